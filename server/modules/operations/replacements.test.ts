import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { changeStock, listStock } from '../catalog/index.ts';
import { newCard, nextKey, openShopper, type Shop, type Shopper, startShop, superPads } from '../checkout/testing.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { moveAlong, orders, toTheDoor } from '../orders/testing.ts';
import { auditEntries } from './audit/audit.tables.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const opsKey = 'a-key-of-one-who-answers-problems';
const packerKey = 'a-key-of-one-who-only-packs-them';
let shop: Shop;
let shopper: Shopper;
let id: string;
let problem: string;
beforeAll(async () => {
  const opsKeys = [
    { name: 'lead', hash: hashOpsKey(opsKey), scopes: ['orders', 'problems'] as const },
    { name: 'packer', hash: hashOpsKey(packerKey), scopes: ['orders'] as const },
  ];
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600, opsKeys } });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await openShopper(shop, { startBalanceKurus: 1_000_000 });
  const body = await shopper.checkout({ once: 2, useAccountBalance: true }, newCard('succeeds'));
  [id] = (await shopper.buy('buy', body)).body.data.orderIds;
  await moveAlong(shop.app.context, id, ...toTheDoor);
  problem = await report();
});

const report = async (orderId = id) => {
  const said = await shopper.call('POST', `orders/${orderId}/problem`, { kind: 'damaged', note: 'Kutu ezilmiş.' });
  return said.body.data.problem._id as string;
};
const shown = async (orderId = id) => (await shopper.call('POST', `orders/${orderId}`)).body.data;
type How = { problemId?: string; idempotency?: string; key?: string; dryRun?: boolean };
const send = (parcel: object, { problemId = problem, idempotency = nextKey(), key = opsKey, dryRun }: How = {}) =>
  shop.call('POST', `/ops/problems/${problemId}/answer`, {
    body: { answer: 'Yenisi yolda.', reason: 'Ezilmiş kutu', parcel, ...(dryRun && { dryRun }) },
    headers: { authorization: `Bearer ${key}`, 'idempotency-key': idempotency },
  });
const padsInWarehouse = async () =>
  (await listStock(shop.database.db)).find((row) => row.id === superPads)!.inWarehouse;
const parcelsOf = () => shop.database.db.select({ id: orders.id }).from(orders).where(eq(orders.replacesOrderId, id));
const countPads = (boxes: number) =>
  withTransaction(shop.database.db, (tx) => changeStock(tx, { product: superPads, how: 'set', boxes }));

test('a reported problem ends in a free replacement: stock falls, no money moves, both orders show it', async () => {
  const [pads, money, before] = [await padsInWarehouse(), shop.bank.ledger(), await shown()];
  const statistics = async () => (await shopper.call('GET', 'orders/getOrderStatistics')).body.data;
  const counted = await statistics();
  const { status, body } = await send({});
  const [{ id: sent } = { id: '' }] = await parcelsOf();
  const after = await shown(sent);
  expect([status, body.data.parcel, body.data.isDryRun]).toEqual([
    200,
    {
      _id: sent,
      number: after.number,
      status: 'PAID',
      purchaseType: 'oneTimePurchase',
      createdAt: shop.clock.now().toISOString(),
      recipient: 'Ada Deniz',
      place: 'Kadıköy, İstanbul',
      boxes: 2,
      chargedAmount: 0,
      balanceAmount: 0,
      hasLetter: false,
      hasOpenProblem: false,
      tracking: null,
    },
    false,
  ]);
  const nothing = { grossOriginalAmount: 0, grossPromoDiscountAmount: 0, grossAmount: 0 };
  expect(after).toEqual({
    ...before,
    _id: sent,
    number: after.number,
    status: 'PAID',
    statusHistory: [{ status: 'PAID', at: shop.clock.now().toISOString() }],
    createdAt: shop.clock.now().toISOString(),
    deliveredAt: null,
    price: {
      _currency: 'TRY',
      grossOriginalAmount: 0,
      grossSubscriptionDiscountAmount: 0,
      grossPromoDiscountAmount: 0,
      shippingAmount: 0,
      balanceAmount: 0,
      chargedAmount: 0,
    },
    products: [{ ...before.products[0], unitPrice: 0, price: nothing }],
    card: null,
    isLetterOpen: true,
    ifCancelled: { cardAmount: 0, balanceAmount: 0 },
    cargo: null,
    problem: null,
    replaces: { _id: id, number: before.number },
  });
  const answer = { text: 'Yenisi yolda.', at: shop.clock.now().toISOString() };
  expect(await shown()).toEqual({
    ...before,
    problem: { ...before.problem, answer },
    replacedBy: { _id: sent, number: after.number },
  });
  expect([await padsInWarehouse(), shop.bank.ledger(), await statistics()]).toEqual([pads - 2, money, counted]);
  const [mail] = await shop.app.context.mail.list({ recipient: shopper.email });
  expect([mail!.kind, mail!.textBody.includes(`Yeni kutunun numarası ${after.number}.`)]).toEqual([
    'problemAnswered',
    true,
  ]);
  const [action] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.entity, problem));
  expect([action!.actor, action!.act, action!.after, action!.reason]).toEqual([
    'operations:lead',
    'problem.answer',
    { parcel: after.number },
    'Ezilmiş kutu',
  ]);
});

