import type { StepPromise } from 'model-testing';
import { isSame } from '../kit/index.ts';
import type { duePaymentMachine } from './due-payment.machine.ts';
import type { DueFound } from './due-payment.types.ts';

type Step = StepPromise<typeof duePaymentMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const isSent = ({ context }: Snapshot) => context.key !== null;
const isWithoutTrouble = ({ context: { notice, failure, declineCode, paid } }: Snapshot) =>
  notice === null && failure === null && declineCode === null && paid === null;
const isForgotten = ({ context: { attemptId, key, challenge } }: Snapshot) =>
  attemptId === null && key === null && challenge === null;

const noticeOf: Record<string, string> = { NOT_DUE: 'notDue', MISCALCULATION: 'priceChanged' };

/** What a step must lead to, beside the promises of every payment. */
export const duePaymentPromises: readonly Step[] = [
  {
    name: 'whatever is found, what is due and what it can be paid with is what the server says',
    on: [
      'find.done.nothing',
      'find.done.due',
      'find.done.cardless',
      'find.done.open',
      'find.done.paid',
      'find.done.declined',
      'find.done.renewal',
      'find.done.payment',
      'find.done.refused',
    ],
    to: ({ context }, _before, { output }) =>
      isSame(context.dues, (output as DueFound).dues) && isSame(context.cards, (output as DueFound).cards),
  },
  {
    name: 'nothing is due by the server’s word alone',
    on: ['find.done.nothing'],
    to: (after, { context }) => after.matches('none') && isForgotten(after) && after.context.notice === context.notice,
  },
  {
    name: 'a mailed link that does not count ends here, with its reason',
    on: ['find.done.refused'],
    to: (after) => after.matches('refused') && after.context.refusal === 'ALREADY_PAID' && isForgotten(after),
  },
  {
    name: 'a payment by a link that no longer counts is not sent again: why is looked up',
    on: ['request.failed.linkOver'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }),
  },
  {
    name: 'another open payment does not block a customer who has sent none',
    on: ['find.done.payment'],
    given: (before) => !isSent(before),
    to: (after) => after.matches('due') && after.context.occupant === null,
  },
  {
    name: 'while the shop asks the bank itself, nothing else can be paid',
    requirements: 'SUBSCRIPTION-14',
    on: ['find.done.renewal'],
    to: (after) => after.matches('occupied') && after.context.occupant === 'renewal' && isForgotten(after),
  },
  {
    name: 'a payment that the server does not take because of another one leads to that one',
    on: ['find.done.payment'],
    given: isSent,
    to: (after) => after.matches('occupied') && after.context.occupant === 'payment' && isForgotten(after),
  },
  {
    name: 'how the other one, or the link, stands is asked again, without anything of ours',
    on: ['payment.check', 'after.lookPause'],
    from: ['occupied', 'refused'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'once what waits at the bank is asked about again, what was said before is old',
    on: ['after.lookPause'],
    from: ['unfinished'],
    to: isWithoutTrouble,
  },
  {
    name: 'paying leads to the choice of a card, without old failures',
    on: ['pay.open'],
    from: ['due'],
    to: (after) => after.matches('choosingCard') && isWithoutTrouble(after),
  },
  {
    name: 'closing the choice shows what is due',
    on: ['pay.close'],
    from: ['choosingCard'],
    to: (after) => after.matches('due') && isWithoutTrouble(after),
  },
  {
    name: 'what is paid is the oldest that is due, with the card that was chosen',
    requirements: 'SUBSCRIPTION-14',
    on: ['card.submit'],
    from: ['choosingCard'],
    to: (after, { context }, event, { asked: { request } }) =>
      isSame(request, { key: after.context.key, due: context.dues![0], card: event['card'] }),
  },
  {
    name: 'what is not due any more, costs another amount by now or cannot be paid with this card is read again and said so',
    on: ['request.failed.notDue', 'request.failed.priceChanged', 'request.failed.cardUnusable'],
    to: (after, _before, { error }, { asked: { find } }) =>
      after.matches('looking') &&
      isSame(find, { key: null, attemptId: null }) &&
      after.context.notice === (noticeOf[(error as { code: string }).code] ?? 'cardUnusable'),
  },
  {
    name: 'nothing is cancelled before it was confirmed',
    on: ['drop.open'],
    from: ['due', 'choosingCard'],
    to: (after, _before, _event, { asked }) =>
      after.matches('confirming') && isWithoutTrouble(after) && !('drop' in asked),
  },
  { name: 'a box that is kept is still due', on: ['drop.cancel'], from: ['confirming'], to: ['due'] },
  {
    name: 'what is cancelled is the box that was shown',
    on: ['drop.confirm'],
    from: ['confirming'],
    to: (after, { context }, _event, { asked: { drop } }) =>
      after.matches('dropping') && isSame(drop, { due: context.dues![0] }),
  },
  {
    name: 'what was cancelled is shown, and everything it changes is read again',
    requirements: 'SUBSCRIPTION-15',
    on: ['drop.done'],
    to: (after, _before, _event, { ran }) => after.matches('dropped') && 'refreshAccount' in ran,
  },
  {
    name: 'where it is not known whether it was cancelled, or it cannot be by now, what is due is read again',
    on: ['drop.failed.notDue', 'drop.failed.paymentInProgress', 'drop.failed.offline', 'after.saveLimit'],
    from: ['dropping'],
    to: (after, _before, { error }, { asked }) => {
      const code = (error as { code?: string } | undefined)?.code;
      const { notice, failure } = after.context;
      const isSaid = error ? notice === (code === 'NOT_DUE' ? 'notDue' : null) : failure?.kind === 'timeout';
      return after.matches('looking') && !('drop' in asked) && isSaid;
    },
  },
  {
    name: 'a loss of the connection, or another refusal, of the cancellation is shown',
    on: ['drop.failed.offline', 'drop.failed.gone'],
    to: ({ context }, _before, { error }) => context.failure === error,
  },
  { name: 'what cannot be cancelled is still due', on: ['drop.failed.gone'], to: ['due'] },
  {
    name: 'once its end was read, what else is due is shown',
    on: ['due.close'],
    from: ['paid', 'dropped', 'none'],
    to: (after, _before, _event, { asked: { find } }) =>
      after.matches('looking') && isSame(find, { key: null, attemptId: null }) && isWithoutTrouble(after),
  },
  {
    name: 'a session that ends while a box is cancelled is shown',
    on: ['drop.failed.sessionOver'],
    to: ['suspended'],
  },
];
