import { connectOpenPayment } from '../../../machines/open-payment/index.ts';
import { invalidateAccount } from '../../app/account-cache.ts';
import { acknowledgeAttempt, findAttempt, findOpenAttempt } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';
import { takeOut } from './paid-cart.ts';
import { keepHint } from './payment-hint.ts';

/** What is told of a payment that was left behind, on the connection to the contract that `api` has. */
export const openPaymentFlow = (api: () => Api) =>
  connectOpenPayment({
    findOpenAttempt: (_, signal) => findOpenAttempt(api(), signal),
    readAttempt: async ({ attempt }, signal) => {
      const { kind, report: known } = attempt;
      const report = await findAttempt(api(), { kind, attemptId: known.attemptId }, signal);
      return report && { ...attempt, report };
    },
    acknowledgeAttempt: async (request, signal) => void (await acknowledgeAttempt(api(), request, signal)),
    takeOutPaid: ({ attempt: { report } }) => {
      if (report.state !== 'paid') return;
      takeOut(report.attemptId, report.paid);
      invalidateAccount();
    },
    forgetHint: () => keepHint(null),
  });
