import type { CartItemKey } from '../../domain/cart/index.ts';
import type { Localized } from '../../domain/locale/index.ts';
import { type Kurus, sum, times } from '../../domain/money/index.ts';
import { customPacketName, MOST_BOXES } from '../../domain/packet/index.ts';
import {
  type BoxItem,
  boxItemKey,
  contentsOf,
  type IntervalDays,
  type PacketBoxes,
} from '../../domain/subscription/index.ts';
import { isSame } from '../kit/index.ts';

/** A cart line put into the draft. `key`: of the draft's line; `over`: that line's quantity without it. */
export interface TakenLine {
  cartKey: CartItemKey;
  /** `createdAt` of the cart's line, ISO 8601: a line that was removed and added again counts as another one. */
  createdAt: string;
  key: string;
  quantity: number;
  over: number;
}

/** A product or packet that a box can contain. `unitPrice` in kuruş; null when the catalogue has no price. */
export interface EditItem {
  key: string;
  item: BoxItem;
  name: Localized;
  /** Boxes of a packet, where they are known: with them its contents can be changed. */
  boxes: readonly PacketBoxes[] | null;
  /** Contents for its drawing: `pad.super.12_tampon.mini.8`. */
  pieces: string;
  unitPrice: Kurus | null;
  /** Why it cannot stay: it left the catalogue, or is not available to a charity. */
  problem: 'gone' | 'notForCharity' | null;
}

export interface EditLine extends EditItem {
  quantity: number;
}

/** `scope`: every box from the next one on, or the next one alone. `cardId` is null for a charity. */
export interface EditDraft {
  lines: readonly EditLine[];
  intervalDays: IntervalDays;
  cardId: string | null;
  scope: 'always' | 'once';
}

/** A product for custom packets. `kind`: its sub-type; a packet takes at most three boxes of one sub-type. */
export interface PackableProduct {
  id: string;
  kind: string;
  name: Localized;
  size: number;
  unitPrice: Kurus;
}

/** A custom packet: its price is the sum of its boxes. Null without a box. Spec §4. */
export function customPacket(boxes: readonly PacketBoxes[], products: readonly PackableProduct[]): EditItem | null {
  const chosen = products.flatMap((product) => {
    const quantity = boxes.find(({ productId }) => productId === product.id)?.quantity ?? 0;
    return quantity > 0 ? [{ product, quantity }] : [];
  });
  if (chosen.length === 0) return null;
  const kept = chosen.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const item: BoxItem = { kind: 'custompacket', boxes: kept };
  return {
    key: boxItemKey(item),
    item,
    name: customPacketName,
    boxes: kept,
    pieces: chosen.map(({ product, quantity }) => `${product.kind}.${product.size * quantity}`).join('_'),
    unitPrice: sum(chosen.map(({ product, quantity }) => times(product.unitPrice, quantity))),
    problem: null,
  };
}

/** Number of boxes of this sub-type that can still be added to the packet. */
export function roomFor(product: PackableProduct, boxes: readonly PacketBoxes[], products: readonly PackableProduct[]) {
  const alike = new Set(products.filter(({ kind }) => kind === product.kind).map(({ id }) => id));
  const count = boxes.filter(({ productId }) => alike.has(productId)).reduce((all, { quantity }) => all + quantity, 0);
  return MOST_BOXES - count;
}

export const mostOfOne = 99;
const within = (quantity: number) => Math.min(Math.max(quantity, 1), mostOfOne);

/** Adds an item; an item that is already there gets a higher quantity. */
export function addLine(lines: readonly EditLine[], item: EditItem, count = 1): readonly EditLine[] {
  const isThere = lines.some(({ key }) => key === item.key);
  return isThere
    ? lines.map((line) => (line.key === item.key ? { ...line, quantity: within(line.quantity + count) } : line))
    : [...lines, { ...item, quantity: within(count) }];
}

export const removeLine = (lines: readonly EditLine[], key: string): readonly EditLine[] =>
  lines.filter((line) => line.key !== key);

export const setQuantity = (lines: readonly EditLine[], key: string, quantity: number): readonly EditLine[] =>
  lines.map((line) => (line.key === key ? { ...line, quantity: within(quantity) } : line));

