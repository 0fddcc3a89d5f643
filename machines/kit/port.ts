import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';

declare const shape: unique symbol;

/** One call of a port. `ask` is a question with an answer, `notify` an order without one. The types live in the brand only. */
interface Ask<Request, Answer> {
  kind: 'ask';
  [shape]?: [Request, Answer];
}
interface Notify<Params> {
  kind: 'notify';
  [shape]?: Params;
}

/** A question to the outside world: it answers with `Answer` or rejects with a `Failure`. */
export const ask = <Request, Answer>(): Ask<Request, Answer> => ({ kind: 'ask' });

/** An order to the outside world that needs no answer. The machine runs it as an action of the same name. */
export const notify = <Params>(): Notify<Params> => ({ kind: 'notify' });

// oxlint-disable-next-line typescript/no-explicit-any -- request and answer are inferred from each call
export type PortCalls = Record<string, Ask<any, any> | Notify<any>>;

/** The plain functions that a port declares: what the browser connects, and what tests play. */
export type ServicesOf<P> =
  P extends Port<infer C>
    ? {
        [Name in keyof C]: C[Name] extends Ask<infer Request, infer Answer>
          ? (request: Request, signal: AbortSignal) => Promise<Answer>
          : C[Name] extends Notify<infer Params>
            ? (params: Params) => void
            : never;
      }
    : never;

type ActorsOf<C extends PortCalls> = {
  [Name in keyof C as C[Name] extends { kind: 'ask' } ? Name : never]: C[Name] extends Ask<infer Request, infer Answer>
    ? PromiseActorLogic<Answer, Request>
    : never;
};

type ActionsOf<C extends PortCalls> = {
  [Name in keyof C as C[Name] extends { kind: 'notify' } ? Name : never]: C[Name] extends Notify<infer Params>
    ? (args: unknown, params: Params) => void
    : never;
};

export interface Port<C extends PortCalls> {
  calls: C;
  /** For `setup({ actors })`: until it is connected, every question rejects. */
  actors: ActorsOf<C>;
  /** For `setup({ actions })`: until it is connected, an order does nothing. */
  actions: ActionsOf<C>;
}

const names = (calls: PortCalls, kind: 'ask' | 'notify') =>
  Object.keys(calls).filter((name) => calls[name]!.kind === kind);

/** What a machine asks of the outside world, declared once: its stubs, its services' type and its connector follow. */
export function port<C extends PortCalls>(calls: C): Port<C> {
  const actors = names(calls, 'ask').map((name) => [
    name,
    fromPromise(() => Promise.reject(new Error(`${name} is not connected`))),
  ]);
  const actions = names(calls, 'notify').map((name) => [name, () => {}]);
  return {
    calls,
    actors: Object.fromEntries(actors) as ActorsOf<C>,
    actions: Object.fromEntries(actions) as ActionsOf<C>,
  };
}

type Service = (request: unknown, signal?: AbortSignal) => unknown;

/**
 * The machine with its services: an omitted one does not compile. `children` are flows it invokes, already connected,
 * by the name that `setup` gives them.
 */
export function connect<Machine extends AnyStateMachine, C extends PortCalls>(
  machine: Machine,
  { calls }: Port<C>,
  services: ServicesOf<Port<C>>,
  children: Record<string, AnyStateMachine> = {},
): Machine {
  const service = (name: string) => services[name as keyof typeof services] as Service;
  const actors = names(calls, 'ask').map((name) => [
    name,
    fromPromise(({ input, signal }) => service(name)(input, signal) as Promise<unknown>),
  ]);
  const actions = names(calls, 'notify').map((name) => [name, (_: unknown, params: unknown) => service(name)(params)]);
  return machine.provide({
    actors: { ...Object.fromEntries(actors), ...children },
    actions: Object.fromEntries(actions),
  }) as Machine;
}
