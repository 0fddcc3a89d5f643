import { and, asc, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { StoredCycle, StoredSubscription } from '../plan/index.ts';
import { duePayments, subscriptionActions, subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';

export type ShopPage = { page: number; limit: number };

const dueRows = (db: Executor, which: SQL | undefined) =>
  db
    .select({ due: duePayments, tries: subscriptionCycles.tries })
    .from(duePayments)
    .leftJoin(
      subscriptionCycles,
      and(
        eq(subscriptionCycles.subscriptionId, duePayments.subscriptionId),
        eq(subscriptionCycles.cycle, duePayments.cycle),
      ),
    )
    .where(which);

/** Due payments of all customers, the oldest first. */
export async function pageDue(db: Executor, { isOpen, page, limit }: ShopPage & { isOpen: boolean }) {
  const which = isOpen ? isNull(duePayments.closedAt) : isNotNull(duePayments.closedAt);
  const rows = await dueRows(db, which)
    .orderBy(asc(duePayments.openedAt), asc(duePayments.id))
    .limit(limit)
    .offset(page * limit);
  const [counted] = await db.select({ rows: count() }).from(duePayments).where(which);
  return { rows, total: counted?.rows ?? 0 };
}

export const listDueById = (db: Executor, id: string) => dueRows(db, eq(duePayments.id, id));

/** The due payment of an order. */
export async function findDueOf(db: Executor, orderId: string): Promise<string | null> {
  const [row] = await db.select({ id: duePayments.id }).from(duePayments).where(eq(duePayments.orderId, orderId));
  return row?.id ?? null;
}

/** Subscriptions of all customers, or of one account, the oldest first. */
export async function pageSubscriptions(
  db: Executor,
  {
    status,
    accountId,
    page,
    limit,
  }: ShopPage & { status: SubscriptionStatus | undefined; accountId: string | undefined },
): Promise<{ rows: StoredSubscription[]; total: number }> {
  const which = and(
    status === undefined ? undefined : eq(subscriptions.status, status),
    accountId === undefined ? undefined : eq(subscriptions.accountId, accountId),
  );
  const rows = await db
    .select()
    .from(subscriptions)
    .where(which)
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(limit)
    .offset(page * limit);
  const [counted] = await db.select({ rows: count() }).from(subscriptions).where(which);
  return { rows, total: counted?.rows ?? 0 };
}

export async function findSubscriptionById(db: Executor, id: string): Promise<StoredSubscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ?? null;
}

export function listCycles(db: Executor, subscriptionId: string): Promise<StoredCycle[]> {
  const isIts = eq(subscriptionCycles.subscriptionId, subscriptionId);
  return db.select().from(subscriptionCycles).where(isIts).orderBy(asc(subscriptionCycles.cycle));
}

/** Who changed a subscription, how and when; the oldest change first. */
export const listActions = (db: Executor, subscriptionId: string) =>
  db
    .select({ at: subscriptionActions.at, actor: subscriptionActions.actor, kind: subscriptionActions.kind })
    .from(subscriptionActions)
    .where(eq(subscriptionActions.subscriptionId, subscriptionId))
    .orderBy(asc(subscriptionActions.at), asc(subscriptionActions.version));
