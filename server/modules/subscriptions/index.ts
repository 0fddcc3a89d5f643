import { defineModule } from '../../platform/module.ts';
import { runningSubscriptionsPort } from '../account/index.ts';
import { deliveriesPort } from '../addresses/index.ts';
import { cardUsePort } from '../cards/index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { cardUse, deliveries, runningSubscriptions } from './subscription-use.ts';
import { subscriptionsData } from './subscriptions.personal-data.ts';
import { readHandlers } from './subscriptions.routes.ts';

const reading = { max: 120, windowSeconds: 60 };

export const subscriptionsModule = defineModule({
  name: 'subscriptions',
  needs: [cataloguePort],
  provides: [deliveriesPort, cardUsePort, runningSubscriptionsPort],
  rateLimits: {
    listSubscriptions: reading,
    listDeactivatedSubscriptions: reading,
    getSubscription: reading,
    listDeliveries: reading,
    listCancellationReasons: reading,
    getLastOrderStatus: reading,
  },
  build: (context) => ({
    ports: { deliveries, cardUse, runningSubscriptions },
    personalData: subscriptionsData(context),
    handlers: readHandlers(context),
  }),
});

export { startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { findSubscription } from './subscriptions.repository.ts';
