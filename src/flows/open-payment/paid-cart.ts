import type { PaidCart } from '../../../domain/cart/index.ts';
import { cart } from '../../alive/index.ts';
import { writeDonationNote } from '../../base/donation-note.ts';
import { takenHere } from './taken-attempts.ts';
import type { Api } from '../../services/http/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { findPurchase } from '../../services/shopping/purchase.service.ts';

/** More than one cart can hold at once. */
const MOST_KEPT = 50;

/** The attempts and the saved edits whose lines have left the cart: another tab that learns of one later must not take as many again. */
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

/** Takes what was paid for with this attempt, or went into a box with this edit, out of the cart: once, whichever tab is first. Whether this was it. */
export function takeOut(attemptId: string, paid: PaidCart & { isMoved?: true }): boolean {
  if (takenAttempts().includes(attemptId)) return false;
  noteTaken(attemptId);
  cart.send({ type: 'cart.taken', ...paid });
  writeDonationNote('');
  return true;
}

/** As `takeOut`. Rejects with a `Failure` when the server does not say now what was paid for: the attempt is then to be remembered. */
export async function takeOutPaid(api: Api, attemptId: string): Promise<void> {
  const purchase = await findPurchase(api, attemptId);
  if (purchase?.state === 'paid') takeOut(attemptId, purchase.paid);
}
