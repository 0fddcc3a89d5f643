import { days } from '../../../domain/calendar/index.ts';
import { kurus, ZERO_KURUS } from '../../../domain/money/index.ts';
import type { OrderEvent } from '../../../domain/lifecycle/index.ts';
import type { PricedLine } from '../../../domain/pricing/index.ts';
import {
  contentsOn,
  type PlanCycle,
  type PlannedSubscription,
  remainingOf,
} from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { findAddress } from '../addresses/index.ts';
import { CannotFulfil } from '../attempts/index.ts';
import { consumeStock, holdStock, releaseStock, type StockLine } from '../catalog/index.ts';
import {
  lockShopOrder,
  type Mover,
  moveOrder,
  type OrderDraft,
  payLockedOrder,
  placeLockedOrder,
  placePaidOrder,
  toOrderAddress,
} from '../orders/index.ts';
import { factsOf } from './line-facts.ts';
import type { PlanScene } from './plan-rows.ts';
import type { LineFacts } from './tables.ts';
import type { PlanChange } from './plan-change.ts';

type Locked = {
  before: PlanCycle | undefined;
  after: PlanCycle | undefined;
  orderId: string;
  /** As it was before: its lines are what the cycle holds. */
  subscription: PlannedSubscription;
  change: PlanChange;
};

/** Stock of a delivery is kept this long beyond its day: for rows that nobody would ever end. */
export const holdFor = days(2);

/** The boxes of some lines. */
export const boxesIn = (
  lines: readonly Pick<PricedLine, 'key' | 'quantity'>[],
  facts: Readonly<Record<string, LineFacts>>,
): StockLine[] =>
  lines.flatMap(({ key, quantity }) =>
    (facts[key]?.contents ?? []).map(({ productId, boxes }) => ({ productId, boxes: boxes * quantity })),
  );

/** What a delivery that is skipped, or refused at its lock, would have been. Nothing of the balance is in it. */
function wouldHaveBeen(scene: PlanScene, subscription: PlannedSubscription, cycle: PlanCycle): readonly PricedLine[] {
  const isSkipped = cycle.state === 'SKIPPED';
  const { lines, codeLeft } = remainingOf(subscription);
  const remaining = isSkipped
    ? { lines: lines.filter(({ scope }) => scope === 'always'), codeLeft: 0 }
    : { lines, codeLeft };
  return contentsOn(scene.plan, { subscription, day: cycle.orderDay, remaining, balance: ZERO_KURUS }).lines;
}

/** The order of a delivery, at the prices it was frozen with. */
export async function toDraft(
  { ids }: AppContext,
  tx: Tx,
  scene: PlanScene,
  { orderId, subscription, cycle }: { orderId: string; subscription: PlannedSubscription; cycle: PlanCycle },
): Promise<OrderDraft> {
  const { id: accountId } = scene.account;
  const delivery = await findAddress(tx, accountId, subscription.deliveryAddressId);
  const billing = await findAddress(tx, accountId, subscription.billingAddressId);
  if (!delivery || !billing) throw new Error(`The addresses of ${subscription.id} are gone.`);
  const lines = cycle.frozen?.lines ?? wouldHaveBeen(scene, subscription, cycle);
  const factsOfKey = new Map(subscription.lines.map((line) => [line.id, factsOf(scene, line)]));
  const discount = lines.reduce((sum, { grossPromoDiscountAmount }) => sum + grossPromoDiscountAmount, 0);
  return {
    id: orderId,
    accountId,
    purchaseType: 'subscription',
    lines: lines.map((amounts) => {
      const facts = factsOfKey.get(amounts.key)!;
      return {
        id: ids.next(),
        type: facts.kind,
        itemId: facts.itemId,
        slug: facts.slug,
        name: facts.name,
        quantity: amounts.quantity,
        isQuantifiable: facts.kind === 'product',
        boxes: facts.contents,
        amounts,
      };
    }),
    promoCode: discount > 0 ? (subscription.promo?.code ?? null) : null,
    subscriptionId: subscription.id,
    cycle: cycle.cycle,
    deliveryAddress: toOrderAddress(delivery),
    billingAddress: toOrderAddress(billing),
    language: scene.rows.get(subscription.id)!.subscription.language,
  };
}

/** What moves an order that was locked and goes unpaid, and who moved it. */
function endOf(to: 'SKIPPED' | 'DROPPED', isDue: boolean, change: PlanChange): { event: OrderEvent; by: Mover['by'] } {
  if (change.isRefused && !isDue) return { event: 'refuse', by: 'engine' };
  if (change.isGivenUp || (change.isRefused && isDue)) return { event: 'giveUp', by: 'engine' };
  return { event: isDue || to === 'SKIPPED' ? 'letGo' : 'end', by: 'customer' };
}

/** Does with the order of a cycle what has become of the cycle. */
export async function moveCycleOrder(context: AppContext, tx: Tx, scene: PlanScene, locked: Locked): Promise<void> {
  const { before, after, orderId, subscription, change } = locked;
  const { now } = change;
  if (after === undefined) return;
  if (after.hasOrder && !before?.hasOrder) {
    if (after.state === 'ORDERED') {
      const { agreed, payment } = change;
      if (!agreed || !payment) throw new Error('Nothing is ordered without its payment.');
      await placePaidOrder(tx, agreed.draft, { ...payment, orderedAt: agreed.at, now });
      if (!(await consumeStock(tx, orderId))) throw new CannotFulfil('its boxes are gone');
      return;
    }
    const draft = await toDraft(context, tx, scene, { orderId, subscription, cycle: after });
    const order = await placeLockedOrder(tx, draft, { isSkipped: after.state === 'SKIPPED', now });
    if (after.state === 'DROPPED') await moveOrder(tx, order, 'refuse', { by: 'engine', now });
    return;
  }
  if (before === undefined || before.state === after.state || after.state === 'LOCKED' || after.state === 'CHARGING')
    return;
  const order = await lockShopOrder(tx, orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  if (after.state === 'ORDERED') {
    if (!change.payment) throw new Error('Nothing is ordered without its payment.');
    await payLockedOrder(tx, order, { ...change.payment, mover: { by: 'bank', now } });
    if (!(await consumeStock(tx, orderId))) throw new CannotFulfil('its boxes are gone');
  } else if (after.state === 'DUE') {
    if (order.status === 'CREATED') await moveOrder(tx, order, 'decline', { by: 'bank', now });
    await releaseStock(tx, orderId);
  } else {
    const { event, by } = endOf(
      after.state === 'SKIPPED' ? 'SKIPPED' : 'DROPPED',
      order.status === 'DUE_PAYMENT',
      change,
    );
    await moveOrder(tx, order, event, { by, now });
    await releaseStock(tx, orderId);
  }
}

/** Keeps the boxes of a delivery until two days after its day. Throws OUT_OF_STOCK. */
export const holdBoxes = (tx: Tx, orderId: string, lines: readonly StockLine[], chargedAt: Date): Promise<void> =>
  holdStock(tx, { holdId: orderId, lines, expiresAt: new Date(chargedAt.getTime() + holdFor) });

export const chargedOf = ({ frozen }: PlanCycle) => frozen?.price.chargedAmount ?? kurus(0);
