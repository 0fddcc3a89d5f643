import type { ServerModule } from '../../platform/module.ts';
import { cardUse, deliveries } from './subscription-use.ts';
import { subscriptionsHandlers } from './subscriptions.routes.ts';

export const subscriptionsModule: ServerModule = {
  name: 'subscriptions',
  provide: () => ({ deliveries, cardUse }),
  handlers: (context) => ({ ...subscriptionsHandlers(context) }),
};

export { startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { findSubscription } from './subscriptions.repository.ts';
