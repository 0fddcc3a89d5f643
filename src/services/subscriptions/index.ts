export { subscriptionsQuery } from './subscriptions.queries.ts';
export { listSubscriptions, type Subscription } from './subscriptions.service.ts';
