import { dayOf, parseCalendarDay } from '../../../domain/calendar/index.ts';
import { isFailure } from '../../../domain/failure/index.ts';
import { toDecimal, toKurus } from '../../../domain/money/index.ts';
import type { AttemptReport } from '../../../domain/payment/index.ts';
import { fieldsOf } from '../../../domain/untrusted/index.ts';
import type { DuePayment, PayingCard, RefusedPayment } from '../../../machines/due-payment/index.ts';
import type { components, paths } from '../../../openapi/types/due-payments.d.ts';
import { toAttemptReport, toWireCard } from '../attempts/index.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas'];

type NewCard = Extract<PayingCard, { kind: 'new' }>;

const client = (api: Api) => api.client<paths>();

/** `beside`: a payment of this box by other means than the link, or another payment of its account. */
export type MailedPayment =
  | { due: DuePayment | null; attempt: AttemptReport | null; beside: Wire['MailedPayment']['beside'] }
  | { refusal: RefusedPayment };

/** Data of the box only: the card that was charged, and why that failed, are shown to the signed-in customer only. */
const toDue = ({ price, dueSince, arrival, payBy, lines }: NonNullable<Wire['MailedPayment']['due']>): DuePayment => ({
  id: 'mailed',
  subscriptionId: '',
  declineCode: null,
  retryOn: null,
  amount: toKurus(price.chargedAmount),
  cardId: null,
  lastFourDigits: null,
  since: dayOf(Date.parse(dueSince)),
  window: { earliest: parseCalendarDay(arrival.earliest)!, latest: parseCalendarDay(arrival.latest)! },
  payBy: parseCalendarDay(payBy)!,
  lines,
});

function refusalOf(error: unknown): RefusedPayment {
  if (!isFailure(error)) throw error;
  switch (error.code) {
    case 'INVALID_TOKEN':
    case 'LINK_EXPIRED':
    case 'LINK_WITHDRAWN':
      return error.code;
    // A malformed token is an invalid link too.
    case 'VALIDATION':
      return 'INVALID_TOKEN';
    case 'LINK_USED':
      return 'ALREADY_PAID';
    case 'NOT_DUE':
      return fieldsOf(error.data)['orderStatus'] === 'CANCELLED' ? 'CALLED_OFF' : 'ALREADY_PAID';
    default:
      throw error;
  }
}

/** The payment that a mailed link can make, and the status of one made by it. Charges nothing. */
export async function readMailedPayment(
  api: Api,
  body: { token: string; key?: string; attemptId?: string },
  signal: AbortSignal,
): Promise<MailedPayment> {
  try {
    const { due, attempt, beside } = await read(
      client(api).POST('/public/user/mailed-payments/read', { body, signal }),
    );
    return { due: due && toDue(due), attempt: attempt && toAttemptReport(attempt), beside };
  } catch (error) {
    return { refusal: refusalOf(error) };
  }
}

/** Pays the amount that was shown. Idempotent by key. Rejects with a `Failure`. */
export async function payMailedPayment(
  api: Api,
  { key, token, due, card }: { key: string; token: string; due: DuePayment; card: NewCard },
  signal: AbortSignal,
): Promise<AttemptReport> {
  const params = { header: { 'Idempotency-Key': key } };
  const body = {
    token,
    price: { chargedAmount: toDecimal(due.amount), _currency: 'TRY' as const },
    card: toWireCard(card),
  };
  return toAttemptReport(await read(client(api).POST('/public/user/mailed-payments/pay', { params, body, signal })));
}

/** Abandons the attempt; returns its status. Safe to repeat. */
export async function abandonMailedPayment(
  api: Api,
  body: { token: string; attemptId: string },
  signal: AbortSignal,
): Promise<AttemptReport> {
  return toAttemptReport(await read(client(api).POST('/public/user/mailed-payments/abandon', { body, signal })));
}
