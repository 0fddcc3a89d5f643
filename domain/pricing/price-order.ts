import { HOME_DELIVERY } from '../delivery/index.ts';
import {
  allocateByLargestRemainder,
  atLeastZero,
  smallerOf,
  subtract,
  sum,
  times,
  ZERO_KURUS,
  type Kurus,
} from '../money/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../product/index.ts';
import { eligibleAmount, promoDiscount, type PromoRule } from '../promo/index.ts';

/** `key`: any, chosen by the caller. `price`: the server's unit prices in kuruş, VAT included. */
export type PricingLine = {
  readonly key: string;
  readonly price: PriceByPurchaseType;
  readonly quantity: number;
  readonly purchaseType: PurchaseType;
};

/**
 * grossOriginalAmount (price × quantity) − grossPromoDiscountAmount = grossAmount; grossAmount − balanceAmount =
 * chargedAmount ≥ 0. The refundable amounts of the line are `chargedAmount` and `balanceAmount`. Kuruş.
 */
export type PricedLine = PricingLine & {
  readonly unitPrice: Kurus;
  readonly grossOriginalAmount: Kurus;
  readonly grossSubscriptionDiscountAmount: Kurus;
  readonly grossPromoDiscountAmount: Kurus;
  readonly grossAmount: Kurus;
  readonly balanceAmount: Kurus;
  readonly chargedAmount: Kurus;
};

/**
 * chargedAmount = grossOriginalAmount − grossPromoDiscountAmount + shippingAmount − balanceAmount ≥ 0.
 * `grossSubscriptionDiscountAmount` is what subscribing saves; it is already in grossOriginalAmount. Kuruş.
 */
export type OrderPrice = {
  readonly grossOriginalAmount: Kurus;
  readonly grossSubscriptionDiscountAmount: Kurus;
  readonly grossPromoDiscountAmount: Kurus;
  readonly shippingAmount: Kurus;
  readonly balanceAmount: Kurus;
  readonly chargedAmount: Kurus;
};

export type PricedOrder = { readonly lines: readonly PricedLine[]; readonly price: OrderPrice };

/**
 * Prices an order on the server. `promo`: a rule that was already accepted, or null. The discount is rounded once and
 * spread over the lines it applies to by largest remainder; `balance` (0 when not used) pays what is left, spread the
 * same way; nothing goes below 0.
 */
export function priceOrder(asked: {
  readonly lines: readonly PricingLine[];
  readonly promo: PromoRule | null;
  readonly balance: Kurus;
}): PricedOrder {
  const originals = asked.lines.map(originalAmount);
  const discounts = allocatePromoDiscount(asked.lines, originals, asked.promo);
  const nets = originals.map((original, index) => subtract(original, discounts[index] ?? ZERO_KURUS));
  const balances = spread(smallerOf(atLeastZero(asked.balance), sum(nets)), nets);
  const lines = asked.lines.map((line, index): PricedLine => {
    const grossAmount = nets[index] ?? ZERO_KURUS;
    const balanceAmount = balances[index] ?? ZERO_KURUS;
    return {
      ...line,
      unitPrice: line.price[line.purchaseType],
      grossOriginalAmount: originals[index] ?? ZERO_KURUS,
      grossSubscriptionDiscountAmount: subscriptionSaving(line),
      grossPromoDiscountAmount: discounts[index] ?? ZERO_KURUS,
      grossAmount,
      balanceAmount,
      chargedAmount: subtract(grossAmount, balanceAmount),
    };
  });
  return { lines, price: sumPrices(lines) };
}

/** The price of some of an order's lines, such as those of its subscription. The parts of an order sum to the whole. */
export function sumPrices(lines: readonly PricedLine[]): OrderPrice {
  return {
    grossOriginalAmount: sum(lines.map((line) => line.grossOriginalAmount)),
    grossSubscriptionDiscountAmount: sum(lines.map((line) => line.grossSubscriptionDiscountAmount)),
    grossPromoDiscountAmount: sum(lines.map((line) => line.grossPromoDiscountAmount)),
    shippingAmount: HOME_DELIVERY.shipping,
    balanceAmount: sum(lines.map((line) => line.balanceAmount)),
    chargedAmount: sum(lines.map((line) => line.chargedAmount)),
  };
}

/** Gross amounts per purchase type, which a promo rule's conditions use. */
export function amountsByPurchaseType(lines: readonly PricingLine[]): Readonly<Record<PurchaseType, Kurus>> {
  const of = (purchaseType: PurchaseType): Kurus =>
    sum(lines.filter((line) => line.purchaseType === purchaseType).map(originalAmount));
  return { subscription: of('subscription'), oneTimePurchase: of('oneTimePurchase') };
}

/** Whether the client's totals differ from the server's: MISCALCULATION. Spec §4. */
export function isMiscalculated(
  price: OrderPrice,
  stated: { readonly grossOriginalAmount: Kurus; readonly chargedAmount: Kurus },
): boolean {
  return price.grossOriginalAmount !== stated.grossOriginalAmount || price.chargedAmount !== stated.chargedAmount;
}

function originalAmount({ price, purchaseType, quantity }: PricingLine): Kurus {
  return times(price[purchaseType], quantity);
}

function subscriptionSaving({ price, purchaseType, quantity }: PricingLine): Kurus {
  return atLeastZero(times(subtract(price.oneTimePurchase, price[purchaseType]), quantity));
}

function allocatePromoDiscount(
  lines: readonly PricingLine[],
  originals: readonly Kurus[],
  promo: PromoRule | null,
): readonly Kurus[] {
  if (!promo) return originals.map(() => ZERO_KURUS);
  const isEligible = (line: PricingLine): boolean =>
    promo.purchaseTypes === null || promo.purchaseTypes.includes(line.purchaseType);
  const discount = promoDiscount(promo, eligibleAmount(promo, amountsByPurchaseType(lines)));
  return spread(
    discount,
    lines.map((line, index) => (isEligible(line) ? (originals[index] ?? ZERO_KURUS) : ZERO_KURUS)),
  );
}

/** Largest remainders never exceed a weight here: `amount` is at most the sum of `weights`. */
function spread(amount: Kurus, weights: readonly Kurus[]): readonly Kurus[] {
  return amount === 0 ? weights.map(() => ZERO_KURUS) : allocateByLargestRemainder(amount, weights);
}
