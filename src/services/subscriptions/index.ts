export { deleteDuePayment, findDuePayments, payDuePayment } from './due-payments.service.ts';
export { makeFeed, readFeed, withdrawFeed } from './calendar-feed.service.ts';
export { orderNow, previewNow } from './order-now.service.ts';
export { deliveriesQuery, endedSubscriptionsQuery, subscriptionsQuery } from './subscriptions.queries.ts';
export { listSubscriptions, type Subscription } from './subscriptions.service.ts';
export {
  performAct,
  previewAct,
  readReasons,
  readSubscription,
  type Reasons,
  undoAct,
} from './subscription-acts.service.ts';
export { priceEdit, readEdit, saveEdit, editItemOf } from './subscription-edit.service.ts';
