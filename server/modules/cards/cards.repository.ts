import { and, asc, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { CardBrand } from '../../../domain/card/index.ts';
import { lineText } from '../../../domain/text/index.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { StoredCard } from '../payments/index.ts';
import { cardCustomers, savedCards } from './tables.ts';

export type SavedCard = typeof savedCards.$inferSelect;

const brands: Readonly<Record<StoredCard['association'], CardBrand>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  AMERICAN_EXPRESS: 'amex',
  TROY: 'troy',
  OTHER: 'other',
};

const stays = isNull(savedCards.leavingAt);

/** The account's card with this id; null for another account's card and for one that is being deleted. */
export async function findCard(db: Executor, accountId: string, id: string): Promise<SavedCard | null> {
  const [row] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.accountId, accountId), stays));
  return row ?? null;
}

/** The primary one first, then the newest. */
export const listSavedCards = (db: Executor, accountId: string): Promise<SavedCard[]> => listCardsOf(db, [accountId]);

/** As `listSavedCards`, of several accounts. */
export function listCardsOf(db: Executor, accountIds: readonly string[]): Promise<SavedCard[]> {
  return db
    .select()
    .from(savedCards)
    .where(and(inArray(savedCards.accountId, [...accountIds]), stays))
    .orderBy(desc(savedCards.isPrimary), desc(savedCards.createdAt), asc(savedCards.id));
}

export async function countCards(db: Executor, accountId: string): Promise<number> {
  const [row] = await db.select({ rows: count() }).from(savedCards).where(eq(savedCards.accountId, accountId));
  return row?.rows ?? 0;
}

/** The account's customer key in the bank's vault; null before its first saved card. */
export async function customerKeyOf(db: Executor, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(cardCustomers).where(eq(cardCustomers.accountId, accountId));
  return row?.customerKey ?? null;
}

export type CardToRemember = {
  /** Used when the card is not known yet. */
  id: string;
  holder: string;
  expireMonth: string;
  expireYear: string;
  alias?: string | undefined;
  now: Date;
};

/**
 * Stores a card that was just saved in the bank's vault. The first card becomes primary. A card that
 * is known already (same token) keeps its id. Answers the card as it is now.
 */
export async function rememberCard(
  tx: Tx,
  accountId: string,
  card: StoredCard,
  { id, holder, expireMonth, expireYear, alias, now }: CardToRemember,
): Promise<SavedCard> {
  await tx
    .insert(cardCustomers)
    .values({ accountId, customerKey: card.customerKey })
    .onConflictDoUpdate({ target: cardCustomers.accountId, set: { customerKey: card.customerKey } });
  const isFirst = (await countCards(tx, accountId)) === 0;
  const shown = {
    customerKey: card.customerKey,
    holder,
    lastFour: card.lastFour,
    brand: brands[card.association],
    bankName: card.bankName,
    expireMonth,
    expireYear,
  };
  const [row] = await tx
    .insert(savedCards)
    .values({
      id,
      accountId,
      cardToken: card.cardToken,
      alias: alias === undefined ? (card.alias ?? '') : lineText(alias),
      isPrimary: isFirst,
      createdAt: now,
      ...shown,
    })
    .onConflictDoUpdate({ target: [savedCards.accountId, savedCards.cardToken], set: { ...shown, leavingAt: null } })
    .returning();
  return row!;
}

/** Restores cards whose deletion began before `askedBefore`: the request that began it has ended without an answer. */
export async function keepLeft(tx: Executor, accountId: string, askedBefore: Date): Promise<void> {
  await tx
    .update(savedCards)
    .set({ leavingAt: null })
    .where(and(eq(savedCards.accountId, accountId), lt(savedCards.leavingAt, askedBefore)));
}

export async function setLeaving(tx: Tx, id: string, leavingAt: Date | null): Promise<void> {
  await tx.update(savedCards).set({ leavingAt }).where(eq(savedCards.id, id));
}

export async function setPrimaryCard(tx: Tx, accountId: string, id: string): Promise<void> {
  await tx
    .update(savedCards)
    .set({ isPrimary: false })
    .where(and(eq(savedCards.accountId, accountId), eq(savedCards.isPrimary, true)));
  await tx.update(savedCards).set({ isPrimary: true }).where(eq(savedCards.id, id));
}

/** Deletes a card here; if it was primary, the newest of the others becomes primary. */
export async function removeCard(tx: Tx, card: SavedCard): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.id, card.id));
  if (!card.isPrimary) return;
  const [next] = await listSavedCards(tx, card.accountId);
  if (next) await setPrimaryCard(tx, card.accountId, next.id);
}

/** Deletes the account's cards and its customer key. */
export async function deleteCardsOf(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(savedCards).where(eq(savedCards.accountId, accountId));
  await tx.delete(cardCustomers).where(eq(cardCustomers.accountId, accountId));
}
