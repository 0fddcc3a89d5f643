import { defineModule } from '../../platform/module.ts';
import { credentialsPort } from '../account/index.ts';
import { attemptsPort } from '../attempts/index.ts';
import { paymentHandlers } from './buying/index.ts';
import { createPurchaseKind, purchaseKind } from './settling/index.ts';

export const checkoutModule = defineModule({
  name: 'checkout',
  needs: [attemptsPort, credentialsPort],
  build(context) {
    context.attempts.addKind(purchaseKind, createPurchaseKind(context));
    return { handlers: paymentHandlers(context) };
  },
});
