import { jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { components } from '../../../openapi/types/shopping.d.ts';

const instant = () => timestamp({ withTimezone: true });

export type AgreementKind = 'distanceSalesContract' | 'preliminaryInformation';

/** An accepted agreement: full text, hash, times and IP address. Written before the bank is called. */
export const acceptedAgreements = pgTable(
  'accepted_agreements',
  {
    id: text().primaryKey(),
    attemptId: text().notNull(),
    accountId: text().notNull(),
    kind: text().$type<AgreementKind>().notNull(),
    version: text().notNull(),
    hash: text().notNull(),
    agreement: jsonb().$type<components['schemas']['Agreement']>().notNull(),
    /** When the customer ticked it, as the browser said. */
    signedAt: instant().notNull(),
    /** When the server received it. */
    acceptedAt: instant().notNull(),
    ip: text().notNull(),
  },
  (table) => [uniqueIndex('accepted_agreements_kind_unique').on(table.attemptId, table.kind)],
);
