import { inArray, sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CorporationType } from '../../../domain/account/index.ts';
import type { ApplicationStatus, DecisionReason } from '../../../domain/charity/index.ts';
import type { components } from '../../../openapi/types/charity.d.ts';
import { bytes } from '../../platform/database/columns.ts';
import type { Language } from '../../platform/request/request-context.ts';
import type { AddressLocation } from '../addresses/index.ts';

const instant = () => timestamp({ withTimezone: true });

export const charityApplications = pgTable(
  'charity_applications',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    applicationType: text().$type<CorporationType>().notNull(),
    /** The contact person; mails go to them. */
    applicant: jsonb().$type<components['schemas']['Applicant']>().notNull(),
    /** Packs. */
    quantity: integer().notNull(),
    recipient: text().notNull(),
    requestDetail: text().notNull(),
    location: jsonb().$type<AddressLocation>().notNull(),
    line: text().notNull(),
    /** Language of its mails. */
    language: text().$type<Language>().notNull(),
    status: text().$type<ApplicationStatus>().notNull(),
    approvedQuantity: integer(),
    decisionReason: text().$type<DecisionReason>(),
    decisionNote: text(),
    decidedAt: instant(),
    /** `operations:` and the name of the key. */
    decidedBy: text(),
    sentAt: instant(),
    trackingUrl: text(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('charity_applications_open_unique')
      .on(table.accountId)
      .where(inArray(table.status, [sql.raw(`'RECEIVED'`), sql.raw(`'IN_REVIEW'`)])),
    index().on(table.accountId, table.createdAt),
    index().on(table.status, table.createdAt),
    index().on(table.decidedAt),
    check(
      'charity_applications_quantity',
      sql`${table.quantity} > 0 and coalesce(${table.approvedQuantity}, 1) between 1 and ${table.quantity}`,
    ),
  ],
);

/** JPEG or PDF. Files without an application are deleted after a day. */
export const charityFiles = pgTable(
  'charity_files',
  {
    fileName: text().primaryKey(),
    accountId: text().notNull(),
    applicationId: text().references(() => charityApplications.id),
    /** Position among the documents of its application. */
    position: integer().notNull(),
    /** File name on the applicant's device. */
    name: text().notNull(),
    content: bytes().notNull(),
    bytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (table) => [index().on(table.applicationId), index().on(table.accountId), index().on(table.uploadedAt)],
);
