import type { Invariant, Postcondition, TemporalProperty } from 'model-testing';
import { days } from '../../domain/calendar/index.ts';
import { notFound } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import {
  type AccountAttempt,
  attemptOutcome,
  type AttemptReport,
  type PaymentHint,
} from '../../domain/payment/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { openPaymentCopy } from './open-payment.copy.ts';
import { openPaymentMachine } from './open-payment.machine.ts';
import type { OpenPaymentMeta } from './open-payment.types.ts';

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

/** `meta.money` of the states that show a payment. */
const moneyIn: Record<string, OpenPaymentMeta['money']> = {
  left: 'unknown',
  open: 'unknown',
  paid: 'charged',
  notCharged: 'notCharged',
  refunded: 'refunded',
};

const outermost = (value: string | object): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);

const openPaymentInvariants: readonly Invariant<typeof openPaymentMachine>[] = [
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

type Step = Postcondition<typeof openPaymentMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const accountOf = ({ context }: Snapshot) => context.shopper?.account ?? null;
const stateOf = ({ value }: Snapshot): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);
const isSigned = (snapshot: Snapshot) => accountOf(snapshot) !== null;
const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
const hintIn = ({ context }: Snapshot) => context.hint;

const isHinted = (snapshot: Snapshot) => {
  const kept = hintIn(snapshot);
  return kept?.money === 'unknown' && kept.account === accountOf(snapshot);
};

/** A guest on a page with a notice, whose browser has a hint of a payment less than a day old. */
const isLeft = ({ context }: Snapshot) =>
  context.hint?.money === 'unknown' && context.now - context.hint.since! < 86_400_000;

/** Nothing is known of any attempt. */
const isSettled = ({ context }: Snapshot) => context.attempt === null;

const quiet = ['paused', 'none', 'left', 'asking', 'lookupFailed', 'awaiting'];
const lookUpAnswers = [
  'find.done.open',
  'find.done.paid',
  'find.done.another',
  'find.done.declined',
  'find.done.refunded',
];
const followed = ['follow.done.open', 'follow.done.paid', 'follow.done.declined', 'follow.done.refunded'];

