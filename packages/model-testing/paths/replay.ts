import { createActor, fromTransition, type AnyActorRef, type AnyTransitionDefinition } from 'xstate';
import { inputOf, parseEventName, scheduledIn } from '../machine/xstate-5.ts';
import { walkPath } from './flow-graph.ts';
import type { AnyFlowSpec, AnySnapshot, FlowPath, PathEvent } from '../spec/flow-spec.ts';
import { stateNodes, transitionId, transitionsOf } from '../machine/machine-shape.ts';
import {
  observeMachine,
  readEffect,
  type Effect,
  type ObservedMachine,
  type Timer,
  type Visit,
} from '../machine/observed-machine.ts';
import { eventLabel } from '../machine/offered-events.ts';
import { failPuppet, finishPuppet, withPuppets } from '../machine/puppet.ts';
import { createTimerClock } from '../machine/timer-clock.ts';

/** The observable result of one event, as JSON. Machines with equal observations behave alike. */
export interface Observation {
  event: string;
  value: unknown;
  status: string;
  context: unknown;
  output: unknown;
  tags: string[];
  children: string[];
  timers: string[];
  effects: Effect[];
}

export interface Replay {
  /** From the pure machine: the start, then one per event. */
  expected: Observation[];
  /** From the real actor. */
  actual: Observation[];
  /** Ids of the transitions the real actor took. */
  taken: ReadonlySet<string>;
}

const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

function observe(
  event: string,
  snapshot: AnySnapshot,
  timers: Iterable<string>,
  effects: readonly Effect[],
): Observation {
  return {
    event,
    value: snapshot.value,
    status: snapshot.status,
    context: asJson(snapshot.context),
    output: asJson(snapshot.output),
    tags: [...snapshot.tags].toSorted(),
    children: Object.keys(snapshot.children).toSorted(),
    timers: [...timers].toSorted(),
    effects: asJson(effects) as Effect[],
  };
}

const observeVisit = (event: string, visit: Visit): Observation =>
  observe(event, visit.snapshot, visit.timers.keys(), visit.effects);

/** The flow's real actor with played services: events bring their answers, timers fire by event. */
export interface PlayedActor {
  send(event: PathEvent): void;
  observe(event: string): Observation;
  getSnapshot(): AnySnapshot;
  /** The effects since the last call of this or of `observe`. */
  takeEffects(): Effect[];
  /** Its running timers in order of their start; a restarted one has a new number. */
  timers(): RunningTimer[];
  /** The input of the living service with this id. */
  askedOf(id: string): unknown;
  /** Ids of the transitions it has taken so far, eventless ones included. */
  taken: ReadonlySet<string>;
  stop(): void;
}

export interface RunningTimer extends Timer {
  number: number;
}

/**
 * Starts the production machine as a real actor: puppets for its services, a clock whose timers fire by id.
 * Browser-safe: the explorer walks flows with it. `send` of an outcome finishes the living service of that id;
 * when none lives, it is a late answer and goes to the machine as it is. Throws a `TypeError` for an unknown input.
 */
export function playActor(spec: AnyFlowSpec, input: string): PlayedActor {
  if (!(input in spec.inputs))
    throw new TypeError(`${spec.name} has no input "${input}": ${Object.keys(spec.inputs).join(', ')}`);
  let effects: Effect[] = [];
  const machine = withPuppets(spec.machine);
  const idOf = new Map<AnyTransitionDefinition, string>();
  for (const node of stateNodes(machine)) {
    for (const { descriptor, index, transition } of transitionsOf(node))
      idOf.set(transition, transitionId(node, descriptor, index));
  }
  const taken = new Set<string>();
  const handles = new Map<string, number>();
  const known = new WeakSet<object>();
  const scheduled = () => scheduledIn<Timer & { source: unknown }>(actor);
  const clock = createTimerClock((handle) => {
    for (const timer of scheduled()) {
      if (known.has(timer)) continue;
      known.add(timer);
      handles.set(timer.id, handle);
    }
  });
  const parent = createActor(
    fromTransition((state: null) => state, null),
    {
      clock,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') {
          for (const id of inspected._transitions.flatMap((transition) => idOf.get(transition) ?? [])) taken.add(id);
        }
        if (inspected.type !== '@xstate.action' || inspected.actorRef !== actor) return;
        const effect = readEffect(inspected.action.type, inspected.action.params);
        if (effect) effects.push(asJson(effect) as Effect);
      },
    },
  ).start();
  const actor = createActor(machine, {
    input: spec.inputs[input],
    parent: parent as AnyActorRef,
  } as never) as unknown as AnyActorRef & {
    start(): void;
    stop(): void;
  };
  // A child actor cannot be stopped from outside: stopping its parent stops it.
  actor.subscribe({ error: () => {} });
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnySnapshot;
  const runningTimers = () => scheduled().filter(({ source }) => source === actor);
  const takeEffects = () => {
    const taken = effects;
    effects = [];
    return taken;
  };
  return {
    send(event) {
      const name = parseEventName(event.type);
      const child = name.kind === 'done' || name.kind === 'error' ? snapshot().children[name.id] : undefined;
      if (child && name.kind === 'done') return finishPuppet(child, event['output']);
      if (child && name.kind === 'error') return failPuppet(child, event['error']);
      const timer = runningTimers().find((one) => one.event.type === event.type);
      if (timer) return clock.fire(handles.get(timer.id)!);
      return actor.send(event);
    },
    observe: (event) =>
      observe(
        event,
        snapshot(),
        runningTimers().map(({ id }) => id),
        takeEffects(),
      ),
    getSnapshot: snapshot,
    takeEffects,
    timers: () =>
      runningTimers()
        .map(({ id, event, delay }) => ({ id, event, delay, number: handles.get(id)! }))
        .toSorted((one, other) => one.number - other.number),
    askedOf: (id) => {
      const child = snapshot().children[id];
      return child ? inputOf(child) : undefined;
    },
    taken,
    stop: () => parent.stop(),
  };
}

/** Runs one path on the pure machine and on the real actor: equal lists mean equal behaviour, effects included. */
export function replay(spec: AnyFlowSpec, path: FlowPath, observed?: ObservedMachine): Replay {
  const labels = ['start', ...path.events.map((event) => eventLabel(spec, event))];
  const expected = walkPath(spec, path, observed).map((visit, index) => observeVisit(labels[index]!, visit));
  const played = playActor(spec, path.input);
  const actual = [played.observe('start')];
  for (const [index, event] of path.events.entries()) {
    played.send(event);
    actual.push(played.observe(labels[index + 1]!));
  }
  played.stop();
  return { expected, actual, taken: played.taken };
}

/** Replays these paths on both: the transitions that the actor took, and the first difference. */
export function replayAll(
  spec: AnyFlowSpec,
  paths: readonly FlowPath[],
): { taken: string[]; differs: (Difference & { path: FlowPath }) | null } {
  const observed = observeMachine(spec.machine);
  const taken = new Set<string>();
  for (const path of paths) {
    const replayed = replay(spec, path, observed);
    for (const id of replayed.taken) taken.add(id);
    const difference = firstDifference(replayed);
    if (difference) return { taken: [...taken], differs: { path, ...difference } };
  }
  return { taken: [...taken], differs: null };
}

export interface Difference {
  step: number;
  expected: Observation;
  actual: Observation;
}

/** The first step at which the two disagree, or null. */
export function firstDifference({ expected, actual }: Replay): Difference | null {
  for (const [step, one] of expected.entries()) {
    const other = actual[step]!;
    if (JSON.stringify(one) !== JSON.stringify(other)) return { step, expected: one, actual: other };
  }
  return null;
}
