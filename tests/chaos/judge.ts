import { eq } from 'drizzle-orm';
import { isAttemptOpen } from '../../domain/payment/index.ts';
import { paymentAttempts } from '../../server/modules/attempts/testing.ts';
import { stockHolds } from '../../server/modules/catalog/testing.ts';
import { orders } from '../../server/modules/orders/testing.ts';
import type { Shop } from '../../server/modules/checkout/testing.ts';
import type { Wish } from './stories.ts';

/** What is wrong with a payment that has come to rest; empty when money and orders agree. */
export async function judgeShopper({ shop, shopper }: Wish, insists: boolean): Promise<string[]> {
  const { db } = shop.database;
  const wrong: string[] = [];
  const attempts = await db.select().from(paymentAttempts).where(eq(paymentAttempts.accountId, shopper.accountId));
  const placed = await db.select().from(orders).where(eq(orders.accountId, shopper.accountId));
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  for (const attempt of attempts) {
    const { id, state, isRefunding, nextCheckAt, leaseToken, notifyAt, amountKurus, result } = attempt;
    const { net, captures } = shop.bank.totals(id);
    const isPaid = state === 'paid';
    if ((isAttemptOpen(state) && !isRefunding) || nextCheckAt !== null || leaseToken !== null)
      wrong.push(`${state}, but still at work`);
    if (notifyAt !== null) wrong.push(`${state}, and the shopper is still to be notified`);
    const due = amountKurus === 0 ? 0 : 1;
    if (isPaid && (captures !== due || net !== amountKurus))
      wrong.push(`paid, but charged ${captures} times, net ${net}`);
    if (!isPaid && net !== 0) wrong.push(`${state}, but the card holder has lost ${net}`);
    const ours = placed.filter((order) => result?.orderIds.includes(order.id)).length;
    if (ours !== (isPaid ? 1 : 0)) wrong.push(`${state} with ${ours} orders`);
    const holds = await db.select().from(stockHolds).where(eq(stockHolds.holdId, id));
    if (holds.length > 0) wrong.push(`${state}, but stock is reserved`);
  }
  const paid = attempts.filter(({ state }) => state === 'paid').length;
  if (placed.length !== paid) wrong.push(`${placed.length} orders of ${paid} payments`);
  const confirmations = mails.filter(({ kind }) => kind === 'orderConfirmation').length;
  if (confirmations !== paid) wrong.push(`${confirmations} confirmations of ${paid} payments`);
  const endings = attempts.filter(({ state }) => state === 'declined' || state === 'expired').length;
  const refusals = mails.filter(({ kind }) => kind === 'paymentNotTaken').length;
  if (refusals > endings) wrong.push(`${refusals} mails that nothing was charged, of ${endings} such payments`);
  if (insists && paid === 0) wrong.push('the shopper insisted and has no order');
  return wrong;
}

/** Compares the whole ledger with all orders: errors that no single payment shows. */
export async function judgeLedger(shop: Shop): Promise<string[]> {
  const { db } = shop.database;
  const attempts = await db.select().from(paymentAttempts);
  const paid = attempts.filter(({ state }) => state === 'paid');
  const known = new Set(attempts.map(({ id, reference }) => reference ?? id));
  const strangers = shop.bank.ledger().filter(({ reference, kind }) => kind === 'capture' && !known.has(reference));
  const placed = await db.select().from(orders);
  const { net } = shop.bank.totals();
  const owed = paid.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  return [
    ...(strangers.length > 0 ? [`${strangers.length} charges of payments that the shop has no attempt of`] : []),
    ...(placed.length === paid.length ? [] : [`${placed.length} orders of ${paid.length} payments`]),
    ...(net === owed ? [] : [`the card holders have lost ${net}, the orders are worth ${owed}`]),
  ];
}
