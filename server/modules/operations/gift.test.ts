import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { nextKey, type Shop, startShop } from '../checkout/testing.ts';
import { moveAlong, orders, toTheDoor } from '../orders/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe, type Subscriber } from '../subscriptions/testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const opsKey = 'a-key-of-a-packer-of-parcels';
let shop: Shop;
beforeAll(async () => {
  const opsKeys = [{ name: 'packer', hash: hashOpsKey(opsKey), scopes: ['orders', 'problems'] as const }];
  shop = await startShop({ hasOneClock: true, config: { sessionSeconds: 400 * 24 * 3600, opsKeys } });
}, 60_000);
afterAll(() => shop.close());

const ops = (method: 'GET' | 'POST', path: string, body?: object) =>
  shop.call(method, `/ops/${path}`, {
    ...(body && { body }),
    headers: { authorization: `Bearer ${opsKey}`, ...(method === 'POST' && { 'idempotency-key': nextKey() }) },
  });
const give = (elif: Subscriber, note: string) =>
  elif.call('POST', `subscriptions/${elif.subscription}/send-next-delivery-to?version=1&cycle=2`, {
    _deliveryAddress: elif.addressId,
    gift: { note },
  });
const ordersOf = ({ accountId }: Subscriber) =>
  shop.database.db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(asc(orders.number));
const giftOn = async (orderId: string) => {
  const { isGift, giftNote } = (await ops('GET', `orders/${orderId}`)).body.data.label;
  return [isGift, giftNote];
};
const untilDelivery = async (elif: Subscriber, cycle: number) => {
  const [, , day] = (await cyclesOf(shop, elif.subscription)).find((row) => row.startsWith(`${cycle} `))!.split(' ');
  await liveUntil(shop, `${day}T08:00:00Z`);
};

test('a gift shows its note to the packer, marks only its parcel, and mails about money to its customer alone', async () => {
  const elif = await subscribe(shop);
  const act = { kind: 'sendTo', cycle: 2, _deliveryAddress: elif.addressId, gift: { note: 'x' } };
  const preview = await elif.call('POST', `subscriptions/${elif.subscription}/preview`, { act });
  const given = (await give(elif, '  İyi ki doğdun,\u0007\nanne!  ')).body.data;
  expect(preview.body.data.after.map(({ gift }: { gift: unknown }) => gift)).toEqual([{ note: 'x' }, null, null]);
  expect(given.deliveries.map(({ gift }: { gift: unknown }) => gift)).toEqual([
    { note: 'İyi ki doğdun,\nanne!' },
    null,
    null,
  ]);
  const mails = async () => shop.app.context.mail.list({ recipient: elif.email });
  expect((await mails()).find(({ kind }) => kind === 'subscriptionChanged')!.textBody).toContain(
    'Yalnız sıradaki kutun hediye olarak gider: içine fiyat koymayız. Aboneliğin aynı kaldı.',
  );
  await untilDelivery(elif, 2);
  await untilDelivery(elif, 3);
  const [bought, gift, after] = await ordersOf(elif);
  expect([await giftOn(bought!.id), await giftOn(gift!.id), await giftOn(after!.id)]).toEqual([
    [false, null],
    [true, 'İyi ki doğdun,\nanne!'],
    [false, null],
  ]);
  const ordered = async ({ id }: { id: string }) => (await elif.call('POST', `orders/${id}`)).body.data.gift;
  expect([await ordered(bought!), await ordered(gift!)]).toEqual([null, { note: 'İyi ki doğdun,\nanne!' }]);
  expect(await capturesOf(shop, elif)).toEqual([7490, 7490]);
  expect((await mails()).filter(({ kind }) => kind === 'renewal.paid')).toHaveLength(2);

  // The replacement parcel is the same gift.
  await moveAlong(shop.app.context, gift!.id, ...toTheDoor);
  const said = await elif.call('POST', `orders/${gift!.id}/problem`, { kind: 'damaged', note: 'Kutu ezilmiş.' });
  const answer = { answer: 'Yenisi yolda.', reason: 'Ezilmiş kutu', parcel: {} };
  await ops('POST', `problems/${said.body.data.problem._id}/answer`, answer);
  const replacement = (await ordersOf(elif)).find(({ replacesOrderId }) => replacesOrderId === gift!.id);
  expect(await giftOn(replacement!.id)).toEqual([true, 'İyi ki doğdun,\nanne!']);
});

test('a note may be empty, has at most 200 characters, and is removed with the gift', async () => {
  const elif = await subscribe(shop);
  const long = await give(elif, 'x'.repeat(201));
  expect([long.status, long.body.code, long.body.data.fields.map(({ path }: { path: string }) => path)]).toEqual([
    400,
    'VALIDATION',
    ['gift.note'],
  ]);
  const given = (await give(elif, ' ')).body.data;
  const back = await elif.call('POST', `subscriptions/${elif.subscription}/undo?version=2`);
  expect([given.deliveries[0].gift, back.body.data.deliveries[0].gift]).toEqual([{ note: '' }, null]);
});
