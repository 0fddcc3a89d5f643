import type { Actor, AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent, StateValue } from 'xstate';
import { isFailure } from '../../domain/failure/index.ts';
import { fieldsOf } from '../../domain/untrusted/index.ts';
import { flowName } from './flow-name.ts';

/** An event of a flow and where it led, as names: nothing that was typed. `state` is null where the machine threw. */
export interface FlowStep {
  flow: string;
  event: string;
  state: StateValue | null;
}

type Flow = Actor<AnyStateMachine>;
type Sent = Extract<InspectionEvent, { type: '@xstate.event' }>;

const maxKeptSteps = 100;

/** A service that a machine calls is an actor as well. */
const isFlow = (actor: unknown): actor is Flow => 'implementations' in fieldsOf(fieldsOf(actor)['logic']);

/** The snapshot of a machine that threw before its first state has neither a state nor a machine. */
const snapshotOf = (flow: Flow) => flow.getSnapshot() as Partial<AnyMachineSnapshot>;

const hasThrown = (flow: Flow) => snapshotOf(flow).status === 'error';

/** Keeps the last steps of a page's flows, children included, in memory, for an error report. */
export function createStepRecord() {
  const steps: { actor: Flow; step: FlowStep }[] = [];
  /** Events that were sent and not handled yet: for a machine that throws XState inspects the event and no snapshot. */
  const sent: { actor: Flow; event: Sent['event'] }[] = [];
  const followed = new WeakSet<object>();
  /** The flow in which an error arose, even if a parent has handled it or thrown it again. */
  const origins = new Map<unknown, Flow>();
  let onFault: ((error: unknown) => void) | undefined;

  const keep = (actor: Flow, event: string, { status, value }: Partial<AnyMachineSnapshot>) => {
    const state = status === 'error' ? null : (value as StateValue);
    steps.push({ actor, step: { flow: flowName(actor.logic.id), event, state } });
    steps.splice(0, steps.length - maxKeptSteps);
  };

  function noteFault({ event, sourceRef }: Sent, parent: Flow): void {
    const { error } = fieldsOf(event);
    if (!event.type.startsWith('xstate.error.actor.') || isFailure(error) || origins.has(error)) return;
    origins.set(error, isFlow(sourceRef) ? sourceRef : parent);
    // By then the parent has handled the event.
    queueMicrotask(() => onFault?.(error));
  }

  function recordStep(inspected: InspectionEvent): void {
    const { actorRef: actor } = inspected;
    if (!isFlow(actor)) return;
    if (inspected.type === '@xstate.event') {
      sent.push({ actor, event: inspected.event });
      sent.splice(0, sent.length - maxKeptSteps);
      noteFault(inspected, actor);
    }
    if (inspected.type !== '@xstate.snapshot') return;
    const taken = sent.findIndex((one) => one.event === inspected.event);
    if (taken >= 0) sent.splice(taken, 1);
    keep(actor, inspected.event.type, inspected.snapshot);
  }

  /** Follows a flow that has just begun, or from what it did in `past` on. */
  function recordSteps(flow: AnyActorRef, past: readonly InspectionEvent[] = []): void {
    if (followed.has(flow.system)) return;
    followed.add(flow.system);
    for (const step of past) recordStep(step);
    if (past.length === 0 && isFlow(flow)) keep(flow, 'xstate.init', snapshotOf(flow));
    flow.system.inspect(recordStep);
  }

  const throwerOf = (error: unknown): Flow | undefined =>
    origins.get(error) ??
    [...sent, ...steps]
      .map(({ actor }) => actor)
      .find((actor) => hasThrown(actor) && snapshotOf(actor).error === error);

  /** The oldest first. For an error thrown by a machine only its own steps; the last is the event at which it threw. */
  function lastSteps(error: unknown): FlowStep[] {
    const thrower = throwerOf(error);
    if (!thrower) return steps.map(({ step }) => step);
    const own = steps.flatMap(({ actor, step }) => (actor === thrower ? [step] : []));
    if (!hasThrown(thrower) || own.at(-1)?.state === null) return own;
    const failed = sent.find(({ actor }) => actor === thrower)?.event.type ?? own.pop()?.event;
    return failed === undefined ? own : [...own, { flow: flowName(thrower.logic.id), event: failed, state: null }];
  }

  /** Calls back once for each error that a flow or its service threw to a parent, which may handle it silently. */
  const watchFaults = (listener: (error: unknown) => void): void => void (onFault = listener);

  const isFault = (error: unknown): boolean => origins.has(error);

  return { recordSteps, lastSteps, isFault, watchFaults };
}
