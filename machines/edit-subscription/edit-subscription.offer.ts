import { type Cart, type CartItem, type CartItemKey, cartItemKey } from '../../domain/cart/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import type { BoxItem } from '../../domain/subscription/index.ts';
import { addLine, type EditLine, type EditShelf, type TakenLine, itemNow } from './edit-subscription.draft.ts';

/** A subscription line of the cart that can go into a running box. */
export interface OfferedLine {
  cartKey: CartItemKey;
  createdAt: string;
  item: BoxItem;
  name: Localized;
  quantity: number;
}

/** Pieces of one line that leave the cart. */
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

/** The cart lines that can be put into a running box. */
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

/** Cart lines that are still in the draft: what the customer has removed from it stays in the cart. */
export const leavingWith = (taken: readonly TakenLine[], lines: readonly EditLine[]): LeavingLine[] =>
  taken.flatMap((one) => {
    const quantity = leavingOf(one, lines);
    return quantity > 0 ? [{ cartKey: one.cartKey, createdAt: one.createdAt, quantity }] : [];
  });

/** A draft with cart lines in it. `refused`: lines that no box can contain; they stay in the cart. */
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

/** A draft without lines that have left the cart otherwise: they were paid for, or removed by the customer. */
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

/** Puts cart lines into a draft; pieces of them that are already in it are not added again. */
export const takeOver = (
  draft: Pick<WithOffer, 'lines' | 'taken'>,
  offered: readonly OfferedLine[],
  shelf: EditShelf,
): WithOffer => offered.reduce<WithOffer>((before, line) => takeOne(before, line, shelf), { ...draft, refused: [] });
