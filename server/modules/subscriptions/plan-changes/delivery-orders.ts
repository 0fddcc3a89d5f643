import { days } from '../../../../domain/calendar/index.ts';
import { kurus, ZERO_KURUS } from '../../../../domain/money/index.ts';
import type { OrderEvent } from '../../../../domain/lifecycle/index.ts';
import type { PricedLine } from '../../../../domain/pricing/index.ts';
import {
  contentsOn,
  deliveryAddressOf,
  type PlanCycle,
  type PlannedSubscription,
  remainingOf,
} from '../../../../domain/subscription/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findAddresses, type StoredAddress } from '../../addresses/index.ts';
import { CannotFulfil } from '../../attempts/index.ts';
import { consumeStocks, releaseStocks, type StockHold, type StockLine } from '../../catalog/index.ts';
import {
  type AskedMove,
  lockOrders,
  type Mover,
  moveOrders,
  type OrderDraft,
  payLockedOrders,
  placeLockedOrders,
  placePaidOrder,
  readdressLockedOrders,
  toOrderAddress,
} from '../../orders/index.ts';
import { factsOf, type LoadedPlan } from '../plan/index.ts';
import type { LineFacts } from '../plan/subscriptions.tables.ts';
import type { PlanChange } from './plan-change.ts';

export type Locked = {
  loaded: LoadedPlan;
  before: PlanCycle | undefined;
  after: PlanCycle | undefined;
  orderId: string;
  /** The subscription before the change: its lines are the contents of the cycle. */
  subscription: PlannedSubscription;
  change: PlanChange;
};

/** The stock hold of a delivery expires this long after its day, in case no process ends it. */
export const holdFor = days(2);

/** The boxes of some lines. */
export const boxesIn = (
  lines: readonly Pick<PricedLine, 'key' | 'quantity'>[],
  facts: Readonly<Record<string, LineFacts>>,
): StockLine[] =>
  lines.flatMap(({ key, quantity }) =>
    (facts[key]?.contents ?? []).map(({ productId, boxes }) => ({ productId, boxes: boxes * quantity })),
  );

/** The lines that a delivery would have had that is skipped, or refused at its lock. Without any balance. */
function wouldHaveBeen(loaded: LoadedPlan, subscription: PlannedSubscription, cycle: PlanCycle): readonly PricedLine[] {
  const isSkipped = cycle.state === 'SKIPPED';
  const { lines, codeLeft } = remainingOf(subscription);
  const remaining = isSkipped
    ? { lines: lines.filter(({ scope }) => scope === 'always'), codeLeft: 0 }
    : { lines, codeLeft };
  return contentsOn(loaded.plan, { subscription, day: cycle.orderDay, remaining, balance: ZERO_KURUS }).lines;
}

/** The delivery address of a cycle, and the billing address of its subscription. */
export function addressesOf(
  addresses: ReadonlyMap<string, StoredAddress>,
  accountId: string,
  { subscription, cycle }: { subscription: PlannedSubscription; cycle: PlanCycle },
): { delivery: StoredAddress; billing: StoredAddress } {
  const { id, billingAddressId } = subscription;
  const delivery = addresses.get(deliveryAddressOf(subscription, cycle));
  const billing = addresses.get(billingAddressId);
  if (delivery?.accountId !== accountId || billing?.accountId !== accountId)
    throw new Error(`The addresses of ${id} are gone.`);
  return { delivery, billing };
}

export const readAddresses = (
  tx: Tx,
  all: readonly Pick<PlannedSubscription, 'deliveryAddressId' | 'billingAddressId' | 'cycles'>[],
): Promise<Map<string, StoredAddress>> =>
  findAddresses(
    tx,
    all.flatMap(({ deliveryAddressId, billingAddressId, cycles }) => [
      deliveryAddressId,
      billingAddressId,
      ...cycles.flatMap((cycle) => cycle.deliveryAddressId ?? []),
    ]),
  );

/** Gives unpaid orders their subscription's new addresses; a delivery with its own address keeps it. */
export async function readdressBoxes(
  tx: Tx,
  about: {
    loaded: LoadedPlan;
    before: PlannedSubscription;
    own: PlannedSubscription;
    orders: readonly { after: PlanCycle | undefined; orderId: string | null }[];
  },
): Promise<void> {
  const { loaded, before, own, orders } = about;
  if (before.deliveryAddressId === own.deliveryAddressId && before.billingAddressId === own.billingAddressId) return;
  for (const { after: cycle, orderId } of orders) {
    if (!cycle || orderId === null || !['LOCKED', 'CHARGING', 'DUE'].includes(cycle.state)) continue;
    const found = await readAddresses(tx, [own]);
    const { delivery, billing } = addressesOf(found, loaded.account.id, { subscription: own, cycle });
    const to = { deliveryAddress: toOrderAddress(delivery), billingAddress: toOrderAddress(billing) };
    await readdressLockedOrders(tx, [orderId], to);
  }
}

/** The order draft of a delivery, at the prices it was frozen with. */
export function toDraft(
  { ids }: AppContext,
  loaded: LoadedPlan,
  {
    orderId,
    subscription,
    cycle,
    addresses,
  }: {
    orderId: string;
    subscription: PlannedSubscription;
    cycle: PlanCycle;
    addresses: ReadonlyMap<string, StoredAddress>;
  },
): OrderDraft {
  const { id: accountId } = loaded.account;
  const { delivery, billing } = addressesOf(addresses, accountId, { subscription, cycle });
  const lines = cycle.frozen?.lines ?? wouldHaveBeen(loaded, subscription, cycle);
  const factsOfKey = new Map(subscription.lines.map((line) => [line.id, factsOf(loaded, line)]));
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
    ...(cycle.giftNote !== null && { giftNote: cycle.giftNote }),
    language: loaded.rows.get(subscription.id)!.subscription.language,
  };
}

