export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'DUE_PAYMENT', 'PAUSED', 'CANCELLED'] as const;
/** ACTIVE renews; DUE_PAYMENT: a payment is due; PAUSED: until a day or the customer resumes; CANCELLED: ended. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** CANCELLED is left only by undoing the action that ended the subscription, which restores its earlier status. */
export const subscriptionTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  ACTIVE: ['DUE_PAYMENT', 'PAUSED', 'CANCELLED'],
  DUE_PAYMENT: ['ACTIVE', 'PAUSED', 'CANCELLED'],
  PAUSED: ['ACTIVE', 'CANCELLED'],
  CANCELLED: [],
};
