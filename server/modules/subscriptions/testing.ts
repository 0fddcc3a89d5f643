import { asc, eq } from 'drizzle-orm';
import { newCard, openShopper, passChallenge, type Shop, type Shopper } from '../checkout/testing.ts';
import type { CardBehaviour } from '../../sandbox-bank/test-cards.ts';
import { orders } from '../orders/testing.ts';
import { subscriptionCycles } from './tables.ts';

/** A customer with one running subscription, which was bought with this card. */
export type Subscriber = Shopper & { readonly subscription: string };

export async function subscribe(
  shop: Shop,
  { card = 'succeeds', boxes = 1, shopper }: { card?: CardBehaviour; boxes?: number; shopper?: Shopper } = {},
): Promise<Subscriber> {
  const buyer = shopper ?? (await openShopper(shop));
  const bought = await buyer.buy('3ds/buy-request', await buyer.checkout({ subscribed: boxes }, newCard(card)));
  await passChallenge(bought.body.data.redirectUrl);
  const paid = (await buyer.status(bought.body.data.attemptId)).body.data;
  return { ...buyer, subscription: paid.subscriptionIds[0] };
}

/** What a subscription's cycles are, and how their orders stand. */
export async function cyclesOf(shop: Shop, subscription: string): Promise<string[]> {
  const { db } = shop.database;
  const rows = await db
    .select({ cycle: subscriptionCycles, status: orders.status })
    .from(subscriptionCycles)
    .leftJoin(orders, eq(orders.id, subscriptionCycles.orderId))
    .where(eq(subscriptionCycles.subscriptionId, subscription))
    .orderBy(asc(subscriptionCycles.cycle));
  return rows.map(({ cycle, status }) =>
    [cycle.cycle, cycle.state, cycle.orderDay, ...(status ? [status] : [])].join(' '),
  );
}

export {
  duePayments,
  engineSwitches,
  paymentSubjects,
  priceNotices,
  subscriptionActs,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './tables.ts';
