import type { Invariant } from '../../model-testing/flow-spec.ts';
import { settleReads, type threeDSecureMachine } from './three-d-secure.machine.ts';

export const threeDSecureInvariants: readonly Invariant<typeof threeDSecureMachine>[] = [
  {
    name: 'paid is shown only when the server reported it, with its orders',
    holds: ({ value, output }) => value !== 'paid' || (output?.outcome === 'paid' && output.orderIds.length > 0),
  },
  {
    name: 'an end without certainty is called unknown',
    holds: ({ value, output }) => value !== 'left' || output?.outcome === 'unknown',
  },
  {
    name: 'a refusal, an expiry or a cancellation is shown only when the server reported it',
    holds: ({ value, context }) =>
      (value !== 'declined' && value !== 'expired' && value !== 'cancelled') ||
      context.report?.state === (value === 'cancelled' ? 'abandoned' : value),
  },
  {
    name: 'we admit that we do not know after at most five reads',
    holds: ({ context }) => context.reads <= settleReads,
  },
  {
    name: "the bank's page is shown only while it exists and nothing is decided",
    holds: (snapshot) =>
      !snapshot.hasTag('frame') || (snapshot.context.redirectUrl !== null && snapshot.context.report === null),
  },
  {
    name: 'the shopper can leave, or the flow moves by itself',
    holds: (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.hasTag('busy') ||
      snapshot.can({ type: 'payment.cancel' }) ||
      snapshot.can({ type: 'payment.leave' }),
  },
];
