import {
  and,
  createActor,
  fromTransition,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate';
import { builtInEffects, parseEventName } from './xstate-5.ts';
import { stateNodes, transitionId, transitionsOf } from './machine-shape.ts';
import type { AnySnapshot, PathEvent } from '../spec/flow-spec.ts';

/** A side effect of a step, as JSON: an action that ran, a service that was called, a message, a timer. */
export interface Effect {
  kind: 'action' | 'call' | 'stop' | 'send' | 'emit' | 'timer' | 'cancel';
  name: string;
  payload?: unknown;
}

export interface Timer {
  id: string;
  /** The event that it sends when it fires. */
  event: PathEvent;
  /** Delay in milliseconds. */
  delay: number;
}

/** One step of the pure machine and its effects. The graph's states are visits. */
export interface Visit {
  status: 'active' | 'done' | 'error' | 'stopped';
  snapshot: AnySnapshot;
  /** Ids of the transitions taken, eventless ones included, in order. */
  taken: string[];
  /** Ids of the states that were entered and left again in this step. */
  passed: readonly string[];
  /** `{transition id} yes` or `{transition id} no` for every guard that was asked. */
  asked: string[];
  effects: Effect[];
  /** The timers that run after this step, by id. */
  timers: ReadonlyMap<string, Timer>;
  /** Ids of services that have answered in a still active state: XState keeps the child, which answers no more. */
  answered: readonly string[];
}

interface Recording {
  taken: string[];
  /** The snapshot after each microstep. */
  stood: AnySnapshot[];
  /** In order of evaluation: a guard may be evaluated more than once in a step. */
  asked: { id: string; isTrue: boolean }[];
  effects: Effect[];
}

export interface ObservedMachine {
  start(input: unknown): Visit;
  step(visit: Visit, event: PathEvent): Visit;
}

const inertActor = fromTransition((state: null) => state, null);

/**
 * Wraps a copy of `machine` (same config, same implementations) so that each pure step reports what it took,
 * asked and did. Nothing is executed: services stay unstarted, timers are data.
 */
export function observeMachine(machine: AnyStateMachine): ObservedMachine {
  const copy = machine.provide({});
  return observeCopy(copy);
}

/** Like `observeMachine`, but takes over the given copy: its guards are wrapped in place. */
export function observeCopy(copy: AnyStateMachine): ObservedMachine {
  let recording: Recording = { taken: [], stood: [], asked: [], effects: [] };
  const idOf = new Map<AnyTransitionDefinition, string>();
  for (const node of stateNodes(copy)) {
    for (const { descriptor, index, transition } of transitionsOf(node)) {
      const id = transitionId(node, descriptor, index);
      idOf.set(transition, id);
      const { guard } = transition;
      if (guard === undefined) continue;
      transition.guard = and([
        () => {
          recording.asked.push({ id, isTrue: false });
          return true;
        },
        guard as never,
        () => {
          recording.asked.at(-1)!.isTrue = true;
          return true;
        },
      ]) as never;
    }
  }

  const parent = createActor(inertActor, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      recording.stood.push(inspected.snapshot as AnySnapshot);
      for (const transition of inspected._transitions) {
        const id = idOf.get(transition);
        if (id !== undefined) recording.taken.push(id);
      }
    },
  });
  const scope = {
    self: createActor(inertActor, { parent: parent as AnyActorRef }),
    id: copy.id,
    sessionId: 'observed',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    system: parent.system,
    actionExecutor: (action: { type: string; params: unknown }) => {
      const effect = readEffect(action.type, action.params);
      if (effect) recording.effects.push(effect);
    },
  };

  const finish = (
    snapshot: AnySnapshot,
    timersBefore: ReadonlyMap<string, Timer>,
    answered: readonly string[] = nowhere,
  ): Visit => ({
    status: snapshot.status,
    snapshot,
    taken: recording.taken,
    passed: passedBetween(recording, snapshot),
    asked: [...new Set(recording.asked.map(({ id, isTrue }) => `${id} ${isTrue ? 'yes' : 'no'}`))],
    effects: recording.effects,
    timers: snapshot.status === 'active' ? timersAfter(timersBefore, recording.effects) : new Map(),
    answered,
  });
  const begin = () => {
    recording = { taken: [], stood: [], asked: [], effects: [] };
  };
  return {
    start(input) {
      begin();
      const snapshot = copy.getInitialSnapshot(scope as never, input);
      return finish(snapshot, new Map());
    },
    step(visit, event) {
      if (visit.snapshot.machine !== copy)
        throw new Error('a visit can only be continued by the observed machine that made it');
      begin();
      const name = parseEventName(event.type);
      const answering = name.kind === 'done' || name.kind === 'error' ? name.id : null;
      if (answering !== null && visit.answered.includes(answering))
        return finish(visit.snapshot, visit.timers, visit.answered);
      const fired = [...visit.timers.values()].find((timer) => timer.event.type === event.type);
      const timers = new Map(visit.timers);
      if (fired) timers.delete(fired.id);
      const after: AnySnapshot = copy.transition(visit.snapshot, event, scope as never);
      const answers = answering === null ? visit.answered : [...visit.answered, answering];
      return finish(after, timers, answers.length === 0 ? answers : stillThere(answers, visit.snapshot, after));
    },
  };
}

