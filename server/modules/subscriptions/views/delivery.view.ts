import { toDecimal } from '../../../../domain/money/index.ts';
import type { OrderPrice } from '../../../../domain/pricing/index.ts';
import {
  type AccountPlan,
  type PlanCycle,
  type PlannedDelivery,
  projectDeliveries,
} from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/subscriptions.d.ts';
import { factsOf, findStoredCycle, type LoadedPlan } from '../plan/index.ts';
import type { LineFacts } from '../plan/subscriptions.tables.ts';

type Wire = components['schemas'];

/** How many deliveries a subscription shows. */
export const SHOWN_DELIVERIES = 3;

export const toPriceView = (price: OrderPrice): Wire['Delivery']['price'] => ({
  _currency: 'TRY',
  grossOriginalAmount: toDecimal(price.grossOriginalAmount),
  grossSubscriptionDiscountAmount: toDecimal(price.grossSubscriptionDiscountAmount),
  grossPromoDiscountAmount: toDecimal(price.grossPromoDiscountAmount),
  shippingAmount: toDecimal(price.shippingAmount),
  balanceAmount: toDecimal(price.balanceAmount),
  chargedAmount: toDecimal(price.chargedAmount),
});

/** The facts of a delivery's lines; for a locked delivery as they were at its lock. */
function factsIn(loaded: LoadedPlan, plan: AccountPlan, delivery: PlannedDelivery) {
  const frozen = findStoredCycle(loaded, delivery)?.frozen;
  if (frozen) return frozen.facts;
  // The action may have used up what its own delivery reserves.
  const lines = [loaded.plan, plan].flatMap(
    ({ subscriptions }) => subscriptions.find(({ id }) => id === delivery.subscriptionId)?.lines ?? [],
  );
  return Object.fromEntries(lines.map((line) => [line.id, factsOf(loaded, line)]));
}

function toDelivery(loaded: LoadedPlan, plan: AccountPlan, delivery: PlannedDelivery): Wire['Delivery'] {
  const facts: Readonly<Record<string, LineFacts>> = factsIn(loaded, plan, delivery);
  return {
    _subscription: delivery.subscriptionId,
    cycle: delivery.cycle,
    state: delivery.state,
    orderDate: delivery.orderDay,
    arrival: delivery.window,
    changeUntil: new Date(delivery.changeUntil).toISOString(),
    letGoUntil: new Date(delivery.letGoUntil).toISOString(),
    _deliveryAddress: delivery.deliveryAddressId,
    gift: delivery.giftNote === null ? null : { note: delivery.giftNote },
    lines: delivery.lines.flatMap(({ key, quantity, unitPrice, grossAmount }) => {
      const fact = facts[key];
      if (!fact) return [];
      const { kind, itemId, slug, name, scope } = fact;
      const amounts = { unitPrice: toDecimal(unitPrice), grossAmount: toDecimal(grossAmount) };
      return [{ type: kind, _id: itemId, slug, name, quantity, scope, ...amounts }];
    }),
    price: toPriceView(delivery.price),
    why: [...delivery.why],
  };
}

/** Coming deliveries: `count` per subscription, plus skipped ones. `plan`: the loaded one, or one after an action. */
export function showDeliveries(
  loaded: LoadedPlan,
  { plan = loaded.plan, count, now }: { plan?: AccountPlan; count: number; now: Date },
): Wire['Delivery'][] {
  const deliveries = projectDeliveries(plan, { now: now.getTime(), count });
  return deliveries.map((delivery) => toDelivery(loaded, plan, delivery));
}

/** The plan with a delivery that was ordered at once shown as coming, before all others: it has not arrived. */
export const withComing = (plan: AccountPlan, ordered: PlanCycle): AccountPlan => ({
  ...plan,
  subscriptions: plan.subscriptions.map((one) => ({
    ...one,
    cycles: one.cycles.map((cycle) => (cycle === ordered ? { ...cycle, state: 'LOCKED' } : cycle)),
  })),
});
