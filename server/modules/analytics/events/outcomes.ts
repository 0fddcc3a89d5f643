import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { addEvents } from './analytics.repository.ts';

/** Events that only the server can confirm. Pages may not send them: see the contract. */
export type Outcome = {
  event: 'Purchase' | 'Subscribe' | 'FirstPurchase' | 'Signup';
  /** Flat, without personal data. */
  parameters: Record<string, string | number | boolean>;
};

/**
 * Records the outcome of a visit's request, in the transaction that produced it. Without a visit, or when its visitor
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