const openPaymentPostconditions: readonly Step[] = [
  {
    name: 'a shopper’s payment is looked up, or what is known is shown, as soon as a page has a notice',
    on: ['shopper.known', 'page.shown'],
    from: quiet,
    to: (after, before, event) => {
      if (event.type === 'shopper.known' && before.context.shopper?.account === event['account'])
        return stateOf(after) === stateOf(before);
      if (!after.context.hasNotice || after.context.shopper === null) return after.matches('paused');
      if (isSigned(after)) return after.matches('asking');
      return after.matches(isLeft(after) ? 'left' : 'none');
    },
  },
  {
    name: 'what the page, the session and the checkout say is remembered with its time',
    on: ['shopper.known', 'page.shown', 'hint.changed'],
    given: ({ context }, event) => event.type !== 'shopper.known' || context.shopper?.account !== event['account'],
    to: ({ context }, _, event) =>
      context.now === event['at'] &&
      (event.type !== 'shopper.known' || context.shopper?.account === event['account']) &&
      (event.type !== 'page.shown' || context.hasNotice === event['hasNotice']) &&
      (event.type !== 'hint.changed' || context.hint === event['hint']),
  },
  {
    name: 'a new hint is remembered in every state',
    on: ['hint.changed'],
    from: ['paused', 'asking', 'lookupFailed', 'open', 'paid', 'notCharged', 'refunded', 'acknowledging', 'none'],
    to: ({ context }, _, event) => context.hint === event['hint'],
  },
  {
    name: 'when another tab learns something of it, an open payment is asked about at once',
    on: ['hint.changed'],
    from: ['open'],
    to: (after, _before, _event, { asked }) => after.matches({ open: 'asking' }) && 'find' in asked,
  },
  {
    name: 'of one account nothing is shown to another',
    on: ['shopper.known'],
    given: ({ context }, event) => context.shopper?.account !== event['account'],
    to: ({ context }) => context.attempt === null && !context.isFromHere && context.seen === null,
  },
  {
    name: 'the same shopper changes nothing of what is shown',
    on: ['shopper.known'],
    given: ({ context }, event) => context.shopper?.account === event['account'],
    to: (after, before) => isShown(after) === isShown(before) && after.context.attempt === before.context.attempt,
  },
  {
    name: 'on the next page what is shown stays, and is looked up again; a page that shows it itself hides the notice',
    on: ['page.shown'],
    from: ['open', 'paid', 'notCharged', 'refunded'],
    to: (after, before, event, { asked }) =>
      event['hasNotice'] ? stateOf(after) === stateOf(before) && 'find' in asked : after.matches('paused'),
  },
  {
    name: 'the status of the attempt is shown in the words of the server',
    on: [...lookUpAnswers, ...followed] as Step['on'],
    to: (after, _before, { output }) => {
      const { report } = output as AccountAttempt;
      return (
        stateOf(after) === (attemptOutcome(report) ?? 'open') &&
        !after.hasTag('busy') &&
        after.context.attempt?.report.attemptId === report.attemptId
      );
    },
  },
  {
    name: 'what was paid for from this browser leaves the cart before it is shown; of another one’s nothing does',
    on: ['find.done.paid', 'find.done.another', 'follow.done.paid'],
    to: (after, before, { output }, { ran }) => {
      const isSameAttempt = before.context.attempt?.report.attemptId === (output as AccountAttempt).report.attemptId;
      const isFromHere = hintIn(before)?.account === accountOf(before) || (isSameAttempt && before.context.isFromHere);
      return after.context.isFromHere === isFromHere && (ran['takeOutPaid'] !== undefined) === isFromHere;
    },
  },
  {
    name: 'where there is none, nothing is shown; an order that may be on its way is waited for',
    on: ['find.done.none', 'find.done.cardCheck'],
    given: (before) => !before.matches('open'),
    to: (after) =>
      after.matches(isHinted(after) ? { awaiting: 'resting' } : 'none') &&
      after.context.attempt === null &&
      !after.context.isFromHere,
  },
  {
    name: 'an open payment whose end was read elsewhere is asked after, to be shown here too',
    on: ['find.done.none', 'find.done.cardCheck'],
    from: ['open.asking'],
    to: (after, before, _event, { asked }) =>
      after.matches({ open: 'following' }) && asked.follow?.attempt === before.context.attempt,
  },
  {
    name: 'one that the server does not know is shown no more',
    on: ['follow.done.gone'],
    to: (after) =>
      after.matches(isHinted(after) ? { awaiting: 'resting' } : 'none') &&
      after.context.attempt === null &&
      !after.context.isFromHere,
  },
  {
    name: 'without an answer nothing is claimed, and nothing that was shown is lost',
    on: ['find.failed.offline', 'follow.failed.offline', 'after.readLimit'],
    given: (before) => !before.matches('acknowledging'),
    to: (after, before) =>
      !after.hasTag('busy') &&
      (before.matches('asking') ? after.matches('lookupFailed') : stateOf(after) === stateOf(before)),
  },
  {
    name: 'where there was none, coming back to the page looks it up again, but not within ten seconds',
    on: ['payment.look'],
    from: ['none'],
    to: (after, before, _event, { asked }) => {
      if (!before.matches({ none: 'listening' })) return after.matches({ none: 'resting' });
      return isSigned(before) ? after.matches('asking') && 'find' in asked : after.matches('none');
    },
  },
  {
    name: 'what was just looked up is not looked up again at once',
    on: [
      'shopper.known',
      'page.shown',
      'hint.changed',
      'payment.look',
      'find.done.none',
      'find.done.cardCheck',
      'follow.done.gone',
      'acknowledge.done',
      'after.arrivalLimit',
      'after.leftLimit',
    ],
    to: (after, before) => !after.matches({ none: 'listening' }) || before.matches({ none: 'listening' }),
  },
  {
    name: 'it is listened for the focus again after a while',
    on: ['after.poll'],
    from: ['none.resting'],
    to: ['none.listening'],
  },
  {
    name: 'it is asked again after a while, and when the page has the focus again',
    on: ['after.poll', 'payment.look'],
    from: ['lookupFailed', 'awaiting.resting', 'open.resting'],
    to: (after, before, _event, { asked }) =>
      'find' in asked &&
      after.hasTag('busy') &&
      (before.matches('lookupFailed') ? after.matches('asking') : stateOf(after) === stateOf(before)),
  },
  {
    name: 'an ended session shows nothing until the shopper is known again',
    on: ['find.failed.sessionOver', 'follow.failed.sessionOver', 'acknowledge.failed.sessionOver'],
    to: ['paused'],
  },
  {
    name: 'a new hint counts at once: a guest sees it, a customer’s order is waited for, one without is not',
    on: ['hint.changed'],
    from: ['none', 'left', 'awaiting'],
    to: (after) => {
      if (isSigned(after)) return after.matches(isHinted(after) ? 'awaiting' : 'none');
      return after.matches(isLeft(after) ? 'left' : 'none');
    },
  },
  {
    name: 'an order that has not arrived in a minute never left; what was left a day ago is shown no more',
    on: ['after.arrivalLimit', 'after.leftLimit'],
    to: (after, _before, _event, { ran }) => after.matches('none') && hintIn(after) === null && 'forgetHint' in ran,
  },
  {
    name: 'an end that is closed, or was shown by another page, is acknowledged and shown no more',
    on: ['payment.close', 'end.shown'],
    from: ['paid', 'notCharged', 'refunded', 'paused', 'acknowledging'],
    given: (before, { type }) => type === 'end.shown' || ['paid', 'notCharged', 'refunded'].includes(stateOf(before)),
    to: (after, before, event, { asked }) => {
      const attemptId = event.type === 'end.shown' ? event['attemptId'] : before.context.attempt?.report.attemptId;
      return (
        after.matches({ acknowledging: 'sending' }) &&
        asked.acknowledge?.attemptId === attemptId &&
        asked.acknowledge?.kind === (event['kind'] ?? 'purchase') &&
        after.context.seen?.since === (before.context.hint?.since ?? null)
      );
    },
  },
  {
    name: 'what is not over stays hidden once it was closed, and is followed all the same',
    on: ['payment.close', 'page.shown'],
    from: ['open', 'left'],
    to: (after, before, { type }) =>
      after.context.isHidden === (type === 'payment.close' || before.context.isHidden) &&
      (type === 'page.shown' || isSame(after.value, before.value)),
  },
  {
    name: 'what was closed is shown again when there is news: another payment, a newer hint, another shopper',
    on: [
      'shopper.known',
      'hint.changed',
      'find.done.none',
      'follow.done.gone',
      ...lookUpAnswers,
      ...followed,
    ] as Step['on'],
    given: ({ context }, { type, account }) => type !== 'shopper.known' || context.shopper?.account !== account,
    to: (after, before, { type, output }) => {
      const { attempt, isHidden, hint: kept } = before.context;
      const found = (output as AccountAttempt | null | undefined)?.report.attemptId;
      const isOld =
        type === 'hint.changed'
          ? attempt !== null || after.context.hint?.since === kept?.since
          : type !== 'shopper.known' && (found === undefined ? !isSettled(after) : attempt?.report.attemptId === found);
      return after.context.isHidden === (isHidden && isOld);
    },
  },
  {
    name: 'an acknowledgement that was not received is repeated until it is',
    on: ['acknowledge.failed.offline', 'after.readLimit'],
    from: ['acknowledging.sending'],
    to: ['acknowledging.pausing'],
  },
  {
    name: 'an acknowledgement is repeated after a while, and when the page has the focus again',
    on: ['after.poll', 'payment.look'],
    from: ['acknowledging.pausing'],
    to: (after, before, _event, { asked }) =>
      after.matches({ acknowledging: 'sending' }) && asked.acknowledge?.attemptId === before.context.seen?.attemptId,
  },
  {
    name: 'a page that is opened meanwhile does not lose it',
    on: ['page.shown'],
    from: ['acknowledging'],
    to: (after, before) => isSame(after.value, before.value),
  },
  {
    name: 'what was acknowledged is forgotten, and its hint with it; one of a newer order stays',
    on: ['acknowledge.done', 'acknowledge.failed.gone'],
    to: (after, before, { type }, { ran }) => {
      const { seen, hint: kept } = before.context;
      const isHinted = seen?.kind === 'purchase' && kept?.money === 'unknown' && kept.since === seen.since;
      const isSpent = type.startsWith('xstate.done') && isHinted;
      return (
        !after.matches('acknowledging') &&
        !isShown(after) === !after.matches('left') &&
        after.context.attempt === null &&
        !after.context.isFromHere &&
        'forgetHint' in ran === isSpent &&
        after.context.hint === (isSpent ? null : kept) &&
        (!after.context.hasNotice || !isSigned(after) || after.matches('asking'))
      );
    },
  },
];

