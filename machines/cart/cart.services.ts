import type { Cart, CartItemKey, CartRequest } from '../../domain/cart/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { CalculatedPromo } from '../../domain/promo/index.ts';

/** What the cart asks the world for. Every rejection is a `Failure`. */
export interface CartServices {
  /** The cart kept in this browser, migrated and checked; null when none is kept. */
  readCart(signal: AbortSignal): Promise<Cart | null>;
  /**
   * The server's prices of this cart. Echoes `revision`. Rejects with kind `offline`, `timeout`, `unavailable`, or with
   * the code MISCALCULATION when the prices sent are not the server's. Spec §7 (calculate).
   */
  calculate(request: CalculationRequest, signal: AbortSignal): Promise<CartCalculation>;
}

export interface CalculationRequest {
  cart: CartRequest;
  revision: number;
}

/** All amounts in kuruş, VAT included. `charged` = `gross` − `promoDiscount` + `shipping` − `balance`. */
export interface CartCalculation {
  revision: number;
  price: {
    gross: Kurus;
    /** What subscribing saves against buying once; already in `gross`. */
    subscriptionDiscount: Kurus;
    promoDiscount: Kurus;
    shipping: Kurus;
    balance: Kurus;
    charged: Kurus;
  };
  /** The price of one piece of each line that can be bought. */
  lines: readonly { key: CartItemKey; unitPrice: Kurus }[];
  /** Null when no code was sent. */
  promo: CalculatedPromo | null;
  isFirstPurchase: boolean;
  /** Lines that cannot be bought as they are. */
  unavailable: readonly { key: CartItemKey; reason: UnavailableReason }[];
}

export type UnavailableReason = 'unknown' | 'outOfStock' | 'notPurchasable' | 'notForSubscription' | 'notForAccount';
