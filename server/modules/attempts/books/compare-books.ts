import type { PaymentOperation, SettlementRow } from '../../payments/index.ts';

/**
 * `missingHere`: the provider moved money without an operation of ours. `notDoneHere`: our operation is not `done`.
 * `missingThere`: our operation is `done`, the provider has no row. `twice`: one reference, several movements.
 */
export type DifferenceCode = 'missingHere' | 'notDoneHere' | 'missingThere' | 'amountDiffers' | 'twice';

export type Difference = {
  code: DifferenceCode;
  /** The shop's reference, or the provider's payment id for a row without one. */
  reference: string;
  kind: SettlementRow['kind'];
  oursKurus: number | null;
  theirsKurus: number | null;
};

/**
 * Compares the provider's rows of a day with our operations. `known`: our operations of that day, and all others whose
 * reference is in a row.
 */
export function compareBooks(
  rows: readonly SettlementRow[],
  known: readonly PaymentOperation[],
  isOfTheDay: (operation: PaymentOperation) => boolean,
): Difference[] {
  const ours = new Map(known.map((operation) => [operation.reference, operation]));
  const seen = new Set<string>();
  const differences = rows.flatMap((row): Difference[] => {
    const operation = row.reference === null ? undefined : ours.get(row.reference);
    const reference = row.reference ?? row.paymentId;
    const found = { reference, kind: row.kind, oursKurus: operation?.amountKurus ?? null, theirsKurus: row.amount };
    if (!operation || operation.kind !== row.kind) return [{ ...found, code: 'missingHere' }];
    if (seen.has(reference)) return [{ ...found, code: 'twice' }];
    seen.add(reference);
    if (operation.state !== 'done') return [{ ...found, code: 'notDoneHere' }];
    const differs = operation.amountKurus !== null && operation.amountKurus !== row.amount;
    return differs ? [{ ...found, code: 'amountDiffers' }] : [];
  });
  const missing = known
    .filter((operation) => operation.state === 'done' && isOfTheDay(operation) && !seen.has(operation.reference))
    // Cancelling a challenge moves no money, so the provider reports no row for it.
    .filter(({ kind, providerId }) => kind !== 'cancel' || providerId !== null)
    .map(({ reference, kind, amountKurus }): Difference => {
      return { code: 'missingThere', reference, kind, oursKurus: amountKurus, theirsKurus: null };
    });
  return [...differences, ...missing];
}
