import type { Kurus } from '../money/index.ts';

/** What the shop stores about a person, in the parts of the file they may take along. */
export const DATA_PARTS = [
  'account',
  'signIn',
  'addresses',
  'cards',
  'orders',
  'payments',
  'subscriptions',
  'agreements',
  'consents',
  'newsletter',
  'codes',
  'reviews',
  'quizzes',
  'applications',
  'mails',
  'errorReports',
] as const;
export type DataPart = (typeof DATA_PARTS)[number];

/**
 * Years for which words about a person stay after the account is closed. Orders and payments: Turkish Commercial Code
 * art. 82; agreements: Regulation on Distance Contracts art. 20; consents: Regulation on Commercial Communication
 * art. 13. `farewell`: why a customer left, without who it was.
 */
export const KEPT_YEARS = { orders: 10, agreements: 3, consents: 3, farewell: 1 } as const;
export type Kept = keyof typeof KEPT_YEARS;

/** What must end before an account can be closed. */
export const CLOSING_OBSTACLES = [
  'LOCKED_BOX_EXISTS',
  'OPEN_ORDER_EXISTS',
  'DUE_PAYMENT_EXISTS',
  'OPEN_REFUND_EXISTS',
  'PAYMENT_IN_PROGRESS',
] as const;
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

/** Of the order, where there is one. */
export interface Obstacle {
  code: ClosingObstacle;
  orderId: string | null;
  orderNumber: string | null;
}

/** A note is asked for with `needsNote`. Sorted by `sortOrder`. Spec §3. */
export interface LeavingReason {
  _id: string;
  name: { tr: string; en: string };
  needsNote: boolean;
  sortOrder: number;
}

/** How much the shop stores about a customer, and what leaving would mean. */
export interface PersonalData {
  /** Of the account. */
  version: number;
  hasPassword: boolean;
  /** Lost by leaving. */
  balance: Kurus;
  runningSubscriptionCount: number;
  parts: readonly { name: DataPart; count: number }[];
  obstacles: readonly Obstacle[];
}
