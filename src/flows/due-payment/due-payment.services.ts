import { connectDuePayment, type DueCard, type DueFound } from '../../../machines/due-payment/index.ts';
import { refreshAccount } from '../session/refresh-account.ts';
import { listCards } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { deleteDuePayment, findDuePayments, payDuePayment } from '../../services/subscriptions/index.ts';
import {
  findKnown,
  findLeft,
  paymentServices,
  type Sent,
  toPaymentAnswer,
} from '../three-d-secure/payment.services.ts';

const kind = 'duePayment';

/** Status of an attempt: this page's, the due payment's open one, or one that is not acknowledged yet. */
async function findAnswer(api: Api, sent: Sent, openAttemptId: string | null, signal: AbortSignal) {
  const known = await findKnown(api, kind, { ...sent, attemptId: sent.attemptId ?? openAttemptId }, signal);
  if (known) return known;
  // Not an attempt of the customer: the shop's own renewal is at the bank.
  return openAttemptId === null ? findLeft(api, kind, sent, signal) : ({ kind: 'renewal' } as const);
}

async function cardsOf(api: Api, signal: AbortSignal): Promise<DueCard[]> {
  const cards = await listCards(api, signal);
  return cards.map(({ _id, alias, bankName, lastFourDigits, isExpired }) => ({
    id: _id,
    name: alias || bankName || '',
    lastFourDigits,
    isExpired,
  }));
}

interface DueHost {
  /** A charity keeps no cards. */
  keepsCards: boolean;
  /** Loads what this screen needs and the account page does not, once there is something to show. */
  prepare: () => Promise<unknown>;
}

async function findDue(api: Api, { keepsCards, prepare }: DueHost, sent: Sent, signal: AbortSignal): Promise<DueFound> {
  const found = await findDuePayments(api, signal);
  const [answer, cards] = await Promise.all([
    findAnswer(api, sent, found[0]?.openAttemptId ?? null, signal),
    found.length > 0 && keepsCards ? cardsOf(api, signal) : [],
  ]);
  if (found.length > 0 || answer) await prepare();
  return { dues: found.map(({ openAttemptId: _open, ...due }) => due), cards, answer };
}

export const duePaymentFlow = (api: Api, host: DueHost) =>
  connectDuePayment({
    ...paymentServices(api, kind),
    findPayment: (sent, signal) => findDue(api, host, sent, signal),
    requestPayment: async (request, signal) => toPaymentAnswer(kind, await payDuePayment(api, request, signal)),
    dropDue: async ({ due }, signal) => {
      await deleteDuePayment(api, due, signal);
      return null;
    },
    refreshAccount: () => refreshAccount(api),
  });
