import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listStock } from '../catalog/index.ts';
import {
  newCard,
  openShopper,
  passChallenge,
  type Shop,
  type Shopper,
  startShop,
  superPads,
} from '../checkout/testing.ts';
import { stockHolds } from '../catalog/testing.ts';
import { moveAlong, statusOf, toTheDoor } from '../orders/testing.ts';
import { hashOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { auditEntries } from './audit/audit.tables.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const keys = {
  lead: 'the-lead-may-do-everything',
  packer: 'the-packer-may-move-orders',
  counter: 'counts-the-stock-only',
};

let shop: Shop;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await startShop({
    config: {
      sessionSeconds: 60 * 24 * 3600,
      opsKeys: [
        { name: 'lead', hash: hashOpsKey(keys.lead), scopes: ['orders', 'problems', 'stock', 'mail', 'audit'] },
        { name: 'packer', hash: hashOpsKey(keys.packer), scopes: ['orders'] },
        { name: 'counter', hash: hashOpsKey(keys.counter), scopes: ['stock'] },
      ],
    },
  });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await openShopper(shop, { startBalanceKurus: 1_000_000 });
  const body = await shopper.checkout({ once: 1, useAccountBalance: true }, newCard('succeeds'));
  [id] = (await shopper.buy('buy', body)).body.data.orderIds;
});

let asked = 0;
const nextKey = () => `ops-key-${String((asked += 1)).padStart(12, '0')}`;

type Given = { key?: string | null; idempotency?: string };
const ops = (method: 'GET' | 'POST', path: string, body?: unknown, { key = keys.lead, idempotency }: Given = {}) =>
  shop.call(method, `/ops/${path}`, {
    ...(body !== undefined && { body }),
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(method === 'POST' && { 'idempotency-key': idempotency ?? nextKey() }),
    },
  });
const move = (event: string, more: object = {}, given?: Given) =>
  ops('POST', `orders/${id}/moves`, { event, reason: 'Sabah paketi', ...more }, given);
const shipment = { carrier: 'Yurtiçi Kargo', trackingNumber: '104512345678' };
const auditOf = (entity: string) =>
  shop.database.db.select().from(auditEntries).where(eq(auditEntries.entity, entity)).orderBy(auditEntries.id);
const stockOf = async () => (await listStock(shop.database.db)).find((row) => row.id === superPads)!;

test('a missing key, a wrong one or one without the scope is refused, and nothing happens', async () => {
  const { body, ...session } = await ops('GET', 'orders', undefined, { key: shopper.token });
  expect([session.status, body.code]).toEqual([401, 'KEY_UNKNOWN']);
  const answers = [
    await move('pack', {}, { key: null }),
    await move('pack', {}, { key: 'a-key-that-was-never-given' }),
    await move('pack', {}, { key: keys.counter }),
    await ops('GET', 'audit', undefined, { key: keys.packer }),
    await ops('GET', 'stock', undefined, { key: keys.counter }),
  ];
  expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual([
    [401, 'KEY_UNKNOWN'],
    [401, 'KEY_UNKNOWN'],
    [403, 'SCOPE_MISSING'],
    [403, 'SCOPE_MISSING'],
    [200, undefined],
  ]);
  expect(await statusOf(shop.app.context, id)).toBe('PAID');
});

test('an operations key is no customer session', async () => {
  const { status, body } = await shop.call('POST', `/api/private/user/orders/${id}`, { token: keys.lead });
  expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
});

test('an order goes from paid to delivered, and the audit trail has actor, action and reason', async () => {
  const moved = [
    await move('pack', {}, { key: keys.packer }),
    await move('ship', shipment, { key: keys.packer }),
    await move('out'),
    await move('deliver'),
  ];
  expect(moved.map(({ body }) => [body.data.before, body.data.order.status, body.data.mail])).toEqual([
    ['PAID', 'ON_PREPARATION', null],
    ['ON_PREPARATION', 'ON_ITS_WAY', 'orderShipped'],
    ['ON_ITS_WAY', 'ON_DELIVERY', null],
    ['ON_DELIVERY', 'DELIVERED', 'orderDelivered'],
  ]);
  const trail = await auditOf(id);
  expect(trail.map(({ actor, act, before, after, reason }) => [actor, act, before, after, reason])).toEqual([
    ['operations:packer', 'order.pack', { status: 'PAID' }, { status: 'ON_PREPARATION' }, 'Sabah paketi'],
    [
      'operations:packer',
      'order.ship',
      { status: 'ON_PREPARATION' },
      { status: 'ON_ITS_WAY', tracking: '104512345678' },
      'Sabah paketi',
    ],
    ['operations:lead', 'order.out', { status: 'ON_ITS_WAY' }, { status: 'ON_DELIVERY' }, 'Sabah paketi'],
    ['operations:lead', 'order.deliver', { status: 'ON_DELIVERY' }, { status: 'DELIVERED' }, 'Sabah paketi'],
  ]);
  const { number } = moved[0]!.body.data.order;
  const shown = (await ops('GET', `orders/${number}`)).body.data;
  expect([shown.order._id, shown.moves, shown.events.map(({ actor }: { actor: string }) => actor)]).toEqual([
    id,
    [],
    ['bank', 'operations:packer', 'operations:packer', 'operations:lead', 'operations:lead'],
  ]);
});

