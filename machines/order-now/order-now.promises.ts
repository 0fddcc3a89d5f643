import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/index.ts';
import type { orderNowMachine } from './order-now.machine.ts';

type Step = StepPromise<typeof orderNowMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isWithoutTrouble = ({ context: { failure, declineCode, paid } }: Snapshot) =>
  failure === null && declineCode === null && paid === null;
const isForgotten = ({ context: { attemptId, key, challenge, isChallenged } }: Snapshot) =>
  attemptId === null && key === null && challenge === null && !isChallenged;
const tells = (ran: Record<string, unknown>) =>
  (ran['acknowledge'] as { attemptId: string } | undefined)?.attemptId === 'attempt-1';
const sentOf = ({ context: { key, attemptId } }: Snapshot) => ({ key, attemptId });
const isSent = ({ context }: Snapshot) => context.key !== null;

/** What a step must lead to. Each names its section of the specification. */
export const orderNowPromises: readonly Step[] = [
  {
    name: 'whoever opens the page learns of a payment that was left behind. Spec §7',
    on: ['start'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }),
  },
  {
    name: 'what is not known is asked again, under the same key: by itself, when the customer wants, after signing in',
    on: ['payment.check', 'after.lookPause', 'session.restored'],
    from: ['unheard', 'suspended'],
    given: (before, { type }) => (type === 'session.restored') === before.matches('suspended'),
    to: (after, before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, sentOf(before)) && isWithoutTrouble(after),
  },
  {
    name: 'a payment that waits at the bank is asked about again',
    on: ['after.lookPause'],
    from: ['unfinished'],
    to: (after, before, _event, { asked: { find } }) => after.matches('looking') && isSame(find, sentOf(before)),
  },
  {
    name: 'an answer that does not come is not taken for one',
    on: ['find.failed.offline', 'after.readLimit'],
    from: ['looking'],
    to: (after, { context }, { error }) =>
      after.matches('unheard') &&
      after.context.key === context.key &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'where nothing was sent nothing is told',
    on: ['find.done.nothing'],
    given: (before) => !isSent(before),
    to: (after) => after.matches('idle') && isForgotten(after) && isWithoutTrouble(after),
  },
  {
    name: 'a payment that never arrived was not charged, and is told so. Payments: one key',
    on: ['find.done.nothing'],
    given: isSent,
    to: (after, _before, _event, { ran }) =>
      after.matches('declined') &&
      after.context.declineCode === 'notReceived' &&
      isForgotten(after) &&
      !('acknowledge' in ran),
  },
  {
    name: 'a payment that was left behind can be continued',
    on: ['find.done.open'],
    to: (after, _before, { output }) =>
      after.matches('unfinished') &&
      isSame(after.context.challenge, (output as { challenge: unknown }).challenge) &&
      after.context.attemptId === 'attempt-1',
  },
  {
    name: 'what sending it today moves and takes is asked first, and nothing is sent',
    on: ['now.open'],
    from: ['idle', 'refused', 'declined'],
    to: (after, { context }, _event, { asked: { preview, pay } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      pay === undefined &&
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
    name: 'whoever does not want it any more stands where they began',
    on: ['now.close'],
    from: ['previewing', 'offered', 'refused', 'declined', 'paid'],
    to: (after) => after.matches('idle') && after.context.offer === null && isWithoutTrouble(after),
  },
  {
    name: 'it goes out once, at the amount that was shown, under a key of its own. Payments: one key',
    on: ['now.confirm'],
    from: ['offered'],
    to: (after, { context }, _event, { asked: { pay } }) =>
      after.matches('paying') &&
      isWithoutTrouble(after) &&
      isSame(pay, {
        id: context.id,
        key: `${context.keySeed}-${context.payments + 1}`,
        charged: context.offer!.charged,
        isChallenged: false,
      }),
  },
  {
    name: 'a bank that wants the holder is asked once more, under another key, and its page opens',
    on: ['pay.failed.holderWanted'],
    given: ({ context }) => !context.isChallenged,
    to: (after, { context }, _event, { asked: { pay }, ran }) =>
      after.matches('paying') &&
      isWithoutTrouble(after) &&
      after.context.attemptId === null &&
      tells(ran) &&
      isSame(pay, {
        id: context.id,
        key: `${context.keySeed}-${context.payments + 1}`,
        charged: context.offer!.charged,
        isChallenged: true,
      }),
  },
  {
    name: 'the bank’s page opens as soon as the bank asks. Spec §4',
    on: ['pay.done.bankAsks'],
    to: (after, _before, { output }, { asked: { challenge } }) =>
      after.matches('challenging') && challenge === (output as { challenge: unknown }).challenge,
  },
  {
    name: 'what was paid is told once, with its amount, and everything it changes is read anew. Spec §4',
    on: ['find.done.paid', 'pay.done.paidAtOnce', 'challenge.done.paid'],
    to: (after, _before, _event, { ran }) =>
      after.matches('paid') &&
      after.context.paid === 47_850 &&
      isForgotten(after) &&
      'refreshAccount' in ran &&
      tells(ran),
  },
  {
    name: 'a card that was refused says why, and is told once; nothing else has changed',
    on: ['find.done.declined', 'pay.done.declined', 'pay.failed.cardDeclined', 'pay.failed.holderWanted'],
    given: ({ context }, { error }) =>
      (error as { data?: { declineCode?: string } } | undefined)?.data?.declineCode !== 'challengeRequired' ||
      context.isChallenged,
    to: (after, _before, { output, error }, { ran }) => {
      const { declineCode } = (output ?? (error as { data: object }).data) as { declineCode: string };
      return (
        after.matches('declined') &&
        after.context.declineCode === declineCode &&
        isForgotten(after) &&
        !('refreshAccount' in ran) &&
        tells(ran)
      );
    },
  },
  {
    name: 'what the bank’s page ends without money says why, and is told once',
    on: ['challenge.done.declined', 'challenge.done.expired', 'challenge.done.cancelled'],
    to: (after, _before, { output }, { ran }) => {
      const { outcome, declineCode = outcome } = output as { outcome: string; declineCode?: string };
      return (
        after.matches('declined') &&
        after.context.declineCode === declineCode &&
        isForgotten(after) &&
        tells(ran) === (outcome !== 'cancelled')
      );
    },
  },
  {
    name: 'while nobody knows whether it arrived, the server is asked under its key and nothing is sent again',
    on: [
      'pay.failed.offline',
      'pay.failed.timedOut',
      'pay.failed.unavailable',
      'pay.failed.broken',
      'after.requestLimit',
    ],
    from: ['paying'],
    to: (after, { context }, _event, { asked: { find, pay } }) =>
      after.matches('looking') && find?.key === context.key && find?.key !== null && pay === undefined,
  },
  {
    name: 'what costs another amount by now is shown anew, and said so',
    on: ['pay.failed.priceChanged'],
    to: (after, { context }, { error }, { asked: { preview } }) =>
      after.matches('previewing') &&
      isSame(preview, { id: context.id }) &&
      after.context.offer === null &&
      after.context.failure === error &&
      isForgotten(after),
  },
  {
    name: 'a payment that is not taken says why where it was asked, and was not charged',
    on: ['pay.failed.bankUnavailable', 'pay.failed.soldOut', 'pay.failed.paymentInProgress'],
    to: (after, _before, { error }) =>
      after.matches('refused') && after.context.failure === error && isForgotten(after),
  },
  {
    name: 'a payment whose end is not known is not forgotten: it can be continued. Spec §4',
    on: ['challenge.done.unknown', 'challenge.failed.broken'],
    to: (after, { context }) => after.matches('unfinished') && after.context.attemptId === context.attemptId,
  },
  {
    name: 'whoever continues it stands before the bank’s page',
    on: ['payment.resume'],
    from: ['unfinished'],
    to: (after, { context }, _event, { asked: { challenge } }) =>
      after.matches('challenging') && challenge === context.challenge,
  },
  {
    name: 'a session that ends is told, and its payment is not forgotten',
    on: ['find.failed.sessionOver', 'preview.failed.sessionOver', 'pay.failed.sessionOver'],
    to: (after, { context }) => after.matches('suspended') && after.context.key === context.key,
  },
];
