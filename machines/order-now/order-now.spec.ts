import type { Invariant, Postcondition } from 'model-testing';
import { conflict, MISCALCULATION_CODE } from '../../domain/failure/index.ts';
import { isSame } from '../kit/index.ts';
import { cardDeclined, paymentInProgress, paymentSpec, sampleAmount } from '../families/testing.ts';
import { failures } from '../kit/testing.ts';
import { running } from '../subscription/subscription.spec.ts';
import { orderNowCopy } from './order-now.copy.ts';
import { orderNowMachine } from './order-now.machine.ts';

const { deliveries } = running;

/** Invariants, in addition to those of every payment. */
const orderNowInvariants: readonly Invariant<typeof orderNowMachine>[] = [
  {
    name: 'nothing is charged before its amount and what it moves were shown',
    holds: (snapshot) =>
      !(snapshot.matches('offered') || snapshot.matches('requesting')) || snapshot.context.offer !== null,
  },
  {
    name: 'nothing is offered while an attempt is open or its end is not known',
    holds: (snapshot) =>
      Object.values(snapshot.getMeta()).every((meta) => meta?.money !== 'unknown') ||
      !snapshot.can({ type: 'now.open' }),
  },
  {
    name: 'the holder is asked for only while a payment is on its way',
    holds: ({ context: { isChallenged, key } }) => !isChallenged || key !== null,
  },
  {
    name: 'why nothing was charged is said where it was not, and nowhere else',
    holds: (snapshot) =>
      snapshot.matches('declined') === (snapshot.context.declineCode !== null || snapshot.context.notice !== null),
  },
];

type Step = Postcondition<typeof orderNowMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isWithoutTrouble = ({ context: { failure, declineCode, notice, paid } }: Snapshot) =>
  failure === null && declineCode === null && notice === null && paid === null;

const isForgotten = ({ context: { attemptId, key, challenge, isChallenged } }: Snapshot) =>
  attemptId === null && key === null && challenge === null && !isChallenged;

const isAcknowledged = (ran: Readonly<Record<string, unknown>>) =>
  (ran['acknowledge'] as { attemptId: string } | undefined)?.attemptId === 'attempt-1';

