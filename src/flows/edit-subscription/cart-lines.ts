import { type CartItem, findItem } from '../../../domain/cart/index.ts';
import type { LeavingLine } from '../../../machines/edit-subscription/index.ts';
import { cart } from '../../alive/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { takeOut } from '../open-payment/paid-cart.ts';

/** The edit that moved lines of this tab's cart into a box: subscription id and the version that was edited. */
type Edit = { id: string; version: number };

const editKey = ({ id, version }: Edit) => `edit:${id}:${version}`;

/** The lines taken by the last edit, to undo it. Raise the version with the shape of the cart's lines. */
const record = () => openRecord('sessionStorage', 'in-box', 1);

/** The cart line that a `LeavingLine` was made from; null if removed, added again or made a one-time purchase. */
function lineInCart({ cartKey, createdAt }: LeavingLine): CartItem | null {
  const line = findItem(cart.getSnapshot().context.cart, cartKey);
  return line?.createdAt === createdAt && line.purchaseType === 'subscription' ? line : null;
}

/** Takes the lines that are in the box now out of the cart. */
export function takeIntoBox(edit: Edit, wanted: readonly LeavingLine[]): void {
  const leaving = wanted.flatMap((one) => {
    const line = lineInCart(one);
    return line ? [{ key: one.cartKey, line, quantity: Math.min(one.quantity, line.quantity) }] : [];
  });
  const lines = leaving.map(({ key, quantity }) => ({ key, quantity }));
  if (!takeOut(editKey(edit), { lines, promoCode: null, isMoved: true })) return;
  try {
    record()?.write({ edit: editKey(edit), items: leaving.map(({ line, quantity }) => ({ ...line, quantity })) });
  } catch {
    // Storage is full: the lines are in the box, and undoing the edit does not return them to the cart.
  }
}

/** Call when the edit was undone: returns its lines to the cart, once. */
export function putBackFromBox(edit: Edit): void {
  const kept = record()?.read();
  if (kept?.['edit'] !== editKey(edit)) return;
  record()?.forget();
  for (const { type, data, ...line } of kept['items'] as CartItem[])
    cart.send({ ...line, type: 'line.add', item: { type, data }, isPutBack: true });
}

/** Call on signing out. */
export const forgetBoxLines = (): void => record()?.forget();
