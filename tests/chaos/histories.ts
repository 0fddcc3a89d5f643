import { eq, inArray, sql } from 'drizzle-orm';
import type { CalendarDay } from '../../domain/calendar/index.ts';
import { findAccount } from '../../server/modules/account/index.ts';
import { compareDay } from '../../server/modules/attempts/index.ts';
import { paymentAttempts } from '../../server/modules/attempts/testing.ts';
import { stockHolds } from '../../server/modules/catalog/testing.ts';
import {
  confirmPage,
  newCard,
  openShopper,
  postReturnForm,
  type Shop,
  type Shopper,
  startShop,
} from '../../server/modules/checkout/testing.ts';
import { orders } from '../../server/modules/orders/testing.ts';
import { paymentsPort } from '../../server/modules/payments/index.ts';
import { promoCodes } from '../../server/modules/promo-codes/testing.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/cards/test-cards.ts';
import { judgeUses, opsKeys, regret, sumReturned } from './after-purchase.ts';

export interface HistoryReport {
  histories: number;
  payments: number;
  /** How many ended in each state. */
  ends: Record<string, number>;
  /** Difference between the bank's ledger and our orders and balances, in kuruş, over all histories. */
  differenceKurus: number;
  wrong: string[];
}

const batchSize = 50;
const startBalanceKurus = 6000;
const promo = { code: 'SINIRLI', usageLimit: 400 };

const cards: readonly [CardBehaviour, weight: number][] = [
  ['succeeds', 34],
  ['insufficientFunds', 9],
  ['doNotHonour', 5],
  ['declinesThenLands', 10],
  ['landsLate', 8],
  ['chargesWrongAmount', 6],
  ['answersUnlistedCode', 5],
  ['notRefundable', 6],
  ['refundsOneLine', 6],
  ['losesReports', 6],
  ['callsBackTwice', 2],
  ['goesDark', 3],
];
const refusingRefunds = new Set<CardBehaviour>(['notRefundable', 'refundsOneLine', 'losesReports']);

/** mulberry32: the same seed, the same histories. */
function createDice(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    happens: (chance: number) => next() < chance,
    card(): CardBehaviour {
      let left = next() * cards.reduce((sum, [, weight]) => sum + weight, 0);
      return (cards.find(([, weight]) => (left -= weight) < 0) ?? cards[0]!)[0];
    },
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
  };
}
type Dice = ReturnType<typeof createDice>;

async function letPass(shop: Shop, ...minutes: number[]): Promise<void> {
  for (const some of minutes) {
    shop.clock.advance({ minutes: some });
    await shop.runJobs('reconcile-payments');
  }
  await shop.bank.delivered();
}

async function isAtWork({ database }: Shop, accountIds: readonly string[]): Promise<boolean> {
  const isOf = inArray(paymentAttempts.accountId, accountIds);
  const found = await database.db.select().from(paymentAttempts).where(isOf);
  return found.some(({ nextCheckAt }) => nextCheckAt !== null);
}

/** One try to buy, as far as the dice take it. */
async function tryToBuy(shop: Shop, shopper: Shopper, dice: Dice): Promise<void> {
  const card = dice.card();
  const wanted = {
    once: dice.between(1, 3),
    ...(dice.happens(0.4) && { subscribed: dice.between(1, 2) }),
    ...(dice.happens(0.4) && { packets: 'around' as const }),
    ...(dice.happens(0.25) && { promoCode: promo.code }),
    useAccountBalance: dice.happens(0.5),
  };
  const { status, body } = await shopper.buy('3ds/buy-request', await shopper.checkout(wanted, newCard(card)));
  const { attemptId, redirectUrl } = body.data ?? {};
  if (status !== 200 || !redirectUrl) return;
  const abandon = () => shopper.call('POST', `attempts/purchase/${attemptId}/abandon`);
  if (dice.happens(0.06)) return;
  if (dice.happens(0.06)) return void (await abandon());
  const sellsOut = dice.happens(refusingRefunds.has(card) ? 0.6 : 0.05);
  if (sellsOut) {
    await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, attemptId));
    await shop.database.db.execute(sql`update products set stock = 0`);
  }
  const page = await confirmPage(redirectUrl);
  if (dice.happens(0.1)) await abandon();
  if (dice.happens(0.85)) await postReturnForm(page);
  if (dice.happens(0.15)) await postReturnForm(page);
  if (dice.happens(0.7)) await shopper.status(attemptId);
  await shop.database.db.execute(sql`update products set stock = 100000`);
}

