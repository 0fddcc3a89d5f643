import { startEvent, stepEffectsOf, stepNames } from './check-postconditions.ts';
import type { AnyFlowSpec, AnyMoment, AnySnapshot, AnyTemporalProperty, PathEvent } from '../spec/flow-spec.ts';
import { nameTheFault } from '../machine/name-the-fault.ts';
import type { Effect } from '../machine/observed-machine.ts';

export type Step = Parameters<AnyMoment>[1];

export const stepOf = (spec: AnyFlowSpec, before: AnySnapshot, event: PathEvent, effects: readonly Effect[]): Step => ({
  before,
  event,
  names: stepNames(spec, event),
  ...stepEffectsOf(before.machine, effects),
});

const holds = (moment: AnyMoment | undefined, after: AnySnapshot, step: Step) => moment?.(after, step) ?? false;

const isBrokenBy = ({ always, never }: AnyTemporalProperty, after: AnySnapshot, step: Step) =>
  (always ? !always(after, step) : false) || holds(never, after, step);

/** The effect of one step on a property: whether it is open afterwards, begins with this step, or is broken by it. */
export function judgeStep(
  property: AnyTemporalProperty,
  wasOpen: boolean,
  after: AnySnapshot,
  step: Step,
): { isOpen: boolean; begins: boolean; isBroken: boolean } {
  return nameTheFault(`the property "${property.name}"`, after, () => judged(property, wasOpen, after, step));
}

function judged(property: AnyTemporalProperty, wasOpen: boolean, after: AnySnapshot, step: Step) {
  const hasCome = wasOpen && (holds(property.until, after, step) || holds(property.eventually, after, step));
  const isStillOpen = wasOpen && !hasCome;
  const begins = !isStillOpen && (property.after ? property.after(after, step) : step.event === startEvent);
  const isJudged = isStillOpen || (begins && !property.after);
  return {
    isOpen: isStillOpen || (begins && !holds(property.eventually, after, step)),
    begins,
    isBroken: isJudged && isBrokenBy(property, after, step),
  };
}
