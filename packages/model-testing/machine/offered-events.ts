import type { AnyActorRef } from 'xstate';
import { CannotWalkError } from './cannot-walk-error.ts';
import { doneEvent, errorEvent, inputOf, parseEventName, serviceName } from './xstate-5.ts';
import type { AnyFlowSpec, PathEvent } from '../spec/flow-spec.ts';
import { idsOfService, machineShape, unplayable } from './machine-shape.ts';
import type { Visit } from './observed-machine.ts';

export class MissingSampleError extends Error {
  override name = 'MissingSampleError';
}

/**
 * The events that may happen in this state: samples of every event it has a transition for (also those a guard
 * will refuse), the outcomes of services that are alive, the timers that run. Throws `MissingSampleError` when
 * a living service has no outcome sample: its answers would go untested.
 */
export function offeredEvents(spec: AnyFlowSpec, visit: Visit): PathEvent[] {
  if (visit.status !== 'active') return [];
  const { children, _nodes: nodes } = visit.snapshot;
  const offered: PathEvent[] = [];
  const descriptors = new Set<string>();
  for (const node of nodes)
    for (const [descriptor, list] of node.transitions) if (list.length > 0) descriptors.add(descriptor);
  for (const descriptor of descriptors) {
    const name = parseEventName(descriptor);
    if (name.kind === 'own') offered.push(...samplesOf(spec, name.type));
    if (name.kind === 'done' && canAnswer(visit, name.id))
      offered.push(...doneSamples(spec, name.id, children[name.id]));
    if (name.kind === 'error' && canAnswer(visit, name.id)) offered.push(...failedSamples(spec, name.id));
  }
  for (const timer of visit.timers.values()) offered.push(timer.event);
  return spec.offers ? offered.filter((event) => spec.offers!(event, visit.snapshot)) : offered;
}

/** Whether a service can answer: it is alive and has not answered yet. */
const canAnswer = ({ snapshot, answered }: Visit, id: string): boolean =>
  snapshot.children[id] !== undefined && !answered.includes(id);

/** Whether this event can come from outside now: a service answers once while it lives, a timer fires while it runs. */
export function canHappen(visit: Visit, { type }: PathEvent): boolean {
  const { status, timers } = visit;
  if (status !== 'active') return false;
  const name = parseEventName(type);
  if (name.kind === 'done' || name.kind === 'error') return canAnswer(visit, name.id);
  return name.kind !== 'after' || [...timers.values()].some(({ event }) => event.type === type);
}

/** Whether some state it is in has a transition for this event. */
export const isOffered = ({ snapshot }: Visit, { type }: PathEvent): boolean =>
  snapshot._nodes.some((node) => (node.transitions.get(type)?.length ?? 0) > 0);

const eventCache = new WeakMap<object, Map<string, PathEvent[]>>();
function cached(spec: AnyFlowSpec, key: string, make: () => PathEvent[]): PathEvent[] {
  let events = eventCache.get(spec);
  if (!events) eventCache.set(spec, (events = new Map<string, PathEvent[]>()));
  let list = events.get(key);
  if (!list) events.set(key, (list = make()));
  return list;
}

function samplesOf(spec: AnyFlowSpec, type: string): PathEvent[] {
  if (spec.internal?.includes(type)) return [];
  return cached(spec, type, () => (spec.events[type] ?? [{}]).map((payload) => Object.assign({}, payload, { type })));
}

export function outcomesOf(spec: AnyFlowSpec, id: string) {
  const name = serviceName(spec.machine, id);
  const outcomes = spec.outcomes?.[name];
  if (outcomes) return outcomes;
  const place = unplayable(spec.machine, id);
  if (place) throw new CannotWalkError(`${spec.name}: ${place}`);
  throw new MissingSampleError(
    `${spec.name}: the service invoked as "${name}" has no samples. Add outcomes.${name} = { done: {…}, failed: {…} } to ${spec.name}.spec.ts.`,
  );
}

