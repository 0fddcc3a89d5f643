import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentHandlers } from './payment.routes.ts';
import { createPurchaseKind } from './purchase-kind.ts';
import { purchaseKind } from './purchase.types.ts';

export const checkoutModule = defineModule({
  name: 'checkout',
  needs: [attemptsPort, credentialsPort],
  rateLimits: {
    buyCart: { max: 30, windowSeconds: 60 },
    requestThreeDSecurePurchase: { max: 30, windowSeconds: 60 },
    getBuyResponseStatus: { max: 120, windowSeconds: 60 },
  },
  build(context) {
    context.attempts.addKind(purchaseKind, createPurchaseKind(context));
    return { handlers: paymentHandlers(context) };
  },
});
