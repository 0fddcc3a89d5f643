import { unavailable } from '../../../domain/failure/index.ts';
import type { AttemptReport } from '../../../domain/payment/index.ts';
import { connectDuePayment, type DueFound } from '../../../machines/due-payment/index.ts';
import { toChallengeReport } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';
import {
  abandonMailedPayment,
  payMailedPayment,
  readMailedPayment,
} from '../../services/subscriptions/mailed-payment.service.ts';
import { type Sent, toPaymentAnswer } from '../three-d-secure/payment.services.ts';

const kind = 'duePayment';
const besides = { thisBox: { kind: 'renewal' }, another: { kind: 'payment' } } as const;

interface MailedHost {
  token: string;
  /** Loads the texts around the bank's page. */
  prepare: () => Promise<unknown>;
}

async function find(api: Api, { token, prepare }: MailedHost, { key, attemptId }: Sent, signal: AbortSignal) {
  const named = { token, ...(key !== null && { key }), ...(attemptId !== null && { attemptId }) };
  const [found] = await Promise.all([readMailedPayment(api, named, signal), prepare()]);
  if ('refusal' in found) return { dues: [], cards: [], answer: null, refusal: found.refusal } satisfies DueFound;
  const { due, attempt, beside } = found;
  const answer = attempt ? toPaymentAnswer(kind, attempt) : beside && besides[beside];
  return { dues: due ? [due] : [], cards: [], answer } satisfies DueFound;
}

/** Pays for a due box by a mailed link: without a session, and without saving the card. */
export function mailedPaymentFlow(api: Api, host: MailedHost) {
  const { token } = host;
  const readAttempt = async (attemptId: string, signal: AbortSignal): Promise<AttemptReport> => {
    const found = await readMailedPayment(api, { token, attemptId }, signal);
    // A link that was withdrawn meanwhile returns no status; a mail reports the end of the payment.
    return 'refusal' in found || !found.attempt ? Promise.reject(unavailable()) : found.attempt;
  };
  return connectDuePayment({
    findPayment: (sent, signal) => find(api, host, sent, signal),
    requestPayment: async ({ key, due, card }, signal) => {
      if (card.kind !== 'new') throw new Error('A link pays with a card that is typed.');
      return toPaymentAnswer(kind, await payMailedPayment(api, { key, token, due, card }, signal));
    },
    readAttempt: async ({ attemptId }, signal) => toChallengeReport(await readAttempt(attemptId, signal)),
    abandonAttempt: async ({ attemptId }, signal) => {
      const report = await abandonMailedPayment(api, { token, attemptId }, signal);
      return report.state === 'expired' ? { state: 'abandoned' } : toChallengeReport(report);
    },
    dropDue: () => Promise.reject(new Error('A mailed link cannot release a delivery.')),
    // The account's page reads and shows the end of the payment itself.
    acknowledge: () => {},
    refreshAccount: () => {},
  });
}
