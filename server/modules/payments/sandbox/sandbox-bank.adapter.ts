import { kurus } from '../../../../domain/money/index.ts';
import {
  type Capture,
  type PaymentLine,
  type PaymentOrder,
  type PaymentProvider,
  type PaymentQuery,
  type ProviderOutcome,
  readSignedCallback,
  type StoredCard,
  type Unknown,
} from '../provider/index.ts';
import {
  type BankClientOptions,
  type BankDeclined,
  type BankNotFound,
  type BankSavedCard,
  type BankSettlementRow,
  type BankTaken,
  createBankClient,
} from './bank-client.ts';
import { toAnswered, toDeclined } from './bank-declines.ts';

type BankPayment = BankTaken | BankDeclined | BankNotFound | { status: 'open' | 'passed'; paymentId: string };

function isUnknown(reply: object): reply is Unknown {
  return 'outcome' in reply;
}

function toStoredCard(saved: BankSavedCard): StoredCard {
  const { customerKey, cardToken, alias, bin, lastFour, association, bankName } = saved;
  return { customerKey, cardToken, alias, bin, lastFour, association, bankName };
}

function toCapture(reply: BankTaken): Capture {
  return {
    paymentId: reply.paymentId,
    amount: kurus(reply.amount),
    lines: reply.lines.map(({ reference, transactionId, amount }) => ({
      reference,
      transactionId,
      amount: kurus(amount),
    })),
    card: reply.card,
    savedCard: reply.savedCard ? toStoredCard(reply.savedCard) : null,
    refunds: reply.refunds?.map((refund) => ({ ...refund, amount: kurus(refund.amount) })) ?? null,
  };
}

function toOutcome(reply: BankPayment | Unknown, refusalOf: typeof toAnswered): ProviderOutcome {
  if (isUnknown(reply)) return reply;
  switch (reply.status) {
    case 'succeeded':
    case 'cancelled':
      return { outcome: 'taken', capture: toCapture(reply), cancelled: reply.status === 'cancelled' };
    case 'declined':
      // The challenge is still open: nothing was refused, and nothing was taken.
      return reply.code === 'challengeOpen' && reply.paymentId !== null
        ? { outcome: 'pending', paymentId: reply.paymentId, step: 'challengeOpen' }
        : refusalOf(reply);
    case 'open':
      return { outcome: 'pending', paymentId: reply.paymentId, step: 'challengeOpen' };
    case 'passed':
      return { outcome: 'pending', paymentId: reply.paymentId, step: 'challengePassed' };
    case 'notFound':
      return { outcome: 'notFound' };
    default:
      reply satisfies never;
      return { outcome: 'unknown', reason: 'unreadable' };
  }
}

const chargedLines = (lines: PaymentLine[]) =>
  lines.filter((line) => line.amount > 0).map(({ reference, amount }) => ({ reference, amount }));

function orderOf({ reference, amount, lines, locale }: PaymentOrder) {
  return { reference, amount, lines: chargedLines(lines), locale };
}

/** Speaks to the sandbox bank. It opens the bank's own page by redirect. */
export function createSandboxBankProvider(options: BankClientOptions): PaymentProvider {
  const call = createBankClient(options);

  return {
    provider: 'sandbox-bank',

    startChallenge: async (request, { signal } = {}) => {
      const { purpose, card, callbackUrl } = request;
      const reply = await call<{ status: 'open'; paymentId: string; pageUrl: string } | BankDeclined>(
        'POST',
        '/challenges',
        { ...orderOf(request), purpose, card, callbackUrl },
        signal,
      );
      if (isUnknown(reply)) return reply;
      if (reply.status === 'declined') return toDeclined(reply);
      const { paymentId, pageUrl } = reply;
      return { outcome: 'pending', paymentId, step: 'challengeOpen', page: { kind: 'redirect', url: pageUrl } };
    },

    finishChallenge: async ({ paymentId, amount }, { signal } = {}) =>
      toOutcome(
        await call<BankPayment>('POST', `/challenges/${encodeURIComponent(paymentId)}/finish`, { amount }, signal),
        toAnswered,
      ),

    chargeStored: async (request, { signal } = {}) =>
      toOutcome(
        await call<BankPayment>(
          'POST',
          '/charges',
          { ...orderOf(request), card: request.card, initiator: request.initiator },
          signal,
        ),
        toAnswered,
      ),

    lookup: async ({ paymentId, reference }: PaymentQuery, { signal } = {}) => {
      const query = new URLSearchParams(paymentId === null ? { reference } : { paymentId });
      return toOutcome(await call<BankPayment>('GET', `/payments?${query.toString()}`, undefined, signal), toDeclined);
    },

    refund: async ({ reference, paymentId, transactionId, amount }, { signal } = {}) => {
      const reply = await call<{ status: 'succeeded'; operationId: string } | BankDeclined | BankNotFound>(
        'POST',
        '/refunds',
        { reference, paymentId, transactionId, amount },
        signal,
      );
      if (isUnknown(reply)) return reply;
      if (reply.status === 'declined') return toDeclined(reply);
      if (reply.status === 'notFound') return { outcome: 'notFound' };
      const { operationId } = reply;
      return { outcome: 'succeeded', refund: { reference, transactionId, amount }, operationId };
    },

    cancel: async ({ reference, paymentId }, { signal } = {}) => {
      const reply = await call<{ status: 'succeeded'; operationId: string | null } | BankDeclined | BankNotFound>(
        'POST',
        '/cancels',
        { reference, paymentId },
        signal,
      );
      if (isUnknown(reply)) return reply;
      if (reply.status === 'declined') return toDeclined(reply);
      if (reply.status === 'notFound') return { outcome: 'notFound' };
      return { outcome: 'succeeded', paymentId, operationId: reply.operationId };
    },

    listCards: async (customerKey, { signal } = {}) => {
      const reply = await call<{ status: 'succeeded'; cards: BankSavedCard[] } | BankNotFound>(
        'GET',
        `/customers/${encodeURIComponent(customerKey)}/cards`,
        undefined,
        signal,
      );
      if (isUnknown(reply)) return reply;
      if (reply.status === 'notFound') return { outcome: 'notFound' };
      return { outcome: 'succeeded', cards: reply.cards.map(toStoredCard) };
    },

    deleteCard: async ({ customerKey, cardToken }, { signal } = {}) => {
      const reply = await call<{ status: 'succeeded' } | BankNotFound>(
        'DELETE',
        `/customers/${encodeURIComponent(customerKey)}/cards/${encodeURIComponent(cardToken)}`,
        undefined,
        signal,
      );
      if (isUnknown(reply)) return reply;
      return { outcome: reply.status };
    },

    settlement: async ({ from, until }, { signal } = {}) => {
      const query = new URLSearchParams({ from: from.toISOString(), until: until.toISOString() });
      const reply = await call<{ status: 'succeeded'; rows: BankSettlementRow[] }>(
        'GET',
        `/settlement?${query.toString()}`,
        undefined,
        signal,
      );
      if (isUnknown(reply)) return reply;
      return { outcome: 'succeeded', rows: reply.rows.map((row) => ({ ...row, amount: kurus(row.amount) })) };
    },

    readCallback: (form) => readSignedCallback(form, options.merchantKey),

    // The sandbox bank sends no webhooks; it calls back once more instead.
    readNotice: () => null,
  };
}
