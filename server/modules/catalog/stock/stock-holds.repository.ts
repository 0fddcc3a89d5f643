import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';
import { products, stockHolds } from '../products/catalog.tables.ts';

/** The boxes that one running payment reserves. */
export type ShownHold = {
  id: string;
  lines: { product: string; boxes: number }[];
  isFirstPurchase: boolean;
  expiresAt: Date;
};

const shown = 200;

const select = (db: Executor) =>
  db
    .select({
      id: stockHolds.holdId,
      lines: sql<
        ShownHold['lines']
      >`jsonb_agg(jsonb_build_object('product', ${products.slug}, 'boxes', ${stockHolds.boxes}) order by ${products.slug})`,
      isFirstPurchase: sql<boolean>`bool_or(${stockHolds.isFirstPurchase})`,
      expiresAt: sql`max(${stockHolds.expiresAt})`.mapWith(stockHolds.expiresAt),
    })
    .from(stockHolds)
    .innerJoin(products, eq(products.id, stockHolds.productId))
    .groupBy(stockHolds.holdId);

/** The largest first. */
export const listHolds = async (db: Executor): Promise<ShownHold[]> =>
  select(db)
    .orderBy(sql`sum(${stockHolds.boxes}) desc`, stockHolds.holdId)
    .limit(shown);

export async function findHold(db: Executor, holdId: string): Promise<ShownHold | null> {
  const [found] = await select(db).where(eq(stockHolds.holdId, holdId));
  return found ?? null;
}
