import { array, check, constantFrom, nat, property, tuple } from 'fast-check';
import type { AnyFlowSpec, FlowPath, PathEvent } from './spec/flow-spec.ts';
import { doneEvent } from './machine/xstate-5.ts';
import { type PathFailure, propertyFailure } from './checks/check-path.ts';
import { observeMachine, type Visit } from './machine/observed-machine.ts';
import { invariantsOf } from './checks/check-invariants.ts';
import { brokenPostcondition, postconditionBook } from './checks/check-postconditions.ts';
import { canHappen, offeredEvents, outcomesOf, serviceIds } from './machine/offered-events.ts';
import { firstDifference, replay } from './paths/replay.ts';

/** `reason`: what is broken or undecided, or how the machine and the real actor differ. */
export type WalkFailure = PathFailure;

/**
 * Random walks with shrinking: at each step any event that may happen, or a late answer of a service that is gone.
 * Each walk must keep every invariant, postcondition and property and be the same on the real actor. Returns the smallest failing walk, or null.
 */
export function checkRandomWalks(spec: AnyFlowSpec, { seed = 1 }: { seed?: number } = {}): WalkFailure | null {
  const observed = observeMachine(spec.machine);
  const book = postconditionBook(spec);
  const invariants = invariantsOf(spec);
  const failureOf = (input: string, choices: readonly number[]): WalkFailure | null => {
    const path: FlowPath = { input, events: [] };
    let visit = observed.start(spec.inputs[input]);
    for (const choice of choices) {
      const events = [...offeredEvents(spec, visit), ...lateAnswers(spec, visit)];
      if (visit.status !== 'active' || events.length === 0) break;
      const event = events[choice % events.length]!;
      path.events.push(event);
      const before = visit;
      visit = observed.step(visit, event);
      const broken =
        invariants.find((invariant) => !invariant.holds(visit.snapshot, path.events)) ??
        (canHappen(before, event) ? brokenPostcondition(book, { before, event, after: visit }) : undefined);
      if (broken) return { path, reason: `broken: ${broken.name}` };
    }
    const difference = firstDifference(replay(spec, path, observed));
    if (!difference) return propertyFailure(spec, path);
    const { step, expected, actual } = difference;
    return {
      path,
      reason: `step ${step}: expected ${JSON.stringify(expected)}, the actor gave ${JSON.stringify(actual)}`,
    };
  };
  const walk = tuple(
    constantFrom(...Object.keys(spec.inputs)),
    array(nat(9999), { maxLength: spec.limits?.walkLength ?? 40, size: 'max' }),
  );
  const result = check(
    property(walk, ([input, choices]) => failureOf(input, choices) === null),
    { numRuns: spec.limits?.walks ?? 40, seed },
  );
  if (!result.failed || !result.counterexample) return null;
  const [[input, choices]] = result.counterexample;
  return failureOf(input, choices);
}

function lateAnswers(spec: AnyFlowSpec, visit: Visit): PathEvent[] {
  return serviceIds(spec).flatMap((id) => {
    if (visit.snapshot.children[id]) return [];
    const sample = Object.entries(outcomesOf(spec, id).done).find(([, output]) => typeof output !== 'function');
    return sample ? [doneEvent(id, sample[0], sample[1])] : [];
  });
}
