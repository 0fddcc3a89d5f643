import type { Kurus } from '../money/index.ts';

export type BalanceReason = 'FAMILY_CODE' | 'COUPON' | 'REFUND' | 'SPENT' | 'SPENT_RETURNED' | 'CORRECTION';

/** `amount` in kuruş, negative when it was spent; `createdAt` ISO 8601. */
export interface BalanceMovement {
  readonly _id: string;
  readonly reason: BalanceReason;
  readonly amount: Kurus;
  readonly createdAt: string;
}

/** The amount that can be spent at checkout, and its movements, newest first. */
export interface Balance {
  readonly amount: Kurus;
  readonly movements: readonly BalanceMovement[];
}
