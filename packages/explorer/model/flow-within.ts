import { observeMachine, type AnyFlowSpec, type AnySnapshot, type PathEvent } from 'model-testing';
import type { FlowsWithin } from '../config.ts';

/** A flow that runs inside another flow's state, with its own state at that moment. */
export interface FlowWithin {
  spec: AnyFlowSpec;
  input: string;
  events: PathEvent[];
  snapshot: AnySnapshot;
}

/** The name of the flow that runs inside this state; null where none does. */
export const flowInside = (within: FlowsWithin, stateId: string): string | null => within[stateId]?.spec.name ?? null;

const known = new WeakMap<FlowsWithin, WeakMap<AnySnapshot, FlowWithin | null>>();

/** The flow that runs inside the current state, at its beginning; it is walked separately. */
export function flowWithin(within: FlowsWithin, snapshot: AnySnapshot): FlowWithin | null {
  const seen = known.get(within) ?? new WeakMap<AnySnapshot, FlowWithin | null>();
  known.set(within, seen);
  let found = seen.get(snapshot);
  if (found === undefined) seen.set(snapshot, (found = begunWithin(within, snapshot)));
  return found;
}

function begunWithin(within: FlowsWithin, snapshot: AnySnapshot): FlowWithin | null {
  for (const { id } of snapshot._nodes) {
    const found = within[id];
    if (!found) continue;
    const { input, given, events } = found.begin((snapshot.context ?? {}) as Record<string, unknown>);
    const observed = observeMachine(found.spec.machine);
    let visit = observed.start({ ...(found.spec.inputs[input] as object), ...given });
    for (const event of events) visit = observed.step(visit, event);
    return { spec: found.spec, input, events, snapshot: visit.snapshot };
  }
  return null;
}
