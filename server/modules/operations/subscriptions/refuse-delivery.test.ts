import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInAgain } from '../../auth/testing.ts';
import { newCard, nextKey, type Shop, startShop } from '../../checkout/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe, type Subscriber } from '../../subscriptions/testing.ts';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/ops/${path}`, {
    ...(body && { body: { reason: 'Adres yurt dışında', ...body } }),
    headers: { authorization: `Bearer ${sandboxOpsKey}`, ...(body && { 'idempotency-key': nextKey() }) },
  });
const refuse = (id: string, body: object = {}) => ops('POST', `orders/${id}/moves`, { event: 'refuse', ...body });
const statesOf = async ({ subscription }: Subscriber) =>
  (await cyclesOf(shop, subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, ''));
const dayOf = async ({ subscription }: Subscriber) => (await cyclesOf(shop, subscription))[1]!.split(' ')[2]!;
const mails = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email })).filter(({ kind }) => kind === 'orderRefused').length;
const orderOf = async ({ subscription }: Subscriber) =>
  (await ops('GET', `subscriptions/${subscription}`)).body.data.cycles[1].order as string;
/** Moves the clock by days and runs the engine: past a day's charge, or the next retry. */
async function daysLater(days: number): Promise<void> {
  shop.clock.advance({ milliseconds: days * 86_400_000 });
  await shop.runJobs('subscription-engine');
}

test('a delivery refused by operations is never charged, and the plan continues', async () => {
  const elif = await subscribe(shop);
  await liveUntil(shop, `${await dayOf(elif)}T00:00:00Z`);
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 LOCKED CREATED', '3 PLANNED']);
  const order = await orderOf(elif);
  const tried = await refuse(order, { dryRun: true });
  expect([tried.body.data.order.status, await statesOf(elif)]).toEqual([
    'REJECTED',
    ['1 ORDERED PAID', '2 LOCKED CREATED', '3 PLANNED'],
  ]);
  const { before, order: after, mail, stock, money } = (await refuse(order)).body.data;
  expect([before, after.status, mail, stock, money]).toEqual([
    'CREATED',
    'REJECTED',
    'orderRefused',
    'release',
    'balanceBack',
  ]);
  await daysLater(0.5);
  expect([await capturesOf(shop, elif), await statesOf(elif), await mails(elif)]).toEqual([
    [],
    ['1 ORDERED PAID', '2 SKIPPED REJECTED', '3 PLANNED'],
    1,
  ]);
  const { events } = (await ops('GET', `orders/${order}`)).body.data;
  expect(events.at(-1)).toMatchObject({ event: 'refuse', actor: 'operations:sandbox', reason: 'Adres yurt dışında' });
  const again = await refuse(order);
  expect([again.status, again.body.code]).toEqual([409, 'MOVE_REFUSED']);
});

test('a due delivery refused by operations is no longer owed, and cannot be refused during a payment', async () => {
  const elif = await subscribe(shop, { card: 'renewalDeclines' });
  await liveUntil(shop, `${await dayOf(elif)}T08:00:00Z`);
  const order = await orderOf(elif);
  const token = await signInAgain(shop.app, elif.accountId);
  const call = (path: string, body?: object) =>
    shop.call('POST', `/api/private/user/due-payments/${path}`, {
      token,
      ...(body && { body }),
      headers: { language: 'tr', 'idempotency-key': nextKey() },
    });
  const [owed] = (await call('has-active')).body.data.duePayments;
  const price = { chargedAmount: 74.9, _currency: 'TRY' };
  const paying = await call('pay', { _duePayment: owed._id, price, card: newCard('succeeds') });
  expect(paying.body.data.state).toBe('challenging');
  const early = await refuse(order);
  expect([early.status, early.body.code]).toEqual([409, 'PAYMENT_IN_PROGRESS']);
  // The customer leaves the bank's page, and the attempt ends by itself.
  await liveUntil(shop, shop.clock.now().getTime() + 2 * 3_600_000);
  expect((await refuse(order)).body.data.order.status).toBe('REJECTED');
  expect((await call('has-active')).body.data).toEqual({ hasActive: false, duePayments: [] });
  await daysLater(8);
  expect([await capturesOf(shop, elif), await statesOf(elif), await mails(elif)]).toEqual([
    [],
    ['1 ORDERED PAID', '2 DROPPED REJECTED', '3 PLANNED'],
    1,
  ]);
});
