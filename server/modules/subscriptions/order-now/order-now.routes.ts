import type { operations } from '../../../../openapi/types/subscriptions.d.ts';
import { signedIn } from '../../../platform/auth-guard/auth-guard.ts';
import type { AppContext } from '../../../platform/context.ts';
import { type Service, success } from '../../../platform/contract/contract.types.ts';
import { refuseEnded, type WithAttempts } from '../../attempts/index.ts';
import { orderNow } from './order-now.service.ts';

export const orderNowHandlers = (context: AppContext<WithAttempts>): Pick<Service<operations>, 'orderImmediately'> => ({
  orderImmediately: async (request) => {
    const { body, headers, language, ip } = request;
    const { id: accountId } = signedIn(request);
    const key = headers['idempotency-key'];
    const receiverId = headers['receiver-id'];
    const attempt = await orderNow(context, { accountId, key, language, ip, receiverId, body });
    const shown = await context.attempts.show(attempt, { isReceived: !request.socket.destroyed });
    refuseEnded(attempt);
    return success(shown);
  },
});
