import { type CartItem, lineTotal } from '../../domain/cart/index.ts';
import { type Kurus, sum, times, toDecimal } from '../../domain/money/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';

/** Flat, as the contract has them. */
export type Parameters = Record<string, string | number | boolean>;

/** Of a flow's context, what an event says of it. */
interface Bought {
  items?: readonly CartItem[];
  quote?: { chargedAmount: Kurus; balanceUsed: Kurus } | null;
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

/** The order itself: its value in lira, whatever pays for it, and what is in it. */
export function parametersOfState(context: unknown): Parameters {
  const { items, quote } = context as Bought;
  if (!items) return {};
  const amount = sum(quote ? [quote.chargedAmount, quote.balanceUsed] : items.map(lineTotal));
  return { ...money(amount), items: listed(items) };
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
