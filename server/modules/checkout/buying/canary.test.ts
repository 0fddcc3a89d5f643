import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTraceCollector } from '../../../platform/testing/trace-collector.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop } from '../testing.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
let collector: Awaited<ReturnType<typeof openTraceCollector>>;
const lines: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  collector = await openTraceCollector();
  shop = await startShop({ config: { logLevel: 'trace', tracesEndpoint: collector.endpoint }, logStream });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await collector.close();
});

/** All rows of every table, those of jobs included, as text by table name. */
async function everyRow(): Promise<Map<string, string>> {
  const { db } = shop.database;
  const tables = await db.execute(
    sql`select schemaname as space, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows = new Map<string, string>();
  for (const { space, name } of tables.rows as { space: string; name: string }[]) {
    const found = await db.execute(sql`select t::text as row from ${sql.identifier(space)}.${sql.identifier(name)} t`);
    rows.set(name, (found.rows as { row: string }[]).map(({ row }) => row).join('\n'));
  }
  return rows;
}

test('a purchase that fails leaves no card number, code or token in log, trace or database, and no mail text in the log', async () => {
  const shopper = await openShopper(shop);
  const card = { ...newCard('succeeds', true), cvc: '907', cardHolderName: 'Kanarya Sarıkuş' };
  const answer = await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1 }, card));
  const { attemptId, redirectUrl } = answer.body.data;
  const { db } = shop.database;
  await db.execute(sql`alter table outbox_mails rename to lost_mails`);
  await passChallenge(redirectUrl);
  await shopper.status(attemptId);
  shop.clock.advance({ minutes: 10 });
  await shop.runJobs('reconcile-payments');
  await db.execute(sql`alter table lost_mails rename to outbox_mails`);
  shop.clock.advance({ minutes: 10 });
  await shop.runJobs();
  expect((await shopper.status(attemptId)).body.data.state).toBe('paid');
  const { id, body } = (
    await db.execute(sql`select id, text_body as body from outbox_mails where text_body like '%Moda Caddesi%'`)
  ).rows[0] as {
    id: string;
    body: string;
  };
  shop.app.context.log.warn({ err: new Error(`550 no such user <${shopper.email}>: ${card.cardNumber}`) }, id);
  shop.app.context.log.error({ headers: { authorization: shopper.token } }, 'a header');
  await shop.call('GET', `/api/private/user/users/profile?token=${shopper.token}`);

  const facts = lines.map((line) => {
    const {
      time: _time,
      ms: _ms,
      pid: _pid,
      hostname: _hostname,
      ...rest
    } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(rest);
  });
  const log = facts.join('\n');
  expect(log).toContain('Failed query: insert into \\"outbox_mails\\"');
  expect(log).toContain('550 no such user');
  const sentence = body.split('\n').find((line) => line.length > 20)!;
  const canaries = [card.cardNumber, card.cardHolderName, shopper.token, shopper.email, sentence, 'Moda Caddesi'];
  expect(canaries.filter((canary) => log.includes(canary))).toEqual([]);
  expect(log).not.toMatch(/\b907\b/);

  await shop.restart();
  const traces = collector.text();
  const asksOfBank = collector.spans().filter(({ name }) => name === 'bank');
  expect(asksOfBank.map(({ parent }) => parent)).toContain('POST /api/private/user/shopping/3ds/buy-request');
  expect(canaries.filter((canary) => traces.includes(canary))).toEqual([]);

  const rows = await everyRow();
  const tablesWith = (canary: string | RegExp) =>
    [...rows].filter(([, text]) => (typeof canary === 'string' ? text.includes(canary) : canary.test(text)));
  const names = (canary: string | RegExp) => tablesWith(canary).map(([name]) => name);
  expect(rows.size).toBeGreaterThan(30);
  expect({
    number: names(card.cardNumber),
    firstDigits: names(card.cardNumber.slice(0, 12)),
    cvc: names(/\b907\b/),
    token: names(shopper.token),
    signature: names(shopper.token.split('.')[2]!),
    mail: names(sentence),
  }).toEqual({ number: [], firstDigits: [], cvc: [], token: [], signature: [], mail: ['outbox_mails'] });
});