/** Replaces a line; if `by` is already there, the line is removed and the quantity of `by` raised by one. Spec §4. */
export function replaceLine(lines: readonly EditLine[], key: string, by: EditItem): readonly EditLine[] {
  if (by.key === key) return lines;
  if (lines.some((line) => line.key === by.key)) return addLine(removeLine(lines, key), by);
  return lines.map((line) => (line.key === key ? { ...by, quantity: line.quantity } : line));
}

const quantities = (lines: readonly EditLine[]) =>
  lines
    .map(({ key, quantity }) => `${key}×${quantity}`)
    .toSorted()
    .join('\n');

const areSame = (lines: readonly EditLine[], { lines: others, scope }: EditDraft) =>
  // Of a custom packet in the next box only the pieces are known.
  scope === 'once' ? isSame(contentsOf(lines), contentsOf(others)) : quantities(lines) === quantities(others);

/** The stored plan: contents of every box, and of the next one; `next` is null where none is planned. */
export interface SavedPlan {
  stored: EditDraft;
  next: readonly EditLine[] | null;
}

/** The stored contents in the scope of the draft: of every box, or of the next one. */
export const savedFor = ({ scope }: EditDraft, { stored, next }: SavedPlan): EditDraft =>
  scope === 'once' && next ? { ...stored, lines: next, scope } : stored;

/** Whether contents or, for all boxes, the rhythm differ from the stored ones; the order of lines does not count. */
export const hasOtherContents = (draft: EditDraft, view: SavedPlan): boolean =>
  !areSame(draft.lines, savedFor(draft, view)) ||
  (draft.scope === 'always' && draft.intervalDays !== view.stored.intervalDays);

/** Whether the draft changes anything. Its scope alone is no change. */
export const isChanged = (draft: EditDraft, view: SavedPlan): boolean =>
  hasOtherContents(draft, view) || draft.cardId !== view.stored.cardId;

/** How a line differs from the saved ones: `new`, `changed`, or null. */
export function markOf(line: EditLine, saved: EditDraft): 'new' | 'changed' | null {
  const before = saved.lines.find(({ key }) => key === line.key);
  if (!before) return 'new';
  return before.quantity === line.quantity ? null : 'changed';
}

/** Can be saved: not empty, its box exists, all items are sold. Unsold items in unchanged contents do not block. */
export const isWhole = (draft: EditDraft, view: SavedPlan): boolean =>
  draft.lines.length > 0 &&
  draft.scope === savedFor(draft, view).scope &&
  (!hasOtherContents(draft, view) || draft.lines.every(({ problem }) => problem === null));

/** An unsaved draft, with the version it was based on, so that no later change is overwritten unseen. */
export interface KeptDraft {
  version: number;
  draft: EditDraft;
  /** Cart lines in the draft. */
  taken: readonly TakenLine[];
}

/** Items that can be put into a box, and cards that can pay for it. */
export interface EditShelf {
  stored: EditDraft;
  items: readonly EditItem[];
  packable: readonly PackableProduct[];
  cards: readonly { id: string }[];
}

/** An item as it is sold now; null when it no longer is. */
export function itemNow(item: BoxItem, { stored, items, packable }: EditShelf): EditItem | null {
  const key = boxItemKey(item);
  const known = items.find((item) => item.key === key) ?? stored.lines.find((line) => line.key === key);
  if (known || item.kind !== 'custompacket') return known ?? null;
  const own = customPacket(item.boxes, packable);
  return own?.key === key ? own : null;
}

/** An unsaved draft with today's items: those no longer sold are marked `gone`, a deleted card is replaced. */
export function draftAgain({ draft }: Pick<KeptDraft, 'draft'>, shelf: EditShelf): EditDraft {
  const isKnown = shelf.cards.some(({ id }) => id === draft.cardId);
  return {
    ...draft,
    cardId: isKnown ? draft.cardId : shelf.stored.cardId,
    lines: draft.lines.map(({ quantity, ...line }) => ({
      ...(itemNow(line.item, shelf) ?? { ...line, problem: 'gone' as const }),
      quantity,
    })),
  };
}
