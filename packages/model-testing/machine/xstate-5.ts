import type { AnyActorRef, AnyStateMachine, AnyStateNode } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';

/**
 * The only module that depends on how xstate 5 explores graphs, names its events and actions, and stores what its types
 * do not show. The next major version changes these: adapt this module only.
 */
export type EventName =
  | { kind: 'own'; type: string }
  | { kind: 'done' | 'error' | 'snapshot'; id: string }
  | { kind: 'after'; delay: string; stateId: string }
  | { kind: 'stateDone'; stateId: string }
  | { kind: 'wildcard' }
  | { kind: 'init' };

const done = 'xstate.done.actor.';
const error = 'xstate.error.actor.';
const snapshot = 'xstate.snapshot.';
const after = 'xstate.after.';
const stateDone = 'xstate.done.state.';
const inline = 'xstate.invoke.';

export const startType = 'xstate.init';

/** Reads an event type or a descriptor. An `after` name holds a delay (a number or a delay's name) and the state's id. */
export function parseEventName(type: string): EventName {
  if (type.startsWith(done)) return { kind: 'done', id: type.slice(done.length) };
  if (type.startsWith(error)) return { kind: 'error', id: type.slice(error.length) };
  if (type.startsWith(snapshot)) return { kind: 'snapshot', id: type.slice(snapshot.length) };
  if (type.startsWith(stateDone)) return { kind: 'stateDone', stateId: type.slice(stateDone.length) };
  if (type.startsWith(after)) {
    const rest = type.slice(after.length);
    const dot = rest.indexOf('.');
    return { kind: 'after', delay: rest.slice(0, dot), stateId: rest.slice(dot + 1) };
  }
  if (type === startType) return { kind: 'init' };
  if (type === '*' || type.endsWith('.*')) return { kind: 'wildcard' };
  return { kind: 'own', type };
}

/** `outcome` is the sample's name: paths are read by people, and survive JSON. */
export const doneEvent = (id: string, outcome: string, output: unknown) => ({
  type: `${done}${id}`,
  output,
  actorId: id,
  outcome,
});
export const errorEvent = (id: string, outcome: string, failure: unknown) => ({
  type: `${error}${id}`,
  error: failure,
  actorId: id,
  outcome,
});

/** Whether a service has a name, and so can be replaced; an inline one has none. */
export const isPlayable = (src: unknown): src is string => typeof src === 'string' && !src.startsWith(inline);

/** The id that xstate makes for an invocation without one: `0.fetching.loading`. */
const numbered = /^(\d+)\.(.+)$/s;

/** xstate keeps its states by id, which is not in its types. */
const stateOf = (machine: AnyStateMachine, id: string): AnyStateNode | undefined =>
  (machine as unknown as { idMap: ReadonlyMap<string, AnyStateNode> }).idMap.get(id);

/**
 * The name of the service invoked under this id: the id itself, or its `src` where the author gave no id. An inline
 * `src` has no name, and two invocations of one `src` in one state differ only by their ids.
 */
export function serviceName(machine: AnyStateMachine, id: string): string {
  const [, index, stateId] = numbered.exec(id) ?? [];
  const invokes = (stateId !== undefined && stateOf(machine, stateId)?.invoke) || [];
  const invoke = invokes[Number(index)];
  if (invoke?.id !== id || !isPlayable(invoke.src)) return id;
  return invokes.filter(({ src }) => src === invoke.src).length === 1 ? invoke.src : id;
}

/** Short words for a descriptor: `calculation done`, `calculation failed`, `after deadline`. Own events keep their name. */
export function readableEventName(type: string, machine?: AnyStateMachine): string {
  const name = parseEventName(type);
  const service = (id: string) => (machine ? serviceName(machine, id) : id);
  switch (name.kind) {
    case 'done':
      return `${service(name.id)} done`;
    case 'error':
      return `${service(name.id)} failed`;
    case 'snapshot':
      return `${service(name.id)} reports`;
    case 'after':
      return `after ${name.delay}`;
    case 'stateDone':
      return `${name.stateId} finished`;
    case 'wildcard':
      return type;
    case 'init':
      return 'start';
    case 'own':
      return name.type;
    default:
      return name satisfies never;
  }
}

/** Types of the effects xstate itself runs, as its actions report them. */
export const builtInEffects = {
  assign: 'xstate.assign',
  raise: 'xstate.raise',
  cancel: 'xstate.cancel',
  sendTo: 'xstate.sendTo',
  emit: 'xstate.emit',
  log: 'xstate.log',
  spawn: 'xstate.spawnChild',
  stop: 'xstate.stopChild',
  enqueue: 'xstate.enqueueActions',
} as const;

/** Whether this is xstate's own action that starts or stops the timer of an `after`. */
export const isClockwork = (action: unknown): boolean => {
  const type = typeof action === 'string' ? action : (action as { type?: string }).type;
  return type === builtInEffects.raise || type === builtInEffects.cancel;
};

/** The input of an actor. xstate keeps it in the actor's options, which are not in its types. */
export const inputOf = (ref: AnyActorRef): unknown => (ref as { options?: { input?: unknown } }).options?.input;

/** A running timer; `id` is xstate's own. */
interface ScheduledTimer {
  id: string;
}

/** The timers that run in an actor's system. xstate keeps them in the system's snapshot, which is not in its types. */
export const scheduledIn = <TTimer extends ScheduledTimer>(actor: AnyActorRef): TTimer[] =>
  Object.values(
    (actor.system.getSnapshot() as unknown as { _scheduledEvents: Record<string, TTimer> })._scheduledEvents,
  );

/** By key: a state and the targets of the events offered in it. */
export type Adjacency<TState, TEvent> = Readonly<
  Record<string, { state: TState; transitions: Record<string, { event: TEvent; state: TState }> }>
>;

interface Exploration<TState, TEvent> {
  step: (state: TState, event: TEvent) => TState;
  /** The events offered in a state; none at an end. */
  offered: (state: TState) => readonly TEvent[];
  keyOf: (state: TState) => string;
}

/** All that is reachable from `start`, breadth first. A state is whatever `step` makes: for xstate it is a snapshot. */
export function exploreFrom<TState, TEvent>(
  start: TState,
  { step, offered, keyOf }: Exploration<TState, TEvent>,
): Adjacency<TState, TEvent> {
  return getAdjacencyMap(
    { transition: step, getInitialSnapshot: () => start } as never,
    {
      fromState: start,
      events: offered,
      serializeState: keyOf,
      serializeEvent: (event: TEvent) => JSON.stringify(event),
    } as never,
  ) as unknown as Adjacency<TState, TEvent>;
}
