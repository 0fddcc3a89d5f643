import type { Localized } from '../../domain/locale/index.ts';
import type { Kurus } from '../../domain/money/index.ts';
import type { IntervalDays } from '../../domain/subscription/index.ts';

export type EditedItem =
  | { readonly kind: 'product'; readonly id: string }
  | { readonly kind: 'packet'; readonly id: string }
  | {
      readonly kind: 'custompacket';
      readonly boxes: readonly { readonly productId: string; readonly quantity: number }[];
    };

/** What can come in a box. `unitPrice` in kuruş; null where the catalogue has none. */
export interface EditWare {
  /** The same thing has the same key. */
  key: string;
  item: EditedItem;
  name: Localized;
  unitPrice: Kurus | null;
  /** Why it cannot stay: it left the catalogue, or a charity cannot have it. */
  problem: 'gone' | 'notForCharity' | null;
}

export interface EditLine extends EditWare {
  quantity: number;
}

/** `scope`: every box from the next one on, or the next one alone. `cardId` is null for a charity. */
export interface EditDraft {
  lines: readonly EditLine[];
  intervalDays: IntervalDays;
  cardId: string | null;
  scope: 'always' | 'once';
}

export const mostOfOne = 99;
const within = (quantity: number) => Math.min(Math.max(quantity, 1), mostOfOne);

/** What is there already comes once more. */
export function addLine(lines: readonly EditLine[], ware: EditWare): readonly EditLine[] {
  const isThere = lines.some(({ key }) => key === ware.key);
  return isThere
    ? lines.map((line) => (line.key === ware.key ? { ...line, quantity: within(line.quantity + 1) } : line))
    : [...lines, { ...ware, quantity: 1 }];
}

export const removeLine = (lines: readonly EditLine[], key: string): readonly EditLine[] =>
  lines.filter((line) => line.key !== key);

export const setQuantity = (lines: readonly EditLine[], key: string, quantity: number): readonly EditLine[] =>
  lines.map((line) => (line.key === key ? { ...line, quantity: within(quantity) } : line));

/** In the place of the one that goes; merged into the one that is there already, with one more. Spec §4. */
export function replaceLine(lines: readonly EditLine[], key: string, by: EditWare): readonly EditLine[] {
  if (by.key === key) return lines;
  if (lines.some((line) => line.key === by.key)) return addLine(removeLine(lines, key), by);
  return lines.map((line) => (line.key === key ? { ...by, quantity: line.quantity } : line));
}

const quantities = (lines: readonly EditLine[]) =>
  lines
    .map(({ key, quantity }) => `${key}×${quantity}`)
    .toSorted()
    .join('\n');

/** Whether a draft asks for anything: the order of the lines does not count, nor whom they are for while none changed. */
export function isChanged(draft: EditDraft, held: EditDraft): boolean {
  return (
    quantities(draft.lines) !== quantities(held.lines) ||
    draft.intervalDays !== held.intervalDays ||
    draft.cardId !== held.cardId
  );
}

/** What of a line is other than it was: `new`, `changed`, or null. */
export function markOf(line: EditLine, held: EditDraft): 'new' | 'changed' | null {
  const before = held.lines.find(({ key }) => key === line.key);
  if (!before) return 'new';
  return before.quantity === line.quantity ? null : 'changed';
}

/** A box has something in it, and all of it can be sold. */
export const isWhole = ({ lines }: EditDraft): boolean =>
  lines.length > 0 && lines.every(({ problem }) => problem === null);
