import { kurus, percentOf, subtract, type Kurus } from '../money/index.ts';
import { priceOfLines } from '../packet/index.ts';
import type { PriceByPurchaseType } from '../product/index.ts';

const ENDING = 90;
const LIRA = 100;

/** The largest amount in kuruş that ends in ,90 and does not exceed `amount`. One below 0,90 stays as it is. */
export function roundDownTo90(amount: Kurus): Kurus {
  return amount < ENDING ? amount : kurus(amount - ((amount - ENDING) % LIRA));
}

/** Sum of the boxes minus `discountPercent`; rounded once per packet, half up. */
export function exactPacketPrice(
  lines: readonly { readonly price: PriceByPurchaseType; readonly quantity: number }[],
  discountPercent: number,
): PriceByPurchaseType {
  const { subscription, oneTimePurchase } = priceOfLines(lines);
  return {
    subscription: subtract(subscription, percentOf(subscription, discountPercent, 'halfUp')),
    oneTimePurchase: subtract(oneTimePurchase, percentOf(oneTimePurchase, discountPercent, 'halfUp')),
  };
}

/** Price of a ready-made packet. A custom packet costs the sum of its boxes: `priceOfLines`. */
export function readyPacketPrice(exact: PriceByPurchaseType): PriceByPurchaseType {
  return {
    subscription: roundDownTo90(exact.subscription),
    oneTimePurchase: roundDownTo90(exact.oneTimePurchase),
  };
}
