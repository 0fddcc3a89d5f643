import { defineModule } from '../../platform/module.ts';
import { deliveriesPort } from '../addresses/index.ts';
import { cardUsePort } from '../cards/index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { cardUse, deliveries } from './subscription-use.ts';
import { subscriptionsHandlers } from './subscriptions.routes.ts';

const reading = { max: 120, windowSeconds: 60 };

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: [cataloguePort],
  provides: [deliveriesPort, cardUsePort],
  rateLimits: { listSubscriptions: reading, listDeactivatedSubscriptions: reading, getSubscription: reading },
  build: (context) => ({ ports: { deliveries, cardUse }, handlers: subscriptionsHandlers(context) }),
});

export { startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { findSubscription } from './subscriptions.repository.ts';
