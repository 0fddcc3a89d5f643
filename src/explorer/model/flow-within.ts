import { threeDSecureFlow } from '../../../machines/three-d-secure/three-d-secure.spec.ts';
import { observeMachine, type AnyFlowSpec, type AnySnapshot, type PathEvent } from 'model-testing';

/** Another flow that runs inside a state, standing where it does when that state is shown. */
export interface FlowWithin {
  spec: AnyFlowSpec;
  input: string;
  events: PathEvent[];
  snapshot: AnySnapshot;
}

interface Inside {
  spec: AnyFlowSpec;
  /** What the flow inside is given, and what has happened in it, seen from what the flow around it remembers. */
  begin(context: Record<string, unknown>): { input: string; given: object; events: PathEvent[] };
}

/** By the id of the state around it. The one place that says so: the diagram, the phone, the money and the tests ask here. */
const inside: Record<string, Inside> = {
  'checkout.paying.challenging': {
    spec: threeDSecureFlow,
    begin({ challenge }) {
      const given = challenge as { redirectUrl: string | null };
      return given.redirectUrl === null
        ? { input: 'resumed', given, events: [] }
        : { input: 'challenged', given, events: [{ type: 'frame.opened' }] };
    },
  },
};

/** The name of the flow that runs inside this state; null where none does. */
export const flowInside = (stateId: string): string | null => inside[stateId]?.spec.name ?? null;

const known = new WeakMap<AnySnapshot, FlowWithin | null>();

/** The flow that runs inside the state one stands in. It is walked by itself; here it stands at its beginning. */
export function flowWithin(snapshot: AnySnapshot): FlowWithin | null {
  let found = known.get(snapshot);
  if (found === undefined) known.set(snapshot, (found = begunWithin(snapshot)));
  return found;
}

function begunWithin(snapshot: AnySnapshot): FlowWithin | null {
  for (const { id } of snapshot._nodes) {
    const found = inside[id];
    if (!found) continue;
    const { input, given, events } = found.begin((snapshot.context ?? {}) as Record<string, unknown>);
    const observed = observeMachine(found.spec.machine);
    let visit = observed.start({ ...(found.spec.inputs[input] as object), ...given });
    for (const event of events) visit = observed.step(visit, event);
    return { spec: found.spec, input, events, snapshot: visit.snapshot };
  }
  return null;
}
