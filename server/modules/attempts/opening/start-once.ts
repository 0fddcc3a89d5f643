import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import type { Attempt, PaymentDetails, WithAttempts } from '../attempt/index.ts';

/** An attempt that was just written down, and what the bank is given besides; null when nothing is taken. */
export type OpenedAttempt = { attempt: Attempt; details: PaymentDetails | null };

/** `scope`: whose key it is, and for what. `payload`: what was asked for, without anything of a card but its last digits. */
type Once = { scope: string; accountId: string; key: string; payload: unknown };

/**
 * Opens what a customer pays for and asks the bank. The same key gives the same attempt again, whatever its state by
 * then; a refusal (thrown by `open`) has written nothing down, so its key is free. Throws IDEMPOTENCY_MISMATCH where
 * the key came with something else.
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
      // It paid for something else, or was claimed so long ago that its claim is forgotten.
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
