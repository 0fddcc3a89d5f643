import type { Kurus } from '../money/index.ts';

export const PURCHASE_TYPES = ['subscription', 'oneTimePurchase'] as const;
export type PurchaseType = (typeof PURCHASE_TYPES)[number];

/** Price in kuruş per purchase type. */
export type PriceByPurchaseType = Readonly<Record<PurchaseType, Kurus>>;

export function isPurchaseType(value: unknown): value is PurchaseType {
  return value === 'subscription' || value === 'oneTimePurchase';
}
