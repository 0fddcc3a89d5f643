import type { Invariant } from 'model-testing';
import type { checkoutMachine } from './checkout.machine.ts';
import type { CheckoutMeta } from './checkout.types.ts';

const anOrder = { type: 'order.place', card: { kind: 'saved', cardId: 'card-1' }, donationNote: null, at: 0 } as const;

/** What may be said about the money, by outermost state. An order that is only being sent may already be charged. */
const moneyIn: Record<string, CheckoutMeta['money']> = {
  recovering: 'unknown',
  unreachable: 'unknown',
  interrupted: 'unknown',
  unapproved: 'notCharged',
  checking: 'notCharged',
  filling: 'notCharged',
  paying: 'unknown',
  declined: 'notCharged',
  suspended: 'notCharged',
  lockedOut: 'unknown',
  paid: 'charged',
};

export const checkoutRules: readonly Invariant<typeof checkoutMachine>[] = [
  {
    name: 'an order can be placed only where it is certain that no other payment is open',
    holds: (snapshot) => !snapshot.can(anOrder) || snapshot.matches({ filling: 'ready' }),
  },
  {
    name: 'an order can be placed only with an address, a price and both contracts accepted',
    requirements: 'CHECKOUT-6',
    holds: (snapshot) => {
      const { addressId, quote, agreements, contracts } = snapshot.context;
      if (!snapshot.can(anOrder)) return true;
      const accepted = agreements.preliminaryInformation && agreements.distanceSales;
      return addressId !== null && quote !== null && contracts.length === 2 && accepted;
    },
  },
  {
    name: 'an order goes out under a key',
    holds: (snapshot) => !snapshot.matches({ paying: 'requesting' }) || snapshot.context.attemptKey !== null,
  },
  {
    name: 'the bank is asked about a payment that exists',
    holds: (snapshot) => !snapshot.matches({ paying: 'challenging' }) || snapshot.context.challenge !== null,
  },
  {
    name: 'paid always names its orders, and nothing else does',
    holds: (snapshot) => snapshot.matches('paid') === snapshot.context.orderIds.length > 0,
  },
  {
    name: 'of the money we say what is certain, and else that we do not know',
    requirements: 'PAYMENT-5',
    holds: (snapshot) => {
      const state = typeof snapshot.value === 'string' ? snapshot.value : Object.keys(snapshot.value)[0]!;
      const said = Object.values(snapshot.getMeta()).flatMap((meta) => meta?.money ?? []);
      return said.length > 0 && said.every((money) => money === moneyIn[state]);
    },
  },
  {
    name: 'a refused payment says why',
    holds: (snapshot) => !snapshot.matches('declined') || snapshot.context.decline !== null,
  },
  {
    name: 'a refused payment leaves no key behind',
    holds: (snapshot) => !snapshot.matches('declined') || snapshot.context.attemptKey === null,
  },
  {
    name: 'we admit that we do not know after three questions',
    holds: ({ context }) => context.lookups <= 3,
  },
  {
    name: 'card data is never kept',
    holds: ({ context }) => !JSON.stringify(context).includes('5528790000000008'),
  },
  {
    name: 'there is always a way on: the flow moves by itself or the shopper can',
    holds: (snapshot) =>
      snapshot.status === 'done' ||
      snapshot.hasTag('busy') ||
      snapshot.hasTag('form') ||
      snapshot.matches({ paying: 'challenging' }) ||
      snapshot.can({ type: 'payment.resume' }) ||
      snapshot.can({ type: 'payment.retry' }) ||
      snapshot.can({ type: 'payment.check' }) ||
      snapshot.can({ type: 'session.restored' }),
  },
];
