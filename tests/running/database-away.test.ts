import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/processes/postgres.ts';
import { isDatabaseAway, withTransaction } from '../../server/platform/database/transaction.ts';
import { openProcess, type Process } from './shop-process.ts';

let postgres: Postgres;
let shop: Process;
beforeAll(async () => {
  postgres = startPostgres();
  shop = await openProcess(postgres.url);
});
afterAll(async () => {
  await shop.close();
  postgres.stop();
});

const wantNewsletter = (email: string) =>
  shop.call('POST', '/api/communication_service/v1/newsletter/subscribe', {
    email,
    consent: { isGiven: true, textVersion: '2026-01' },
    source: 'footer',
  });

const away = {
  status: 'error',
  code: 'UNAVAILABLE',
  message: {
    tr: 'Şu an cevap veremiyoruz. Birazdan yeniden dene.',
    en: 'We cannot answer right now. Please try again shortly.',
  },
  data: { retryAfterSeconds: 5 },
};

const more = (list: unknown[]) => {
  const before = list.length;
  return vi.waitFor(() => expect(list.length).toBeGreaterThan(before + 8), { timeout: 60_000, interval: 50 });
};

test('no statement, lock or idle transaction holds a connection for ever', async () => {
  const { rows } = await shop.database.db.execute(sql`
    select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '15000' },
    { name: 'lock_timeout', setting: '5000' },
    { name: 'statement_timeout', setting: '10000' },
  ]);
});

test('a database outage is a 503; the shop recovers, and nothing acknowledged is lost', async () => {
  const acknowledged: string[] = [];
  const refused: unknown[] = [];
  const over = new AbortController();
  const write = async () => {
    while (!over.signal.aborted) {
      const email = `${randomUUID()}@example.com`;
      const { status, headers, body } = await wantNewsletter(email);
      if (status === 202) acknowledged.push(email);
      else refused.push([status, headers['retry-after'], body]);
      await setImmediate();
    }
  };
  const writers = [write(), write(), write(), write()];
  let backAfter = Number.POSITIVE_INFINITY;
  try {
    await more(acknowledged);
    postgres.crash();
    await more(refused);
    postgres.start();
    const returnedAt = performance.now();
    await more(acknowledged);
    backAfter = performance.now() - returnedAt;
  } finally {
    over.abort();
    await Promise.all(writers);
  }

  expect(backAfter).toBeLessThan(30_000);
  expect(refused).toEqual(refused.map(() => [503, '5', away]));
  const { rows } = await shop.database.db.execute(sql`select email from newsletter_subscribers`);
  const kept = new Set(rows.map(({ email }) => email));
  expect(acknowledged.filter((email) => !kept.has(email))).toEqual([]);
  // Recurring jobs work again, too: the mail is sent.
  const last = acknowledged.at(-1)!;
  const sent = async () => (await shop.app.context.mail.list({ recipient: last })).map((mail) => mail.status);
  await vi.waitFor(async () => expect(await sent()).toEqual(['sent']), { timeout: 60_000, interval: 100 });
});

test('a transaction whose connection drops is refused, and the process keeps running', async () => {
  const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const torn = withTransaction(shop.database.db, async (tx) => {
    await tx.execute(sql`select 1`);
    begun.resolve();
    await goOn.promise;
    await tx.execute(sql`select 1`);
  });
  await begun.promise;
  postgres.crash();
  postgres.start();
  await vi.waitFor(async () => expect((await wantNewsletter(`${randomUUID()}@example.com`)).status).toBe(202));
  goOn.resolve();
  await expect(torn).rejects.toSatisfy(isDatabaseAway);
});

test('no connection is lost by an outage', async () => {
  const { database } = shop;
  const ask = () => withTransaction(database.db, (tx) => tx.execute(sql`select pg_sleep(0.05)`));
  const manyAsk = () => Promise.allSettled(Array.from({ length: 8 }, ask));
  await manyAsk();
  postgres.crash();
  postgres.start();
  const statuses = new Set((await manyAsk()).map(({ status }) => status));
  expect(statuses).toContain('rejected');
  await vi.waitFor(() => {
    const { total, idle, waiting } = database.connections()!;
    expect({ busy: total - idle, waiting }).toEqual({ busy: 0, waiting: 0 });
  });
});
