import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { normalizePromoCode } from '../../../domain/promo/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { type Account, findAccount } from '../account/index.ts';
import type { PromoUse } from './promo-uses.repository.ts';
import { promoCodes, promoUses } from './tables.ts';

/** Row limit of the uses in operations' view. */
const shownUses = 200;

export type ShopFamilyCode = {
  row: typeof promoCodes.$inferSelect;
  owner: Account | null;
  uses: { use: PromoUse; friend: Account | null }[];
};

/** A family code with its owner and its paid uses, the latest first. */
export async function findFamilyCode(db: Executor, code: string): Promise<ShopFamilyCode | null> {
  const [row] = await db
    .select()
    .from(promoCodes)
    .where(and(eq(promoCodes.code, normalizePromoCode(code) ?? ''), isNotNull(promoCodes.ownerId)));
  if (!row) return null;
  const found = await db
    .select()
    .from(promoUses)
    .where(and(eq(promoUses.promoId, row.id), ne(promoUses.status, 'RESERVED')))
    .orderBy(desc(promoUses.usedAt), desc(promoUses.id))
    .limit(shownUses);
  const uses: ShopFamilyCode['uses'] = [];
  for (const use of found) uses.push({ use, friend: await findAccount(db, use.accountId) });
  return { row, owner: await findAccount(db, row.ownerId!), uses };
}

/** Switches a code. A stopped code gives no discount, and its open uses earn no reward meanwhile. */
export const switchCode = async (tx: Tx, id: string, isActive: boolean): Promise<void> =>
  void (await tx.update(promoCodes).set({ isActive }).where(eq(promoCodes.id, id)));
