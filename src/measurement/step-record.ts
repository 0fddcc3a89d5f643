import type {
  AnyActorRef,
  ActorRefLike,
  AnyMachineSnapshot,
  ErrorActorEvent,
  EventObject,
  InspectionEvent,
  StateValue,
} from 'xstate';
import { isFailure } from '../../domain/failure/index.ts';
import { fieldsOf } from '../../domain/untrusted/index.ts';
import { flowName } from './flow-name.ts';

/** An event of a flow and where it led, as names: nothing that was typed. `state` is null where the machine threw. */
export interface FlowStep {
  flow: string;
  event: string;
  state: StateValue | null;
}

const maxKeptSteps = 100;

const snapshotOf = (flow: ActorRefLike) => flow.getSnapshot() as AnyMachineSnapshot;
const isFlow = (actor: ActorRefLike): boolean => fieldsOf(actor.getSnapshot())['machine'] !== undefined;

const stepOf = (flow: ActorRefLike, event: EventObject, state: FlowStep['state']): FlowStep => ({
  flow: flowName(snapshotOf(flow).machine.id),
  event: event.type,
  state,
});

/** What a service or a machine within a flow threw. A failure that the contract declares is an answer. */
const faultOf = (event: EventObject): unknown => {
  if (!event.type.startsWith('xstate.error.actor.')) return null;
  const { error } = event as ErrorActorEvent;
  return isFailure(error) ? null : error;
};

/** Keeps the last steps of a page's flows and of the machines within them in memory, for an error report. */
export function createStepRecord() {
  const steps: FlowStep[] = [];
  /** Sent and not yet taken: of a machine that throws, XState inspects the event and no snapshot. */
  const sent: { flow: ActorRefLike; event: EventObject }[] = [];
  const followed = new WeakSet<object>();
  const faultListeners: ((error: unknown) => void)[] = [];

  const addStep = (step: FlowStep) => {
    steps.push(step);
    steps.splice(0, steps.length - maxKeptSteps);
  };
  /** The event at which a machine within a flow threw: what follows is taken by the flow, which goes on. */
  const addThrown = (within: ActorRefLike | undefined) => {
    const thrown = sent.find(({ flow }) => flow === within);
    if (!thrown) return;
    addStep(stepOf(thrown.flow, thrown.event, null));
    sent.splice(0, sent.length, ...sent.filter(({ flow }) => flow !== within));
  };
  const recordStep = (step: InspectionEvent) => {
    const { actorRef: flow } = step;
    if (step.type === '@xstate.event' && isFlow(flow)) {
      const fault = faultOf(step.event);
      if (fault !== null) {
        addThrown(step.sourceRef);
        for (const listen of faultListeners) listen(fault);
      }
      sent.push({ flow, event: step.event });
      sent.splice(0, sent.length - maxKeptSteps);
    }
    if (step.type !== '@xstate.snapshot' || !isFlow(flow)) return;
    const taken = sent.findIndex((one) => one.event === step.event);
    if (taken >= 0) sent.splice(taken, 1);
    addStep(stepOf(flow, step.event, (step.snapshot as AnyMachineSnapshot).value as StateValue));
  };

  /** Follows a flow that has just begun, or from what it did in `past` on. */
  function recordSteps(flow: AnyActorRef, past: readonly InspectionEvent[] = []): void {
    if (followed.has(flow.system)) return;
    followed.add(flow.system);
    for (const step of past) recordStep(step);
    if (past.length === 0) addStep(stepOf(flow, { type: 'xstate.init' }, snapshotOf(flow).value as StateValue));
    flow.system.inspect(recordStep);
  }

  /** The oldest first; last, for each flow that threw, the event at which it did. */
  function lastSteps(): FlowStep[] {
    const failed = sent.filter(
      ({ flow }, index) => snapshotOf(flow).status === 'error' && sent.findIndex((one) => one.flow === flow) === index,
    );
    return [...steps, ...failed.map(({ flow, event }) => stepOf(flow, event, null))];
  }

  return {
    recordSteps,
    lastSteps,
    /** `listen` gets what is thrown within a flow, which takes it by its `onError`: no window hears of it. */
    onFault: (listen: (error: unknown) => void) => void faultListeners.push(listen),
  };
}
