import { type CartItem, lineTotal } from '../../domain/cart/index.ts';
import { type Kurus, sum, times, toDecimal } from '../../domain/money/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';

/** Flat, as the contract has them. */
export type Parameters = Record<string, string | number | boolean>;

/** The parts of a flow's context that events report. */
interface Bought {
  items?: readonly CartItem[];
  quote?: { chargedAmount: Kurus; balanceUsed: Kurus } | null;
}

/** Longest text of the contract. */
const longest = 300;

const money = (amount: Kurus): Parameters => ({ value: toDecimal(amount), currency: 'TRY' });

/** "pad-super-12:2,tampon-mini-8:1". */
const listed = (items: readonly CartItem[]) =>
  items
    .map(({ data, quantity }) => `${data.slug}:${quantity}`)
    .join(',')
    .slice(0, longest);

/** Parameters of an order: its value in lira, including what the balance pays, and its lines. */
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

/** Parameters of an added line: price, quantity and purchase type. */
export function parametersOfWay(event: unknown): Parameters {
  const { item, purchaseType, quantity = 1 } = event as Partial<Added>;
  if (!item || !purchaseType) return {};
  const { slug, price } = item.data;
  return { ...money(times(price[purchaseType], quantity)), items: `${slug}:${quantity}`, purchaseType };
}
