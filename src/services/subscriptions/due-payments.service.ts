import { dayOf, parseCalendarDay } from '../../../domain/calendar/index.ts';
import { toDecimal, toKurus } from '../../../domain/money/index.ts';
import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { DuePayment, PayingCard } from '../../../machines/due-payment/index.ts';
import type { components, paths } from '../../../openapi/types/due-payments.d.ts';
import { toAttemptReport, toWireCard } from '../attempts/index.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

/** `openAttemptId`: an unfinished attempt to pay it, by the customer or by the shop. */
type FoundDue = DuePayment & { openAttemptId: string | null };

const toDue = (wire: Wire['DuePayment']): FoundDue => ({
  id: wire._id,
  subscriptionId: wire._subscription,
  declineCode: wire.declineCode,
  retryOn: wire.retryOn === null ? null : parseCalendarDay(wire.retryOn),
  amount: toKurus(wire.price.chargedAmount),
  cardId: wire._card,
  lastFourDigits: wire.lastFourDigits,
  since: dayOf(Date.parse(wire.dueSince)),
  window: { earliest: parseCalendarDay(wire.arrival.earliest)!, latest: parseCalendarDay(wire.arrival.latest)! },
  payBy: parseCalendarDay(wire.payBy)!,
  openAttemptId: wire.openAttemptId,
});

/** The due payments, the oldest first. Spec §7. */
export async function findDuePayments(api: Api, signal?: AbortSignal): Promise<FoundDue[]> {
  const { duePayments } = await read(api.client<paths>().POST('/private/user/due-payments/has-active', { signal }));
  return duePayments.map(toDue);
}

const toCard = (card: PayingCard): Wire['DuePaymentRequest']['card'] =>
  card.kind === 'saved' ? { _card: card.cardId } : toWireCard(card);

/** Pays the amount that was shown. Idempotent by key. Rejects with a `Failure`. Spec §7. */
export async function payDuePayment(
  api: Api,
  { key, due, card }: { key: string; due: DuePayment; card: PayingCard },
  signal?: AbortSignal,
): Promise<AttemptReport> {
  const params = { header: { 'Idempotency-Key': key, ...api.visit() } };
  const price = { chargedAmount: toDecimal(due.amount), _currency: 'TRY' } as const;
  const body = { _duePayment: due.id, price, card: toCard(card) };
  return toAttemptReport(
    await read(api.client<paths>().POST('/private/user/due-payments/pay', { params, body, signal })),
  );
}

/** Cancels the box: nothing is charged. Rejects with a `Failure`: NOT_DUE, PAYMENT_IN_PROGRESS. Spec §7. */
export async function deleteDuePayment(api: Api, { id }: DuePayment, signal?: AbortSignal): Promise<void> {
  await read(api.client<paths>().POST('/private/user/due-payments/delete', { body: { _duePayment: id }, signal }));
}
