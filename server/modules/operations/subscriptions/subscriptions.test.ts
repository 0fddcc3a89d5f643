import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayOf } from '../../../../domain/calendar/index.ts';
import { nextKey, type Shop, startShop, tampons } from '../../checkout/testing.ts';
import { cyclesOf, liveUntil, subscribe, type Subscriber } from '../../subscriptions/testing.ts';
import { sandboxOpsKey } from '../../../platform/ops-keys/ops-keys.ts';
import { auditEntries } from '../audit/audit.tables.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/ops/${path}`, {
    ...(body && { body: { reason: 'Telefonda istedi', ...body } }),
    headers: { authorization: `Bearer ${sandboxOpsKey}`, ...(body && { 'idempotency-key': nextKey() }) },
  });
const audited = async (entity: string) => {
  const { db } = shop.database;
  const rows = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entity, entity))
    .orderBy(desc(auditEntries.at));
  return rows.map(({ act, before, after, reason }) => [act, before, after, reason]);
};
const statesOf = async ({ subscription }: Subscriber) =>
  (await cyclesOf(shop, subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, ''));
const stepOf = (body: { data: { steps: { step: string }[] } }, step: string) =>
  body.data.steps.find((one) => one.step === step);

test('a customer’s subscription is found, paused, resumed and cancelled by operations, and mails are sent', async () => {
  const elif = await subscribe(shop);
  const { body } = await ops('GET', `subscriptions?email=${encodeURIComponent(elif.email)}`);
  const day = (await cyclesOf(shop, elif.subscription))[1]!.split(' ')[2];
  const shown = {
    _id: elif.subscription,
    status: 'ACTIVE',
    recipient: 'Ada Deniz',
    intervalDays: 56,
    nextOrderDate: day,
    amount: 74.9,
    hasCard: true,
    createdAt: shop.clock.now().toISOString(),
    pausedUntil: null,
  };
  expect(body.data).toEqual({
    items: [{ ...shown, recipient: body.data.items[0].recipient }],
    pageInfo: { page: 0, limit: 50, total: 1 },
  });
  const path = `subscriptions/${elif.subscription}/acts`;
  const tried = await ops('POST', path, { act: 'cancel', dryRun: true });
  expect([tried.body.data.subscription.status, tried.body.data.isDryRun]).toEqual(['CANCELLED', true]);
  const until = addDays(dayOf(shop.clock.now().getTime()), 100);
  const paused = (await ops('POST', path, { act: 'pause', until })).body.data.subscription;
  const resumed = (await ops('POST', path, { act: 'resume' })).body.data.subscription;
  const cancelled = (await ops('POST', path, { act: 'cancel' })).body.data.subscription;
  expect([paused.status, paused.pausedUntil, resumed.status, cancelled.status]).toEqual([
    'PAUSED',
    until,
    'ACTIVE',
    'CANCELLED',
  ]);
  const again = await ops('POST', path, { act: 'pause' });
  expect([again.status, again.body.code]).toEqual([409, 'SUBSCRIPTION_NOT_ACTIVE']);
  expect(await audited(elif.subscription)).toHaveLength(3);
  const { cycles, coming, acts } = (await ops('GET', `subscriptions/${elif.subscription}`)).body.data;
  expect([
    cycles.map(({ cycle, state, orderStatus, charged }: Record<string, unknown>) => [
      cycle,
      state,
      orderStatus,
      charged,
    ]),
    coming,
    acts.map(({ actor, kind }: Record<string, string>) => `${actor} ${kind}`),
  ]).toEqual([
    [[1, 'ORDERED', 'PAID', 74.9]],
    [],
    ['operations:sandbox pause', 'operations:sandbox resume', 'operations:sandbox cancel'],
  ]);
  const kinds = (await shop.app.context.mail.list({ recipient: elif.email })).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('subscription')).toSorted()).toEqual([
    'subscriptionCancelled',
    'subscriptionChanged',
    'subscriptionChanged',
  ]);
});

