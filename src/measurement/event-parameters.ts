import { type CartItem, lineTotal } from '../../domain/cart/index.ts';
import { type Kurus, sum, times, toDecimal } from '../../domain/money/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';

/** Flat, as the contract has them. */
export type Parameters = Record<string, string | number | boolean>;

/** Of a flow's context, what an event says of it. */
interface Bought {
  items?: readonly CartItem[];
  quote?: { chargedAmount: Kurus; isFirstPurchase: boolean } | null;
}

/** What the contract takes of a text. */
const longest = 300;

const money = (amount: Kurus): Parameters => ({ value: toDecimal(amount), currency: 'TRY' });

/** "pad-super-12:2,tampon-mini-8:1". */
const listed = (items: readonly CartItem[]) =>
  items
    .map(({ data, quantity }) => `${data.slug}:${quantity}`)
    .join(',')
    .slice(0, longest);

/**
 * The order as it stands: its value in lira, what is in it, and, when bought, whether it was the first. What this page has
 * no price for, such as an order that another page has paid, is told without a value.
 */
export function parametersOfState(event: string, context: unknown): Parameters {
  const { items, quote } = context as Bought;
  if (!items) return {};
  const isBought = event === 'Purchase' || event === 'Subscribe';
  const amount = quote?.chargedAmount ?? (isBought ? null : sum(items.map(lineTotal)));
  return {
    ...(amount !== null && money(amount)),
    items: listed(items),
    ...(isBought && quote && { firstPurchase: quote.isFirstPurchase }),
  };
}

interface Added {
  item: Pick<CartItem, 'data'>;
  purchaseType: PurchaseType;
  quantity?: number;
}

/** What was put into the cart: what it costs, how many, bought how. */
export function parametersOfWay(event: unknown): Parameters {
  const { item, purchaseType, quantity = 1 } = event as Partial<Added>;
  if (!item || !purchaseType) return {};
  const { slug, price } = item.data;
  return { ...money(times(price[purchaseType], quantity)), items: `${slug}:${quantity}`, purchaseType };
}
