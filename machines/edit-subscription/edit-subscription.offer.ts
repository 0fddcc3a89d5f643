import { type Cart, type CartItem, type CartItemKey, cartItemKey } from '../../domain/cart/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { BoxItem } from '../../domain/subscription/index.ts';
import { addLine, type EditLine, type EditShelf, type TakenLine, itemNow } from './edit-subscription.draft.ts';

/** A line of the cart that is to come again and again. */
export interface OfferedLine {
  cartKey: CartItemKey;
  createdAt: string;
  item: BoxItem;
  name: Localized;
  quantity: number;
}

/** What leaves the cart, in pieces of one line. */
export type LeavingLine = Pick<TakenLine, 'cartKey' | 'createdAt' | 'quantity'>;

function boxItemOf({ type, data }: CartItem): BoxItem | null {
  switch (type) {
    case 'product':
    case 'packet':
      return { kind: type, id: data._id };
    case 'custompacket':
      return {
        kind: type,
        boxes: data.items.map(({ _product, quantity }) => ({ productId: _product, quantity })),
      };
    case 'donation':
      return null;
    default:
      return type satisfies never;
  }
}

/** What of a cart can be put into a box that runs. */
export const offerOf = ({ items }: Cart): OfferedLine[] =>
  items.flatMap((line) => {
    const item = line.purchaseType === 'subscription' ? boxItemOf(line) : null;
    if (item === null) return [];
    const { createdAt, quantity, data } = line;
    return [{ cartKey: cartItemKey(line), createdAt, item, name: data.name, quantity }];
  });

const countOf = (lines: readonly EditLine[], key: string) => lines.find((line) => line.key === key)?.quantity ?? 0;

const leavingOf = ({ key, quantity, over }: TakenLine, lines: readonly EditLine[]) =>
  Math.min(quantity, Math.max(0, countOf(lines, key) - over));

/** What of the cart is in the draft: what the customer has taken out of it again stays in the cart. */
export const leavingWith = (taken: readonly TakenLine[], lines: readonly EditLine[]): LeavingLine[] =>
  taken.flatMap((one) => {
    const quantity = leavingOf(one, lines);
    return quantity > 0 ? [{ cartKey: one.cartKey, createdAt: one.createdAt, quantity }] : [];
  });

/** A draft with lines of the cart in it. `refused`: what no box can have; it stays in the cart. */
export interface WithOffer {
  lines: readonly EditLine[];
  taken: readonly TakenLine[];
  refused: readonly OfferedLine[];
}

function takeOne(before: WithOffer, line: OfferedLine, shelf: EditShelf): WithOffer {
  const item = itemNow(line.item, shelf);
  if (item === null || item.problem !== null) return { ...before, refused: [...before.refused, line] };
  const { cartKey, createdAt } = line;
  const known = before.taken.find((one) => one.cartKey === cartKey);
  const already = known ? leavingOf(known, before.lines) : 0;
  const quantity = Math.max(already, line.quantity);
  const over = countOf(before.lines, item.key) - already;
  return {
    ...before,
    lines: quantity > already ? addLine(before.lines, item, quantity - already) : before.lines,
    taken: [...before.taken.filter((one) => one !== known), { cartKey, createdAt, key: item.key, quantity, over }],
  };
}

/** A draft without what has left the cart by another way: it was paid for, or the customer does not want it. */
export const withoutGone = (
  { lines, taken }: Pick<WithOffer, 'lines' | 'taken'>,
  cart: readonly OfferedLine[],
): Pick<WithOffer, 'lines' | 'taken'> => {
  const isThere = (one: TakenLine) =>
    cart.some(({ cartKey, createdAt }) => cartKey === one.cartKey && createdAt === one.createdAt);
  const gone = taken.filter((one) => !isThere(one));
  return {
    taken: taken.filter(isThere),
    lines: lines.flatMap((line) => {
      const less = gone.filter(({ key }) => key === line.key).reduce((all, one) => all + leavingOf(one, lines), 0);
      return line.quantity > less ? [{ ...line, quantity: line.quantity - less }] : [];
    }),
  };
};

/** Puts lines of the cart into a draft; what is in it of them already is not put in again. */
export const takeOver = (
  draft: Pick<WithOffer, 'lines' | 'taken'>,
  offered: readonly OfferedLine[],
  shelf: EditShelf,
): WithOffer => offered.reduce<WithOffer>((before, line) => takeOne(before, line, shelf), { ...draft, refused: [] });
