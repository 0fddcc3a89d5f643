import type { ServerModule } from '../../platform/module.ts';

export const subscriptionsModule: ServerModule = { name: 'subscriptions' };

export { findSubscription, type StoredSubscription } from './subscriptions.repository.ts';
