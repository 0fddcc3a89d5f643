import { PERSISTED_STORE_NAME } from '../../../domain/persisted/index.ts';
import { cart } from '../../alive/index.ts';
import type { Api } from '../../services/http/index.ts';
import { findPurchase } from '../../services/shopping/purchase.service.ts';

/** The attempt whose lines have left the cart: another tab that learns of it later must not take as many again. */
const KEY = `${PERSISTED_STORE_NAME}/paid`;

function isTaken(attemptId: string): boolean {
  try {
    return localStorage.getItem(KEY) === attemptId;
  } catch {
    return false;
  }
}

function noteTaken(attemptId: string): void {
  try {
    localStorage.setItem(KEY, attemptId);
  } catch {
    // Without storage no other tab has this cart.
  }
}

/**
 * Takes out of the cart what the server says was paid for with this attempt, once, whichever tab is first. Rejects with
 * a `Failure` when the server does not say it now: the attempt is then to be remembered.
 */
export async function takeOutPaid(api: Api, attemptId: string): Promise<void> {
  const purchase = await findPurchase(api, attemptId);
  if (purchase?.state !== 'paid' || isTaken(attemptId)) return;
  noteTaken(attemptId);
  cart.send({ type: 'cart.paid', ...purchase.paid });
}
