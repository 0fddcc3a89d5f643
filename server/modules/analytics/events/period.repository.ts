import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** From `from` on and before `until`; null leaves that side open. */
export type Period = { from: Date | null; until: Date | null };

export const isWithin = (column: PgColumn, { from, until }: Period): SQL | undefined =>
  and(from === null ? undefined : gte(column, from), until === null ? undefined : lt(column, until));
