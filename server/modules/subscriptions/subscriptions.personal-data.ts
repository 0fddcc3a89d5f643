import { and, asc, eq, inArray } from 'drizzle-orm';
import { applyAct, isRefused } from '../../../domain/subscription/index.ts';
import type { AppContext } from '../../platform/context.ts';
import { type PersonalData, withKind } from '../../platform/personal-data/personal-data.ts';
import { lockAccount } from '../account/index.ts';
import { firstName, readScene } from './plan/index.ts';
import {
  calendarFeeds,
  duePayments,
  mailedDeliveries,
  subscriptionActs,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './plan/subscriptions.tables.ts';
import { writePlan } from './plan-changes/index.ts';

/** They end with the account: nothing is charged any more. What their customer called them goes with the customer. */
export const subscriptionsData = (context: AppContext): PersonalData => ({
  tables: {
    subscriptions: { unnamed: 'orders that are kept say of which subscription they were' },
    subscription_lines: { unnamed: 'what a subscription consisted of' },
    subscription_cycles: { unnamed: 'orders that are kept say of which delivery they were' },
    subscription_acts: { unnamed: 'when a plan was changed; how it was before goes' },
    due_payments: { unnamed: 'what was not paid, as the books say' },
    payment_subjects: { unnamed: 'what a payment that is kept was for' },
    price_notices: { unnamed: 'that a price was told before it was asked' },
    engine_switches: 'impersonal',
    calendar_feeds: 'erased',
    mailed_deliveries: 'erased',
  },
  async findObstacles(db, accountId) {
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'DUE_PAYMENT')));
    return rows.length > 0 ? [{ code: 'DUE_PAYMENT_EXISTS', orderId: null, orderNumber: null }] : [];
  },
  async erase(tx, { id }, now) {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, id));
    await tx.delete(mailedDeliveries).where(eq(mailedDeliveries.accountId, id));
    const account = await lockAccount(tx, id);
    const scene = account && (await readScene(tx, account, { now }));
    if (scene) {
      let after = scene.plan;
      for (const { id: subscriptionId } of scene.plan.subscriptions) {
        const acted = applyAct(after, { subscriptionId, act: { kind: 'cancel' } }, now.getTime());
        if (!isRefused(acted)) after = acted;
      }
      await writePlan(context, tx, scene, { after, change: { by: 'customer', now } });
    }
    const own = tx.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.accountId, id));
    const erased = { act: null, before: null, after: null, requestId: null };
    await tx.update(subscriptionActs).set(erased).where(inArray(subscriptionActs.subscriptionId, own));
    await tx
      .update(subscriptionCycles)
      .set({ skipReason: null, giftNote: null })
      .where(inArray(subscriptionCycles.subscriptionId, own));
    await tx.update(subscriptions).set({ name: firstName.tr, cardId: null }).where(eq(subscriptions.accountId, id));
  },
  async copy(db, { id }) {
    const own = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, id))
      .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
    const ids = own.map((subscription) => subscription.id);
    const feeds = await db
      .select({ madeAt: calendarFeeds.madeAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.accountId, id));
    const { purpose, subscriptionId, cycle, madeAt, expiresAt, usedAt, action, undoneAt } = mailedDeliveries;
    const links = await db
      .select({ purpose, subscriptionId, cycle, madeAt, expiresAt, usedAt, action, undoneAt })
      .from(mailedDeliveries)
      .where(eq(mailedDeliveries.accountId, id))
      .orderBy(asc(madeAt), asc(mailedDeliveries.id));
    const shared = [...withKind('calendarFeed', feeds), ...withKind('mailedLink', links)];
    if (ids.length === 0) return { subscriptions: shared };
    const of = { subscriptionId: inArray(subscriptionLines.subscriptionId, ids) };
    const lines = await db.select().from(subscriptionLines).where(of.subscriptionId);
    const cycles = await db.select().from(subscriptionCycles).where(inArray(subscriptionCycles.subscriptionId, ids));
    const acts = await db.select().from(subscriptionActs).where(inArray(subscriptionActs.subscriptionId, ids));
    const due = await db.select().from(duePayments).where(inArray(duePayments.subscriptionId, ids));
    return {
      subscriptions: [
        ...shared,
        ...own.map((subscription) => {
          const isOwn = (row: { subscriptionId: string }) => row.subscriptionId === subscription.id;
          return {
            ...subscription,
            lines: lines.filter(isOwn),
            cycles: cycles.filter(isOwn).map(({ frozen: _frozen, ...cycle }) => cycle),
            acts: acts.filter(isOwn).map(({ before: _before, after: _after, ...act }) => act),
            duePayments: due.filter(isOwn),
          };
        }),
      ],
    };
  },
});
