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

/** A line of the cart that went into the draft. `key`: of the draft's line; `over`: how many the box had without it. */
export interface TakenLine {
  cartKey: CartItemKey;
  /** Of the cart's line, ISO 8601: one that is put in again is another one. */
  createdAt: string;
  key: string;
  quantity: number;
  over: number;
}

/** What can come in a box. `unitPrice` in kuruş; null where the catalogue has none. */
export interface EditItem {
  key: string;
  item: BoxItem;
  name: Localized;
  /** Of a packet, where they are known: with them its inside can be changed. */
  boxes: readonly PacketBoxes[] | null;
  /** For its drawing: `pad.super.12_tampon.mini.8`. */
  pieces: string;
  unitPrice: Kurus | null;
  /** Why it cannot stay: it left the catalogue, or a charity cannot have it. */
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

/** A product that a packet can be made of. `kind`: of its sub-type, of which a packet takes three boxes at most. */
export interface PackableProduct {
  id: string;
  kind: string;
  name: Localized;
  size: number;
  unitPrice: Kurus;
}

/** A packet of one's own: it costs what its boxes cost. Null without a box. Spec §4. */
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

/** How many more boxes of this sub-type a packet takes. */
export function roomFor(product: PackableProduct, boxes: readonly PacketBoxes[], products: readonly PackableProduct[]) {
  const alike = new Set(products.filter(({ kind }) => kind === product.kind).map(({ id }) => id));
  const count = boxes.filter(({ productId }) => alike.has(productId)).reduce((all, { quantity }) => all + quantity, 0);
  return MOST_BOXES - count;
}

export const mostOfOne = 99;
const within = (quantity: number) => Math.min(Math.max(quantity, 1), mostOfOne);

/** What is there already comes that many times more. */
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

/** In the place of the one that goes; merged into the one that is there already, with one more. Spec §4. */
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
  // Of a packet of one's own in the next box only its pieces are known.
  scope === 'once' ? isSame(contentsOf(lines), contentsOf(others)) : quantities(lines) === quantities(others);

/** What is stored of a subscription: what every box holds, and what the next one does; null where none is planned. */
export interface SavedPlan {
  stored: EditDraft;
  next: readonly EditLine[] | null;
}

/** What is stored in the scope of the draft: in every box, or in the next one. */
export const savedFor = ({ scope }: EditDraft, { stored, next }: SavedPlan): EditDraft =>
  scope === 'once' && next ? { ...stored, lines: next, scope } : stored;

/** Whether other things come, or in another rhythm, which is of all boxes or of none; the order of the lines does not count. */
export const hasOtherContents = (draft: EditDraft, view: SavedPlan): boolean =>
  !areSame(draft.lines, savedFor(draft, view)) ||
  (draft.scope === 'always' && draft.intervalDays !== view.stored.intervalDays);

/** Whether a draft asks for anything; for which boxes it would be does not count while it asks for nothing. */
export const isChanged = (draft: EditDraft, view: SavedPlan): boolean =>
  hasOtherContents(draft, view) || draft.cardId !== view.stored.cardId;

/** What of a line is other than it was: `new`, `changed`, or null. */
export function markOf(line: EditLine, saved: EditDraft): 'new' | 'changed' | null {
  const before = saved.lines.find(({ key }) => key === line.key);
  if (!before) return 'new';
  return before.quantity === line.quantity ? null : 'changed';
}

/** There is such a box, with something in it, and all of it can be sold; what stays as it is does not block saving. */
export const isWhole = (draft: EditDraft, view: SavedPlan): boolean =>
  draft.lines.length > 0 &&
  draft.scope === savedFor(draft, view).scope &&
  (!hasOtherContents(draft, view) || draft.lines.every(({ problem }) => problem === null));

/** A draft that was left: the version it was made over, so that no other change is overwritten unseen. */
export interface KeptDraft {
  version: number;
  draft: EditDraft;
  /** What of it is of the cart. */
  taken: readonly TakenLine[];
}

/** What can be put in, and from which card it can be paid. */
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

/** A draft that was left, of what can be had by now: what cannot is named, a card that is gone is not chosen. */
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
