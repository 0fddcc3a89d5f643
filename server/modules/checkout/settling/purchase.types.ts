import type { StockLine } from '../../catalog/index.ts';
import type { OrderDraft } from '../../orders/index.ts';
import type { SubscriptionDraft } from '../../subscriptions/index.ts';

/** Storable data of a new card besides that of the bank's vault. Never its number or security code. */
export type CardFacts = { holder: string; expireMonth: string; expireYear: string; alias: string | null };

/** A purchase, frozen before the bank is called: fulfilling it never prices again. */
export type PurchasePayload = {
  orders: OrderDraft[];
  subscription: SubscriptionDraft | null;
  stock: StockLine[];
  promo: { code: string; discountKurus: number } | null;
  /** Taken from the account balance when the attempt was opened. */
  balanceKurus: number;
  chargedKurus: number;
  isFirstPurchase: boolean;
  card: { kind: 'saved'; cardId: string } | { kind: 'new'; facts: CardFacts } | null;
  platform: 'web' | 'ios' | 'android';
  buyer: { firstName: string | null; email: string };
};

export const purchaseKind = 'purchase';
