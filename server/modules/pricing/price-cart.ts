import { type Kurus, ZERO_KURUS } from '../../../domain/money/index.ts';
import { amountsByPurchaseType, type OrderPrice, type PricedLine, priceOrder } from '../../../domain/pricing/index.ts';
import {
  type CalculatedPromo,
  evaluatePromo,
  normalizePromoCode,
  type PromoKind,
  type PromoRule,
} from '../../../domain/promo/index.ts';
import type { AccountType } from '../../platform/auth-guard/auth-guard.ts';
import { type CartItemRequest, type CartLine, resolveCart, type UnavailableItem } from './cart-lines.ts';
import type { SaleData } from './sale-data.ts';

/** The customer's data that prices depend on. `balance` in kuruş. */
export type Customer = {
  id: string;
  accountType: AccountType;
  isStudent: boolean;
  isFirstPurchase: boolean;
  balance: Kurus;
};

export type PricedCartLine = CartLine & { amounts: PricedLine };
export type PricedPurchase = { lines: PricedCartLine[]; price: OrderPrice };

export type PricedCart = {
  /** The price that `buy` charges: less the account balance when it is used. */
  checkout: PricedPurchase;
  /** The price without use of the balance. */
  cart: PricedPurchase;
  unavailable: UnavailableItem[];
  promo: (CalculatedPromo & { kind: PromoKind | null }) | null;
  isFirstPurchase: boolean;
};

export type CartQuestion = {
  items: readonly CartItemRequest[];
  promoCode: string | null;
  /** null for a guest, who is priced as on a first purchase. */
  customer: Customer | null;
  useAccountBalance: boolean;
  /** False where the stock hold checks it. */
  checkStock?: boolean;
  now: Date;
};

/** `balance`: null when it is not used. */
export function priceLines(lines: readonly CartLine[], promo: PromoRule | null, balance: Kurus | null): PricedPurchase {
  const priced = priceOrder({
    lines: lines.map(({ index, price, quantity, purchaseType }) => ({
      key: String(index),
      price,
      quantity,
      purchaseType,
    })),
    promo,
    balance: balance ?? ZERO_KURUS,
  });
  return {
    lines: lines.flatMap((line, index) => {
      const amounts = priced.lines[index];
      return amounts ? [{ ...line, amounts }] : [];
    }),
    price: priced.price,
  };
}

/** Prices a cart from the shop's own data. An invalid code is answered with its reason and gives no discount. */
export async function priceCart(sale: SaleData, question: CartQuestion): Promise<PricedCart> {
  const { items, customer, now, useAccountBalance, checkStock = true } = question;
  const accountType = customer?.accountType ?? 'normal';
  const { lines, unavailable } = await resolveCart(sale, items, { accountType, checkStock });
  const code = question.promoCode === null ? null : normalizePromoCode(question.promoCode);
  const facts = code === null ? null : await sale.promo(code, customer?.id ?? null);
  const promo =
    code === null
      ? null
      : evaluatePromo(code, facts?.rule ?? null, {
          now: now.getTime(),
          timesUsed: facts?.timesUsed ?? 0,
          account: customer && {
            _id: customer.id,
            isStudent: customer.isStudent,
            timesUsed: facts?.timesUsedByAccount ?? 0,
            isFirstPurchase: customer.isFirstPurchase,
          },
          amounts: amountsByPurchaseType(lines.map((line) => ({ ...line, key: '' }))),
        });
  const rule = promo?.status === 'ACCEPTED' ? (facts?.rule ?? null) : null;
  const cart = priceLines(lines, rule, null);
  const balance = customer && useAccountBalance ? customer.balance : ZERO_KURUS;
  return {
    cart,
    checkout: balance === 0 ? cart : priceLines(lines, rule, balance),
    unavailable,
    promo: promo && { ...promo, kind: facts?.rule.kind ?? null },
    isFirstPurchase: customer?.isFirstPurchase ?? true,
  };
}
