import { kurus } from '../../../domain/money/index.ts';
import { chargeAt, type PlanCycle, type PlannedSubscription } from '../../../domain/subscription/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { linesOf } from '../orders/index.ts';
import type { PaymentLine } from '../payments/index.ts';
import { boxesIn, holdBoxes } from './cycle-orders.ts';
import { factsOf } from './line-facts.ts';
import type { PlanScene } from './plan-rows.ts';

const isOutOfStock = (error: unknown): boolean => error instanceof ApiError && error.code === 'OUT_OF_STOCK';

type Held = {
  subscription: PlannedSubscription;
  cycle: PlanCycle;
  frozen: NonNullable<PlanCycle['frozen']>;
  orderId: string;
  now: Date;
};

/** As `holdCycle`, but throws OUT_OF_STOCK with what there is. */
export async function holdContents(
  tx: Tx,
  scene: PlanScene,
  { subscription, cycle, frozen, orderId, now }: Held,
): Promise<void> {
  const stored = scene.rows.get(subscription.id)?.cycles.find((row) => row.cycle === cycle.cycle)?.frozen?.facts;
  const facts = stored ?? Object.fromEntries(subscription.lines.map((line) => [line.id, factsOf(scene, line)]));
  const chargedAt = Math.max(now.getTime(), chargeAt(cycle.orderDay));
  await holdBoxes(tx, orderId, boxesIn(frozen.lines, facts), new Date(chargedAt));
}

/** Keeps the boxes of a frozen delivery. False when they are not there. */
export async function holdCycle(tx: Tx, scene: PlanScene, held: Held): Promise<boolean> {
  try {
    await holdContents(tx, scene, held);
    return true;
  } catch (error) {
    if (isOutOfStock(error)) return false;
    throw error;
  }
}

/** What the bank is asked for, line by line. */
export const paymentLines = async (tx: Tx, orderId: string, language: 'tr' | 'en'): Promise<PaymentLine[]> =>
  (await linesOf(tx, orderId))
    .filter(({ chargedKurus }) => chargedKurus > 0)
    .map(({ id, name, chargedKurus }) => ({
      reference: id,
      name: name[language],
      amount: kurus(chargedKurus),
      kind: 'physical',
    }));
