import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/index.ts';
import type { duePaymentMachine } from './due-payment.machine.ts';
import type { DueFound } from './due-payment.types.ts';

type Step = StepPromise<typeof duePaymentMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;
const isNotSent = (snapshot: Snapshot) => !isSent(snapshot);
const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;
const isForgotten = ({ context: { attemptId, key, challenge } }: Snapshot) =>
  attemptId === null && key === null && challenge === null;
const holds = ({ context }: Snapshot, output: unknown) =>
  isSame(context.dues, (output as DueFound).dues) && isSame(context.cards, (output as DueFound).cards);
const sentOf = ({ context: { key, attemptId } }: Snapshot) => ({ key, attemptId });
const tells = (ran: Record<string, unknown>) =>
  (ran['acknowledge'] as { attemptId: string } | undefined)?.attemptId === 'attempt-1';

/** What a step must lead to. Each names its section of the specification. */
export const duePaymentPromises: readonly Step[] = [
  {
    name: 'whoever opens the page learns what is due, and of a payment that was left behind. Spec §7',
    on: ['start'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('checking') && isSame(find, { key: null, attemptId: null }),
  },
  {
    name: 'what is not known is asked again: by itself, when the customer wants, and after signing in. Spec §4',
    on: ['due.look', 'after.lookPause', 'session.restored'],
    from: ['unheard', 'suspended'],
    given: (before, { type }) => (type === 'session.restored') === before.matches('suspended'),
    to: (after, before, _event, { asked: { find } }) =>
      after.matches('checking') &&
      isSame(find, sentOf(before)) &&
      (before.matches('suspended') || isWithoutTrouble(after)),
  },
  {
    name: 'a payment that waits at the bank is asked about again',
    on: ['after.lookPause'],
    from: ['unfinished'],
    to: (after, before, _event, { asked: { find } }) =>
      after.matches('checking') && isSame(find, sentOf(before)) && isWithoutTrouble(after),
  },
  {
    name: 'an answer that does not come is not taken for one',
    on: ['find.failed.offline', 'after.readLimit'],
    from: ['checking'],
    to: (after, { context }, { error }) =>
      after.matches('unheard') &&
      after.context.key === context.key &&
      (error ? after.context.failure === error : after.context.failure?.kind === 'timeout'),
  },
  {
    name: 'nothing is due by the server’s word alone',
    on: ['find.done.nothing'],
    to: (after, { context }, { output }) =>
      after.matches('none') && holds(after, output) && after.context.notice === context.notice,
  },
  {
    name: 'what is due is shown, with what it can be paid from and why it is asked again',
    on: ['find.done.due', 'find.done.cardless', 'find.done.payment'],
    given: isNotSent,
    to: (after, { context }, { output }) =>
      after.matches('due') &&
      holds(after, output) &&
      after.context.occupant === null &&
      after.context.notice === context.notice &&
      after.context.failure === context.failure,
  },
  {
    name: 'a payment that never arrived is told so, and can be sent again. Payments: one key',
    on: ['find.done.due', 'find.done.cardless'],
    given: isSent,
    to: (after, _before, { output }) =>
      after.matches('choosingCard') && after.context.notice === 'notReceived' && holds(after, output),
  },
  {
    name: 'a payment that was left behind can be continued',
    on: ['find.done.open'],
    to: (after, _before, { output }) =>
      after.matches('unfinished') &&
      holds(after, output) &&
      isSame(after.context.challenge, ((output as DueFound).answer as { challenge: unknown }).challenge),
  },
  {
    name: 'an old refusal is told once, beside what is due',
    on: ['find.done.declined'],
    to: (after, _before, { output }, { ran }) =>
      after.matches('due') &&
      holds(after, output) &&
      after.context.declineCode === ((output as DueFound).answer as { declineCode: string }).declineCode &&
      tells(ran),
  },
  {
    name: 'while the shop asks the bank itself, nobody pays beside it. Spec §5',
    on: ['find.done.renewal'],
    to: (after, _before, { output }) =>
      after.matches('occupied') && after.context.occupant === 'renewal' && holds(after, output) && isForgotten(after),
  },
  {
    name: 'a payment that the server does not take because of another one leads to that one',
    on: ['find.done.payment'],
    given: isSent,
    to: (after, _before, { output }) =>
      after.matches('occupied') && after.context.occupant === 'payment' && holds(after, output) && isForgotten(after),
  },
  {
    name: 'how the other one stands is asked again, without anything of ours',
    on: ['due.look', 'after.lookPause'],
    from: ['occupied'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('checking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'whoever wants to pay chooses a card, without old troubles',
    on: ['pay.open'],
    from: ['due'],
    to: (after) => after.matches('choosingCard') && isWithoutTrouble(after),
  },
  {
    name: 'whoever does not want to any more sees what is due',
    on: ['pay.close'],
    from: ['choosingCard'],
    to: (after) => after.matches('due') && isWithoutTrouble(after),
  },
  {
    name: 'each payment goes out once, for the oldest that is due, under a key of its own. Payments: one key',
    on: ['card.submit'],
    from: ['choosingCard'],
    to: (after, { context }, event, { asked: { request } }) =>
      after.matches('requesting') &&
      isWithoutTrouble(after) &&
      after.context.payments === context.payments + 1 &&
      isSame(request, {
        key: `${context.keySeed}-${context.payments + 1}`,
        due: context.dues![0],
        card: event['card'],
      }),
  },
  {
    name: 'the bank’s page opens as soon as the bank asks. Spec §4',
    on: ['request.done.bankAsks'],
    to: (after, _before, { output }, { asked: { challenge } }) =>
      after.matches('challenging') && challenge === (output as { challenge: unknown }).challenge,
  },
  {
    name: 'what was paid is told once, with its amount, and everything it changes is read anew. Spec §4',
    on: ['find.done.paid', 'request.done.paidAtOnce', 'challenge.done.paid'],
    to: (after, _before, _event, { ran }) =>
      after.matches('paid') && after.context.paid === 47_850 && 'refreshAccount' in ran && tells(ran),
  },
  {
    name: 'a card that was refused says why, and is told once; another can be tried at once',
    on: ['request.done.declined', 'request.failed.cardDeclined', 'challenge.done.declined', 'challenge.done.expired'],
    to: (after, _before, { output, error }, { ran }) => {
      const { outcome, declineCode = outcome } = (output ?? (error as { data: object } | undefined)?.data ?? {}) as {
        outcome?: string;
        declineCode?: string;
      };
      return (
        after.matches('choosingCard') &&
        after.context.declineCode === declineCode &&
        isForgotten(after) &&
        !('refreshAccount' in ran) &&
        tells(ran)
      );
    },
  },
  {
    name: 'while nobody knows whether it arrived, the server is asked under its key and nothing is sent again',
    on: [
      'request.failed.offline',
      'request.failed.timedOut',
      'request.failed.unavailable',
      'request.failed.broken',
      'request.failed.paymentInProgress',
      'after.requestLimit',
    ],
    from: ['requesting'],
    to: (after, { context }, _event, { asked: { find } }) =>
      after.matches('checking') && find?.key === context.key && find?.key !== null,
  },
  {
    name: 'what is not due any more, or costs another amount by now, is read anew and said so',
    on: ['request.failed.notDue', 'request.failed.priceChanged'],
    to: (after, _before, { error }, { asked: { find } }) =>
      after.matches('checking') &&
      isSame(find, { key: null, attemptId: null }) &&
      after.context.notice === ((error as { code: string }).code === 'NOT_DUE' ? 'notDue' : 'priceChanged'),
  },
  {
    name: 'a payment that is not taken leads back to the cards with its reason; nothing typed is lost',
    on: [
      'request.failed.bankUnavailable',
      'request.failed.soldOut',
      'request.failed.keyTaken',
      'request.failed.invalid',
    ],
    to: (after, _before, { error }) =>
      after.matches('choosingCard') && after.context.failure === error && isForgotten(after),
  },
  {
    name: 'whoever gives up at the bank chooses a card again, and reads that nothing was charged',
    on: ['challenge.done.cancelled'],
    to: (after) => after.matches('choosingCard') && after.context.notice === 'cancelled',
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
    name: 'nothing is let go before it was asked',
    on: ['drop.open'],
    from: ['due', 'choosingCard'],
    to: (after, _before, _event, { asked }) =>
      after.matches('confirming') && isWithoutTrouble(after) && !('drop' in asked),
  },
  { name: 'whoever keeps the box still owes it', on: ['drop.cancel'], from: ['confirming'], to: ['due'] },
  {
    name: 'what is let go is the one that was shown',
    on: ['drop.confirm'],
    from: ['confirming'],
    to: (after, { context }, _event, { asked: { drop } }) =>
      after.matches('dropping') && isSame(drop, { due: context.dues![0] }),
  },
  {
    name: 'what was let go is told, and everything it changes is read anew. Spec §4',
    on: ['drop.done'],
    to: (after, _before, _event, { ran }) => after.matches('dropped') && 'refreshAccount' in ran,
  },
  {
    name: 'where nobody knows whether it was let go, or it cannot be by now, what is due is read anew',
    on: ['drop.failed.notDue', 'drop.failed.paymentInProgress', 'drop.failed.offline', 'after.saveLimit'],
    from: ['dropping'],
    to: (after, _before, { error }, { asked }) => {
      const code = (error as { code?: string } | undefined)?.code;
      const { notice, failure } = after.context;
      const isSaid = error ? notice === (code === 'NOT_DUE' ? 'notDue' : null) : failure?.kind === 'timeout';
      return after.matches('checking') && !('drop' in asked) && isSaid;
    },
  },
  {
    name: 'a loss of the connection, or another refusal, of letting go is said',
    on: ['drop.failed.offline', 'drop.failed.gone'],
    to: ({ context }, _before, { error }) => context.failure === error,
  },
  { name: 'what cannot be let go is still due', on: ['drop.failed.gone'], to: ['due'] },
  {
    name: 'whoever has read how it ended sees what else is due',
    on: ['due.close', 'due.look'],
    from: ['paid', 'dropped', 'none'],
    given: (before, { type }) => (type === 'due.look') === before.matches('none'),
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('checking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'a session that ends is told',
    on: ['find.failed.sessionOver', 'request.failed.sessionOver', 'drop.failed.sessionOver'],
    to: (after, { context }) => after.matches('suspended') && after.context.key === context.key,
  },
];