/** Postconditions, in addition to those of every payment. */
const orderNowPostconditions: readonly Step[] = [
  {
    name: 'what sending it today moves and takes is asked first, and nothing is sent',
    on: ['now.open'],
    from: ['idle', 'refused', 'declined'],
    to: (after, { context }, _event, { asked: { preview, request } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      request === undefined &&
      after.context.offer === null &&
      isWithoutTrouble(after),
  },
  {
    name: 'it is shown, beside why it is shown again',
    on: ['preview.done'],
    to: (after, { context }, { output }) =>
      after.matches('offered') && after.context.offer === output && after.context.failure === context.failure,
  },
  {
    name: 'what cannot be sent says why',
    on: ['preview.failed.inPreparation', 'preview.failed.offline', 'after.readLimit'],
    from: ['previewing'],
    to: (after, _before, { error }) =>
      after.matches('refused') && (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'closing the offer leads back to where the customer began',
    on: ['now.close'],
    from: ['previewing', 'offered', 'refused', 'declined', 'paid'],
    to: (after) => after.matches('idle') && after.context.offer === null && isWithoutTrouble(after),
  },
  {
    name: 'what is paid is the amount and the box that were shown, and the card’s holder is not asked for yet. Payments: one key',
    on: ['now.confirm'],
    from: ['offered'],
    to: (after, { context }, _event, { asked: { request } }) =>
      isSame(request, {
        id: context.id,
        key: after.context.key,
        charged: context.offer!.charged,
        cycle: context.offer!.cycle,
        isChallenged: false,
      }),
  },
  {
    name: 'a bank that wants the holder is asked once more, under another key, and its page opens',
    on: ['request.failed.holderWanted'],
    given: ({ context }) => !context.isChallenged,
    to: (after, { context }, _event, { asked: { request }, ran }) =>
      after.matches('requesting') &&
      isWithoutTrouble(after) &&
      after.context.attemptId === null &&
      isAcknowledged(ran) &&
      isSame(request, {
        id: context.id,
        key: `${context.keySeed}-${context.payments + 1}`,
        charged: context.offer!.charged,
        cycle: context.offer!.cycle,
        isChallenged: true,
      }),
  },
  {
    name: 'a bank that wants the holder once more is not asked a third time',
    on: ['request.failed.holderWanted'],
    given: ({ context }) => context.isChallenged,
    to: (after, _before, _event, { ran }) =>
      after.matches('declined') && after.context.declineCode === 'challengeRequired' && isAcknowledged(ran),
  },
  {
    name: 'what costs another amount by now is shown again, and said so',
    on: ['request.failed.priceChanged'],
    to: (after, { context }, { error }, { asked: { preview } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      after.context.offer === null &&
      after.context.failure === error &&
      isForgotten(after),
  },
  {
    name: 'a session that ends before it was asked for is shown, and nothing else is',
    on: ['preview.failed.sessionOver'],
    to: (after) => after.matches('suspended') && isWithoutTrouble(after),
  },
];

/**
 * The moved deliveries and the amount are shown first (`offered`); one press charges the stored card. A bank that
 * requires 3-D Secure declines at first: the payment is then sent again, under a key of its own, and confirmed in the
 * flow three-d-secure. The customer does not press twice for it.
 *
 * A missing answer is no decline: the server is asked under the key, and nothing is sent again meanwhile. A payment
 * that was left behind, here or in another tab, is found when the page opens. A refusal leaves the plan as it was, and
 * its reason is shown.
 */
export const orderNowFlow = paymentSpec(orderNowMachine, {
  name: 'order-now',
  description: {
    tr: {
      title: 'Kutusunu hemen ister',
      text: 'Müşteri bekleyen kutusunu bugün yola çıkarır; ne kayar, ne çekilir, önceden görür.',
    },
    en: {
      title: 'Wants the box now',
      text: 'A customer has the next box sent today, and sees what that moves before the card is charged.',
    },
  },
  copy: orderNowCopy,
  inputs: { opened: { id: running.id, keySeed: 'seed' } },
  events: {},
  purpose: 'orderNow',
  found: { nothing: { answer: null } },
  failed: {
    holderWanted: cardDeclined('challengeRequired'),
    priceChanged: conflict({ code: MISCALCULATION_CODE }),
    soldOut: conflict({ code: 'OUT_OF_STOCK' }),
    paymentInProgress,
  },
  outcomes: {
    preview: {
      done: { moved: { before: deliveries, after: deliveries.slice(1), charged: sampleAmount, cycle: 2 } },
      failed: { ...failures('offline', 'sessionOver'), inPreparation: conflict({ code: 'DELIVERY_IN_PREPARATION' }) },
    },
  },
  project: ({ context }) => ({ isChallenged: context.isChallenged, isOffered: context.offer !== null }),
  paid: 'paid',
  declined: 'declined',
  undone: 'declined',
  refused: 'refused',
  rest: 'idle',
  send: { type: 'now.confirm' },
  from: 'offered',
  money: {
    idle: 'notCharged',
    previewing: 'notCharged',
    offered: 'notCharged',
    refused: 'notCharged',
    declined: 'notCharged',
    paid: 'charged',
  },
  nothing: ['nothing', 'payment'],
  refusals: ['soldOut', 'paymentInProgress'],
  doubts: [],
  ways: ['now.open', 'now.close'],
  tags: { busy: ['previewing'], form: ['previewing', 'offered', 'refused'] },
  invariants: orderNowInvariants,
  postconditions: orderNowPostconditions,
  beyondBrowser: [
    {
      item: 'orderNow.requesting request failed[4]',
      reason: 'a bank that cannot be reached: tests/flows/content/out-of-reach.spec.ts plays it to the purchase',
    },
    {
      item: 'orderNow.challenging challenge failed[0]',
      reason: 'the challenge is a machine of ours that ends by itself; it breaks only by a fault in its code',
    },
    {
      item: 'orderNow.suspended session.restored[0]',
      reason: 'the door is a page of its own: after it this one starts over, and asks first',
    },
  ],
});
