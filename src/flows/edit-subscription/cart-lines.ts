import { type CartItem, findItem } from '../../../domain/cart/index.ts';
import type { LeavingLine } from '../../../machines/edit-subscription/index.ts';
import { cart } from '../../alive/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { takeOut } from '../open-payment/paid-cart.ts';

/** The edit by which lines of this tab's cart went into a box: the version of the box that was edited. */
type Edit = { id: string; version: number };

const editKey = ({ id, version }: Edit) => `edit:${id}:${version}`;

/** What the last of them took, to undo the edit. Raise it with the shape of the cart's lines. */
const record = () => openRecord('sessionStorage', 'in-box', 1);

/** The line of the cart itself: what was added again, or is to be bought once by now, is another one. */
function lineInCart({ cartKey, createdAt }: LeavingLine): CartItem | null {
  const line = findItem(cart.getSnapshot().context.cart, cartKey);
  return line?.createdAt === createdAt && line.purchaseType === 'subscription' ? line : null;
}

/** These are in the box now, and leave the cart. */
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
    // Without room for it the lines are in the box, and stay out of the cart when that is taken back.
  }
}

/** The edit was taken back: what it took is in the cart again, once. */
export function putBackFromBox(edit: Edit): void {
  const kept = record()?.read();
  if (kept?.['edit'] !== editKey(edit)) return;
  record()?.forget();
  for (const { type, data, ...line } of kept['items'] as CartItem[])
    cart.send({ ...line, type: 'line.add', item: { type, data }, isPutBack: true });
}

/** On signing out. */
export const forgetBoxLines = (): void => record()?.forget();
