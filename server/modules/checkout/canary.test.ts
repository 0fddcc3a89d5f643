import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCard, openShopper, passChallenge, type Shop, startShop } from './testing.ts';

vi.setConfig({ testTimeout: 30_000 });

let shop: Shop;
const lines: string[] = [];
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) };
  shop = await startShop({ config: { logLevel: 'trace' }, logStream });
}, 60_000);
afterAll(() => shop.close());

test('the log of a purchase tells neither card nor token nor address nor letter, also while the database breaks', async () => {
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

  const told = lines.map((line) => {
    const {
      time: _time,
      ms: _ms,
      pid: _pid,
      hostname: _hostname,
      ...rest
    } = JSON.parse(line) as Record<string, unknown>;
    return JSON.stringify(rest);
  });
  const log = told.join('\n');
  expect(log).toContain('Failed query: insert into \\"outbox_mails\\"');
  expect(log).toContain('550 no such user');
  const sentence = body.split('\n').find((line) => line.length > 20)!;
  const canaries = [card.cardNumber, card.cardHolderName, shopper.token, shopper.email, sentence, 'Moda Caddesi'];
  expect(canaries.filter((canary) => log.includes(canary))).toEqual([]);
  expect(log).not.toMatch(/\b907\b/);
});
