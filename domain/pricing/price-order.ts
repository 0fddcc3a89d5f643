import { allocateByLargestRemainder, smallerOf, subtract, sum, times, ZERO_KURUS, type Kurus } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import { eligibleAmount, promoDiscount, type PromoRule } from '../promo/index.ts';

/** `key` is the caller's; `unitPrice` is the server's own price for the purchase type, VAT included. Kuruş. */
export type PricingLine = {
  readonly key: string;
  readonly unitPrice: Kurus;
  readonly quantity: number;
  readonly purchaseType: PurchaseType;
};

export type PricedLine = PricingLine & {
  /** Unit price times quantity. */
  readonly grossAmount: Kurus;
  /** Spec §3: the line's share of the promo discount. */
  readonly grossPromoDiscountAmount: Kurus;
  readonly netAmount: Kurus;
};

/** grossOriginalAmount − promoDiscountAmount − usedBalanceAmount = chargedAmount ≥ 0. Kuruş. */
export type PricedOrder = {
  readonly lines: readonly PricedLine[];
  readonly grossOriginalAmount: Kurus;
  readonly promoDiscountAmount: Kurus;
  readonly usedBalanceAmount: Kurus;
  readonly chargedAmount: Kurus;
};

/**
 * Prices an order on the server. `promo` is a rule already found acceptable, or null. The discount is rounded once,
 * spread over the lines it applies to by largest remainder; `balance` (0 when not used) pays what is left, never below 0.
 */
export function priceOrder(asked: {
  readonly lines: readonly PricingLine[];
  readonly promo: PromoRule | null;
  readonly balance: Kurus;
}): PricedOrder {
  const gross = asked.lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity));
  const discounts = allocatePromoDiscount(asked.lines, gross, asked.promo);
  const lines = asked.lines.map((line, index): PricedLine => {
    const grossAmount = gross[index] ?? ZERO_KURUS;
    const grossPromoDiscountAmount = discounts[index] ?? ZERO_KURUS;
    return {
      ...line,
      grossAmount,
      grossPromoDiscountAmount,
      netAmount: subtract(grossAmount, grossPromoDiscountAmount),
    };
  });
  const grossOriginalAmount = sum(gross);
  const promoDiscountAmount = sum(discounts);
  const due = subtract(grossOriginalAmount, promoDiscountAmount);
  const usedBalanceAmount = asked.balance > 0 ? smallerOf(asked.balance, due) : ZERO_KURUS;
  return {
    lines,
    grossOriginalAmount,
    promoDiscountAmount,
    usedBalanceAmount,
    chargedAmount: subtract(due, usedBalanceAmount),
  };
}

/** Gross amounts per purchase type, as a promo rule is judged by. */
export function amountsByPurchaseType(lines: readonly PricingLine[]): Readonly<Record<PurchaseType, Kurus>> {
  const of = (purchaseType: PurchaseType): Kurus =>
    sum(
      lines
        .filter((line) => line.purchaseType === purchaseType)
        .map(({ unitPrice, quantity }) => times(unitPrice, quantity)),
    );
  return { subscription: of('subscription'), oneTimePurchase: of('oneTimePurchase') };
}

/** The total a client showed against the server's own. Any difference is MISCALCULATION. Spec §4. */
export function isMiscalculated(order: PricedOrder, statedGrossOriginalAmount: Kurus): boolean {
  return order.grossOriginalAmount !== statedGrossOriginalAmount;
}

function allocatePromoDiscount(
  lines: readonly PricingLine[],
  gross: readonly Kurus[],
  promo: PromoRule | null,
): readonly Kurus[] {
  if (!promo) return gross.map(() => ZERO_KURUS);
  const discount = promoDiscount(promo, eligibleAmount(promo, amountsByPurchaseType(lines)));
  if (discount === 0) return gross.map(() => ZERO_KURUS);
  const applies = (line: PricingLine): boolean =>
    promo.purchaseTypes === null || promo.purchaseTypes.includes(line.purchaseType);
  return allocateByLargestRemainder(
    discount,
    lines.map((line, index) => (applies(line) ? (gross[index] ?? 0) : 0)),
  );
}
