import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent, StateValue } from 'xstate';
import { flowName } from './flow-name.ts';

/** An event of a flow and where it led, as names: nothing that was typed. `state` is null where the machine threw. */
export interface FlowStep {
  flow: string;
  event: string;
  state: StateValue | null;
}

const maxKeptSteps = 100;

const snapshotOf = (flow: AnyActorRef) => flow.getSnapshot() as AnyMachineSnapshot;

/** Keeps the last steps of a page's flows in memory, for an error report. */
export function createStepRecord() {
  const steps: FlowStep[] = [];
  /** Sent and not yet taken: of a machine that throws, XState inspects the event and no snapshot. */
  const sent: { flow: AnyActorRef; event: EventObject }[] = [];
  const followed = new WeakSet<AnyActorRef>();

  const stepOf = (flow: AnyActorRef, event: EventObject, state: FlowStep['state']): FlowStep => ({
    flow: flowName(snapshotOf(flow).machine.id),
    event: event.type,
    state,
  });
  const recordStep = (flow: AnyActorRef, step: InspectionEvent) => {
    if (step.actorRef !== flow) return;
    if (step.type === '@xstate.event') {
      sent.push({ flow, event: step.event });
      sent.splice(0, sent.length - maxKeptSteps);
    }
    if (step.type !== '@xstate.snapshot') return;
    const taken = sent.findIndex((one) => one.event === step.event);
    if (taken >= 0) sent.splice(taken, 1);
    steps.push(stepOf(flow, step.event, (step.snapshot as AnyMachineSnapshot).value as StateValue));
    steps.splice(0, steps.length - maxKeptSteps);
  };

  /** Follows a flow that has just begun, or from what it did in `past` on. */
  function recordSteps(flow: AnyActorRef, past: readonly InspectionEvent[] = []): void {
    if (followed.has(flow)) return;
    followed.add(flow);
    for (const step of past) recordStep(flow, step);
    if (past.length === 0) steps.push(stepOf(flow, { type: 'xstate.init' }, snapshotOf(flow).value as StateValue));
    flow.system.inspect((step) => recordStep(flow, step));
  }

  /** The oldest first; last, for each machine that threw, the event at which it did. */
  function lastSteps(): FlowStep[] {
    const failed = sent.filter(
      ({ flow }, index) => snapshotOf(flow).status === 'error' && sent.findIndex((one) => one.flow === flow) === index,
    );
    return [...steps, ...failed.map(({ flow, event }) => stepOf(flow, event, null))];
  }

  return { recordSteps, lastSteps };
}
