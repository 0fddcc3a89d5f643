export { cancellationReasons } from './cancellation-reasons.data.ts';
export { showDeliveries, SHOWN_DELIVERIES, withComing } from './delivery.view.ts';
export { showSubscription } from './subscription.view.ts';
export { listElsewhere, listRunning } from './subscriptions.repository.ts';
export { readHandlers } from './subscriptions.routes.ts';
export { ownsSubscription } from './subscriptions.service.ts';
