export { deleteDuePayment, findDuePayments, payDuePayment } from './due-payments.service.ts';
export { makeFeed, readFeed, withdrawFeed } from './calendar-feed.service.ts';
export { orderNow, previewNow } from './order-now.service.ts';
export { deliveriesQuery, endedSubscriptionsQuery, subscriptionsQuery } from './subscriptions.queries.ts';
export { listSubscriptions, type Subscription } from './subscriptions.service.ts';
export {
  performAction,
  previewAction,
  readReasons,
  readSubscription,
  type Reasons,
  undoAction,
} from './subscription-actions.service.ts';
export { priceEdit, readEdit, saveEdit, createEditItem } from './subscription-edit.service.ts';