const ends = ['paid', 'notCharged', 'refunded'] as const;

const openPaymentProperties: readonly TemporalProperty<typeof openPaymentMachine>[] = [
  {
    name: 'after another account signs in, no payment is shown until the server has answered for it',
    after: (flow, { before }) => flow.context.shopper?.account !== before.context.shopper?.account,
    never: ({ context }) => context.attempt !== null,
    until: (_, { names }) => names.includes('find.done'),
  },
  {
    name: 'an end that was closed is not shown again until the server has said that there is one',
    after: (_, { before, names }) => names.includes('payment.close') && ends.some((end) => before.matches(end)),
    never: (flow) => ends.some((end) => flow.matches(end)),
    until: (_, { names }) => names.includes('find.done'),
  },
  {
    name: 'an order that may be on its way is waited for a minute at most, though no service answers',
    after: (flow) => flow.matches('awaiting'),
    eventually: (flow) => !flow.matches('awaiting'),
    within: 60_000,
  },
];

/**
 * App-level: one actor, created outside React. The server is its source of truth: an account has at most one open
 * attempt, and an outcome is shown until it is acknowledged. The browser stores a hint that there may be one, and which
 * account began it here: only goods of that account leave this browser's cart, and a guest sees the hint for a day.
 */
export const openPaymentFlow = defineFlow(openPaymentMachine, {
  name: 'open-payment',
  description: {
    tr: {
      title: 'Yarım kalan ödemeyi unutmaz',
      text: 'Yarım kalmış bir ödeme, sonucu okunana kadar alışverişçiye gittiği her yerde söylenir.',
    },
    en: {
      title: 'Follows a payment that was left',
      text: 'Wherever the shopper goes, an unfinished payment is shown until they have seen how it ended.',
    },
  },
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
  invariants: openPaymentInvariants,
  postconditions: openPaymentPostconditions,
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
  beyondSpec: [
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
