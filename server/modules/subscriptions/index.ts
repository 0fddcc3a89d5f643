import { defineModule } from '../../platform/module.ts';
import { runningSubscriptionsPort } from '../account/index.ts';
import { deliveriesPort } from '../addresses/index.ts';
import { cardUsePort } from '../cards/index.ts';
import { cataloguePort } from '../catalog/index.ts';
import { cardUse, deliveries, runningSubscriptions } from './subscription-use.ts';
import { subscriptionsData } from './subscriptions.personal-data.ts';
import { actHandlers } from './acts.routes.ts';
import { readHandlers } from './subscriptions.routes.ts';

const reading = { max: 120, windowSeconds: 60 };
const acting = { max: 60, windowSeconds: 60 };

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
    previewSubscriptionAct: reading,
    skipSubscription: acting,
    unskipSubscription: acting,
    changeNextOrderDate: acting,
    renameSubscription: acting,
    addNextPurchaseExtras: acting,
    editSubscription: acting,
    cancelSubscription: acting,
    pauseSubscription: acting,
    resumeSubscription: acting,
    undoSubscriptionAct: acting,
  },
  build: (context) => ({
    ports: { deliveries, cardUse, runningSubscriptions },
    personalData: subscriptionsData(context),
    handlers: { ...readHandlers(context), ...actHandlers(context) },
  }),
});

export { startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { findSubscription } from './subscriptions.repository.ts';
