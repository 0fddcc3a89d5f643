import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CardBrand } from '../../../domain/card/index.ts';

const instant = () => timestamp({ withTimezone: true });

/** The customer key of an account in the bank's vault. */
export const cardCustomers = pgTable('card_customers', {
  accountId: text().primaryKey(),
  customerKey: text().notNull(),
});

/** Displayable data of a card in the bank's vault, and its token. Never the card number or security code. */
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
    /** Since when the bank is being asked to delete it: no payment uses it meanwhile. */
    leavingAt: instant(),
  },
  (table) => [
    index().on(table.accountId),
    uniqueIndex('saved_cards_token_unique').on(table.accountId, table.cardToken),
  ],
);

/** Vaults of closed accounts: a job empties each, then deletes its row. */
export const leftVaults = pgTable(
  'left_vaults',
  {
    customerKey: text().primaryKey(),
    /** Tokens of the cards known to be in it. */
    cardTokens: jsonb().$type<string[]>().notNull(),
    attempts: integer().notNull(),
    nextAttemptAt: instant().notNull(),
  },
  (table) => [index().on(table.nextAttemptAt)],
);
