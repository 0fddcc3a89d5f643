import type { AttemptKind } from '../../../../domain/payment/index.ts';
import { kurus, sum, toDecimal } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { recordOutcomes } from '../../analytics/index.ts';
import { findOrdersById, type OrderWithLines } from '../order/index.ts';

/** The longest text that the contract allows, in characters. */
const longest = 300;

/** The facts of a purchase event. Its value includes the part paid by balance. */
const measured = (bought: readonly OrderWithLines[]) => ({
  value: toDecimal(sum(bought.map(({ order }) => kurus(order.chargedKurus + order.balanceKurus)))),
  currency: 'TRY',
  items: bought
    .flatMap(({ lines }) => lines)
    .map(({ slug, quantity }) => `${slug}:${quantity}`)
    .toSorted()
    .join(',')
    .slice(0, longest),
});

type Paid = { attempt: { kind: AttemptKind; receiverId: string | null }; orderIds: string[]; isFirstPurchase: boolean };

/** Records a purchase event for the visit of a payment. Call it after the orders are written, in their transaction. */
export async function recordPurchase(
  context: AppContext,
  tx: Tx,
  { attempt, orderIds, isFirstPurchase }: Paid,
): Promise<void> {
  const { kind, receiverId } = attempt;
  if (receiverId === null) return;
  const bought = await findOrdersById(tx, orderIds);
  const begun = kind === 'purchase' ? bought.filter(({ order }) => order.subscriptionId !== null) : [];
  await recordOutcomes(context, tx, receiverId, [
    { event: 'Purchase', parameters: { kind, ...measured(bought) } },
    ...(begun.length > 0 ? [{ event: 'Subscribe' as const, parameters: measured(begun) }] : []),
    ...(isFirstPurchase ? [{ event: 'FirstPurchase' as const, parameters: measured(bought) }] : []),
  ]);
}
