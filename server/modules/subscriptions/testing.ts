import { asc, eq, like } from 'drizzle-orm';
import { signInAgain } from '../auth/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, type Shopper } from '../checkout/testing.ts';
import type { TestServer } from '../../platform/testing/test-server.ts';
import type { CardBehaviour } from '../../sandbox-bank/cards/test-cards.ts';
import { referenceOf } from '../attempts/index.ts';
import { paymentAttempts } from '../attempts/testing.ts';
import { orders } from '../orders/testing.ts';
import { subjectOf } from './plan/loaded-plan.ts';
import { paymentSubjects, subscriptionCycles } from './plan/subscriptions.tables.ts';

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

/** A subscriber eight weeks later, signed in again, whose renewal was declined. */
export async function owe(
  shop: Shop,
  card: 'renewalDeclines' | 'renewalNeedsChallenge',
  { shopper, before }: { shopper?: Shopper; before?: (bought: Subscriber) => Promise<void> } = {},
): Promise<Subscriber> {
  const elif = await subscribe(shop, { card, ...(shopper && { shopper }) });
  await before?.(elif);
  const [, next] = await cyclesOf(shop, elif.subscription);
  await liveUntil(shop, `${next!.split(' ')[2]}T08:00:00Z`, () => shop.app.context.keys.rotate());
  const token = await signInAgain(shop.app, elif.accountId);
  return {
    ...elif,
    token,
    call: (method, path, body, key) =>
      shop.call(method, `/api/private/user/${path}`, {
        token,
        ...(body !== undefined && { body }),
        headers: { language: 'tr', ...(key && { 'idempotency-key': key }) },
      }),
  };
}

/** The token of the link in a mail; empty where there is none. */
export const tokenIn = (text: string): string => /\/(eyJ[\w-]+\.[\w-]+\.[\w-]+)/.exec(text)?.[1] ?? '';

/** Resets the password with the link of a mail; returns the response status. */
export async function resetPassword(shop: Shop, { email }: Pick<Shopper, 'email'>, password: string): Promise<number> {
  await shop.call('POST', '/api/public/user/auth/reset-password', { body: { email } });
  await shop.runJobs('mail-reset-links');
  const mails = await shop.app.context.mail.list({ recipient: email });
  const token = /token=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'passwordReset')!.textBody)?.[1];
  return (await shop.call('POST', '/api/public/user/auth/do-reset-password', { body: { token, password } })).status;
}

/** The bank's reference of an attempt. */
export async function bankReferenceOf({ database }: Shop, attemptId: string): Promise<string> {
  const [attempt] = await database.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
  return referenceOf(attempt!);
}
export const totalsOf = async (shop: Shop, attemptId: string) =>
  shop.bank.totals(await bankReferenceOf(shop, attemptId));

/** What the bank has taken for each renewal of a subscription, in kuruş. */
export async function capturesOf(shop: Shop, { subscription }: Pick<Subscriber, 'subscription'>): Promise<number[]> {
  const { db } = shop.database;
  const isOwn = like(paymentSubjects.subject, `cycle:${subscription}:%`);
  const tried = await db.select().from(paymentSubjects).where(isOwn);
  const totals = await Promise.all(tried.map(({ attemptId }) => totalsOf(shop, attemptId)));
  return totals.map(({ net }) => net).filter((net) => net !== 0);
}

/** The cycles of a subscription as text, with the status of their orders. */
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

/** Creates the account's calendar link; returns a function that gets its response status. */
export async function shareCalendar(server: Pick<TestServer, 'call'>, token: string): Promise<() => Promise<number>> {
  const { body } = await server.call('POST', '/api/private/user/calendar-feed', { token });
  const { pathname } = new URL((body as { data: { url: string } }).data.url);
  return async () => (await server.call('GET', pathname)).status;
}

/** The states of a delivery's payments. */
export const subjectsOf = ({ database }: Shop, subscription: string, cycle: number) =>
  database.db
    .select()
    .from(paymentSubjects)
    .where(eq(paymentSubjects.subject, subjectOf(subscription, cycle)));

export { findUndoable } from './plan/action-log.repository.ts';
export { performAction } from './actions/actions.service.ts';
export { renewalJobFaultsPort } from './billing/renewal-job.ts';
export { toPlanCard } from './plan/loaded-plan.ts';
export { dropDue } from './due-payments/due-payments.service.ts';
export {
  duePayments,
  renewalStepSwitches,
  paymentSubjects,
  priceNotices,
  subscriptionCycles,
} from './plan/subscriptions.tables.ts';

/** Advances the clock, stopping to run the renewal, price and payment jobs whenever one is due. */
export async function liveUntil(shop: Shop, until: string | number, before?: () => Promise<void>): Promise<void> {
  const end = new Date(until);
  const watched = new Set([
    'announced-prices',
    'rounded-prices',
    'price-notices',
    'subscription-engine',
    'reconcile-payments',
  ]);
  const jobs = shop.app.context.jobs.all().filter(({ name }) => watched.has(name));
  const stopped = new Map<string, number>();
  for (;;) {
    let next: { name: string; at: Date } | null = null;
    for (const { name, nextDue } of jobs) {
      const at = (await nextDue?.()) ?? null;
      if (at === null || at > end || stopped.get(name) === at.getTime()) continue;
      if (next === null || at < next.at) next = { name, at };
    }
    if (next === null) break;
    stopped.set(next.name, next.at.getTime());
    const ahead = next.at.getTime() - shop.clock.now().getTime();
    if (ahead > 0) shop.clock.advance({ milliseconds: ahead });
    await before?.();
    await shop.runJobs(next.name);
  }
  shop.clock.advance({ milliseconds: end.getTime() - shop.clock.now().getTime() });
}
