export const ATTEMPT_KINDS = ['purchase', 'cardCheck', 'orderNow', 'duePayment', 'renewal'] as const;
/** What a try to move money is for. */
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

/** What the customer sees that a finished attempt may have changed. */
export type Refreshed = 'cart' | 'orders' | 'subscriptions' | 'cards' | 'duePayments' | 'balance';

export type AttemptKindFacts = {
  /** What is taken stays taken. A card check holds an amount and lets it go. */
  readonly charges: boolean;
  readonly createsOrders: boolean;
  /** The card holder starts it and may be asked to confirm. Without one the bank is asked by us alone. */
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

/** The kinds of an account of which one at most is open. Renewals run without it, one per subscription. */
export const HOLDER_KINDS: readonly AttemptKind[] = ATTEMPT_KINDS.filter((kind) => attemptKinds[kind].needsHolder);