test('a dry run shows the result, and changes nothing', async () => {
  const before = await stockOf();
  const { body } = await move('cancel', { dryRun: true });
  expect(body.data).toMatchObject({
    before: 'PAID',
    order: { status: 'CANCELLED' },
    mail: 'orderCancelled',
    stock: 'shelf',
    money: 'allBack',
    isDryRun: true,
  });
  expect([await statusOf(shop.app.context, id), await auditOf(id), await stockOf()]).toEqual(['PAID', [], before]);
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  expect(mails.map(({ kind }) => kind)).toEqual(['orderConfirmation', 'welcome']);
});

test('a key identifies one action: it replays the first answer, and refuses another action', async () => {
  const idempotency = nextKey();
  const [first, again] = [await move('pack', {}, { idempotency }), await move('pack', {}, { idempotency })];
  const other = await move('ship', shipment, { idempotency });
  expect([first.status, again.body, other.body.code]).toEqual([200, first.body, 'IDEMPOTENCY_MISMATCH']);
  expect(await auditOf(id)).toHaveLength(1);
});

test('an impossible move, a shipment without a number, a missing reason and an unknown order are refused', async () => {
  const answers = [
    await move('deliver'),
    await move('ship', { carrier: 'Yurtiçi Kargo' }),
    await ops('POST', `orders/${id}/moves`, { event: 'pack' }),
    await ops('POST', 'orders/unknown/moves', { event: 'pack', reason: 'Sabah paketi' }),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'MOVE_REFUSED'],
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
    [404, 'NOT_FOUND'],
  ]);
  expect(answers[0]!.body.data).toEqual({ status: 'PAID', moves: ['cancel', 'pack'] });
});

test('a returned parcel is refunded to the kuruş, and only inspected boxes are restocked', async () => {
  const buyer = await openShopper(shop);
  const bought = await buyer.buy('3ds/buy-request', await buyer.checkout({ once: 2 }, newCard('succeeds')));
  const { attemptId, redirectUrl } = bought.body.data;
  await passChallenge(redirectUrl);
  [id] = (await buyer.status(attemptId)).body.data.orderIds;
  const before = await stockOf();
  await moveAlong(shop.app.context, id, 'pack', 'ship', 'fail');
  const { body } = await move('returned', { restock: true });
  expect([body.data.order.status, body.data.stock, body.data.money]).toEqual(['CANCELLED', 'inspected', 'allBack']);
  await shop.runJobs('repay-orders');
  expect([shop.bank.totals(attemptId).net, (await stockOf()).inWarehouse]).toEqual([0, before.inWarehouse + 2]);
});

test('labels contain what the courier and the packer need, the note too', async () => {
  await shopper.call('POST', `orders/${id}/setCustomLetter`, { customLetter: 'Kendine iyi bak.' });
  await move('pack');
  const { items } = (await ops('GET', 'labels?limit=200')).body.data;
  const { number } = (await ops('GET', `orders/${id}`)).body.data.order;
  expect(items.find((label: { number: string }) => label.number === number)).toEqual({
    number,
    name: 'Ada Deniz',
    phone: '+905321234567',
    line: 'Moda Caddesi No 12 Daire 5',
    neighborhood: 'Moda',
    city: 'Kadıköy',
    state: 'İstanbul',
    postalCode: '34710',
    country: 'Türkiye',
    contents: expect.stringMatching(/^1 × /),
    isGift: false,
    giftNote: null,
    letter: 'Kendine iyi bak.',
    hasDoorPicture: false,
  });

  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer();
  const picture = `data:image/png;base64,${photo.toString('base64')}`;
  const { _address: addressId } = (await shopper.call('POST', `orders/${id}`)).body.data.deliveryAddress;
  await shopper.call('POST', `orders/updateAddressPictureForActiveOrders/${addressId}`, { picture });
  expect((await ops('GET', `orders/${id}`)).body.data.label.hasDoorPicture).toBe(true);
});

