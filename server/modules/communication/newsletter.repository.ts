import { eq, inArray } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { newsletterSubscribers } from './tables.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;

export async function findSubscriberId(db: Executor, email: string): Promise<string | null> {
  const [known] = await db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return known?.id ?? null;
}

export const listSubscribers = (db: Executor, emails: readonly string[]): Promise<Subscriber[]> =>
  db
    .select()
    .from(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, [...emails]));

/** Whether this address has requested and confirmed the newsletter. */
export async function hasNewsletter(db: Executor, email: string): Promise<boolean> {
  const [row] = await db
    .select({ state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row?.state === 'subscribed';
}

export async function lockSubscriber(tx: Tx, where: { email: string } | { id: string }): Promise<Subscriber | null> {
  const condition =
    'email' in where ? eq(newsletterSubscribers.email, where.email) : eq(newsletterSubscribers.id, where.id);
  const [row] = await tx.select().from(newsletterSubscribers).where(condition).for('update');
  return row ?? null;
}

/** Null, without a write, when the address is known. */
export async function insertSubscriber(
  tx: Tx,
  values: typeof newsletterSubscribers.$inferInsert,
): Promise<Subscriber | null> {
  const [created] = await tx.insert(newsletterSubscribers).values(values).onConflictDoNothing().returning();
  return created ?? null;
}

export async function changeSubscriber(tx: Tx, email: string, change: Partial<Subscriber>): Promise<void> {
  await tx.update(newsletterSubscribers).set(change).where(eq(newsletterSubscribers.email, email));
}

/** Ends the newsletter to this address, wherever it was requested. Does nothing for an unknown address. */
export const endNewsletter = (tx: Tx, email: string, now: Date): Promise<void> =>
  changeSubscriber(tx, email, { state: 'unsubscribed', unsubscribedAt: now });

/** Deletes subscribers and answers their rows. */
export const deleteSubscribers = (tx: Tx, emails: readonly string[]): Promise<Subscriber[]> =>
  tx
    .delete(newsletterSubscribers)
    .where(inArray(newsletterSubscribers.email, [...emails]))
    .returning();
