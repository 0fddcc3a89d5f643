import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardBrand } from '../../../domain/card/index.ts';

const instant = () => timestamp({ withTimezone: true });

/** What the bank calls an account. */
export const cardCustomers = pgTable('card_customers', {
  accountId: text().primaryKey(),
  customerKey: text().notNull(),
});

/** What may be shown of a card in the bank's vault, and its name there. Never a number, never a code. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    customerKey: text().notNull(),
    cardToken: text().notNull(),
    alias: text().notNull(),
    holder: text().notNull(),
    lastFour: text().notNull(),
    brand: text().$type<CardBrand>().notNull(),
    bankName: text(),
    /** `01` to `12`. */
    expireMonth: text().notNull(),
    /** Four digits. */
    expireYear: text().notNull(),
    isPrimary: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Since when the bank is being asked to forget it: nothing is paid with it meanwhile. */
    leavingAt: instant(),
  },
  (table) => [
    index().on(table.accountId),
    uniqueIndex('saved_cards_token_unique').on(table.accountId, table.cardToken),
  ],
);

/** Boxes of the bank's vault whose owner has left: emptied by a job, and a row is gone once its box is. */
export const leftVaults = pgTable(
  'left_vaults',
  {
    customerKey: text().primaryKey(),
    /** The cards that we know to be in it. */
    cardTokens: jsonb().$type<string[]>().notNull(),
    attempts: integer().notNull(),
    nextAttemptAt: instant().notNull(),
  },
  (table) => [index().on(table.nextAttemptAt)],
);
