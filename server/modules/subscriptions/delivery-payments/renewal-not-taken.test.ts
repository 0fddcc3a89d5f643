import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { savedCards } from '../../cards/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { listAlarms } from '../../payments/index.ts';
import { cyclesOf, liveUntil, subjectsOf, subscribe } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

/** The keys in the bank's vault of a card that is charged a wrong amount. */
const wrongCard = { customerKey: 'box', cardToken: 'wrong' };

function openVault(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bank-'));
  const card = { masked: '', bin: '', lastFour: '', association: 'VISA', behaviour: 'chargesWrongAmount' };
  writeFileSync(
    join(folder, 'vault.jsonl'),
    `${JSON.stringify({ kind: 'card', saved: { ...wrongCard, alias: null, card } })}\n`,
  );
  return folder;
}

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true, bankFolder: openVault() });
}, 60_000);
afterAll(() => shop.close());

test('a renewal charged a wrong amount is retried daily, not hourly, and raises an alarm', async () => {
  const elif = await subscribe(shop);
  const { db } = shop.database;
  const own = eq(savedCards.accountId, elif.accountId);
  const [right] = await db.select().from(savedCards).where(own);
  await db.update(savedCards).set(wrongCard).where(own);
  const [, next] = await cyclesOf(shop, elif.subscription);
  const morning = Date.parse(`${next!.split(' ')[2]}T06:00:00Z`);
  const hour = 3_600_000;
  const tried = async () => (await subjectsOf(shop, elif.subscription, 2)).length;
  const alarms = async () =>
    (await listAlarms(db)).map(({ code, detail }) => [code, detail['declineCode'], detail['tries']]);
  await liveUntil(shop, morning + hour / 2);
  expect([await tried(), await alarms()]).toEqual([1, [['RENEWAL_NOT_TAKEN', 'amountMismatch', 1]]]);
  await liveUntil(shop, morning + 24 * hour);
  expect(await tried()).toBe(2);
  await liveUntil(shop, morning + 26 * hour);
  expect(await tried()).toBe(3);

  await db.update(savedCards).set({ customerKey: right!.customerKey, cardToken: right!.cardToken }).where(own);
  await liveUntil(shop, morning + 51 * hour);
  expect([await tried(), await alarms()]).toEqual([4, []]);
});
