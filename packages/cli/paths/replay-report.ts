import { isDeepStrictEqual } from 'node:util';
import {
  everyEvent,
  observeMachine,
  offeredEvents,
  parseEventName,
  playActor,
  visitKey,
  type AnyFlowSpec,
  type FlowPath,
  type ObservedMachine,
  type PathEvent,
  type Visit,
} from 'model-testing';
import { UsageError } from 'machine-explorer/node';
import type { RecordedStep, Recording } from './read-report.ts';

/** A path that fits the recorded steps, with its last visit. */
interface Way extends FlowPath {
  visit: Visit;
}

/** The error that the replayed machine threw, and the path to it. `isReported`: the same error as in the report. */
export interface Thrown {
  path: FlowPath;
  message: string;
  isReported: boolean;
}

const maxWays = 5000;
const textOf = (state: unknown) => JSON.stringify(state);
const startOf = (spec: AnyFlowSpec, observed: ObservedMachine): Way[] =>
  Object.entries(spec.inputs).map(([input, value]) => ({ input, events: [], visit: observed.start(value) }));

/** Null where the machine throws: only the last event of the report may throw. */
function follow(observed: ObservedMachine, { input, events, visit }: Way, event: PathEvent): Way | null {
  try {
    return { input, events: [...events, event], visit: observed.step(visit, event) };
  } catch {
    return null;
  }
}

/** One path for each state, by `visitKey`. */
function different(spec: AnyFlowSpec, ways: readonly Way[]): Way[] {
  const byKey = new Map<string, Way>();
  for (const way of ways) {
    const key = visitKey(spec, way.visit);
    if (!byKey.has(key)) byKey.set(key, way);
  }
  if (byKey.size > maxWays) throw new UsageError(`${spec.name}: more than ${maxWays} states fit the report.`);
  return [...byKey.values()];
}

/** For a report without its first steps: a shortest path to every state in which it can have begun. */
function waysInto(spec: AnyFlowSpec, observed: ObservedMachine, state: unknown): Way[] {
  const found = different(spec, startOf(spec, observed));
  const known = new Set(found.map(({ visit }) => visitKey(spec, visit)));
  for (const way of found) {
    for (const event of offeredEvents(spec, way.visit)) {
      const next = follow(observed, way, event);
      const key = next && visitKey(spec, next.visit);
      if (!next || !key || known.has(key)) continue;
      known.add(key);
      found.push(next);
    }
    if (found.length > maxWays) break;
  }
  return found.filter(({ visit }) => isDeepStrictEqual(visit.snapshot.value, state));
}

const eventsOf = (spec: AnyFlowSpec, { visit }: Way, { event }: RecordedStep): PathEvent[] =>
  offeredEvents(spec, visit).filter(({ type }) => type === event);

function followStep(spec: AnyFlowSpec, observed: ObservedMachine, ways: readonly Way[], step: RecordedStep): Way[] {
  const next = ways.flatMap((way) => {
    const events = eventsOf(spec, way, step);
    // An event without a transition in this state changes nothing.
    return events.length === 0 ? [way] : events.flatMap((event) => follow(observed, way, event) ?? []);
  });
  return different(
    spec,
    next.filter(({ visit }) => isDeepStrictEqual(visit.snapshot.value, step.state)),
  );
}

function throwOf(spec: AnyFlowSpec, path: FlowPath, reported: string): Thrown | null {
  const actor = playActor(spec, path.input);
  for (const event of path.events) actor.send(event);
  const { status, error } = actor.getSnapshot();
  actor.stop();
  if (status !== 'error') return null;
  const message = String(error);
  return { path, message, isReported: message.slice(0, 1000) === reported };
}

/**
 * Replays the recorded events on the production machine with played services, using every sample that leads to the
 * recorded state. Throws `UsageError` where none does.
 */
export function replayReport(spec: AnyFlowSpec, { message, steps }: Recording): Thrown | null {
  const observed = observeMachine(spec.machine);
  const [first, ...rest] = steps as [RecordedStep, ...RecordedStep[]];
  const last = rest.pop() ?? first;
  const isWhole = parseEventName(first.event).kind === 'init';
  let ways = isWhole
    ? different(spec, startOf(spec, observed)).filter(({ visit }) =>
        isDeepStrictEqual(visit.snapshot.value, first.state),
      )
    : waysInto(spec, observed, first.state);
  if (ways.length === 0) throw new UsageError(`${spec.name}: no sample leads into ${textOf(first.state)}.`);
  for (const step of rest) {
    const before = ways[0]!.visit.snapshot.value;
    ways = followStep(spec, observed, ways, step);
    if (ways.length === 0)
      throw new UsageError(
        `${spec.name}: from ${textOf(before)} no sample of "${step.event}" leads to ${textOf(step.state)}, as it did in the report. Add the payload to ${spec.name}.spec.ts, or the machine is another one by now.`,
      );
  }
  const tried = ways.flatMap((way) => {
    const offered = eventsOf(spec, way, last);
    // A machine that was fixed may no longer accept the event.
    const events = offered.length > 0 ? offered : everyEvent(spec, way.visit).filter(({ type }) => type === last.event);
    return events.map((event) => ({ input: way.input, events: [...way.events, event] }));
  });
  if (tried.length === 0)
    throw new UsageError(
      `${spec.name}: in ${textOf(ways[0]!.visit.snapshot.value)} there is no sample of "${last.event}", at which the machine threw.`,
    );
  const thrown = tried.flatMap((path) => throwOf(spec, path, message) ?? []);
  return thrown.find(({ isReported }) => isReported) ?? thrown[0] ?? null;
}
