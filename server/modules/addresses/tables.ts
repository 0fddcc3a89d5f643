import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/types/addresses.d.ts';
import { bytes } from '../../platform/database/columns.ts';

export type AddressLocation = components['schemas']['Location'];
export type Invoice = components['schemas']['Invoice'];

/** Addresses for delivery and invoice. Orders copy what they need: a row may change or be deleted at any time. */
export const addresses = pgTable(
  'addresses',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneDialCode: text().notNull(),
    phoneNumber: text().notNull(),
    location: jsonb().$type<AddressLocation>().notNull(),
    line: text().notNull(),
    postalCode: text().notNull(),
    isPrimary: boolean().notNull(),
    invoice: jsonb().$type<Invoice>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);

/** A WebP photo of the door, for the courier. Deleted with its address, and so with its account. */
export const addressPictures = pgTable(
  'address_pictures',
  {
    addressId: text()
      .primaryKey()
      .references(() => addresses.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    picture: bytes().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId)],
);
