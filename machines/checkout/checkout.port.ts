import type { CartItem } from '../../domain/cart/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import { ask, port, type ServicesOf } from '../kit/index.ts';
import type { CardEntry, ContractDraft, Decline, Quote } from './checkout.types.ts';

export interface QuoteRequest {
  items: readonly CartItem[];
  /** Never blank: a blank code is not sent. Spec §5. */
  promoCode: string | null;
  useAccountBalance: boolean;
}

export interface ContractRequest extends QuoteRequest {
  addressId: string;
  billingAddressId: string | null;
}

export interface OrderRequest extends ContractRequest {
  attemptKey: string;
  quote: Quote;
  contracts: readonly ContractDraft[];
  card: CardEntry;
  /** When the shopper accepted both contracts, epoch milliseconds. */
  agreedAt: number;
}

/** An attempt the server still holds open. */
export interface OpenPayment {
  attemptId: string;
  /** Null when the bank's page can no longer be shown. */
  redirectUrl: string | null;
  amount: Kurus;
  expiresAt: number;
}

/** `open`: the bank's approval or its answer is still to come. */
export type OrderAnswer =
  | { kind: 'open'; payment: OpenPayment }
  | { kind: 'paid'; attemptId: string; orderIds: readonly string[] }
  | { kind: 'declined'; decline: Decline };

export interface RecoveryRequest {
  attemptId: string | null;
  attemptKey: string | null;
  /** The key was spent on an order of another tab, which may be gone. */
  isKeyAnothers: boolean;
}

export const checkoutPort = port({
  /**
   * The payment this shopper may have left behind: the one of `attemptId`, else the one of `attemptKey`, else any open
   * attempt of the account. Null when there is none. Never moves money. What another tab's order has paid for has left
   * the cart before it is told. Rejects with a `Failure`.
   */
  recoverPayment: ask<RecoveryRequest, OrderAnswer | null>(),
  /** Prices the cart for this account. Rejects with a `Failure`; code MISCALCULATION when totals disagree. Spec §4, §7. */
  quoteOrder: ask<QuoteRequest, Quote>(),
  /** Both contracts in full for this quote and address. Rejects with a `Failure`; code ADDRESS_NOT_FOUND. Spec §7. */
  draftContracts: ask<ContractRequest, readonly ContractDraft[]>(),
  /**
   * Places the order once per `attemptKey`: the same key with the same payload gives the first answer again.
   * Rejects with a `Failure`: codes CARD_DECLINED (data.declineCode, data.retryable), OUT_OF_STOCK, MISCALCULATION,
   * PAYMENT_IN_PROGRESS, IDEMPOTENCY_MISMATCH, ADDRESS_NOT_FOUND, AGREEMENT_OUTDATED, PROMO_REFUSED, VALIDATION; kinds
   * offline, timeout and unavailable leave the outcome unknown. Spec §7.
   */
  placeOrder: ask<OrderRequest, OrderAnswer>(),
  /** How the attempt of this key stands, or null when the server never saw it. Never moves money. */
  findPayment: ask<{ attemptKey: string }, OrderAnswer | null>(),
});

export type CheckoutServices = ServicesOf<typeof checkoutPort>;