/** Samples of a `done` answer. `ref`: the invoked actor; without it samples that depend on the input are left out. */
function doneSamples(spec: AnyFlowSpec, id: string, ref: AnyActorRef | undefined): PathEvent[] {
  const samples = Object.entries(outcomesOf(spec, id).done);
  if (!samples.some(([, sample]) => typeof sample === 'function')) {
    return cached(spec, `done ${id}`, () => samples.map(([outcome, output]) => doneEvent(id, outcome, output)));
  }
  return samples.flatMap(([outcome, sample]) => {
    if (typeof sample !== 'function') return [doneEvent(id, outcome, sample)];
    return ref ? [doneEvent(id, outcome, (sample as (input: unknown) => unknown)(inputOf(ref)))] : [];
  });
}

/**
 * The same event in this state: an answer that depends on the service's input is computed for the input here.
 * A graph state merges many (a revision, a key), an answer belongs to one.
 */
export function eventHere(spec: AnyFlowSpec, visit: Visit, event: PathEvent): PathEvent {
  const name = parseEventName(event.type);
  if (name.kind !== 'done') return event;
  const sample = spec.outcomes?.[serviceName(spec.machine, name.id)]?.done[String(event['outcome'])];
  const ref = visit.snapshot.children[name.id];
  if (typeof sample !== 'function' || !ref) return event;
  return doneEvent(name.id, String(event['outcome']), (sample as (input: unknown) => unknown)(inputOf(ref)));
}

function failedSamples(spec: AnyFlowSpec, id: string): PathEvent[] {
  return cached(spec, `failed ${id}`, () => {
    const failures = Object.entries(outcomesOf(spec, id).failed);
    const name = serviceName(spec.machine, id);
    if (failures.length === 0)
      throw new MissingSampleError(
        `${spec.name}: "${name}" has an onError but no failed sample. Add outcomes.${name}.failed.{kind} to ${spec.name}.spec.ts.`,
      );
    return failures.map(([outcome, failure]) => errorEvent(id, outcome, failure));
  });
}

/** Every event of the spec, also of services that are not alive: for sneak tests. `visit`: for inputs of services. */
export function everyEvent(spec: AnyFlowSpec, visit?: Visit): PathEvent[] {
  const ids = serviceIds(spec);
  return [
    ...ownEventTypes(spec).flatMap((type) => samplesOf(spec, type)),
    ...ids.flatMap((id) => doneSamples(spec, id, visit?.snapshot.children[id])),
    ...ids.flatMap((id) => failedSamplesIfAny(spec, id)),
  ];
}

const idsCache = new WeakMap<object, string[]>();

/** The ids of all services that have samples. */
export function serviceIds(spec: AnyFlowSpec): string[] {
  let ids = idsCache.get(spec);
  if (!ids) {
    ids = Object.keys(spec.outcomes ?? {}).flatMap((name) => idsOfService(spec.machine, name));
    idsCache.set(spec, ids);
  }
  return ids;
}

const typesCache = new WeakMap<object, string[]>();

/** All event types of the machine, also those without payload, which need no samples. */
function ownEventTypes(spec: AnyFlowSpec): string[] {
  const kept = typesCache.get(spec);
  if (kept) return kept;
  const types = machineShape(spec.machine).transitions.flatMap(({ descriptor }) => {
    const name = parseEventName(descriptor);
    return name.kind === 'own' && name.type !== '' ? [name.type] : [];
  });
  const all = [...new Set([...Object.keys(spec.events), ...types])];
  typesCache.set(spec, all);
  return all;
}

const failedSamplesIfAny = (spec: AnyFlowSpec, id: string) =>
  Object.keys(outcomesOf(spec, id).failed).length === 0 ? [] : failedSamples(spec, id);

/** How a person reads an event of a path: `calculation done: priced`, `line.add 2`, `after deadline`. */
export function eventLabel(spec: AnyFlowSpec, event: PathEvent): string {
  const name = parseEventName(event.type);
  if (name.kind === 'done' || name.kind === 'error') {
    return `${serviceName(spec.machine, name.id)} ${name.kind === 'done' ? 'done' : 'failed'}: ${String(event['outcome'])}`;
  }
  if (name.kind === 'after') return `after ${name.delay} in ${name.stateId}`;
  const samples = spec.events[event.type] ?? [];
  if (samples.length < 2) return event.type;
  const { type: _type, ...payload } = event;
  const index = samples.findIndex((sample) => JSON.stringify(sample) === JSON.stringify(payload));
  return index < 0 ? event.type : `${event.type} #${index + 1}`;
}
