export const ATTEMPT_KINDS = ['purchase', 'cardCheck', 'orderNow', 'duePayment', 'renewal'] as const;
/** The purpose of an attempt to move money. */
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** Data of the customer that a finished attempt may have changed. */
export type Refreshed = 'cart' | 'orders' | 'subscriptions' | 'cards' | 'duePayments' | 'balance';

export type AttemptKindFacts = {
  /** The charge is kept. A card check refunds its amount at once. */
  readonly charges: boolean;
  readonly createsOrders: boolean;
  /** The card holder starts it and may have to approve it. Without them, the shop starts the payment alone. */
  readonly needsHolder: boolean;
  readonly canBeAbandoned: boolean;
  readonly refreshes: readonly Refreshed[];
};

export const attemptKinds: Readonly<Record<AttemptKind, AttemptKindFacts>> = {
  purchase: {
    charges: true,
    createsOrders: true,
    needsHolder: true,
    canBeAbandoned: true,
    refreshes: ['cart', 'orders', 'subscriptions', 'cards', 'balance'],
  },
  cardCheck: {
    charges: false,
    createsOrders: false,
    needsHolder: true,
    canBeAbandoned: true,
    refreshes: ['cards'],
  },
  orderNow: {
    charges: true,
    createsOrders: true,
    needsHolder: true,
    canBeAbandoned: true,
    refreshes: ['orders', 'subscriptions', 'balance'],
  },
  duePayment: {
    charges: true,
    createsOrders: false,
    needsHolder: true,
    canBeAbandoned: true,
    refreshes: ['duePayments', 'orders', 'subscriptions', 'cards', 'balance'],
  },
  renewal: {
    charges: true,
    createsOrders: true,
    needsHolder: false,
    canBeAbandoned: false,
    refreshes: ['orders', 'subscriptions', 'duePayments', 'balance'],
  },
};

/** An account has at most one open attempt of these kinds. Renewals are independent: one per subscription. */
export const HOLDER_KINDS: readonly AttemptKind[] = ATTEMPT_KINDS.filter((kind) => attemptKinds[kind].needsHolder);
