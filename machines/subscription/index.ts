export { canAsk, longestName, longestReason, openPaymentOf } from './subscription.asks.ts';
export { connectSubscription, subscriptionMachine } from './subscription.machine.ts';
export type { SubscriptionContext, SubscriptionEvent, SubscriptionServices } from './subscription.machine.ts';
export type {
  ActionField,
  ActionPreview,
  ActionReason,
  BoxLine,
  Delivery,
  CustomerAction,
  SubscriptionDialog,
  SubscriptionView,
} from './subscription.types.ts';
