import type { StockLine } from '../../catalog/index.ts';
import type { OrderDraft } from '../../orders/index.ts';
import type { SubscriptionDraft } from '../../subscriptions/index.ts';

/** What may be remembered of a new card besides what the bank's vault says. Never its number or code. */
export type CardFacts = { holder: string; expireMonth: string; expireYear: string; alias: string | null };

/** What a purchase froze before the bank was asked: fulfilling it never prices again. */
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
