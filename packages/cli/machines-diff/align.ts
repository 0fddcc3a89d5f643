import { machineShape, type AnyFlowSpec, type TransitionShape } from 'model-testing';
import { labelOf } from 'machine-explorer';

/** A transition as it is compared. `guard`: with its constant parameters, `isReported: paid`. */
export interface Edge extends Pick<TransitionShape, 'id' | 'targets' | 'actions'> {
  guard: string | null;
}

export type Pair = [then: Edge, now: Edge] | [then: Edge, now: null] | [then: null, now: Edge];

/**
 * Pairs the transitions of two machines. Those of one state and event are ordered, so that one inserted in the middle
 * shifts the index of the rest: pairs are chosen for the greatest likeness in that order.
 */
export function alignTransitions(before: AnyFlowSpec | null, after: AnyFlowSpec | null): Pair[] {
  const [then, now] = [lists(before), lists(after)];
  return [...new Set([...then.keys(), ...now.keys()])].flatMap((key) => align(then.get(key) ?? [], now.get(key) ?? []));
}

/** The transitions by state and event. */
function lists(spec: AnyFlowSpec | null): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>();
  if (!spec) return found;
  for (const transition of machineShape(spec.machine).transitions) {
    const key = `${transition.stateId} ${transition.descriptor}`;
    const { id, targets, actions } = transition;
    const edge = { id, targets, actions, guard: labelOf(spec, transition, 'en', true).guard };
    found.set(key, [...(found.get(key) ?? []), edge]);
  }
  return found;
}

/** Any pair scores more than none; the guard counts most. */
const likeness = (one: Edge, other: Edge): number =>
  1 +
  (one.guard === other.guard ? 4 : 0) +
  (one.targets.join() === other.targets.join() ? 2 : 0) +
  (one.actions.join() === other.actions.join() ? 1 : 0);

function align(then: readonly Edge[], now: readonly Edge[]): Pair[] {
  // best[i][j]: the greatest likeness of the remaining transitions from i and from j.
  const best = Array.from({ length: then.length + 1 }, () => Array.from({ length: now.length + 1 }, () => 0));
  for (let i = then.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      best[i]![j] = Math.max(best[i + 1]![j]!, best[i]![j + 1]!, best[i + 1]![j + 1]! + likeness(then[i]!, now[j]!));
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < then.length && j < now.length) {
    const [one, other] = [then[i]!, now[j]!];
    if (best[i]![j] === best[i + 1]![j + 1]! + likeness(one, other)) {
      pairs.push([one, other]);
      i += 1;
      j += 1;
    } else if (best[i]![j] === best[i + 1]![j]) {
      pairs.push([one, null]);
      i += 1;
    } else {
      pairs.push([null, other]);
      j += 1;
    }
  }
  for (const one of then.slice(i)) pairs.push([one, null]);
  for (const other of now.slice(j)) pairs.push([null, other]);
  return pairs;
}
