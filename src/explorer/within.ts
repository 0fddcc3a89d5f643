import type { FlowsWithin } from 'machine-explorer';
import { threeDSecureFlow } from '../../machines/three-d-secure/three-d-secure.spec.ts';

const bank: FlowsWithin[string] = {
  spec: threeDSecureFlow,
  begin({ challenge }) {
    const given = challenge as { redirectUrl: string | null };
    return given.redirectUrl === null
      ? { input: 'resumed', given, events: [] }
      : { input: 'challenged', given, events: [{ type: 'frame.opened' }] };
  },
};

/** The one place that says which flow runs inside a state of another: the diagram, the phone, the money and the tests ask here. */
export const within: FlowsWithin = {
  'checkout.paying.challenging': bank,
  'cardCheck.challenging': bank,
  'duePayment.challenging': bank,
  'orderNow.challenging': bank,
};
