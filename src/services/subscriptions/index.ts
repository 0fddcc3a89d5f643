export { subscriptionsQuery } from './subscriptions.queries.ts';
export type { Subscription } from './subscriptions.service.ts';
