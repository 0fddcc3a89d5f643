import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
}, 60_000);
afterAll(() => server.close());

test('a backlog is deleted in batches: no statement exceeds its time limit', async () => {
  const { db, mail } = server.context;
  const greeting = { kind: 'greeting', recipient: 'elif@example.com', language: 'tr' } as const;
  await withTransaction(db, (tx) => mail.enqueue(tx, { ...greeting, subject: 'Merhaba', text: 'Bak', html: '<p>Bak' }));
  await mail.flush();
  const copy = (count: number, what: string) =>
    db.execute(
      sql.raw(`insert into outbox_mails select gen_random_uuid(), ${what}, recipient, language, subject, text_body,
      html_body, status, attempts, last_error, created_at, next_attempt_at, sent_at
      from outbox_mails, generate_series(1, ${count}) where kind = 'greeting'`),
    );
  await copy(20, `'accountDeleted'`);
  await copy(1100, 'kind');
  await db.execute(sql`create function refuse_many() returns trigger language plpgsql as $$ begin
    if (select count(*) from touched) > 1000 then raise exception 'too many rows in one statement'; end if;
    return null; end $$`);
  for (const [event, rows] of [
    ['update', 'new'],
    ['delete', 'old'],
  ]) {
    await db.execute(
      sql.raw(`create trigger refuse_many_${event} after ${event} on outbox_mails
      referencing ${rows} table as touched for each statement execute function refuse_many()`),
    );
  }
  const left = async () => {
    await mail.forgetOld();
    const { rows } = await db.execute(sql`select count(*)::int as mails,
      count(*) filter (where text_body <> '' or html_body <> '')::int as bodies from outbox_mails`);
    return rows;
  };
  try {
    const before = await left();
    server.clock.advance({ days: 8 });
    const weekLater = await left();
    server.clock.advance({ days: 180 });
    expect([before, weekLater, await left()]).toEqual([
      [{ mails: 1101, bodies: 1101 }],
      [{ mails: 1101, bodies: 0 }],
      [{ mails: 0, bodies: 0 }],
    ]);
  } finally {
    await db.execute(sql`drop function refuse_many() cascade`);
  }
});
