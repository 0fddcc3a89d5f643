import { randomUUID } from 'node:crypto';
import { amountTaken, type BankCode, refusalOf } from '../cards/card-rules.ts';
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
import type { BankCard, BankPayment, Purpose } from '../cards/vault.ts';

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
    reportsLost: false,
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
    status: payment.state === 'cancelled' && !payment.reportsLost ? 'cancelled' : 'succeeded',
    paymentId: payment.paymentId,
    reference: payment.reference,
    purpose: payment.purpose,
    amount: payment.takenAmount ?? payment.amount,
    lines: payment.lines,
    card: describeCard(payment.card),
    savedCard: saved ? describeSavedCard(saved) : null,
    refunds: payment.reportsLost
      ? null
      : desk.ledger
          .entries({ paymentId: payment.paymentId })
          .filter((entry) => entry.kind === 'refund')
          .map((entry) => ({
            reference: entry.operationReference,
            transactionId: entry.transactionId ?? '',
            amount: entry.amount,
          })),
  };
}

function takeMoney(desk: Desk, payment: BankPayment): BankPayment {
  const amount = amountTaken(payment.card.behaviour, payment.amount);
  const kind = payment.purpose === 'cardCheck' ? 'authorisation' : 'capture';
  desk.ledger.record({ ...entryOf(desk, payment), kind, amount });
  const taken: BankPayment = {
    ...payment,
    state: 'succeeded',
    code: null,
    takenAmount: amount,
    savedToken: saveCardOf(desk, payment),
  };
  desk.vault.keepPayment(taken);
  return taken;
}

/** Hides later changes of the payment from answers until `/hooks/release`. */
export async function loseReports(desk: Desk, payment: BankPayment): Promise<void> {
  desk.vault.keepPayment({ ...payment, reportsLost: true });
  if ((await desk.holds.hold(payment.reference, new AbortController().signal)) === 'gone') return;
  const current = desk.vault.findPayment(payment.paymentId);
  if (current) desk.vault.keepPayment({ ...current, reportsLost: false });
}

/** Takes the money after answering the merchant: on `/hooks/release`. */
async function landLater(desk: Desk, { paymentId, reference }: BankPayment): Promise<void> {
  if ((await desk.holds.hold(reference, new AbortController().signal)) === 'gone') return;
  const payment = desk.vault.findPayment(paymentId);
  if (payment && payment.state !== 'succeeded') takeMoney(desk, payment);
}

/**
 * Takes the money, once per call: two calls charge twice, as the ledger shows.
 * `gone` aborts when the caller hangs up; a charge not made by then is never made.
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
    if (card.behaviour === 'declinesThenLands') void landLater(desk, current());
    return declined(code, paymentId);
  }
  if (card.behaviour === 'hangsBeforeCharge' && hangs) {
    desk.vault.keepPayment({ ...current(), hung: true });
    if ((await desk.holds.hold(reference, gone)) === 'gone') return null;
  }
  if (card.behaviour === 'landsLate') {
    desk.vault.keepPayment({ ...current(), state: 'received' });
    void landLater(desk, current());
    return null;
  }
  takeMoney(desk, current());
  if (card.behaviour === 'goesDark') {
    void loseReports(desk, current());
    return null;
  }
  if (card.behaviour === 'answersUnlistedCode') return declined('99999', paymentId);
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

/** The state of a payment; null: the bank does not answer. By reference, a charged one first, else the latest. */
export function lookUp(desk: Desk, query: { paymentId?: string; reference?: string }): PaymentAnswer | null {
  const candidates = query.reference === undefined ? [] : desk.vault.paymentsOf(query.reference);
  const payment =
    query.paymentId === undefined
      ? (candidates.find((candidate) => candidate.state === 'succeeded') ?? candidates.at(-1))
      : desk.vault.findPayment(query.paymentId);
  if (!payment || payment.state === 'received') return { status: 'notFound' };
  if (payment.card.behaviour === 'goesDark' && payment.reportsLost) return null;
  if (isExpired(desk, payment)) return declined('challengeExpired', payment.paymentId);
  if (payment.state === 'open' || payment.state === 'passed') {
    return { status: payment.state, paymentId: payment.paymentId };
  }
  if (payment.state === 'declined') return declined(payment.code ?? 'challengeFailed', payment.paymentId);
  if (payment.state === 'cancelled' && payment.takenAmount === null) return declined('cancelled', payment.paymentId);
  return describeTaken(desk, payment);
}
