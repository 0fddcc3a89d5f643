import type { PaidCart } from '../../../domain/cart/index.ts';
import { cart } from '../../alive/index.ts';
import { writeDonationNote } from '../../base/donation-note.ts';
import { takenHere } from './taken-attempts.ts';
import type { Api } from '../../services/http/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { findPurchase } from '../../services/shopping/purchase.service.ts';

/** Limit of the stored ids: more attempts than one cart can have lines in. */
const MOST_KEPT = 50;

/** Attempts and saved edits whose lines were taken out of the cart: no other tab may take them out again. */
const record = () => openRecord('localStorage', 'paid', 2);

function takenAttempts(): readonly string[] {
  const kept = record()?.read()?.['attemptIds'];
  return [...takenHere.get(), ...(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [])];
}

function noteTaken(attemptId: string): void {
  const attemptIds = [...new Set([attemptId, ...takenAttempts()])].slice(0, MOST_KEPT);
  try {
    const kept = record();
    if (kept) kept.write({ attemptIds });
    else takenHere.set(attemptIds);
  } catch {
    takenHere.set(attemptIds);
  }
}

/** Takes the lines of a paid attempt, or of an edit of a box, out of the cart, once in all tabs. True if it did now. */
export function takeOut(attemptId: string, paid: PaidCart & { isMoved?: true }): boolean {
  if (takenAttempts().includes(attemptId)) return false;
  noteTaken(attemptId);
  cart.send({ type: 'cart.taken', ...paid });
  writeDonationNote('');
  return true;
}

/** As `takeOut`. Rejects with a `Failure` if the server does not say what was paid: remember the attempt then. */
export async function takeOutPaid(api: Api, attemptId: string): Promise<void> {
  const purchase = await findPurchase(api, attemptId);
  if (purchase?.state === 'paid') takeOut(attemptId, purchase.paid);
}
