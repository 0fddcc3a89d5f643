import { and, asc, eq, isNotNull, isNull, lte, min, or } from 'drizzle-orm';
import { type CalendarDay, startOfDay } from '../../../../domain/calendar/index.ts';
import type { PriceByPurchaseType } from '../../../../domain/product/index.ts';
import type { Executor, Tx } from '../../../platform/database/database.ts';
import { productPrices, products } from '../products/catalog.tables.ts';

export type AnnouncedPrice = typeof productPrices.$inferSelect;
export type PricedProduct = Pick<typeof products.$inferSelect, 'id' | 'slug' | 'subscriptionKurus' | 'oneTimeKurus'>;

const columns = {
  id: products.id,
  slug: products.slug,
  subscriptionKurus: products.subscriptionKurus,
  oneTimeKurus: products.oneTimeKurus,
};

/** Announces a price from the start of a future day; replaces one for the same day. Null: no such product. */
export async function announcePrice(
  tx: Tx,
  { product, price, from, now }: { product: string; price: PriceByPurchaseType; from: CalendarDay; now: Date },
): Promise<{ product: PricedProduct; announced: AnnouncedPrice } | null> {
  const isIt = or(eq(products.id, product), eq(products.slug, product as never));
  const [found] = await tx.select(columns).from(products).where(isIt).for('update');
  if (!found) return null;
  const values = {
    oneTimeKurus: price.oneTimePurchase,
    subscriptionKurus: price.subscription,
    announcedAt: now,
    mailedAt: null,
  };
  const [announced] = await tx
    .insert(productPrices)
    .values({ productId: found.id, from: new Date(startOfDay(from)), ...values })
    .onConflictDoUpdate({ target: [productPrices.productId, productPrices.from], set: values })
    .returning();
  return { product: found, announced: announced! };
}

/** Each product's price, and its announced prices that are not in force yet. */
export async function listAnnounced(db: Executor): Promise<{ product: PricedProduct; announced: AnnouncedPrice[] }[]> {
  const all = await db.select(columns).from(products).orderBy(asc(products.slug));
  const rows = await db.select().from(productPrices).where(isWaiting).orderBy(asc(productPrices.from));
  return all.map((product) => ({
    product,
    announced: rows.filter(({ productId }) => productId === product.id),
  }));
}

const isWaiting = and(isNotNull(productPrices.announcedAt), isNull(productPrices.inForceAt));
const isUnmailed = and(isNotNull(productPrices.announcedAt), isNull(productPrices.mailedAt));

/** Announced prices whose subscribers are still to be mailed. */
export const listUnannounced = (db: Executor): Promise<AnnouncedPrice[]> =>
  db.select().from(productPrices).where(isUnmailed).orderBy(asc(productPrices.from));

/** Marks a price as mailed to all its subscribers, unless it was changed meanwhile. */
export async function markAnnounced(tx: Tx, { productId, from, announcedAt, inForceAt }: AnnouncedPrice, now: Date) {
  const isAsItWas = and(
    eq(productPrices.productId, productId),
    eq(productPrices.from, from),
    announcedAt === null ? undefined : eq(productPrices.announcedAt, announcedAt),
    inForceAt === null ? isNull(productPrices.inForceAt) : eq(productPrices.inForceAt, inForceAt),
  );
  await tx.update(productPrices).set({ mailedAt: now }).where(isAsItWas);
}

/** Puts due prices into force and marks their subscribers as still to be mailed. Answers whether there was one. */
export async function bringIntoForce(tx: Tx, now: Date): Promise<boolean> {
  const isDue = and(isWaiting, lte(productPrices.from, now));
  const due = await tx.select().from(productPrices).where(isDue).orderBy(asc(productPrices.from)).for('update');
  for (const { productId, from, oneTimeKurus, subscriptionKurus } of due) {
    await tx.update(products).set({ oneTimeKurus, subscriptionKurus }).where(eq(products.id, productId));
    const isIt = and(eq(productPrices.productId, productId), eq(productPrices.from, from));
    await tx.update(productPrices).set({ inForceAt: now, mailedAt: null }).where(isIt);
  }
  return due.length > 0;
}

/** When the next announced price comes into force. */
export async function nextAnnouncedFrom(db: Executor): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(productPrices.from) })
    .from(productPrices)
    .where(isWaiting);
  return row?.at ?? null;
}
