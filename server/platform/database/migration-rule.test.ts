import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from './database.ts';

/** From this migration on the previous release still runs while migrating: docs/operations.md, "A release". */
const first = '0022';

/** Statements that may break or block processes of the previous release. */
const risks: readonly [what: string, pattern: RegExp][] = [
  ['drops what is read', /\bdrop\s+(table|column|type|view)\b/i],
  ['renames what is read', /\brename\b/i],
  ['changes a type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  [
    'asks of old writers what they leave out',
    /\bset\s+not\s+null\b|\badd\s+column\b(?=.*\bnot\s+null\b)(?!.*\bdefault\b)/i,
  ],
  ['validates a key under a lock', /\badd\s+constraint\b.*\bforeign\s+key\b(?!.*\bnot\s+valid\b)/i],
  ['blocks writers while an index is built', /\bcreate\s+(unique\s+)?index\b(?!\s+concurrently)/i],
];

/** Risky statements without a line `-- reason:`. A new table is exempt: it is empty and no process reads it yet. */
function breachesOf(text: string): string[] {
  const made = new Set([...text.matchAll(/create table "(\w+)"/gi)].map(([, table]) => table));
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    const table = /(?:\bon|alter table) (?:"public"\.)?"(\w+)"/i.exec(statement)?.[1];
    if (/^-- reason: \S/m.test(statement) || (table && made.has(table))) return [];
    return risks.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what);
  });
}

test('no migration breaks the previous release, or states its reason', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql') && name.slice(0, 4) >= first);
  const breaches = files.map((name) => [name, breachesOf(readFileSync(join(migrationsFolder, name), 'utf8'))] as const);
  expect(breaches.filter(([, found]) => found.length > 0)).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "card";', ['drops what is read']],
  ['ALTER TABLE "orders" RENAME COLUMN "card" TO "paid_with";', ['renames what is read']],
  ['ALTER TABLE "orders" ALTER COLUMN "card" SET DATA TYPE text;', ['changes a type']],
  ['ALTER TABLE "orders" ADD COLUMN "card" text NOT NULL;', ['asks of old writers what they leave out']],
  ['ALTER TABLE "orders" ADD COLUMN "card" text DEFAULT 1 NOT NULL;', []],
  ['ALTER TABLE "a" ADD CONSTRAINT "b" FOREIGN KEY ("c") REFERENCES "d"("e");', ['validates a key under a lock']],
  ['CREATE INDEX "orders_card_index" ON "orders" ("card");', ['blocks writers while an index is built']],
  ['CREATE INDEX CONCURRENTLY "orders_card_index" ON "orders" ("card");', []],
  ['-- reason: twenty rows\nCREATE INDEX "orders_card_index" ON "orders" ("card");', []],
  ['CREATE TABLE "new" ("id" text);--> statement-breakpoint\nCREATE INDEX "new_index" ON "new" ("id");', []],
])('%s', (statement, found) => {
  expect(breachesOf(statement)).toEqual(found);
});
