import { eq, inArray } from 'drizzle-orm';
import { hashOpsKey } from '../../server/platform/ops-keys/ops-keys.ts';
import { nextKey, type Shop, type Shopper } from '../../server/modules/checkout/testing.ts';
import { moveAlong, orderRepayments, orders, toTheDoor } from '../../server/modules/orders/testing.ts';
import { promoUses } from '../../server/modules/promo-codes/testing.ts';
import { refundMoves, refunds } from '../../server/modules/refunds/testing.ts';

const key = 'a-key-of-an-agent-who-answers-refunds';
/** The ops key that accepts the refunds below. */
export const opsKeys = [{ name: 'counter', hash: hashOpsKey(key), scopes: ['refunds'] as const }];

type Dice = { happens(chance: number): boolean; between(least: number, most: number): number };

function dataOf({ status, body }: Awaited<ReturnType<Shopper['call']>>) {
  if (body.data === undefined) throw new Error(`A refund was answered ${status} ${JSON.stringify(body)}.`);
  return body.data;
}

/** The customer sends back some boxes of an order, and operations accept them. */
async function giveBack(shop: Shop, shopper: Shopper, id: string, dice: Dice): Promise<void> {
  const { lines } = dataOf(await shopper.call('GET', `refund/${id}/refundable-lines`));
  const isWhole = dice.happens(0.6);
  const items = (lines as { _line: string; quantity: number }[]).map(({ _line, quantity }) => ({
    _line,
    quantity: isWhole ? quantity : dice.between(1, quantity),
    reason: 'CHANGED_MIND',
    isUnopened: true,
  }));
  const { refundAmount } = dataOf(await shopper.call('POST', `refund/${id}/preview`, { items }));
  const asked = dataOf(await shopper.call('POST', `refund/${id}`, { items, refundAmount }, nextKey()));
  dataOf(
    await shop.call('POST', `/ops/refunds/${asked._id}/accept`, {
      body: { reason: 'Koli geldi', resaleable: true },
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': nextKey() },
    }),
  );
}

/** Customers cancel orders or send boxes back, for one or both orders of a purchase; their refunds begin. */
export async function regret(shop: Shop, shoppers: readonly Shopper[], dice: Dice): Promise<void> {
  const { db } = shop.database;
  for (const shopper of shoppers) {
    const placed = await db.select().from(orders).where(eq(orders.accountId, shopper.accountId)).orderBy(orders.number);
    for (const { id } of placed) {
      const isCancelled = dice.happens(0.35);
      const isReceived = dice.happens(0.35);
      if (isCancelled) await shopper.call('POST', `orders/${id}/cancel`);
      else if (isReceived) {
        await moveAlong(shop.app.context, id, ...toTheDoor);
        if (dice.happens(0.7)) await giveBack(shop, shopper, id, dice);
      }
    }
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Money returned for these orders, in kuruş: to cards, and to the balance (its own part, refused cards). */
export async function sumReturned(shop: Shop, orderIds: readonly string[]) {
  const { db } = shop.database;
  const called = await db
    .select()
    .from(orderRepayments)
    .where(inArray(orderRepayments.orderId, [...orderIds]));
  const asked = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
  const moves = await db
    .select()
    .from(refundMoves)
    .where(
      inArray(
        refundMoves.refundId,
        asked.map(({ id }) => id),
      ),
    );
  const refused =
    sum(called.map(({ refusedKurus }) => refusedKurus ?? 0)) +
    sum(moves.flatMap(({ state, amountKurus }) => (state === 'refused' ? amountKurus : [])));
  const toCard = sum(called.map(({ cardKurus }) => cardKurus)) + sum(moves.map(({ amountKurus }) => amountKurus));
  const ownPart = sum(called.map(({ balanceKurus }) => balanceKurus)) + sum(asked.map((one) => one.balanceKurus));
  const isOpen = called.some(({ endedAt }) => endedAt === null) || moves.some(({ state }) => state === 'open');
  return { toCard: toCard - refused, toBalance: ownPart + refused, isOpen };
}

const off = new Set(['CANCELLED', 'REJECTED', 'REFUNDED_FULLY']);

/** Checks the uses of a code against the orders: one for each payment whose order kept its discount. */
export async function judgeUses(shop: Shop, code: string, usageLimit: number): Promise<string[]> {
  const { db } = shop.database;
  const kept = (await db.select().from(orders)).filter((one) => one.promoCode === code && !off.has(one.status));
  const naive = new Set(kept.map(({ attemptId }) => attemptId));
  const uses = await db.select().from(promoUses);
  const counted = uses.filter(({ status }) => status !== 'CANCELLED').map(({ purchaseId }) => purchaseId);
  const wrong: string[] = [];
  for (const id of counted) if (!naive.has(id)) wrong.push(`${id} counts as a use of a code, and keeps no discount`);
  for (const id of naive) if (!counted.includes(id)) wrong.push(`${id} keeps a discount, and is no use of its code`);
  if (new Set(counted).size !== counted.length) wrong.push('a purchase counts twice as a use of a code');
  if (counted.length > usageLimit) wrong.push(`${counted.length} uses of a code for ${usageLimit}`);
  return wrong;
}
