import type { Kurus } from '../money/index.ts';

/** The personal data that the shop stores, by the parts of the downloadable file. */
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
 * Years for which personal records stay after the account is closed. Orders and payments: Turkish Commercial Code
 * art. 82; agreements: Regulation on Distance Contracts art. 20; consents: Regulation on Commercial Communication
 * art. 13. `farewell`: the reason for leaving, without the identity of the customer.
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

/** `orderId` and `orderNumber`: the order that is the obstacle, where it is one. */
export interface Obstacle {
  code: ClosingObstacle;
  orderId: string | null;
  orderNumber: string | null;
}

/** `needsNote`: the reason requires a note. Sorted by `sortOrder`. Spec §3. */
export interface LeavingReason {
  _id: string;
  name: { tr: string; en: string };
  needsNote: boolean;
  sortOrder: number;
}

/** Amounts of the stored data, and what closing the account would lose. */
export interface PersonalData {
  /** The account's version. */
  version: number;
  hasPassword: boolean;
  /** Lost when the account is closed. */
  balance: Kurus;
  runningSubscriptionCount: number;
  parts: readonly { name: DataPart; count: number }[];
  obstacles: readonly Obstacle[];
}
