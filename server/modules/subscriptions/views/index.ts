export { cancellationReasons } from './cancellation-reasons.data.ts';
export { showDeliveries, SHOWN_DELIVERIES, withComing } from './delivery.view.ts';
export { showSubscription } from './subscription.view.ts';
export { findSubscription, listElsewhere, listRunning } from './subscriptions.repository.ts';
export { readHandlers } from './subscriptions.routes.ts';
