import type { ServerModule } from '../../platform/module.ts';
import { paymentHandlers } from './payment.routes.ts';
import { createPurchaseKind } from './purchase-kind.ts';
import { purchaseKind } from './purchase.types.ts';
import { shoppingHandlers } from './shopping.routes.ts';

export const shoppingModule: ServerModule = {
  name: 'shopping',
  provide: (context) => {
    context.attempts.addKind(purchaseKind, createPurchaseKind(context));
    return {};
  },
  handlers: (context) => ({ ...shoppingHandlers(context), ...paymentHandlers(context) }),
  rateLimits: {
    buyCart: { max: 30, windowSeconds: 60 },
    requestThreeDSecurePurchase: { max: 30, windowSeconds: 60 },
  },
};
