export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'DUE_PAYMENT', 'PAUSED', 'CANCELLED'] as const;
/** ACTIVE renews; DUE_PAYMENT waits for the customer to pay; PAUSED waits for a day or for the customer; CANCELLED is the end. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** Out of CANCELLED leads only the undoing of the action that ended it, which puts back what was. */
export const subscriptionTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  ACTIVE: ['DUE_PAYMENT', 'PAUSED', 'CANCELLED'],
  DUE_PAYMENT: ['ACTIVE', 'PAUSED', 'CANCELLED'],
  PAUSED: ['ACTIVE', 'CANCELLED'],
  CANCELLED: [],
};
