import { dayOf, HOLIDAYS } from '../../../../domain/calendar/index.ts';
import { retryAt } from '../../../../domain/dunning/index.ts';
import { kurus, toDecimal } from '../../../../domain/money/index.ts';
import { deliveryWindow } from '../../../../domain/subscription/index.ts';
import type { operations } from '../../../../openapi/types/due-payments.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { refuseEnded, type WithAttempts } from '../../attempts/index.ts';
import { findCard } from '../../cards/index.ts';
import { findOrder } from '../../orders/index.ts';
import { listDue } from './due-payments.repository.ts';
import { dropDue, payDue } from './due-payments.service.ts';
import { findOpenAttempt } from '../delivery-payments/index.ts';
import { subjectOf, toDueFacts } from '../plan/index.ts';

export function duePaymentHandlers(
  context: AppContext<WithAttempts>,
): Pick<Service<operations>, 'findDuePayments' | 'payDuePayment' | 'deleteDuePayment'> {
  const { db, attempts } = context;
  return {
    findDuePayments: async (request) => {
      const { id: accountId } = signedIn(request);
      const shown = [];
      for (const { due, cardId, tries, orderDay } of await listDue(db, accountId)) {
        const order = await findOrder(db, accountId, due.orderId);
        const retry = retryAt(toDueFacts(due, tries));
        const card = cardId === null ? null : await findCard(db, accountId, cardId);
        shown.push({
          _id: due.id,
          _order: due.orderId,
          _subscription: due.subscriptionId,
          declineCode: due.declineCode,
          retryOn: retry === null ? null : dayOf(retry),
          price: { chargedAmount: toDecimal(kurus(order?.order.chargedKurus ?? 0)), _currency: 'TRY' as const },
          _card: card?.id ?? null,
          lastFourDigits: card?.lastFour ?? null,
          dueSince: due.openedAt.toISOString(),
          arrival: deliveryWindow(orderDay, HOLIDAYS),
          payBy: due.payBy,
          openAttemptId: await findOpenAttempt(db, subjectOf(due.subscriptionId, due.cycle)),
        });
      }
      return success({ hasActive: shown.length > 0, duePayments: shown });
    },
    payDuePayment: async (request) => {
      const { body, headers, language, ip } = request;
      const { id: accountId } = signedIn(request);
      const key = headers['idempotency-key'];
      const receiverId = headers['receiver-id'];
      const attempt = await payDue(context, {
        accountId,
        id: body._duePayment,
        key,
        language,
        ip,
        receiverId,
        body,
      });
      const shown = await attempts.show(attempt, { isReceived: !request.socket.destroyed });
      refuseEnded(attempt);
      return success(shown);
    },
    deleteDuePayment: async (request) => {
      await dropDue(context, { accountId: signedIn(request).id, id: request.body._duePayment });
      return success({});
    },
  };
}
