import { kurus } from '../../../domain/money/index.ts';
import type { AttemptReport } from '../../../domain/payment/index.ts';
import type { ChallengePurpose } from '../../../machines/three-d-secure/index.ts';
import { openPayment } from '../open-payment/open-payment.ts';
import { findAttempt, findAttemptByKey, findOpenAttempt } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';
import { threeDSecureServices } from './three-d-secure.services.ts';

/** An attempt as an answer for the paying flows. An end other than `paid` or `saved` is a decline. */
export function toPaymentAnswer(purpose: ChallengePurpose, report: AttemptReport) {
  const { attemptId } = report;
  switch (report.state) {
    case 'paid':
      return { kind: 'paid', attemptId, amount: report.amount } as const;
    case 'saved':
      return { kind: 'paid', attemptId, amount: kurus(0) } as const;
    case 'declined':
      return { kind: 'declined', attemptId, declineCode: report.declineCode } as const;
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown': {
      const { redirectUrl, amount, expiresAt } = report;
      return { kind: 'open', challenge: { purpose, attemptId, redirectUrl, amount, expiresAt } } as const;
    }
    default:
      return { kind: 'declined', attemptId, declineCode: report.state } as const;
  }
}

/** Key or id by which an attempt is looked up. */
export interface Sent {
  key: string | null;
  attemptId: string | null;
}

/** The status of the attempt of this key, else of this id. */
export async function findKnown(api: Api, kind: ChallengePurpose, { key, attemptId }: Sent, signal: AbortSignal) {
  const byKey = key === null ? null : await findAttemptByKey(api, { kind, key }, signal);
  const known = byKey ?? (attemptId === null ? null : await findAttempt(api, { kind, attemptId }, signal));
  return known && toPaymentAnswer(kind, known);
}

/**
 * The status of the account's open attempt, or of one not acknowledged yet. With a key, an older end is ignored: only
 * the end of the attempt that was just sent counts.
 */
export async function findLeft(api: Api, kind: ChallengePurpose, { key }: Sent, signal: AbortSignal) {
  const left = await findOpenAttempt(api, signal);
  const isOpen = left?.endedAt === null;
  if (left?.kind === kind) return isOpen || key === null ? toPaymentAnswer(kind, left.report) : null;
  return isOpen ? ({ kind: 'payment' } as const) : null;
}

/** The services that all paying flows share. */
export const paymentServices = (api: Api, kind: ChallengePurpose) => ({
  ...threeDSecureServices(api),
  findPayment: async (sent: Sent, signal: AbortSignal) => ({
    answer: (await findKnown(api, kind, sent, signal)) ?? (await findLeft(api, kind, sent, signal)),
  }),
  acknowledge: ({ attemptId }: { attemptId: string }) => openPayment.send({ type: 'end.shown', kind, attemptId }),
});
