import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';

declare const shape: unique symbol;

/** A call of a port: `ask` has an answer, `notify` has none. The types exist in the brand only. */
interface Ask<Request, Answer> {
  kind: 'ask';
  [shape]?: [Request, Answer];
}
interface Notify<Params> {
  kind: 'notify';
  [shape]?: Params;
}

/** A call to the outside world that resolves with `Answer` or rejects with a `Failure`. */
export const ask = <Request, Answer>(): Ask<Request, Answer> => ({ kind: 'ask' });

/** A call to the outside world without an answer. The machine runs it as an action of the same name. */
export const notify = <Params>(): Notify<Params> => ({ kind: 'notify' });

// oxlint-disable-next-line typescript/no-explicit-any -- request and answer are inferred from each call
export type PortCalls = Record<string, Ask<any, any> | Notify<any>>;

/** The functions that a port declares: implemented by the browser, replaced in tests. */
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
  /** For `setup({ actors })`: until it is connected, every `ask` rejects. */
  actors: ActorsOf<C>;
  /** For `setup({ actions })`: until it is connected, a `notify` does nothing. */
  actions: ActionsOf<C>;
}

const names = (calls: PortCalls, kind: 'ask' | 'notify') =>
  Object.keys(calls).filter((name) => calls[name]!.kind === kind);

/** The calls of a machine, declared once: stubs, the services' type and the connector are derived from them. */
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
 * The machine with its services: a missing one does not compile. `children`: machines that it invokes, already
 * connected, by their names in `setup`.
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