const nowhere: readonly string[] = [];

/** A service whose state was entered again is a new actor under the same id. */
const stillThere = (ids: readonly string[], { children: before }: AnySnapshot, { children: after }: AnySnapshot) =>
  ids.filter((id) => after[id] !== undefined && after[id] === before[id]).toSorted();

/** The states that were active in earlier microsteps of a step but not at its end. */
function passedBetween({ stood }: Recording, { _nodes: last }: AnySnapshot): readonly string[] {
  if (stood.length < 2) return nowhere;
  const passed = new Set(stood.flatMap(({ _nodes: nodes }) => nodes));
  for (const node of last) passed.delete(node);
  return [...passed].map(({ id }) => id);
}

function timersAfter(before: ReadonlyMap<string, Timer>, effects: readonly Effect[]): ReadonlyMap<string, Timer> {
  if (!effects.some(({ kind }) => kind === 'timer' || kind === 'cancel')) return before;
  const timers = new Map(before);
  for (const effect of effects) {
    if (effect.kind === 'cancel') timers.delete(effect.name);
    if (effect.kind === 'timer')
      timers.set(effect.name, { id: effect.name, ...(effect.payload as { event: PathEvent; delay: number }) });
  }
  return timers;
}

/**
 * Normalises effects of the pure machine and the real actor. `assign`, immediate `raise` and `log` are
 * no external effects; an actor is named by id, never by reference.
 */
export function readEffect(type: string, rawParams: unknown): Effect | null {
  const params = (rawParams ?? {}) as Record<string, never>;
  switch (type) {
    case builtInEffects.assign:
    case builtInEffects.log:
    case builtInEffects.enqueue:
      return null;
    case builtInEffects.raise:
      return typeof params['delay'] === 'number'
        ? { kind: 'timer', name: String(params['id']), payload: { event: params['event'], delay: params['delay'] } }
        : null;
    case builtInEffects.cancel:
      return { kind: 'cancel', name: String(params['sendId']) };
    case builtInEffects.spawn:
      return {
        kind: 'call',
        name: actorId(params['actorRef']),
        payload: { src: nameOfSource(params['src']), input: params['input'] ?? null },
      };
    case builtInEffects.stop:
      return { kind: 'stop', name: actorId(params) };
    case builtInEffects.sendTo:
      return { kind: 'send', name: actorId(params['to']), payload: params['event'] };
    case builtInEffects.emit:
      return {
        kind: 'emit',
        name: String((params['event'] as { type?: string } | undefined)?.type),
        payload: params['event'],
      };
    default:
      return { kind: 'action', name: type, ...(rawParams === undefined ? {} : { payload: rawParams }) };
  }
}

const actorId = (ref: unknown): string => {
  if (typeof ref === 'string') return ref;
  if (ref && typeof ref === 'object' && 'id' in ref && typeof ref.id === 'string')
    return ref.id.startsWith('x:') ? 'parent' : ref.id;
  return 'unknown';
};
const nameOfSource = (src: unknown): string => (typeof src === 'string' ? src : 'inline');
