import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { kurus } from '../../domain/money/index.ts';
import { checkoutMachine } from './checkout.machine.ts';
import {
  attemptOf,
  freeKeysOf,
  keepAgreements,
  noAgreements,
  orderRequestOf,
  recoveryRequestOf,
} from './checkout.order.ts';
import { checkoutFlow } from './checkout.spec.ts';
import type { CheckoutContext } from './checkout.types.ts';

it('time limits and polling intervals (ours: the specification names none for a payment)', () => {
  expect(checkoutMachine.implementations.delays).toEqual({
    readLimit: 8_000,
    orderLimit: 20_000,
    lookupPause: 2_000,
    recoverPause: 10_000,
    interruptedPoll: 10_000,
    unknownPoll: 10_000,
  });
});

it('uses the balance until the customer says otherwise [CHECKOUT-1]', () => {
  const checkout = createActor(checkoutMachine, { input: checkoutFlow.inputs.known });
  expect(checkout.getSnapshot().context.useAccountBalance).toBe(true);
});

const payable: CheckoutContext = {
  ...checkoutFlow.inputs.known,
  useAccountBalance: true,
  agreements: { preliminaryInformation: true, distanceSales: true },
  quote: checkoutFlow.outcomes.quote.done.priced,
  contracts: checkoutFlow.outcomes.contracts.done.drawnUp,
  notice: null,
  isBillingWanted: false,
  missing: [],
  failure: null,
  decline: null,
  addressIds: null,
  challenge: null,
  canPayAgain: false,
  lookups: 0,
  keyStatus: 'own',
  orderIds: [],
};
const [withSavedCard, withNewCard] = checkoutFlow.events['order.place'].map(
  (payload) => ({ type: 'order.place', ...payload }) as const,
);

describe('one idempotency key per payload (design, money moves once)', () => {
  const first = { ...payable, ...attemptOf(payable, withSavedCard!) };

  it('mints the first key from the seed', () => {
    expect(first.attemptKey).toBe('seed-1');
  });
  it('keeps the key when the same order is sent again', () => {
    expect(attemptOf(first, { ...withSavedCard!, at: 99 })).toEqual({
      attemptKey: 'seed-1',
      attemptNumber: 1,
      attemptFingerprint: first.attemptFingerprint,
      agreedAt: withSavedCard!.at,
      lookups: 0,
      keyStatus: 'own',
    });
  });
  it('keeps the key when another tab has ended its own attempt meanwhile', () => {
    const renewed = { ...first, keySeed: 'another-seed' };
    expect(attemptOf(renewed, withSavedCard!).attemptKey).toBe('seed-1');
    expect(attemptOf(renewed, withNewCard!).attemptKey).toBe('another-seed-2');
  });
  it('marks a key as new until it is sent', () => {
    expect([first.keyStatus, attemptOf(first, withNewCard!).keyStatus]).toEqual(['new', 'new']);
  });
  it('sends exactly the same order, whenever it is sent again', () => {
    const again = { ...withSavedCard!, at: 99 };
    const requestAfter = (context: CheckoutContext, event: typeof again) =>
      orderRequestOf({ ...context, ...attemptOf(context, event) }, event);
    expect(requestAfter(first, again)).toEqual(requestAfter(payable, withSavedCard!));
  });
  it('never lowers the attempt number of one seed', () => {
    const spent = { keySeed: 'seed', attemptNumber: 3 };
    expect(freeKeysOf(spent, { keySeed: 'seed', attemptNumber: 1 })).toEqual(spent);
    expect(freeKeysOf(spent, { keySeed: 'seed', attemptNumber: 5 })).toEqual({ keySeed: 'seed', attemptNumber: 5 });
    expect(freeKeysOf(spent, { keySeed: 'other', attemptNumber: 1 })).toEqual({ keySeed: 'other', attemptNumber: 1 });
  });
  it('mints another key for another card', () => {
    expect(attemptOf(first, withNewCard!).attemptKey).toBe('seed-2');
  });
  it('mints another key for another line in the parcel of a donation', () => {
    expect(attemptOf(first, { ...withSavedCard!, donationNote: 'Geçiyor.' }).attemptKey).toBe('seed-2');
  });
  it.each<[string, Partial<CheckoutContext>]>([
    ['amount', { quote: { ...payable.quote!, chargedAmount: kurus(1) } }],
    ['address', { addressId: 'another' }],
    ['address of the invoice', { billingAddressId: 'another' }],
    ['promo code', { promoCode: 'BAHAR25' }],
    ['use of the balance', { useAccountBalance: false }],
    ['cart', { items: [] }],
    ['text that was agreed to', { contracts: checkoutFlow.outcomes.contracts.done.drawnUpAgain }],
  ])('mints another key for another %s', (_, change) => {
    expect(attemptOf({ ...first, ...change }, withSavedCard!).attemptKey).toBe('seed-2');
  });
  it('keeps no card number in the fingerprint', () => {
    expect(attemptOf(payable, withNewCard!).attemptFingerprint).not.toContain('5528790000000008');
  });
});

describe('an acceptance holds for exactly the accepted text (law: distance sales)', () => {
  it('keeps both ticks while both texts stay', () => {
    expect(keepAgreements(payable, payable.contracts)).toEqual({ preliminaryInformation: true, distanceSales: true });
  });
  it('drops both ticks when the texts change', () => {
    expect(keepAgreements(payable, checkoutFlow.outcomes.contracts.done.drawnUpAgain)).toEqual(noAgreements);
  });
});

it('a payment found open is looked up by its attempt id, not by an idempotency key', () => {
  const { payment } = checkoutFlow.outcomes.order.done.bankAsks;
  const resumed = { ...payable, attemptKey: null, challenge: { purpose: 'purchase', ...payment } } as const;
  expect(recoveryRequestOf(resumed)).toEqual({ attemptId: 'attempt-1', attemptKey: null, isKeyAnothers: false });
  expect(recoveryRequestOf({ ...resumed, challenge: null })).toEqual({
    attemptId: null,
    attemptKey: null,
    isKeyAnothers: false,
  });
});
