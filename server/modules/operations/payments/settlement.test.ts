import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf, days } from '../../../../domain/calendar/index.ts';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { takeBackup } from '../../../platform/testing/backup.ts';
import { compareDay } from '../../attempts/index.ts';
import { newCard, nextKey, openShopper, passChallenge, type Shop, startShop } from '../../checkout/testing.ts';
import { paymentsPort } from '../../payments/index.ts';
import { cyclesOf, liveUntil, subscribe } from '../../subscriptions/testing.ts';
import { auditEntries } from '../audit/audit.tables.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 120_000);
afterAll(() => shop.close());

const settle = async (how: 'adopt' | 'refund', reference: string, body: object = {}) => {
  const answer = await shop.call('POST', `/ops/settlement/${reference}/${how}`, {
    token: sandboxOpsKey,
    headers: { 'idempotency-key': nextKey() },
    body: { reason: 'the backup was restored', ...body },
  });
  return [answer.status, answer.body.code ?? answer.body.data.outcome];
};

/** References of today's payments in the bank's books that are missing in the shop. */
async function missingHere(): Promise<string[]> {
  const today = dayOf(shop.clock.now().getTime());
  const context = { ...shop.app.context, ...shop.app.ports(paymentsPort) };
  const compared = await compareDay(context, today);
  if (compared.outcome !== 'compared') throw new Error('The bank sent no books.');
  return compared.differences.filter(({ code }) => code === 'missingHere').map(({ reference }) => reference);
}

const auditOf = (entity: string) =>
  shop.database.db
    .select({ act: auditEntries.act, actor: auditEntries.actor, reason: auditEntries.reason })
    .from(auditEntries)
    .where(eq(auditEntries.entity, entity));

test('a renewal captured but missing after a restore is adopted: charged once, audited, no longer listed', async () => {
  const elif = await subscribe(shop);
  const [, next] = await cyclesOf(shop, elif.subscription);
  const charged = Date.parse(`${next!.split(' ')[2]}T06:00:00Z`);
  await liveUntil(shop, charged - days(1));
  const restore = await takeBackup(shop.database);
  await liveUntil(shop, charged + 1000);
  const taken = shop.bank.totals();
  await restore();
  await shop.restart();

  const reference = `renewal:${elif.subscription}:2:1`;
  expect(await missingHere()).toEqual([reference]);
  expect(await settle('adopt', reference, { dryRun: true })).toEqual([200, 'done']);
  expect(await missingHere()).toEqual([reference]);
  expect(await settle('adopt', reference)).toEqual([200, 'done']);
  expect([await missingHere(), await settle('adopt', reference)]).toEqual([[], [409, 'NOT_MISSING']]);
  await liveUntil(shop, charged + days(3));
  const [, renewed] = await cyclesOf(shop, elif.subscription);
  expect([shop.bank.totals(), renewed!.split(' ')[1]]).toEqual([taken, 'ORDERED']);
  expect(await auditOf(reference)).toEqual([
    { act: 'settlement.adopt', actor: 'operations:sandbox', reason: 'the backup was restored' },
  ]);
});

test('a purchase captured but missing after a restore cannot pay a delivery: it is refunded to the card', async () => {
  const ada = await openShopper(shop);
  const restore = await takeBackup(shop.database);
  const bought = await ada.buy('3ds/buy-request', await ada.checkout({ once: 1 }, newCard('succeeds')));
  await passChallenge(bought.body.data.redirectUrl);
  const { attemptId } = bought.body.data;
  const paid = shop.bank.totals(attemptId);
  await restore();
  await shop.restart();

  expect([await missingHere(), await settle('adopt', attemptId)]).toEqual([[attemptId], [409, 'NOT_ADOPTABLE']]);
  expect(await settle('refund', attemptId)).toEqual([200, 'done']);
  expect([paid.captures, paid.net > 0, shop.bank.totals(attemptId).net]).toEqual([1, true, 0]);
  expect([await missingHere(), await settle('refund', attemptId)]).toEqual([[], [409, 'NOT_MISSING']]);
});

test('a purchase repeated with its key after a restore is adopted, and charged once', async () => {
  const ada = await openShopper(shop);
  const body = await ada.checkout({ once: 1 }, newCard('succeeds'));
  const key = nextKey();
  const restore = await takeBackup(shop.database);
  const bought = await ada.buy('3ds/buy-request', body, key);
  await passChallenge(bought.body.data.redirectUrl);
  const { attemptId } = bought.body.data;
  await restore();
  await shop.restart();
  const again = await ada.buy('3ds/buy-request', body, key);
  expect([again.body.data.attemptId, again.body.data.state]).toEqual([attemptId, 'paid']);
  expect(shop.bank.totals(attemptId).captures).toBe(1);
});