test('a label lists the contents of a packet, not just its name', async () => {
  const buyer = await openShopper(shop);
  const { body } = await buyer.buy(
    '3ds/buy-request',
    await buyer.checkout({ once: 1, packets: 'around' }, newCard('succeeds')),
  );
  await passChallenge(body.data.redirectUrl);
  const [packed] = (await buyer.status(body.data.attemptId)).body.data.orderIds;
  const { label } = (await ops('GET', `orders/${packed}`)).body.data;
  expect(label.contents).toBe(
    '1 × Gizem’in Paketi (8 standart ped, 20 süper ped, 12 standart günlük ped) + 1 × Süper ped · 12’li + 1 × Nazlı’nın Paketi (12 süper ped, 12 standart günlük ped, 8 standart tampon)',
  );
});

test('orders are found by status, number, name and day, a page at a time', async () => {
  const { number } = (await ops('GET', `orders/${id}`)).body.data.order;
  const find = async (query: string) =>
    (await ops('GET', `orders?${query}`)).body.data.items.map((order: { number: string }) => order.number);
  const { pageInfo } = (await ops('GET', 'orders?status=PAID&limit=1')).body.data;
  expect([
    await find(`text=${number.slice(-4)}&status=PAID`),
    (await find('text=ada%20den&status=PAID&limit=200')).includes(number),
    await find('text=%25'),
    await find('from=2099-01-01'),
    pageInfo.total > 1,
  ]).toEqual([[number], true, [], [], true]);
});

test('a problem is answered once, by mail and in the order', async () => {
  await moveAlong(shop.app.context, id, ...toTheDoor);
  await shopper.call('POST', `orders/${id}/problem`, { kind: 'damaged', note: 'Kutu ezilmiş.' });
  const { items } = (await ops('GET', 'problems?limit=200')).body.data;
  const open = items.find(({ note }: { note: string }) => note === 'Kutu ezilmiş.');
  expect([open.kind, open.orderStatus, open.answer]).toEqual(['damaged', 'DELIVERED', null]);
  const say = () => ops('POST', `problems/${open._id}/answer`, { answer: 'Yenisi yolda.', reason: 'Ezilmiş kutu' });
  const [first, second] = [await say(), await say()];
  expect([first.status, second.body.code]).toEqual([200, 'ALREADY_ANSWERED']);
  const { problem } = (await shopper.call('POST', `orders/${id}`)).body.data;
  expect(problem.answer).toEqual({ text: 'Yenisi yolda.', at: shop.clock.now().toISOString() });
  const [mail] = await shop.app.context.mail.list({ recipient: shopper.email });
  expect([mail!.kind, mail!.textBody.includes('Yenisi yolda.')]).toEqual(['problemAnswered', true]);
});

test('stock is added and counted, never below the amount on hold', async () => {
  const before = await stockOf();
  const add = await ops('POST', `stock/${before.slug}`, { how: 'add', boxes: 240, reason: 'Fabrikadan geldi' });
  expect(add.body.data.after).toMatchObject({ inWarehouse: before.inWarehouse + 240 });
  const hold = { holdId: 'h', productId: superPads, boxes: 2, expiresAt: new Date('2099-01-01') };
  await shop.database.db.insert(stockHolds).values(hold);
  const low = await ops('POST', `stock/${before.id}`, { how: 'set', boxes: 1, reason: 'Sayım' });
  expect([low.status, low.body.code, low.body.data]).toEqual([409, 'STOCK_TOO_LOW', { least: 2 }]);
  const set = await ops('POST', `stock/${before.id}`, { how: 'set', boxes: before.inWarehouse, reason: 'Sayım' });
  expect(set.body.data.after).toMatchObject({ inWarehouse: before.inWarehouse, onHold: 2 });
  await shop.database.db.delete(stockHolds).where(eq(stockHolds.holdId, 'h'));
  const trail = (await ops('GET', `audit?entity=${before.id}`)).body.data;
  expect(trail.items.map(({ act, reason }: { act: string; reason: string }) => [act, reason])).toEqual([
    ['stock.set', 'Sayım'],
    ['stock.add', 'Fabrikadan geldi'],
  ]);
});

test('the audit trail is immutable', async () => {
  await move('pack');
  await expect(shop.database.db.update(auditEntries).set({ reason: 'other' })).rejects.toThrow(/Failed query/);
  await expect(shop.database.db.delete(auditEntries)).rejects.toThrow(/Failed query/);
  expect((await auditOf(id)).map(({ reason }) => reason)).toEqual(['Sabah paketi']);
});

test('a shop without operations keys serves no operations routes', async () => {
  const bare = await startShop({ config: { opsKeys: [] } });
  try {
    const { status } = await bare.call('GET', '/ops/orders', { headers: { authorization: `Bearer ${keys.lead}` } });
    expect(status).toBe(404);
  } finally {
    await bare.close();
  }
});
