import { randomUUID } from 'node:crypto';
import { amountTaken, type BankCode, refusalOf } from './card-rules.ts';
import { describeCard, describeSavedCard, readCard, saveCardOf } from './cards.ts';
import type {
  ChargeAnswer,
  ChargeRequest,
  DeclinedAnswer,
  Desk,
  OrderRequest,
  PaymentAnswer,
  TakenAnswer,
} from './teller.types.ts';
import type { BankCard, BankPayment, Purpose } from './vault.ts';

export function newPayment(
  desk: Desk,
  request: OrderRequest,
  about: { purpose: Purpose; card: BankCard; saveTo: string | null; callbackUrl: string | null },
): BankPayment {
  return {
    paymentId: randomUUID(),
    reference: request.reference,
    state: 'received',
    amount: request.amount,
    takenAmount: null,
    lines: request.lines.map((line) => ({ ...line, transactionId: randomUUID() })),
    savedToken: null,
    locale: request.locale,
    openedAt: desk.clock.now().toISOString(),
    mdStatus: null,
    code: null,
    wrongCodes: 0,
    hung: false,
    ...about,
  };
}

export function declined(code: BankCode, paymentId: string | null): DeclinedAnswer {
  return { status: 'declined', code, paymentId };
}

function entryOf(desk: Desk, payment: BankPayment) {
  return {
    at: desk.clock.now().toISOString(),
    reference: payment.reference,
    paymentId: payment.paymentId,
    operationReference: null,
    transactionId: null,
    card: payment.card.masked,
    code: null,
  };
}

function describeTaken(desk: Desk, payment: BankPayment): TakenAnswer {
  const saved = desk.vault
    .cardsOf(payment.saveTo ?? '')
    .find((kept) => kept.cardToken === payment.savedToken && payment.savedToken !== null);
  return {
    status: payment.state === 'cancelled' ? 'cancelled' : 'succeeded',
    paymentId: payment.paymentId,
    reference: payment.reference,
    purpose: payment.purpose,
    amount: payment.takenAmount ?? payment.amount,
    lines: payment.lines,
    card: describeCard(payment.card),
    savedCard: saved ? describeSavedCard(saved) : null,
    refunds: desk.ledger
      .entries({ paymentId: payment.paymentId })
      .filter((entry) => entry.kind === 'refund')
      .map((entry) => ({
        reference: entry.operationReference,
        transactionId: entry.transactionId ?? '',
        amount: entry.amount,
      })),
  };
}

/**
 * Moves the money, once per call: asked twice, it charges twice, and the ledger shows it.
 * `gone` ends when the caller hangs up; a charge that had not been made by then is never made.
 */
async function take(
  desk: Desk,
  paymentId: string,
  initiator: 'challenge' | 'purchase' | 'renewal',
  gone: AbortSignal,
): Promise<ChargeAnswer> {
  const current = () => desk.vault.findPayment(paymentId)!;
  const { reference, card } = current();
  const hangs = !desk.vault.paymentsOf(reference).some((payment) => payment.hung);

  const code = refusalOf(card.behaviour, initiator);
  if (code) {
    desk.ledger.record({ ...entryOf(desk, current()), kind: 'decline', amount: current().amount, code });
    desk.vault.keepPayment({ ...current(), state: 'declined', code });
    return declined(code, paymentId);
  }
  if (card.behaviour === 'hangsBeforeCharge' && hangs) {
    desk.vault.keepPayment({ ...current(), hung: true });
    if ((await desk.holds.hold(reference, gone)) === 'gone') return null;
  }
  const amount = amountTaken(card.behaviour, current().amount);
  desk.ledger.record({
    ...entryOf(desk, current()),
    kind: current().purpose === 'cardCheck' ? 'authorisation' : 'capture',
    amount,
  });
  const savedToken = saveCardOf(desk, current());
  desk.vault.keepPayment({ ...current(), state: 'succeeded', takenAmount: amount, savedToken });
  if (card.behaviour === 'hangsAfterCharge' && hangs) {
    desk.vault.keepPayment({ ...current(), hung: true });
    if ((await desk.holds.hold(reference, gone)) === 'gone') return null;
  }
  return describeTaken(desk, current());
}

export function isExpired(desk: Desk, payment: BankPayment): boolean {
  const age = desk.clock.now().getTime() - new Date(payment.openedAt).getTime();
  return payment.state === 'open' && age > desk.challengeTtlMs;
}

/** Charges a payment whose challenge has been passed. */
export async function finishChallenge(
  desk: Desk,
  request: { paymentId: string; amount: number },
  gone: AbortSignal,
): Promise<ChargeAnswer> {
  const payment = desk.vault.findPayment(request.paymentId);
  if (!payment) return { status: 'notFound' };
  if (isExpired(desk, payment)) return declined('challengeExpired', payment.paymentId);
  if (payment.state === 'open' || payment.state === 'received') return declined('challengeOpen', payment.paymentId);
  if (payment.state === 'cancelled') return declined('cancelled', payment.paymentId);
  if (payment.state === 'declined') return declined(payment.code ?? 'challengeFailed', payment.paymentId);
  if (request.amount !== payment.amount) return declined('amountMismatch', payment.paymentId);
  return take(desk, payment.paymentId, 'challenge', gone);
}

/** Charges a saved card. */
export async function chargeStored(desk: Desk, request: ChargeRequest, gone: AbortSignal): Promise<ChargeAnswer> {
  const known = readCard(desk, request.card);
  if ('code' in known) return declined(known.code, null);
  const payment = newPayment(desk, request, { ...known, purpose: 'purchase', callbackUrl: null });
  desk.vault.keepPayment(payment);
  return take(desk, payment.paymentId, request.initiator, gone);
}

/** What became of a payment. By reference the charged one comes first, then the latest. */
export function lookUp(desk: Desk, query: { paymentId?: string; reference?: string }): PaymentAnswer {
  const candidates = query.reference === undefined ? [] : desk.vault.paymentsOf(query.reference);
  const payment =
    query.paymentId === undefined
      ? (candidates.find((candidate) => candidate.state === 'succeeded') ?? candidates.at(-1))
      : desk.vault.findPayment(query.paymentId);
  if (!payment || payment.state === 'received') return { status: 'notFound' };
  if (isExpired(desk, payment)) return declined('challengeExpired', payment.paymentId);
  if (payment.state === 'open' || payment.state === 'passed') {
    return { status: payment.state, paymentId: payment.paymentId };
  }
  if (payment.state === 'declined') return declined(payment.code ?? 'challengeFailed', payment.paymentId);
  if (payment.state === 'cancelled' && payment.takenAmount === null) return declined('cancelled', payment.paymentId);
  return describeTaken(desk, payment);
}
