import type { AttemptReport } from '../../../domain/payment/index.ts';
import { connectDuePayment, type DueAnswer, type DueCard, type DueFound } from '../../../machines/due-payment/index.ts';
import { openPayment } from '../../app/open-payment.ts';
import { refreshAccount } from '../../app/refresh-account.ts';
import { findAttempt, findAttemptByKey, findOpenAttempt } from '../../services/attempts/index.ts';
import { listCards } from '../../services/cards/index.ts';
import { deleteDuePayment, findDuePayments, payDuePayment } from '../../services/subscriptions/index.ts';
import type { Api } from '../../services/http/index.ts';
import { toAttemptAnswer } from '../three-d-secure/attempt-answer.ts';
import { threeDSecureServices } from '../three-d-secure/three-d-secure.services.ts';

const kind = 'duePayment';

const toAnswer = (report: AttemptReport): DueAnswer => toAttemptAnswer(kind, report);

type Sent = { key: string | null; attemptId: string | null };

/** How an attempt stands: ours, the one of what is due, or the one that nobody has told yet. */
async function findAnswer(
  api: Api,
  { key, attemptId }: Sent,
  openAttemptId: string | null,
  signal: AbortSignal,
): Promise<DueAnswer | null> {
  const byKey = key === null ? null : await findAttemptByKey(api, { kind, key }, signal);
  if (byKey) return toAnswer(byKey);
  const id = attemptId ?? openAttemptId;
  const known = id === null ? null : await findAttempt(api, { kind, attemptId: id }, signal);
  if (known) return toAnswer(known);
  // It is no payment of the customer's: the shop itself asks the bank.
  if (openAttemptId !== null) return { kind: 'renewal' };
  const left = await findOpenAttempt(api, signal);
  if (left?.kind === kind) return left.endedAt === null || key === null ? toAnswer(left.report) : null;
  return left?.endedAt === null ? { kind: 'payment' } : null;
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
  /** What its screen needs that the account does not, fetched when there is something to show. */
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
    ...threeDSecureServices(api),
    findDue: (sent, signal) => findDue(api, host, sent, signal),
    payDue: async (request, signal) => toAnswer(await payDuePayment(api, request, signal)),
    dropDue: async ({ due }, signal) => {
      await deleteDuePayment(api, due, signal);
      return null;
    },
    refreshAccount: () => refreshAccount(api),
    acknowledge: ({ attemptId }) => openPayment.send({ type: 'end.shown', kind, attemptId }),
  });
