export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'DUE_PAYMENT', 'CANCELLED'] as const;
/** ACTIVE renews; DUE_PAYMENT waits for the customer to pay; CANCELLED is the end. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const subscriptionTransitions: Readonly<Record<SubscriptionStatus, readonly SubscriptionStatus[]>> = {
  ACTIVE: ['DUE_PAYMENT', 'CANCELLED'],
  DUE_PAYMENT: ['ACTIVE', 'CANCELLED'],
  CANCELLED: [],
};

export function isSubscriptionStatus(value: unknown): value is SubscriptionStatus {
  return (SUBSCRIPTION_STATUSES as readonly unknown[]).includes(value);
}

export function canSubscriptionMove(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return from === to || subscriptionTransitions[from].includes(to);
}
