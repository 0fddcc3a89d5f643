import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentHandlers } from './payment.routes.ts';
import { createPurchaseKind } from './purchase-kind.ts';
import { purchaseKind } from './purchase.types.ts';

export const checkoutModule = defineModule({
  name: 'checkout',
  needs: [attemptsPort, credentialsPort],
  build(context) {
    context.attempts.addKind(purchaseKind, createPurchaseKind(context));
    return { handlers: paymentHandlers(context) };
  },
});
