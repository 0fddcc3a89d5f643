import type { ServerModule } from '../../platform/module.ts';

export const subscriptionsModule: ServerModule = { name: 'subscriptions' };

export { startSubscription, type SubscriptionDraft } from './start-subscription.ts';
export { findSubscription, type StoredSubscription } from './subscriptions.repository.ts';
