import type { Invariant, Postcondition } from 'model-testing';
import { kurus } from '../../domain/money/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { threeDSecureCopy } from './three-d-secure.copy.ts';
import {
  type AttemptReport,
  type ThreeDSecureInput,
  threeDSecureMachine,
  type ThreeDSecureMeta,
  type ThreeDSecureOutput,
} from './three-d-secure.machine.ts';

const challenged: ThreeDSecureInput = {
  purpose: 'purchase',
  attemptId: 'attempt-1',
  redirectUrl: 'https://bank.example/3ds/1',
  amount: kurus(83_574),
  expiresAt: 1_800_000_300_000,
};

/** `meta.money` by outermost state. `approving`: a code may just have been confirmed; `left`: may still be charged. */
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

/** The outcome of each final state. */
const outcomeOf: Record<string, ThreeDSecureOutput['outcome']> = {
  paid: 'paid',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
  left: 'unknown',
};

const outermost = (value: string | object): string => (typeof value === 'string' ? value : Object.keys(value)[0]!);

const threeDSecureInvariants: readonly Invariant<typeof threeDSecureMachine>[] = [
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

type Step = Postcondition<typeof threeDSecureMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** Whether another read is allowed after the current one: at most five. */
const mayReadAgain = ({ context }: Snapshot): boolean => context.reads + 1 < 5;

const hasBankPage = ({ context }: Snapshot): boolean => context.redirectUrl !== null;

const noClearAnswer: Step['on'] = [
  'read.done.settling',
  'read.done.unknown',
  'read.failed.offline',
  'read.failed.unavailable',
  'after.readLimit',
];

type Decline = Extract<AttemptReport, { state: 'declined' }>;

const threeDSecurePostconditions: readonly Step[] = [
  {
    name: 'whatever is asked is asked about this attempt',
    on: [
      'start',
      'frame.opened',
      'challenge.returned',
      'payment.cancel',
      'payment.check',
      'session.restored',
      'after.abandonPoll',
      'after.challengePoll',
      'after.settlePoll',
      'after.unknownPoll',
    ],
    to: ({ context }, _before, _event, { asked }) =>
      [asked.read, asked.abandon].every(
        (request) => !request || (request.attemptId === context.attemptId && request.purpose === context.purpose),
      ),
  },
  {
    name: "a payment begins on the bank's page; one taken up again has no page and is read at once",
    requirements: 'PAYMENT-1',
    on: ['start'],
    to: (after) => after.matches(hasBankPage(after) ? { approving: 'opening' } : { settling: 'reading' }),
  },
  {
    name: "the bank's page that opened is waited for",
    on: ['frame.opened'],
    from: ['approving.opening', 'approving.blocked'],
    to: ['approving.waiting'],
  },
  {
    name: "a page that comes after the bank's first one may be what follows its answer: the server is asked at once",
    on: ['frame.opened'],
    from: ['approving.waiting'],
    to: ['approving.looking'],
  },
  {
    name: "a bank's page that does not open is offered in the whole window",
    on: ['after.frameLimit'],
    to: ['approving.blocked.pausing'],
  },
  {
    name: 'and the server is asked for what may happen there, and for an end of the time',
    on: ['after.challengePoll'],
    from: ['approving.blocked.pausing'],
    to: ['approving.blocked.reading'],
  },
  {
    name: 'a page that did not open stays offered while the bank asks',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['approving.blocked.reading'],
    to: ['approving.blocked.pausing'],
  },
  {
    name: 'while the shopper types, the server is asked now and then, and nothing but an answer takes the page away',
    on: ['after.challengePoll'],
    from: ['approving.waiting'],
    to: ['approving.looking'],
  },
  {
    name: 'a bank that still asks keeps its page',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['approving.looking', 'lookupFailed.reading'],
    to: ['approving.waiting'],
  },
  {
    name: 'while the server says nothing we do not know: the shopper may have approved',
    requirements: 'PAYMENT-5',
    on: ['read.failed.offline', 'read.failed.unavailable', 'after.readLimit'],
    from: ['approving.looking', 'approving.blocked.reading'],
    to: ['lookupFailed.pausing'],
  },
  {
    name: 'and as long as it says nothing',
    on: ['read.failed.offline', 'read.failed.unavailable', 'after.readLimit'],
    from: ['lookupFailed.reading'],
    to: ['lookupFailed.pausing'],
  },
  {
    name: 'a server that says nothing is asked again',
    on: ['after.challengePoll'],
    from: ['lookupFailed.pausing'],
    to: ['lookupFailed.reading'],
  },
  {
    name: 'when the bank sends the shopper back, the server says how it ended. No clock of ours ends a payment',
    requirements: 'PAYMENT-8',
    on: ['challenge.returned'],
    from: ['approving'],
    to: ['settling.reading'],
  },
  {
    name: 'when the bank sends the shopper back while the server is silent, the server is asked all the same',
    on: ['challenge.returned'],
    from: ['lookupFailed'],
    to: ['settling.reading'],
  },
  {
    name: 'giving up is shown as done only after no money can move any more',
    on: ['payment.cancel'],
    from: ['approving', 'lookupFailed'],
    to: ['abandoning'],
  },
  {
    name: 'a payment that was taken is paid',
    requirements: 'PAYMENT-2',
    on: ['read.done.paid', 'abandon.done.paidAfterAll'],
    to: ['paid'],
  },
  {
    name: "a payment that the bank refused is declined, with the bank's own reason",
    on: ['read.done.declined', 'read.done.refusedForGood'],
    to: ({ value, output }, _, event) => {
      const { declineCode, retryable } = event['output'] as Decline;
      return (
        value === 'declined' &&
        output?.outcome === 'declined' &&
        output.declineCode === declineCode &&
        output.retryable === retryable
      );
    },
  },
  { name: 'a payment whose time ran out is expired', on: ['read.done.expired'], to: ['expired'] },
  {
    name: 'a payment that was given up is cancelled',
    on: ['read.done.abandoned', 'abandon.done.abandoned'],
    to: ['cancelled'],
  },
  {
    name: 'a session that ends in the middle of a payment is shown, and the payment waits',
    on: ['read.failed.sessionOver', 'abandon.failed.sessionOver'],
    to: ['suspended'],
  },
  {
    name: 'signing in again leads back to the same payment',
    on: ['session.restored'],
    from: ['suspended'],
    to: ['settling.reading'],
  },
  {
    name: 'a question that failed says why, until an answer comes',
    on: ['read.failed.offline', 'read.failed.unavailable', 'abandon.failed.offline', 'read.done', 'abandon.done'],
    to: ({ context }, _, { error }) => context.failure === (error ?? null),
  },
  {
    name: 'a server that has not received the giving up may still be about to charge: nothing is claimed',
    requirements: 'PAYMENT-9',
    on: ['abandon.failed.offline', 'after.readLimit'],
    from: ['abandoning'],
    to: ['abandonFailed.pausing'],
  },
  {
    name: 'and as long as it has not received it',
    on: ['abandon.failed.offline', 'after.readLimit'],
    from: ['abandonFailed.retrying'],
    to: ['abandonFailed.pausing'],
  },
  { name: 'it is sent again, after a pause', on: ['after.abandonPoll'], to: ['abandonFailed.retrying'] },
  {
    name: 'a bank that still asks gets its page back while there is one',
    on: ['read.done.stillApproving', 'read.done.justCreated'],
    from: ['settling.reading'],
    given: (before) => hasBankPage(before) && mayReadAgain(before),
    to: ['approving.opening'],
  },
  {
    name: 'an end that is not known yet is asked for again, after a pause',
    on: noClearAnswer,
    from: ['settling.reading'],
    given: mayReadAgain,
    to: ['settling.pausing'],
  },
  {
    name: 'after five reads we say that we do not know',
    on: [...noClearAnswer, 'read.done.stillApproving', 'read.done.justCreated'],
    from: ['settling.reading'],
    given: (before) => !mayReadAgain(before),
    to: ['unknown.resting'],
  },
  { name: 'after the pause the server is asked', on: ['after.settlePoll'], to: ['settling.reading'] },
  {
    name: 'while we do not know, we keep asking: by ourselves, and when the shopper wants',
    on: ['payment.check', 'after.unknownPoll'],
    from: ['unknown.resting'],
    to: ['unknown.reading'],
  },
  {
    name: 'without a clear answer we still do not know',
    on: noClearAnswer,
    from: ['unknown.reading'],
    to: ['unknown.resting'],
  },
  {
    name: 'a shopper who does not want to wait can leave, and reads that the outcome is not known',
    on: ['payment.leave'],
    from: ['unknown', 'abandonFailed', 'suspended'],
    to: ['left'],
  },
];

/**
 * Shared by the purchase, by saving a card and by paying a debt: the parent gives an attempt, this flow returns its
 * outcome. The bank's page is shown in a frame of another origin, or in the whole window when the frame does not open.
 * Messages of the frame are not trusted: every outcome is read from the server. No clock of the device ends a payment:
 * it may be wrong, and the server knows when the bank stops waiting. While the server does not answer, the flow says
 * that the outcome is unknown: the shopper may have approved. A shopper who cancels while the server cannot be reached
 * reads that we do not know yet; while the page is open, the cancellation is repeated until the server has received it.
 * A reload or leaving ends that, and the payment is unfinished again.
 *
 * While the bank's page is open, nothing firmer than "not known" is said about the money: a code may have been
 * confirmed in this very moment, here or in another window, and the bank's answer arrives up to three seconds later.
 */
export const threeDSecureFlow = defineFlow(threeDSecureMachine, {
  name: 'three-d-secure',
  description: {
    tr: {
      title: 'Bankanın onayını bekler',
      text: 'Alışverişçi kodunu bankanın penceresine yazar; sonucu öğrenene kadar para hakkında doğruyu söyleriz.',
    },
    en: {
      title: 'Waits for the bank',
      text: 'A shopper proves to the bank that the card is theirs, and always knows whether money moved.',
    },
  },
  copy: threeDSecureCopy,
  inputs: {
    challenged,
    resumed: { ...challenged, purpose: 'cardCheck', redirectUrl: null },
  },
  events: {},
  outcomes: {
    read: {
      done: {
        stillApproving: { state: 'challenging' },
        justCreated: { state: 'created' },
        settling: { state: 'settling' },
        unknown: { state: 'unknown' },
        paid: { state: 'paid', orderIds: ['order-1'] },
        declined: { state: 'declined', declineCode: 'insufficientFunds', retryable: true },
        refusedForGood: { state: 'declined', declineCode: 'stolenCard', retryable: false },
        expired: { state: 'expired' },
        abandoned: { state: 'abandoned' },
      },
      failed: failures('offline', 'unavailable', 'sessionOver'),
    },
    abandon: {
      done: {
        abandoned: { state: 'abandoned' },
        paidAfterAll: { state: 'paid', orderIds: ['order-1'] },
        settling: { state: 'settling' },
      },
      failed: failures('offline', 'sessionOver'),
    },
  },
  project: ({ context }) => ({
    reads: context.reads,
    report: context.report?.state ?? null,
    failure: context.failure?.kind ?? null,
  }),
  tags: {
    frame: ['approving.opening', 'approving.waiting', 'approving.looking', 'lookupFailed'],
    leavable: ['approving', 'lookupFailed', 'unknown', 'abandonFailed', 'suspended'],
    busy: ['approving.opening', 'settling', 'unknown.reading', 'abandoning'],
    resting: [
      'approving.blocked',
      'approving.waiting',
      'approving.looking',
      'lookupFailed',
      'unknown',
      'abandonFailed',
      'suspended',
    ],
  },
  invariants: threeDSecureInvariants,
  postconditions: threeDSecurePostconditions,
  beyondBrowser: [
    {
      item: 'threeDSecure.suspended payment.leave[0]',
      reason: 'an ended session leads to the door of the shop, where one signs in again or goes elsewhere',
    },
  ],
  equivalent: [
    ...['looking', 'blocked.reading'].map((state) => ({
      mutant: `drop action forgetFailure at threeDSecure.approving.${state} read done[0]`,
      reason: 'shared with `lookupFailed.reading`; a snapshot led to `approving` has had an answer, and so no failure',
    })),
    {
      mutant: 'retarget to threeDSecure.entering: threeDSecure.judging always[4]',
      reason: '`entering` leads on to approving at once where there is a page, and the guard wants one',
    },
  ],
});
