import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type Account, findAccount, findAccountByEmail } from '../../account/index.ts';
import { findOrdersById, type OrderWithLines } from '../../orders/index.ts';
import { nextDelivery } from '../actions/index.ts';
import { showDeliveries } from '../views/index.ts';
import { findOpenAttempt } from '../delivery-payments/index.ts';
import {
  loadPlan,
  readSkipReason,
  type StoredCycle,
  type StoredDue,
  type StoredSubscription,
  subjectOf,
} from '../plan/index.ts';
import {
  findSubscriptionById,
  listActions,
  listCycles,
  listDueById,
  pageDue,
  pageSubscriptions,
  type ShopPage,
} from './shop-subscriptions.repository.ts';

export type ShopDue = { due: StoredDue; order: OrderWithLines['order']; tries: number; openAttemptId: string | null };
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

/** Open or closed due payments of all customers; the oldest first. */
export async function listShopDue(db: Executor, asked: ShopPage & { isOpen: boolean }) {
  const { rows, total } = await pageDue(db, asked);
  return { items: await withOrders(db, rows), total };
}

export async function findShopDue(db: Executor, id: string): Promise<ShopDue | null> {
  const [found] = await withOrders(db, await listDueById(db, id));
  return found ?? null;
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
  const { plan } = await loadPlan(db, account, { now });
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
  const { rows, total } = await pageSubscriptions(db, { status, accountId: account?.id, page, limit });
  const items: ShopSubscription[] = [];
  for (const row of rows) items.push(await withNext(context, db, row));
  return { items, total };
}

/** Reads with `db`, so that within a transaction its own changes are seen. */
export async function findShopSubscription(
  context: AppContext,
  db: Executor,
  id: string,
): Promise<ShopSubscription | null> {
  const row = await findSubscriptionById(db, id);
  return row ? withNext(context, db, row) : null;
}

/** A subscription with its deliveries and their orders, its next delivery, and its changes. */
export async function showShopSubscription(context: AppContext, id: string) {
  const { db, clock } = context;
  const found = await findShopSubscription(context, db, id);
  if (!found) return null;
  const rows = await listCycles(db, id);
  const orders = await findOrdersById(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const actions = await listActions(db, id);
  const now = clock.now();
  const loaded = found.account && (await loadPlan(db, found.account, { now }));
  const coming = loaded ? showDeliveries(loaded, { count: 3, now }) : [];
  return {
    ...found,
    cycles: rows.map((cycle): { cycle: StoredCycle; order: OrderWithLines['order'] | null } => ({
      cycle: { ...cycle, skipReason: readSkipReason(cycle.skipReason) },
      order: orders.find(({ order }) => order.id === cycle.orderId)?.order ?? null,
    })),
    coming: coming.filter(({ _subscription }) => _subscription === id),
    acts: actions,
  };
}
