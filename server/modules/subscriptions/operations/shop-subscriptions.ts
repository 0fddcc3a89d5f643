import { and, asc, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Account, findAccount, findAccountByEmail } from '../../account/index.ts';
import { findOrdersById, type OrderWithLines } from '../../orders/index.ts';
import { nextDelivery } from '../actions/index.ts';
import { showDeliveries } from '../views/index.ts';
import { findOpenAttempt } from '../delivery-payments/index.ts';
import {
  readScene,
  readSkipReason,
  type StoredCycle,
  type StoredDue,
  type StoredSubscription,
  subjectOf,
} from '../plan/index.ts';
import { duePayments, subscriptionActs, subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';

export type ShopDue = { due: StoredDue; order: OrderWithLines['order']; tries: number; openAttemptId: string | null };
export type ShopPage = { page: number; limit: number };

async function withOrders(db: Executor, rows: readonly { due: StoredDue; tries: number | null }[]): Promise<ShopDue[]> {
  const found = await findOrdersById(
    db,
    rows.map(({ due }) => due.orderId),
  );
  const shown: ShopDue[] = [];
  for (const { due, tries } of rows) {
    const order = found.find((one) => one.order.id === due.orderId)?.order;
    if (!order) continue;
    const openAttemptId = await findOpenAttempt(db, subjectOf(due.subscriptionId, due.cycle));
    shown.push({ due, order, tries: tries ?? 0, openAttemptId });
  }
  return shown;
}

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

/** What customers owe for deliveries, or owed; the oldest first. */
export async function listShopDue(db: Executor, { isOpen, page, limit }: ShopPage & { isOpen: boolean }) {
  const which = isOpen ? isNull(duePayments.closedAt) : isNotNull(duePayments.closedAt);
  const rows = await dueRows(db, which)
    .orderBy(asc(duePayments.openedAt), asc(duePayments.id))
    .limit(limit)
    .offset(page * limit);
  const [counted] = await db.select({ rows: count() }).from(duePayments).where(which);
  return { items: await withOrders(db, rows), total: counted?.rows ?? 0 };
}

export async function findShopDue(db: Executor, id: string): Promise<ShopDue | null> {
  const [found] = await withOrders(db, await dueRows(db, eq(duePayments.id, id)));
  return found ?? null;
}

/** The due payment of an order. */
export async function findDueOf(db: Executor, orderId: string): Promise<string | null> {
  const [row] = await db.select({ id: duePayments.id }).from(duePayments).where(eq(duePayments.orderId, orderId));
  return row?.id ?? null;
}

export type ShopSubscription = {
  subscription: StoredSubscription;
  account: Account | null;
  /** Null where none is planned. */
  next: ReturnType<typeof nextDelivery> | null;
};

async function withNext({ clock }: AppContext, db: Executor, row: StoredSubscription): Promise<ShopSubscription> {
  const account = await findAccount(db, row.accountId);
  if (!account) return { subscription: row, account, next: null };
  const now = clock.now();
  const { plan } = await readScene(db, account, { now });
  return { subscription: row, account, next: nextDelivery(plan, row.id, now) ?? null };
}

/** One page of the subscriptions of all customers, or of one. */
export async function listShopSubscriptions(
  context: AppContext,
  { status, email, page, limit }: ShopPage & { status?: SubscriptionStatus | undefined; email?: string | undefined },
) {
  const { db } = context;
  const account = email === undefined ? undefined : await findAccountByEmail(db, email);
  if (account === null) return { items: [], total: 0 };
  const which = and(
    status === undefined ? undefined : eq(subscriptions.status, status),
    account && eq(subscriptions.accountId, account.id),
  );
  const rows = await db
    .select()
    .from(subscriptions)
    .where(which)
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(limit)
    .offset(page * limit);
  const items: ShopSubscription[] = [];
  for (const row of rows) items.push(await withNext(context, db, row));
  const [counted] = await db.select({ rows: count() }).from(subscriptions).where(which);
  return { items, total: counted?.rows ?? 0 };
}

/** As it is in the eyes of `db`: within a transaction, as that has it. */
export async function findShopSubscription(
  context: AppContext,
  db: Executor,
  id: string,
): Promise<ShopSubscription | null> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row ? withNext(context, db, row) : null;
}

/** Its deliveries with their orders, what comes, and who changed it. */
export async function showShopSubscription(context: AppContext, id: string) {
  const { db, clock } = context;
  const found = await findShopSubscription(context, db, id);
  if (!found) return null;
  const isIts = eq(subscriptionCycles.subscriptionId, id);
  const rows = await db.select().from(subscriptionCycles).where(isIts).orderBy(asc(subscriptionCycles.cycle));
  const orders = await findOrdersById(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const acts = await db
    .select({ at: subscriptionActs.at, actor: subscriptionActs.actor, kind: subscriptionActs.kind })
    .from(subscriptionActs)
    .where(eq(subscriptionActs.subscriptionId, id))
    .orderBy(asc(subscriptionActs.at), asc(subscriptionActs.version));
  const now = clock.now();
  const scene = found.account && (await readScene(db, found.account, { now }));
  const coming = scene ? showDeliveries(scene, { count: 3, now }) : [];
  return {
    ...found,
    cycles: rows.map((cycle): { cycle: StoredCycle; order: OrderWithLines['order'] | null } => ({
      cycle: { ...cycle, skipReason: readSkipReason(cycle.skipReason) },
      order: orders.find(({ order }) => order.id === cycle.orderId)?.order ?? null,
    })),
    coming: coming.filter(({ _subscription }) => _subscription === id),
    acts,
  };
}
