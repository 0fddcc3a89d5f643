import type { AttemptReport } from '../../../domain/payment/index.ts';
import { type CardCheckAnswer, connectCardCheck } from '../../../machines/card-check/index.ts';
import { invalidateAccount } from '../../app/account-cache.ts';
import { openPayment } from '../../app/open-payment.ts';
import { findAttempt, findAttemptByKey, findOpenAttempt } from '../../services/attempts/index.ts';
import { requestCardCheck } from '../../services/cards/index.ts';
import type { Api } from '../../services/http/index.ts';
import { threeDSecureServices } from '../three-d-secure/three-d-secure.services.ts';

const kind = 'cardCheck';

/** An attempt in the words of the flow. What ended without a card is a refusal, whatever it is called. */
function toAnswer(report: AttemptReport): CardCheckAnswer {
  const { attemptId } = report;
  switch (report.state) {
    case 'saved':
    case 'paid':
      return { kind: 'saved', attemptId };
    case 'declined':
      return { kind: 'declined', attemptId, declineCode: report.declineCode };
    case 'expired':
    case 'refunded':
      return { kind: 'declined', attemptId, declineCode: report.state };
    case 'created':
    case 'challenging':
    case 'settling':
    case 'unknown': {
      const { redirectUrl, amount, expiresAt } = report;
      return { kind: 'open', challenge: { purpose: kind, attemptId, redirectUrl, amount, expiresAt } };
    }
    default:
      return report satisfies never;
  }
}

type Left = { attemptId: string | null; key: string | null };

/** An old end that nobody has read is told when the page opens, not in place of the end of a card that was just sent. */
async function recoverCheck(api: Api, { attemptId, key }: Left, signal: AbortSignal): Promise<CardCheckAnswer | null> {
  const byKey = key === null ? null : await findAttemptByKey(api, { kind, key }, signal);
  const known = byKey ?? (attemptId === null ? null : await findAttempt(api, { kind, attemptId }, signal));
  if (known) return toAnswer(known);
  const left = await findOpenAttempt(api, signal);
  const isOpen = left?.endedAt === null;
  if (left?.kind === kind) return isOpen || key === null ? toAnswer(left.report) : null;
  return isOpen ? { kind: 'payment' } : null;
}

/** `onSaved`: the list of cards is another one now. */
export const cardCheckFlow = (api: Api, onSaved: () => void) =>
  connectCardCheck({
    ...threeDSecureServices(api),
    recoverCheck: (request, signal) => recoverCheck(api, request, signal),
    requestCheck: async (request, signal) => toAnswer(await requestCardCheck(api, request, signal)),
    refreshCards: () => {
      invalidateAccount();
      onSaved();
    },
    acknowledge: ({ attemptId }) => openPayment.send({ type: 'end.shown', kind, attemptId }),
  });
