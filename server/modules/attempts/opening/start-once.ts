import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import type { Attempt, PaymentDetails, WithAttempts } from '../attempt/index.ts';

/** A new attempt and its details for the bank; `details` is null when nothing is charged. */
export type OpenedAttempt = { attempt: Attempt; details: PaymentDetails | null };

/** `scope`: the operation that the key is for. `payload`: the request; of a card only its last digits. */
type Once = { scope: string; accountId: string; key: string; payload: unknown };

/**
 * Opens an attempt for a customer's request and asks the bank. The same key returns the same attempt, whatever its
 * state by then; an error thrown by `open` is rolled back, so its key stays free. Throws IDEMPOTENCY_MISMATCH when the
 * key was used with another payload.
 */
export async function startOnce(
  { db, clock, attempts }: AppContext<WithAttempts>,
  { scope, accountId, key, payload }: Once,
  open: (tx: Tx) => Promise<OpenedAttempt>,
): Promise<Attempt> {
  const opened = await withTransaction(db, async (tx): Promise<OpenedAttempt | Attempt> => {
    const claim = await claimKey(tx, { scope: `${scope}:${accountId}`, key, payload, now: clock.now() });
    const known = await attempts.findByKey(tx, accountId, key);
    if (claim.kind === 'first') {
      // The key was used for another payment, or its claim is so old that it was deleted.
      if (known) throw errors.idempotencyMismatch();
      return open(tx);
    }
    if (!known) throw new Error('A claimed key has no attempt.');
    return known;
  });
  if ('attempt' in opened) return attempts.start(opened.attempt, opened.details);
  await attempts.whenIdle(opened.id);
  return (await attempts.find(db, opened.id)) ?? opened;
}
