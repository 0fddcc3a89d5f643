import { date, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/types/account.d.ts';

/** A call that is still to be made. It is deleted once the call was made, and with its account. */
export const callRequests = pgTable('call_requests', {
  id: text().primaryKey(),
  accountId: text().notNull().unique('call_requests_account_unique'),
  phoneDialCode: text().notNull(),
  phoneNumber: text().notNull(),
  topic: text().$type<components['schemas']['CallTopic']>().notNull(),
  partOfDay: text().$type<components['schemas']['PartOfDay']>(),
  note: text().notNull(),
  language: text().$type<'tr' | 'en'>().notNull(),
  /** The day in Istanbul by the end of which the call is to be made. */
  callBy: date({ mode: 'string' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
