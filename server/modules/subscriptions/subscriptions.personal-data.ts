import { and, asc, eq, ne } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data/personal-data.ts';
import { firstName } from './start-subscription.ts';
import { addLines } from './subscriptions.repository.ts';
import { subscriptions } from './tables.ts';

/** They end with the account: nothing is charged any more. What their customer called them goes with the customer. */
export const subscriptionsData: PersonalData = {
  tables: {
    subscriptions: { unnamed: 'orders that are kept say of which subscription they were' },
    subscription_lines: { unnamed: 'what a subscription consisted of' },
  },
  async findObstacles(db, accountId) {
    const rows = await db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'DUE_PAYMENT')));
    return rows.length > 0 ? [{ code: 'DUE_PAYMENT_EXISTS', orderId: null, orderNumber: null }] : [];
  },
  async erase(tx, { id }, now) {
    const own = eq(subscriptions.accountId, id);
    await tx
      .update(subscriptions)
      .set({ status: 'CANCELLED', cancelledAt: now, nextOrderDay: null })
      .where(and(own, ne(subscriptions.status, 'CANCELLED')));
    await tx.update(subscriptions).set({ name: firstName.tr, skipReasons: [], cardId: null }).where(own);
  },
  async copy(db, { id }) {
    const own = await db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.accountId, id))
      .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
    return { subscriptions: (await addLines(db, own)).map(({ subscription, lines }) => ({ ...subscription, lines })) };
  },
};
