import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { asc, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bulkInsert, bulkUpdate } from './bulk.ts';
import type { Database } from './database.ts';
import { openTestDatabase } from './test-database.ts';
import { isUniqueViolation, withTransaction } from './transaction.ts';

const parcels = pgTable(
  'test_parcels',
  {
    ownerId: text('kept_by').notNull(),
    nth: integer().notNull(),
    state: text().$type<'open' | 'shut'>().notNull(),
    inIt: jsonb().$type<{ someThing: string }[]>(),
    shutAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.nth] })],
);

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table test_parcels (kept_by text not null, nth integer not null,
    state text not null, in_it jsonb, closed_at timestamptz, primary key (kept_by, nth))`);
});
beforeEach(() => database.db.delete(parcels) as unknown as Promise<void>);
afterAll(async () => {
  await database.db.execute(sql`drop table test_parcels`);
  await database.close();
});

const all = () => database.db.select().from(parcels).orderBy(asc(parcels.ownerId), asc(parcels.nth));
const at = new Date('2026-03-02T09:00:00.123Z');
const first = { ownerId: 'a', nth: 1, state: 'open', inIt: [{ someThing: 'ığüşöç "\\ \n' }], shutAt: at } as const;
const second = { ownerId: 'a', nth: 2, state: 'open', inIt: null, shutAt: null } as const;

test('rows are returned as inserted; unknown columns are omitted', async () => {
  const { shutAt: _none, ...bare } = second;
  const rows = [first, { ...bare, more: 'than it has' }].map((row) => ({ ...row, inIt: row.inIt && [...row.inIt] }));
  await withTransaction(database.db, (tx) => bulkInsert(tx, parcels, rows));
  expect(await all()).toEqual([first, second]);
});

const insert = (row: typeof parcels.$inferInsert, onto?: readonly ['ownerId', 'nth']) =>
  withTransaction(database.db, (tx) => bulkInsert(tx, parcels, [row], onto ? { onto } : {}));

test('an existing row is updated on request, and otherwise an error', async () => {
  await insert(second);
  expect(isUniqueViolation(await insert(second).catch((error: unknown) => error))).toBe(true);
  await insert({ ...second, state: 'shut', shutAt: at }, ['ownerId', 'nth']);
  expect(await all()).toEqual([{ ...second, state: 'shut', shutAt: at }]);
});

test('an update changes only the named columns of matching rows', async () => {
  const third = { ...second, ownerId: 'b' };
  const rows = [{ ...first, inIt: [...first.inIt] }, second, third];
  await withTransaction(database.db, async (tx) => {
    await bulkInsert(tx, parcels, rows);
    await bulkUpdate(
      tx,
      parcels,
      ['ownerId', 'nth'],
      [
        { ownerId: 'a', nth: 1, shutAt: null },
        { ownerId: 'a', nth: 2, state: 'shut' },
      ],
    );
    await bulkUpdate(tx, parcels, ['ownerId'], [{ ownerId: 'a', inIt: [] }], ne(parcels.state, 'shut'));
    await bulkUpdate(tx, parcels, ['ownerId'], []);
  });
  expect(await all()).toEqual([{ ...first, shutAt: null, inIt: [] }, { ...second, state: 'shut' }, third]);
});
