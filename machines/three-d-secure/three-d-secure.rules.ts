import type { Invariant } from 'model-testing';
import type { threeDSecureMachine, ThreeDSecureMeta, ThreeDSecureOutput } from './three-d-secure.machine.ts';

/** What may be said about the money, by outermost state. `approving`: a code may have been confirmed in this moment; `left`: the bank may still take it. */
const moneyIn: Record<string, ThreeDSecureMeta['money']> = {
  approving: 'unknown',
  lookupFailed: 'unknown',
  settling: 'unknown',
  unknown: 'unknown',
  abandoning: 'unknown',
  abandonFailed: 'unknown',
  suspended: 'unknown',
  paid: 'charged',
  declined: 'notCharged',
  expired: 'notCharged',
  cancelled: 'notCharged',
  left: 'unknown',
};

/** What each end hands on. */
const outcomeOf: Record<string, ThreeDSecureOutput['outcome']> = {
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  left: 'unknown',
};

const outermost = (value: string | object): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);

export const threeDSecureRules: readonly Invariant<typeof threeDSecureMachine>[] = [
  {
    name: 'paid is shown only when the server reported it, with its orders',
    holds: ({ value, output }) => value !== 'paid' || (output?.outcome === 'paid' && output.orderIds.length > 0),
  },
  {
    name: 'of the money we say what is certain, and else that we do not know',
    requirements: 'PAYMENT-5',
    holds: (snapshot) =>
      Object.values(snapshot.getMeta()).every((meta) => meta?.money === moneyIn[outermost(snapshot.value)]),
  },
  {
    name: 'an end hands on what it is, and of which attempt; one without certainty is called unknown',
    holds: ({ status, value, output, context }) =>
      status !== 'done' || (output?.outcome === outcomeOf[outermost(value)] && output?.attemptId === context.attemptId),
  },
  {
    name: 'a refusal, an expiry or a cancellation is shown only when the server reported it',
    holds: ({ value, context }) =>
      (value !== 'declined' && value !== 'expired' && value !== 'cancelled') ||
      context.report?.state === (value === 'cancelled' ? 'abandoned' : value),
  },
  {
    name: 'we admit that we do not know after at most five reads',
    holds: ({ context }) => context.reads <= 5,
  },
  {
    name: "the bank's page is shown only while it exists and nothing is decided",
    holds: (snapshot) =>
      !snapshot.hasTag('frame') || (snapshot.context.redirectUrl !== null && snapshot.context.report === null),
  },
  {
    name: "the bank's page stays in sight while the bank asks, unless it did not open",
    holds: (snapshot) =>
      snapshot.hasTag('frame') ===
      (snapshot.matches('lookupFailed') ||
        (snapshot.matches('approving') && !snapshot.matches({ approving: 'blocked' }))),
  },
  {
    name: 'leaving is offered exactly where one can leave',
    holds: (snapshot) =>
      snapshot.hasTag('leavable') ===
      (snapshot.can({ type: 'payment.cancel' }) || snapshot.can({ type: 'payment.leave' })),
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