/** Every kuruş of these customers: at the bank, in orders, on the balance. */
async function judge(shop: Shop, shoppers: readonly Shopper[], report: HistoryReport): Promise<void> {
  const { db } = shop.database;
  const ids = shoppers.map(({ accountId }) => accountId);
  const attempts = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.accountId, ids));
  const placed = await db.select().from(orders).where(inArray(orders.accountId, ids));
  for (const id of ids) {
    const { balanceKurus = 0 } = (await findAccount(db, id)) ?? {};
    let balance = startBalanceKurus;
    for (const attempt of attempts.filter(({ accountId }) => accountId === id)) {
      const { state, end, amountKurus, nextCheckAt, purpose } = attempt;
      const spent = (attempt.payload as { balanceKurus: number }).balanceKurus;
      const isPaid = state === 'paid';
      // A card check charges nothing: a hold on its card that is not released lapses by itself.
      const isCharge = purpose === 'purchase';
      const credited = end?.kind === 'refunded' ? end.balanceKurus : 0;
      const { net, captured } = shop.bank.totals(attempt.id);
      const taken = isCharge ? net : captured;
      const back = await sumReturned(shop, isPaid ? (attempt.result?.orderIds ?? []) : []);
      const owed = (isPaid && isCharge ? amountKurus : 0) + credited - back.toCard;
      report.payments += 1;
      report.ends[state] = (report.ends[state] ?? 0) + 1;
      report.differenceKurus += Math.abs(taken - owed);
      if (taken !== owed) report.wrong.push(`${attempt.id} ${state}: the bank has ${taken}, we owe for ${owed}`);
      if (back.isOpen) report.wrong.push(`${attempt.id}: money is still on its way back`);
      if (nextCheckAt !== null) report.wrong.push(`${attempt.id} ${state}: still at work`);
      balance += credited + back.toBalance - (state === 'paid' ? spent : 0);
    }
    report.differenceKurus += Math.abs(balance - balanceKurus);
    if (balance !== balanceKurus) report.wrong.push(`account ${id}: ${balanceKurus} on the balance, not ${balance}`);
  }
  const paid = attempts.filter(({ state }) => state === 'paid').flatMap(({ result }) => result?.orderIds ?? []);
  const differs = placed.length !== paid.length || placed.some(({ id }) => !paid.includes(id));
  if (differs) report.wrong.push(`${placed.length} orders of ${paid.length} that were paid`);
}

/** Compares the settlement of every past day with the provider's, row by row. */
async function judgeBooks(shop: Shop, report: HistoryReport): Promise<void> {
  const context = { ...shop.app.context, ...shop.app.ports(paymentsPort) };
  const days = new Set(shop.bank.ledger().map(({ at }) => new Date(Date.parse(at) + 3 * 3_600_000).toISOString()));
  for (const day of new Set([...days].map((at) => at.slice(0, 10)))) {
    let settlement = await compareDay(context, day as CalendarDay);
    // An unanswered comparison is repeated, as on the next night.
    for (let night = 1; night < 10 && settlement.outcome === 'unknown'; night += 1)
      settlement = await compareDay(context, day as CalendarDay);
    if (settlement.outcome !== 'compared') report.wrong.push(`${day}: ${settlement.outcome}`);
    else report.wrong.push(...settlement.differences.map((one) => `${day}: ${one.code} ${one.kind} ${one.reference}`));
  }
}

/**
 * As many random histories as asked for, each of one customer who tries to buy up to three times: declines, late
 * landings, refunds in part, balance, a limited code, several orders of one payment that are called off or sent back. Then
 * the bank's ledger is counted against every order and balance, and the uses of the code against the orders.
 */
export async function runHistories(histories: number, seed: number): Promise<HistoryReport> {
  const report: HistoryReport = { histories: 0, payments: 0, ends: {}, differenceKurus: 0, wrong: [] };
  const dice = createDice(seed);
  const shop = await startShop({
    deadlineMs: 250,
    hasOneClock: true,
    config: { logLevel: 'silent', opsKeys, sessionSeconds: 60 * 24 * 3600 },
  });
  await shop.database.db.insert(promoCodes).values({
    ...promo,
    id: shop.app.context.ids.next(),
    kind: 'percent',
    isActive: true,
    percent: 15,
    firstPurchaseOnly: false,
    createdAt: shop.clock.now(),
  });
  try {
    while (report.histories < histories) {
      await shop.runJobs('rotate-keys');
      const shoppers: Shopper[] = [];
      for (let nth = 0; nth < Math.min(batchSize, histories - report.histories); nth += 1) {
        const shopper = await openShopper(shop, { startBalanceKurus });
        shoppers.push(shopper);
        for (let tries = dice.between(1, 2); tries > 0; tries -= 1) await tryToBuy(shop, shopper, dice);
      }
      await letPass(shop, 1, 15, 30);
      for (const shopper of shoppers) if (dice.happens(0.2)) await tryToBuy(shop, shopper, dice);
      const { db } = shop.database;
      const ids = shoppers.map(({ accountId }) => accountId);
      const tried = await db.select().from(paymentAttempts).where(inArray(paymentAttempts.accountId, ids));
      for (const { id } of tried) shop.bank.release(id);
      await letPass(shop, 1, 15, 61, 120);
      // Answers that the bank keeps back for refunds of this hour are released in the next.
      for (const { id } of tried) shop.bank.release(id);
      await letPass(shop, 61, 1440, 60);
      await regret(shop, shoppers, dice);
      for (let round = 0; round < 8; round += 1) {
        await shop.runJobs('repay-orders');
        await shop.runJobs('refund-money');
        await letPass(shop, 61);
        for (const { id } of tried) shop.bank.release(id);
      }
      // A bank that was too busy to answer is asked again.
      for (let round = 0; round < 20 && (await isAtWork(shop, ids)); round += 1) await letPass(shop, 15);
      await judge(shop, shoppers, report);
      report.wrong.push(...(await judgeUses(shop, promo.code, promo.usageLimit)));
      report.histories += shoppers.length;
    }
    await judgeBooks(shop, report);
  } finally {
    await shop.close();
  }
  return report;
}
