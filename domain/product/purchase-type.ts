import type { Kurus } from '../money/index.ts';

export const PURCHASE_TYPES = ['subscription', 'oneTimePurchase'] as const;
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

/** One price in kuruş per way of buying. */
export type PriceByPurchaseType = Readonly<Record<PurchaseType, Kurus>>;

export function isPurchaseType(value: unknown): value is PurchaseType {
  return value === 'subscription' || value === 'oneTimePurchase';
}