test('a held engine step neither runs nor charges, and catches up once released', async () => {
  const elif = await subscribe(shop, { card: 'renewalDeclines' });
  const day = (await cyclesOf(shop, elif.subscription))[1]!.split(' ')[2];
  const stopped = await ops('POST', 'engine/steps/charge', { isHeld: true, reason: 'Banka bakımda' });
  expect(stepOf({ data: stopped.body.data.engine }, 'charge')).toMatchObject({ held: { reason: 'Banka bakımda' } });
  await liveUntil(shop, `${day}T08:00:00Z`);
  const waiting = stepOf((await ops('GET', 'engine')).body, 'charge');
  expect([await statesOf(elif), waiting]).toEqual([
    ['1 ORDERED PAID', '2 LOCKED CREATED', '3 PLANNED'],
    {
      step: 'charge',
      due: 1,
      oldest: `${day}T06:00:00.000Z`,
      held: { reason: 'Banka bakımda', by: 'operations:sandbox', at: expect.any(String) },
    },
  ]);
  const released = await ops('POST', 'engine/steps/charge', { isHeld: false });
  expect(stepOf({ data: released.body.data.engine }, 'charge')).toMatchObject({ due: 1, held: null });
  await shop.runJobs('subscription-engine');
  expect(await statesOf(elif)).toEqual(['1 ORDERED PAID', '2 DUE DUE_PAYMENT', '3 PLANNED']);

  const [due] = (await ops('GET', 'due-payments')).body.data.items;
  expect([due._subscription, due.amount, due.class, due.declineCode, due.tries, due.closedAs]).toEqual([
    elif.subscription,
    74.9,
    'soft',
    'insufficientFunds',
    1,
    null,
  ]);
  expect((await ops('GET', `due-payments/${due.order}`)).body.data._id).toBe(due._id);
  const forgiven = (await ops('POST', `due-payments/${due.order}/forgive`, {})).body.data.due;
  expect([forgiven.orderStatus, forgiven.closedAs, await statesOf(elif)]).toEqual([
    'CANCELLED',
    'letGo',
    ['1 ORDERED PAID', '2 DROPPED CANCELLED', '3 PLANNED'],
  ]);
  const again = await ops('POST', `due-payments/${due._id}/forgive`, {});
  expect([again.status, again.body.code, await audited(due._id)]).toEqual([
    409,
    'NOT_DUE',
    [['due.forgive', { orderStatus: 'DUE_PAYMENT' }, { orderStatus: 'CANCELLED' }, 'Telefonda istedi']],
  ]);
});

test('orphan cycles of the engine are listed, and reconciled', async () => {
  const [lost, alone] = [await subscribe(shop), await subscribe(shop)];
  const day = (await cyclesOf(shop, alone.subscription))[1]!.split(' ')[2];
  await liveUntil(shop, `${day}T00:00:00Z`);
  const { db } = shop.database;
  await db.execute(sql`update subscription_cycles set next_step = null, next_step_at = null
    where subscription_id = ${lost.subscription} and cycle = 2`);
  await db.execute(sql`update subscription_cycles set state = 'CHARGING', next_step = null, next_step_at = null
    where subscription_id = ${alone.subscription} and cycle = 2`);
  const { strays } = (await ops('GET', 'engine')).body.data;
  expect(strays.toSorted((one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1))).toEqual(
    [
      { code: 'asleep', _subscription: lost.subscription, cycle: 2 },
      { code: 'chargingAlone', _subscription: alone.subscription, cycle: 2 },
    ],
  );
  const tried = (await ops('POST', 'engine/reconcile', { dryRun: true })).body.data;
  expect([tried.healed, (await ops('GET', 'engine')).body.data.strays.length]).toEqual([2, 2]);
  const done = (await ops('POST', 'engine/reconcile', {})).body.data;
  expect([done.healed, done.strays]).toEqual([2, []]);
  await liveUntil(shop, `${day}T08:00:00Z`);
  const ordered = ['1 ORDERED PAID', '2 ORDERED PAID', '3 PLANNED'];
  expect([await statesOf(lost), await statesOf(alone)]).toEqual([ordered, ordered]);
});

test('a price is announced for a future day, and listed until it is in force', async () => {
  const today = dayOf(shop.clock.now().getTime());
  const asked = { subscription: 90, oneTimePurchase: 110, from: addDays(today, 1) };
  const soon = await ops('POST', `prices/${tampons}`, { ...asked, from: today });
  expect([soon.status, soon.body.data.fields]).toEqual([
    400,
    [expect.objectContaining({ path: 'from', rule: 'tooSoon' })],
  ]);
  const { price } = (await ops('POST', `prices/${tampons}`, asked)).body.data;
  const announced = { ...asked, announcedAt: shop.clock.now().toISOString(), toldAt: null };
  expect([price.subscription, price.announced]).toEqual([74.9, [announced]]);
  await shop.runJobs('price-notices');
  await liveUntil(shop, shop.clock.now().getTime() + 2 * 86_400_000);
  const all = (await ops('GET', 'prices')).body.data as { _product: string }[];
  expect(all.find(({ _product }) => _product === tampons)).toMatchObject({
    subscription: 90,
    oneTimePurchase: 110,
    announced: [],
  });
});
