import type { PaymentOperation, SettlementRow } from '../../payments/index.ts';

/**
 * `missingHere`: the provider moved money we have not written down. `notDoneHere`: we take it for refused or unknown.
 * `missingThere`: we take it for done. `twice`: one reference, several movements.
 */
export type DifferenceCode = 'missingHere' | 'notDoneHere' | 'missingThere' | 'amountDiffers' | 'twice';

export type Difference = {
  code: DifferenceCode;
  /** Of ours, or the provider's id of a payment we know nothing of. */
  reference: string;
  kind: SettlementRow['kind'];
  oursKurus: number | null;
  theirsKurus: number | null;
};

/**
 * The provider's rows of a day against our operations, row by row. `known` holds ours of that day and every other one
 * that the rows name.
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
    // Calling off a challenge moves no money, so no book has it.
    .filter(({ kind, providerId }) => kind !== 'cancel' || providerId !== null)
    .map(({ reference, kind, amountKurus }): Difference => {
      return { code: 'missingThere', reference, kind, oursKurus: amountKurus, theirsKurus: null };
    });
  return [...differences, ...missing];
}
