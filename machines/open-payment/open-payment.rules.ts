import type { Invariant } from 'model-testing';
import { attemptOutcome } from '../../domain/payment/index.ts';
import type { openPaymentMachine } from './open-payment.machine.ts';
import type { OpenPaymentMeta } from './open-payment.types.ts';

/** What may be said of the money, where something is shown. */
const moneyIn: Record<string, OpenPaymentMeta['money']> = {
  left: 'unknown',
  open: 'unknown',
  paid: 'charged',
  notCharged: 'notCharged',
  refunded: 'refunded',
};

const outermost = (value: string | object): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);

export const openPaymentRules: readonly Invariant<typeof openPaymentMachine>[] = [
  {
    name: 'something is shown exactly where something is said of the money, and it is what is certain',
    requirements: 'PAYMENT-5',
    holds: (snapshot) => {
      const said = Object.values(snapshot.getMeta()).flatMap((meta) => meta?.money ?? []);
      const expected = moneyIn[outermost(snapshot.value)];
      return snapshot.hasTag('shown') === (expected !== undefined) && said.every((money) => money === expected);
    },
  },
  {
    name: 'nothing is shown on a page that shows it itself, nor before the shopper is known',
    holds: (snapshot) => !snapshot.hasTag('shown') || (snapshot.context.hasNotice && snapshot.context.shopper !== null),
  },
  {
    name: 'a guest sees no more than that there was one, and only of one that was left',
    holds: (snapshot) => {
      const { shopper, hint, attempt } = snapshot.context;
      if (snapshot.matches('left')) return shopper?.account === null && hint?.money === 'unknown';
      return typeof shopper?.account === 'string' || (!snapshot.hasTag('shown') && attempt === null);
    },
  },
  {
    name: 'what is shown of an attempt is what the server said of it',
    holds: ({ value, context: { attempt } }) => {
      const shown = outermost(value);
      if (shown === 'left' || !(shown in moneyIn)) return true;
      return attempt?.kind === 'purchase' && (attemptOutcome(attempt.report) ?? 'open') === shown;
    },
  },
  {
    name: 'what is being acknowledged is known by its attempt',
    holds: (snapshot) => snapshot.matches('acknowledging') === (snapshot.context.seen !== null),
  },
  {
    name: 'the server is asked only for a signed-in customer',
    holds: (snapshot) =>
      !['find', 'follow'].some((id) => id in snapshot.children) ||
      typeof snapshot.context.shopper?.account === 'string',
  },
];
