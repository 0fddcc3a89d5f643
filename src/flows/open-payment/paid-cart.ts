import type { PaidCart } from '../../../domain/cart/index.ts';
import { cart } from '../../alive/index.ts';
import { takenAttempt } from '../../app/taken-attempt.ts';
import type { Api } from '../../services/http/index.ts';
import { openRecord } from '../../storage/browser-record.ts';
import { findPurchase } from '../../services/shopping/purchase.service.ts';

/** The attempt whose lines have left the cart: whoever learns of it later, in any tab, must not take as many again. */
const record = () => openRecord('localStorage', 'paid', 1);

const isTaken = (attemptId: string) => [record()?.read()?.['attemptId'], takenAttempt.get()].includes(attemptId);

function noteTaken(attemptId: string): void {
  try {
    const kept = record();
    if (kept) kept.write({ attemptId });
    else takenAttempt.set(attemptId);
  } catch {
    takenAttempt.set(attemptId);
  }
}

/** Takes what was paid for with this attempt out of the cart, once, whichever tab is first. */
export function takeOut(attemptId: string, paid: PaidCart): void {
  if (isTaken(attemptId)) return;
  noteTaken(attemptId);
  cart.send({ type: 'cart.paid', ...paid });
}

/** As `takeOut`. Rejects with a `Failure` when the server does not say now what was paid for: the attempt is then to be remembered. */
export async function takeOutPaid(api: Api, attemptId: string): Promise<void> {
  const purchase = await findPurchase(api, attemptId);
  if (purchase?.state === 'paid') takeOut(attemptId, purchase.paid);
}
