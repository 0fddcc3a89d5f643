import { days } from '../../domain/calendar/index.ts';
import { notFound } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { AccountAttempt, AttemptReport, PaymentHint } from '../../domain/payment/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { openPaymentCopy } from './open-payment.copy.ts';
import { openPaymentMachine } from './open-payment.machine.ts';
import { openPaymentPromises } from './open-payment.promises.ts';
import { openPaymentProperties } from './open-payment.properties.ts';
import { openPaymentRules } from './open-payment.rules.ts';

const now = 1_800_000_000_000;
const amount = kurus(83_574);
const hint = { account: 'elif', since: now, money: 'unknown' } as const satisfies PaymentHint;

const attempt = (report: AttemptReport, endedAt: number | null = now + 60_000): AccountAttempt => ({
  kind: 'purchase',
  amount,
  since: now,
  endedAt,
  acknowledgedAt: null,
  report,
});
const attemptId = 'attempt-1';

const answers = {
  open: attempt(
    {
      state: 'unknown',
      attemptId,
      money: 'unknown',
      amount,
      expiresAt: now + 600_000,
      redirectUrl: null,
      canPayAgain: false,
    },
    null,
  ),
  paid: attempt({
    state: 'paid',
    attemptId,
    money: 'charged',
    amount,
    orderIds: ['order-1'],
    subscriptionIds: [],
    isFirstPurchase: true,
    paid: { lines: [{ key: 'product:pads', quantity: 1 }], promoCode: null },
  }),
  declined: attempt({ state: 'declined', attemptId, money: 'notCharged', declineCode: 'doNotHonour', retryable: true }),
  refunded: attempt({ state: 'refunded', attemptId, money: 'refunded', amount }),
};

export const openPaymentFlow = defineFlow(openPaymentMachine, {
  name: 'open-payment',
  copy: openPaymentCopy,
  inputs: {
    clean: { hint: null, now },
    left: { hint, now },
  },
  events: {
    'shopper.known': [
      { account: 'elif', at: now },
      { account: 'deniz', at: now },
      { account: null, at: now },
    ],
    'page.shown': [
      { hasNotice: true, at: now },
      { hasNotice: false, at: now },
      { hasNotice: true, at: now + days(1) },
    ],
    'hint.changed': [
      { hint: { ...hint, since: now + 1 }, at: now },
      { hint: { ...hint, money: 'notCharged' }, at: now },
      { hint: null, at: now },
    ],
    'end.shown': [
      { kind: 'purchase', attemptId },
      { kind: 'cardCheck', attemptId: 'check-1' },
    ],
  },
  outcomes: {
    find: {
      done: {
        none: null,
        another: { ...answers.paid, report: { ...answers.paid.report, attemptId: 'attempt-2' } },
        cardCheck: { ...answers.open, kind: 'cardCheck' },
        ...answers,
      },
      failed: failures('offline', 'sessionOver'),
    },
    follow: {
      done: { gone: null, ...answers },
      failed: failures('offline', 'sessionOver'),
    },
    acknowledge: { done: { received: undefined }, failed: { ...failures('offline', 'sessionOver'), gone: notFound() } },
  },
  project: ({ context: { shopper, hasNotice, hint: kept, attempt: shown, isFromHere, isHidden, seen, now: at } }) => ({
    shopper,
    hasNotice,
    hint: kept && [kept.money, kept.since === now],
    shown: shown && [shown.report.state, shown.report.attemptId],
    isFromHere,
    isHidden,
    seen: seen && [seen.kind, seen.since === kept?.since],
    isOld: at > now,
  }),
  tags: {
    shown: ['left', 'open', 'paid', 'notCharged', 'refunded'],
    busy: [
      'asking',
      'awaiting.asking',
      'open.asking',
      'open.following',
      'paid.asking',
      'notCharged.asking',
      'refunded.asking',
      'acknowledging.sending',
    ],
  },
  invariants: openPaymentRules,
  promises: openPaymentPromises,
  properties: openPaymentProperties,
  equivalent: [
    {
      mutant: 'retarget to openPayment.deciding: openPayment.left after leftLimit[0]',
      reason: 'a guest is led on to `none`, where nothing is left to show',
    },
    {
      mutant: 'retarget to openPayment.deciding: openPayment.left hint.changed[0]',
      reason: 'a guest is led on to `none`, which looks at the hint',
    },
    {
      mutant: 'retarget to openPayment.deciding: openPayment.lookupFailed payment.look[0]',
      reason: 'a customer is signed in and the page has a notice: it leads on to `asking`',
    },
    {
      mutant: 'retarget to openPayment.deciding: openPayment.lookupFailed after poll[0]',
      reason: 'a customer is signed in and the page has a notice: it leads on to `asking`',
    },
  ],
  beyondPromises: [
    ...['lookupFailed', 'awaiting.resting', 'open.resting'].map((path) => ({
      mutant: `delete openPayment.${path} after poll[0]`,
      reason: 'the focus brings the same question; that time alone does, the clock shows in open-payment.test.ts',
    })),
    {
      mutant: 'delete openPayment.awaiting.asking after readLimit[0]',
      reason: 'the minute in which an order may arrive ends the question as well',
    },
  ],
});
