import type { AttemptReport } from '../../../domain/payment/index.ts';
import { connectOrderNow, type NowAnswer } from '../../../machines/order-now/index.ts';
import { openPayment } from '../../app/open-payment.ts';
import { findAttempt, findAttemptByKey, findOpenAttempt } from '../../services/attempts/index.ts';
import type { Api } from '../../services/http/index.ts';
import { orderNow, previewNow } from '../../services/subscriptions/index.ts';
import { toAttemptAnswer } from '../three-d-secure/attempt-answer.ts';
import { threeDSecureServices } from '../three-d-secure/three-d-secure.services.ts';

const kind = 'orderNow';

const toAnswer = (report: AttemptReport): NowAnswer => toAttemptAnswer(kind, report);

type Sent = { key: string | null; attemptId: string | null };

/** Ours, or one that nobody was told about. Its end is told on the page of any of its subscriptions. */
async function findNow(api: Api, { key, attemptId }: Sent, signal: AbortSignal): Promise<NowAnswer | null> {
  const byKey = key === null ? null : await findAttemptByKey(api, { kind, key }, signal);
  if (byKey) return toAnswer(byKey);
  if (attemptId !== null) {
    const known = await findAttempt(api, { kind, attemptId }, signal);
    if (known) return toAnswer(known);
  }
  const left = await findOpenAttempt(api, signal);
  return left?.kind === kind && (left.endedAt === null || key === null) ? toAnswer(left.report) : null;
}

interface NowHost {
  /** What its screen needs that the account does not, fetched when there is something to show. */
  prepare: () => Promise<unknown>;
  /** The plan is another by now. */
  onPaid: () => void;
}

export const orderNowFlow = (api: Api, { prepare, onPaid }: NowHost) =>
  connectOrderNow({
    ...threeDSecureServices(api),
    async findNow(sent, signal) {
      const answer = await findNow(api, sent, signal);
      if (answer) await prepare();
      return answer;
    },
    async previewNow({ id }, signal) {
      const [offer] = await Promise.all([previewNow(api, id, signal), prepare()]);
      return offer;
    },
    payNow: async (request, signal) => toAnswer(await orderNow(api, request, signal)),
    refreshAccount: onPaid,
    acknowledge: ({ attemptId }) => openPayment.send({ type: 'end.shown', kind, attemptId }),
  });