test('a replacement has no receipt, no refund and no second review, and can be reported too', async () => {
  const reviewable = async () =>
    (await shop.call('POST', '/api/private/getUnReviewedProducts', { token: shopper.token })).body.data;
  const [{ slug }] = (await shown()).products;
  await send({ lines: [{ line: slug, units: 1 }] });
  const [{ id: sent } = { id: '' }] = await parcelsOf();
  const unreviewed = await reviewable();
  expect(unreviewed.map(({ _order }: { _order: string }) => _order)).toEqual([id]);
  await moveAlong(shop.app.context, sent, ...toTheDoor);
  const receipt = await shop.call('GET', `/api/private/user/orders/${sent}/receipt.pdf`, { token: shopper.token });
  const { lines } = (await shopper.call('GET', `refund/${sent}/refundable-lines`)).body.data;
  const [{ _line, quantity, refundableQuantity, notRefundableReason }] = lines;
  const items = [{ _line, quantity: 1, reason: 'DAMAGED', isUnopened: false }];
  const asked = await shopper.call('POST', `refund/${sent}`, { items, refundAmount: 0 }, nextKey());
  expect([
    [receipt.status, receipt.body.code],
    [quantity, refundableQuantity, notRefundableReason],
    [asked.status, asked.body.code],
    await reviewable(),
  ]).toEqual([[409, 'NOT_PAID'], [1, 0, 'REPLACEMENT'], [409, 'LINES_NOT_REFUNDABLE'], unreviewed]);
  const next = await send({}, { problemId: await report(sent) });
  expect([next.status, next.body.data.parcel.boxes]).toEqual([200, 1]);
});

test('one key sends one parcel, an order has one at most, and a dry run sends none', async () => {
  const pads = await padsInWarehouse();
  const tried = await send({}, { dryRun: true });
  expect([tried.body.data.isDryRun, tried.body.data.parcel.boxes, await parcelsOf(), await padsInWarehouse()]).toEqual([
    true,
    2,
    [],
    pads,
  ]);
  const idempotency = nextKey();
  const [first, again] = await Promise.all([send({}, { idempotency }), send({}, { idempotency })]);
  expect([first.status, again.body]).toEqual([200, first.body]);
  const second = await send({});
  const other = await send({}, { problemId: await report() });
  expect([second.body.code, other.status, other.body.code]).toEqual(['ALREADY_ANSWERED', 409, 'ALREADY_REPLACED']);
  expect([(await parcelsOf()).length, await padsInWarehouse(), (await shown()).problem.answer]).toEqual([
    1,
    pads - 2,
    null,
  ]);
});

test('empty stock, other lines, too many units, and unscoped and wrong keys send nothing', async () => {
  const [{ slug }] = (await shown()).products;
  const line = (units: number, name = slug) => ({ line: name, units });
  const pads = await padsInWarehouse();
  const refused = [
    await send({ lines: [line(3)] }),
    await send({ lines: [line(1), line(1)] }),
    await send({ lines: [line(1, 'unknown-line')] }),
    await send({ lines: [line(0)] }),
    await send({}, { problemId: 'unknown' }),
    await send({}, { key: packerKey }),
    await send({}, { key: shopper.token }),
  ];
  await countPads(1);
  const short = await send({});
  expect([...refused, short].map(({ status, body }) => [status, body.code])).toEqual([
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
    [404, 'NOT_FOUND'],
    [403, 'SCOPE_MISSING'],
    [401, 'KEY_UNKNOWN'],
    [409, 'OUT_OF_STOCK'],
  ]);
  expect(short.body.data).toEqual({ products: [{ _product: superPads, available: 1 }] });
  await countPads(pads);
  expect([await parcelsOf(), await padsInWarehouse(), (await shown()).problem.answer]).toEqual([[], pads, null]);
});

test('a refunded order gets no replacement', async () => {
  const body = await shopper.checkout({ once: 1, useAccountBalance: true }, newCard('succeeds'));
  [id] = (await shopper.buy('buy', body)).body.data.orderIds;
  await moveAlong(shop.app.context, id, 'pack', 'ship', 'fail');
  problem = await report();
  await moveAlong(shop.app.context, id, 'returned');
  const { status, body: answer } = await send({});
  expect([status, answer.code, await parcelsOf()]).toEqual([409, 'NOTHING_TO_SEND', []]);
});
