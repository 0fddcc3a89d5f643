import { type AccountAttempt, attemptOutcome } from '../../../domain/payment/index.ts';
import { connectOpenPayment } from '../../../machines/open-payment/index.ts';
import { acknowledgeAttempt, findAttempt, findOpenAttempt } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';
import { takeOut } from './paid-cart.ts';
import { keepHint } from './payment-hint.ts';
import { refreshAccount } from '../session/refresh-account.ts';

/** The open-payment flow, with its services on the connection that `api` returns. */
export function openPaymentFlow(api: () => Api) {
  let known: string | null = null;
  /** The end of a payment, in any tab or on any device, changes the account: refreshed once for each. Spec §4. */
  const withNews = (attempt: AccountAttempt | null): AccountAttempt | null => {
    const ended = attempt && attemptOutcome(attempt.report) !== null ? attempt.report.attemptId : null;
    if (ended !== null && ended !== known) {
      known = ended;
      refreshAccount(api());
    }
    return attempt;
  };
  return connectOpenPayment({
    findOpenAttempt: async (_, signal) => withNews(await findOpenAttempt(api(), signal)),
    readAttempt: async ({ attempt }, signal) => {
      const { kind, report: before } = attempt;
      const report = await findAttempt(api(), { kind, attemptId: before.attemptId }, signal);
      return withNews(report && { ...attempt, report });
    },
    acknowledgeAttempt: async (request, signal) => void (await acknowledgeAttempt(api(), request, signal)),
    takeOutPaid: ({ attempt: { report } }) => {
      if (report.state === 'paid') takeOut(report.attemptId, report.paid);
    },
    forgetHint: () => keepHint(null),
  });
}
