import { and, desc, eq, isNotNull, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { SubscriptionStatus } from '../../../../domain/lifecycle/index.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { ENDED_STATES, type StoredSubscription } from '../plan/index.ts';
import { subscriptionCycles, subscriptions } from '../plan/subscriptions.tables.ts';

/** The account's subscription with this id; null for another account's too. */
export async function findSubscription(
  db: Executor,
  accountId: string,
  id: string,
): Promise<StoredSubscription | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.accountId, accountId)));
  return row ?? null;
}

const running = ne(subscriptions.status, 'CANCELLED' satisfies SubscriptionStatus);

/** The account's running subscriptions, those that wait for a payment too; the latest first. */
export function listRunning(db: Executor, accountId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), running))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));
}

/** Deliveries of running subscriptions with their own address; also skipped ones before their lock. */
export async function listElsewhere(
  db: Executor,
  accountId: string,
): Promise<{ subscriptionId: string; addressId: string }[]> {
  const { state, orderId, deliveryAddressId } = subscriptionCycles;
  const isToCome = or(notInArray(state, [...ENDED_STATES]), and(eq(state, 'SKIPPED'), isNull(orderId)));
  const found = await db
    .select({ subscriptionId: subscriptions.id, addressId: deliveryAddressId })
    .from(subscriptionCycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCycles.subscriptionId))
    .where(and(eq(subscriptions.accountId, accountId), running, isNotNull(deliveryAddressId), isToCome));
  return found.flatMap(({ subscriptionId, addressId }) => (addressId === null ? [] : [{ subscriptionId, addressId }]));
}

/** The account's cancelled subscriptions, the latest cancellation first. */
export function listCancelled(db: Executor, accountId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, accountId), eq(subscriptions.status, 'CANCELLED')))
    .orderBy(desc(subscriptions.cancelledAt), desc(subscriptions.id));
}
