import { kurus } from '../../../../domain/money/index.ts';
import { chargeAt, type PlanCycle, type PlannedSubscription } from '../../../../domain/subscription/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { holdStocks, type StockHold } from '../../catalog/index.ts';
import type { StoredLine } from '../../orders/index.ts';
import type { PaymentLine } from '../../payments/index.ts';
import { boxesIn, toHold } from '../plan-changes/index.ts';
import { factsOf, findStoredCycle, type LoadedPlan } from '../plan/index.ts';

const isOutOfStock = (error: unknown): boolean => error instanceof ApiError && error.code === 'OUT_OF_STOCK';

type ToReserve = {
  subscription: PlannedSubscription;
  cycle: PlanCycle;
  frozen: NonNullable<PlanCycle['frozen']>;
  orderId: string;
  now: Date;
};

/** The stock hold for the boxes of a frozen delivery. */
export function toDeliveryHold(
  loaded: LoadedPlan,
  { subscription, cycle, frozen, orderId, now }: ToReserve,
): StockHold {
  const stored = findStoredCycle(loaded, { subscriptionId: subscription.id, cycle: cycle.cycle })?.frozen?.facts;
  const facts = stored ?? Object.fromEntries(subscription.lines.map((line) => [line.id, factsOf(loaded, line)]));
  const chargedAt = Math.max(now.getTime(), chargeAt(cycle.orderDay));
  return toHold(orderId, boxesIn(frozen.lines, facts), new Date(chargedAt));
}

/** Reserves stock. False when it is sold out. */
export async function tryHold(tx: Tx, holds: readonly StockHold[]): Promise<boolean> {
  try {
    await holdStocks(tx, holds);
    return true;
  } catch (error) {
    if (isOutOfStock(error)) return false;
    throw error;
  }
}

/** The lines of the payment at the bank: those with a charge. */
export const paymentLines = (lines: readonly StoredLine[], language: 'tr' | 'en'): PaymentLine[] =>
  lines
    .filter(({ chargedKurus }) => chargedKurus > 0)
    .map(({ id, name, chargedKurus }) => ({
      reference: id,
      name: name[language],
      amount: kurus(chargedKurus),
      kind: 'physical',
    }));