/** The event that ends an unpaid order, and its mover. */
function endOf(
  to: 'SKIPPED' | 'DROPPED',
  isDue: boolean,
  { refusedBy, isRefused, isGivenUp, now }: PlanChange,
): { event: OrderEvent; mover: Mover } {
  if (refusedBy) return { event: 'refuse', mover: refusedBy };
  if (isRefused && !isDue) return { event: 'refuse', mover: { by: 'engine', now } };
  if (isGivenUp || isRefused) return { event: 'giveUp', mover: { by: 'engine', now } };
  return { event: isDue || to === 'SKIPPED' ? 'letGo' : 'end', mover: { by: 'customer', now } };
}

/** Stock holds, by order id: of deliveries that were paid for, and of those that were released. */
export type Restocked = { sold: string[]; freed: string[] };

type Begun = { locked: Locked; after: PlanCycle };

/** Creates the orders of these cycles; those of dropped ones are refused at once. */
async function beginOrders(context: AppContext, tx: Tx, begun: readonly Begun[], now: Date): Promise<void> {
  if (begun.length === 0) return;
  const addresses = await readAddresses(
    tx,
    begun.map(({ locked: { subscription } }) => subscription),
  );
  const placed = await placeLockedOrders(
    tx,
    begun.map(({ locked: { loaded, orderId, subscription }, after }) => {
      const draft = toDraft(context, loaded, { orderId, subscription, cycle: after, addresses });
      return { draft, isSkipped: after.state === 'SKIPPED' };
    }),
    now,
  );
  const dropped = placed.filter((_, n) => begun[n]!.after.state === 'DROPPED');
  await moveOrders(
    tx,
    dropped.map((order) => ({ order, event: 'refuse', mover: { by: 'engine', now } })),
  );
}

/** Places the paid order of a delivery that is ordered at once, from its agreed draft. */
async function orderNow(tx: Tx, { orderId, change: { agreed, payment, now } }: Locked, restocked: Restocked) {
  if (!agreed || !payment) throw new Error('Nothing is ordered without its payment.');
  await placePaidOrder(tx, agreed.draft, { ...payment, orderedAt: agreed.at, now });
  restocked.sold.push(orderId);
}

/** Moves existing orders according to the new states of their cycles. */
async function goOn(
  tx: Tx,
  moved: readonly { locked: Locked; after: PlanCycle }[],
  restocked: Restocked,
  now: Date,
): Promise<void> {
  const orders = await lockOrders(
    tx,
    moved.map(({ locked: { orderId } }) => orderId),
  );
  const paid: Parameters<typeof payLockedOrders>[1][number][] = [];
  const moves: AskedMove[] = [];
  for (const { locked, after } of moved) {
    const { orderId, change } = locked;
    const order = orders.get(orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    if (after.state === 'ORDERED') {
      if (!change.payment) throw new Error('Nothing is ordered without its payment.');
      paid.push({ order, ...change.payment });
      restocked.sold.push(orderId);
      continue;
    }
    restocked.freed.push(orderId);
    if (after.state === 'DUE') {
      if (order.status === 'CREATED') moves.push({ order, event: 'decline', mover: { by: 'bank', now } });
      continue;
    }
    const to = after.state === 'SKIPPED' ? 'SKIPPED' : 'DROPPED';
    moves.push({ order, ...endOf(to, order.status === 'DUE_PAYMENT', change) });
  }
  await payLockedOrders(tx, paid, { by: 'bank', now });
  await moveOrders(tx, moves);
}

const isUnmoved = ({ before, after }: Locked): boolean =>
  before === undefined || before.state === after?.state || after?.state === 'LOCKED' || after?.state === 'CHARGING';

/**
 * Creates or moves the orders of cycles that changed. Their stock is changed last, by `restock`: other transactions
 * wait for the row of a product.
 */
export async function moveDeliveryOrders(
  context: AppContext,
  tx: Tx,
  all: readonly Locked[],
  now: Date,
): Promise<Restocked> {
  const restocked: Restocked = { sold: [], freed: [] };
  const begun: Begun[] = [];
  const moved: Begun[] = [];
  for (const locked of all) {
    const { before, after } = locked;
    if (after === undefined) continue;
    if (!after.hasOrder || before?.hasOrder) {
      if (!isUnmoved(locked)) moved.push({ locked, after });
    } else if (after.state === 'ORDERED') await orderNow(tx, locked, restocked);
    else begun.push({ locked, after });
  }
  await beginOrders(context, tx, begun, now);
  await goOn(tx, moved, restocked, now);
  return restocked;
}

export async function restock(tx: Tx, { sold, freed }: Restocked): Promise<void> {
  await releaseStocks(tx, freed);
  const taken = await consumeStocks(tx, sold);
  if (sold.some((orderId) => !taken.has(orderId))) throw new CannotFulfil('its boxes are gone');
}

/** The stock hold of a delivery, which expires `holdFor` after its charge. */
export const toHold = (orderId: string, lines: readonly StockLine[], chargedAt: Date): StockHold => ({
  holdId: orderId,
  lines,
  expiresAt: new Date(chargedAt.getTime() + holdFor),
});

export const chargedOf = ({ frozen }: PlanCycle) => frozen?.price.chargedAmount ?? kurus(0);
