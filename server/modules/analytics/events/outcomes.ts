import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addEvents } from './analytics.repository.ts';

/** What only the server knows the end of. No page may send these: see the contract. */
export type Outcome = {
  event: 'Purchase' | 'Subscribe' | 'FirstPurchase' | 'Signup';
  /** Flat, and nothing that names a person. */
  parameters: Record<string, string | number | boolean>;
};

/**
 * Writes what became of a request of this visit, in the transaction that made it so. Without a visit, or when its visitor
 * does not allow analytics by then, nothing is written.
 */
export async function recordOutcomes(
  { ids, clock }: Pick<AppContext, 'ids' | 'clock'>,
  tx: Tx,
  receiverId: string | null | undefined,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (!receiverId) return;
  const createdAt = clock.now();
  await addEvents(
    tx,
    receiverId,
    outcomes.map((outcome) => ({ id: ids.next(), ...outcome, url: null, createdAt })),
  );
}
