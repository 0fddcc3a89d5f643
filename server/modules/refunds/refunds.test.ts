import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { findAccount } from '../account/index.ts';
import { listStock } from '../catalog/index.ts';
import { nextKey, openShopper, type Shop, type Shopper, startShop, superPads } from '../checkout/testing.ts';
import { moveAlong, statusOf } from '../orders/testing.ts';
import { buy, receive, refunds } from './testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const opsKey = 'the-key-of-an-agent-who-answers-refunds';
let shop: Shop;
beforeAll(async () => {
  const opsKeys = [{ name: 'counter', hash: hashOpsKey(opsKey), scopes: ['refunds', 'orders', 'audit'] as const }];
  shop = await startShop({ deadlineMs: 1500, config: { sessionSeconds: 60 * 24 * 3600, opsKeys } });
}, 60_000);
afterAll(() => shop.close());

const ask = (shopper: Shopper, id: string, body: object, key = nextKey()) =>
  shopper.call('POST', `refund/${id}`, body, key);
const linesOf = async (shopper: Shopper, id: string) =>
  (await shopper.call('GET', `refund/${id}/refundable-lines`)).body.data.lines;
const wanted = async (shopper: Shopper, id: string, quantity: number, more: object = {}) => {
  const [line] = await linesOf(shopper, id);
  const items = [{ _line: line._line, quantity, reason: 'CHANGED_MIND', isUnopened: true, ...more }];
  const price = (await shopper.call('POST', `refund/${id}/preview`, { items })).body.data;
  return { items, refundAmount: price?.refundAmount ?? 0 };
};
const summary = async (shopper: Shopper, id: string) => (await shopper.call('GET', `refund/${id}/summary`)).body.data;
const ops = (method: 'GET' | 'POST', path: string, body?: object, key = opsKey) =>
  shop.call(method, `/ops/${path}`, {
    ...(body && { body: { reason: 'Koli geldi', ...body } }),
    headers: { authorization: `Bearer ${key}`, ...(method === 'POST' && { 'idempotency-key': nextKey() }) },
  });
const pay = () => shop.runJobs('refund-money');
const balanceOf = async ({ accountId }: Shopper) => (await findAccount(shop.database.db, accountId))!.balanceKurus;
const padsLeft = async () => (await listStock(shop.database.db)).find(({ id }) => id === superPads)!.left;
const net = (attemptId: string) => shop.bank.totals(attemptId).net;
const mailsTo = async ({ email }: Shopper) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('re'));
const shownOf = async (shopper: Shopper, id: string) => {
  const { status, refund } = (await shopper.call('POST', `orders/${id}`)).body.data;
  return [status, refund?.answer.refundStatus ?? null];
};

test('one of three boxes goes back and then the rest: bank, balance, boxes and mails agree to the kuruş [REFUND-3]', async () => {
  const shopper = await openShopper(shop, { startBalanceKurus: 1_000 });
  const { id, attemptId, charged } = await receive(shop, shopper, { once: 3, useAccountBalance: true });
  const stock = await padsLeft();
  const one = await wanted(shopper, id, 1);
  expect(Math.round(one.refundAmount * 100)).toBe(Math.floor(charged / 3) + 333);
  const asked = await ask(shopper, id, { ...one, note: 'Biri fazla geldi.' });
  expect(asked.status).toBe(201);
  expect(asked.body.data).toMatchObject({
    money: 'notReturned',
    note: 'Biri fazla geldi.',
    answer: { refundStatus: 'REFUND_REQUESTED', note: null, answeredAt: null },
    returnShipment: { carrierName: 'Yurtiçi Kargo', code: 'MERCAN-IADE', isFree: true },
  });
  expect([await shownOf(shopper, id), await mailsTo(shopper)]).toEqual([
    ['DELIVERED', 'REFUND_REQUESTED'],
    ['refundAsked'],
  ]);

  const accepted = await ops('POST', `refunds/${asked.body.data._id}/accept`, { resaleable: true });
  expect(accepted.body.data.refund).toMatchObject({ state: 'REFUNDED_PARTIALLY', units: 1, money: 'unknown' });
  expect([net(attemptId), await balanceOf(shopper), await padsLeft()]).toEqual([charged, 333, stock + 1]);
  await Promise.all([pay(), pay()]);
  await pay();
  expect([net(attemptId), (await summary(shopper, id)).money]).toEqual([charged - Math.floor(charged / 3), 'returned']);

  const rest = await ask(shopper, id, await wanted(shopper, id, 2));
  await ops('POST', `refunds/${rest.body.data._id}/accept`, {});
  await pay();
  expect([net(attemptId), await balanceOf(shopper), await padsLeft()]).toEqual([0, 1_000, stock + 1]);
  expect(await shownOf(shopper, id)).toEqual(['REFUNDED_FULLY', 'REFUNDED_FULLY']);
  expect(await mailsTo(shopper)).toEqual([
    'refundDone',
    'refundAnswered',
    'refundAsked',
    'refundDone',
    'refundAnswered',
    'refundAsked',
  ]);
  expect((await linesOf(shopper, id))[0]).toMatchObject({
    refundedQuantity: 3,
    refundableQuantity: 0,
    notRefundableReason: 'ALREADY_REFUNDED',
  });
  expect((await shopper.call('GET', 'orders/statistics')).body.data?.spentAmount ?? 0).toBe(0);
});

test('fifty requests for one line are one refund, however many keys they have', async () => {
  const shopper = await openShopper(shop);
  const { id } = await receive(shop, shopper, { once: 2 });
  const body = await wanted(shopper, id, 1);
  const same = nextKey();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(shopper, id, body, index % 2 ? same : nextKey())),
  );
  const made = new Set(answers.filter(({ status }) => status === 201).map((answer) => answer.body.data._id));
  const others = answers
    .filter(({ status }) => status !== 201)
    .map(({ status, body: { code } }) => `${status} ${code}`);
  expect([made.size, [...new Set(others)]]).toEqual([1, ['409 REFUND_OPEN']]);
  expect(await shop.database.db.select().from(refunds).where(eq(refunds.orderId, id))).toHaveLength(1);
});

test('each non-refundable line is refused with its reason, a stale amount with the new one', async () => {
  const shopper = await openShopper(shop);
  const { id } = await receive(shop, shopper, { once: 2 });
  const good = await wanted(shopper, id, 1);
  const change = (more: object) => ({ ...good, items: [{ ...good.items[0]!, ...more }] });
  const refusals = [
    await ask(shopper, id, change({ isUnopened: false })),
    await ask(shopper, id, change({ quantity: 3 })),
    await ask(shopper, id, { ...good, items: [good.items[0], good.items[0]] }),
    await ask(shopper, id, { ...good, refundAmount: good.refundAmount + 0.01 }),
    await ask(shopper, id, change({ _line: 'unknown' })),
    await ask(shopper, 'unknown', good),
    await ask(await openShopper(shop), id, good),
    await ask(shopper, id, { ...good, pictures: ['unknown'] }),
  ];
  expect(refusals.map(({ status, body }) => [status, body.code, body.data?.lines?.[0]?.notRefundableReason])).toEqual([
    [409, 'LINES_NOT_REFUNDABLE', 'OPENED'],
    [409, 'LINES_NOT_REFUNDABLE', 'QUANTITY'],
    [409, 'LINES_NOT_REFUNDABLE', 'QUANTITY'],
    [409, 'REFUND_AMOUNT_CHANGED', undefined],
    [400, 'VALIDATION', undefined],
    [404, 'NOT_FOUND', undefined],
    [404, 'NOT_FOUND', undefined],
    [400, 'VALIDATION', undefined],
  ]);
  expect(refusals[3]!.body.data.price.refundAmount).toBe(good.refundAmount);
  expect((await ask(shopper, id, change({ isUnopened: false, reason: 'DAMAGED' }))).status).toBe(201);
  const late = await openShopper(shop);
  const old = await receive(shop, late, { once: 1 });
  const body = await wanted(late, old.id, 1);
  shop.clock.advance({ days: 15 });
  const ended = await ask(late, old.id, body);
  expect([ended.body.code, ended.body.data.lines[0].notRefundableReason]).toEqual([
    'LINES_NOT_REFUNDABLE',
    'WITHDRAWAL_ENDED',
  ]);
});

test('a pending refund request can be withdrawn and made again', async () => {
  const shopper = await openShopper(shop);
  const { id } = await receive(shop, shopper, { once: 2 });
  const body = await wanted(shopper, id, 1);
  const withdraw = () => shopper.call('POST', `refund/${id}/withdraw`);
  expect((await withdraw()).status).toBe(404);
  const key = nextKey();
  const first = await ask(shopper, id, body, key);
  expect([(await withdraw()).status, await shownOf(shopper, id)]).toEqual([200, ['DELIVERED', null]]);
  const sentAgain = await ask(shopper, id, body, key);
  expect([sentAgain.status, sentAgain.body.data]).toEqual([201, first.body.data]);
  expect((await shopper.call('GET', `refund/${id}/summary`)).status).toBe(404);
  const second = await ask(shopper, id, body);
  expect(second.body.data._id).not.toBe(first.body.data._id);
  const rejected = await ops('POST', `refunds/${second.body.data._id}/reject`, { note: 'Kutunun bandı açılmış.' });
  expect(rejected.body.data.refund).toMatchObject({ state: 'REFUND_REJECTED', money: 'notReturned' });
  expect([(await withdraw()).body.code, await shownOf(shopper, id), await mailsTo(shopper)]).toEqual([
    'REFUND_ANSWERED',
    ['DELIVERED', 'REFUND_REJECTED'],
    ['refundAnswered', 'refundAsked', 'refundAsked'],
  ]);
  expect((await summary(shopper, id)).answer.note).toBe('Kutunun bandı açılmış.');
  const again = await ops('POST', `refunds/${second.body.data._id}/accept`, {});
  expect([again.status, again.body.code]).toEqual([409, 'REFUND_ANSWERED']);
});

test('operations accept the received units, restock resaleable ones, and can do a dry run', async () => {
  const shopper = await openShopper(shop);
  const { id, attemptId, charged } = await receive(shop, shopper, { once: 3 });
  const stock = await padsLeft();
  const asked = await ask(shopper, id, await wanted(shopper, id, 3));
  const { number } = asked.body.data;
  const { slug } = asked.body.data.lines[0];
  shop.clock.advance({ days: 10 });
  const listed = (await ops('GET', 'refunds?limit=200')).body.data.items;
  expect(listed.find((one: { order: string }) => one.order === number)).toMatchObject({ isUrgent: true, units: 3 });
  expect((await ops('POST', `refunds/${number}/receive`, {})).body.data.refund.receivedAt).toBe(
    shop.clock.now().toISOString(),
  );
  expect((await shopper.call('POST', `refund/${id}/withdraw`)).body).toMatchObject({
    code: 'REFUND_ANSWERED',
    message: { tr: 'Gönderdiğin kutu bize ulaştı; talebini artık geri alamazsın.' },
  });
  const [unknown, tooMany, none] = [
    await ops('POST', `refunds/${number}/accept`, { lines: [{ line: 'unknown', units: 1 }] }),
    await ops('POST', `refunds/${number}/accept`, { lines: [{ line: slug, units: 4 }] }),
    await ops('POST', `refunds/${number}/accept`, { lines: [{ line: slug, units: 0 }] }),
  ];
  expect([unknown, tooMany, none].map(({ body }) => body.data.fields[0].rule)).toEqual([
    'LINE_UNKNOWN',
    'UNITS_TOO_MANY',
    'UNITS_NONE',
  ]);
  const yes = { lines: [{ line: slug, units: 2 }], resaleable: true };
  const dry = await ops('POST', `refunds/${number}/accept`, { ...yes, dryRun: true });
  expect([dry.body.data.isDryRun, dry.body.data.refund.units, await shownOf(shopper, id)]).toEqual([
    true,
    2,
    ['DELIVERED', 'REFUND_REQUESTED'],
  ]);
  await ops('POST', `refunds/${number}/accept`, yes);
  await pay();
  expect([net(attemptId), await padsLeft(), await shownOf(shopper, id)]).toEqual([
    charged - Math.floor((charged * 2) / 3),
    stock + 2,
    ['REFUNDED_PARTIALLY', 'REFUNDED_PARTIALLY'],
  ]);
  const { lines } = (await ops('GET', `refunds/${number}`)).body.data;
  expect(lines).toMatchObject([{ units: 3, acceptedUnits: 2, toCardAmount: Math.floor((charged * 2) / 3) / 100 }]);
  const trail = (await ops('GET', `audit?entity=${asked.body.data._id}`)).body.data.items;
  expect(trail.map(({ act, actor }: { act: string; actor: string }) => [act, actor])).toEqual([
    ['refund.accept', 'operations:counter'],
    ['refund.receive', 'operations:counter'],
  ]);
});

test('an unshipped donation is refunded at once, and the parcel is sent without it', async () => {
  const shopper = await openShopper(shop);
  const { id, attemptId, charged } = await buy(shopper, { once: 1, donations: 2 });
  const [pads, donation] = await linesOf(shopper, id);
  expect([pads.notRefundableReason, donation.refundableQuantity]).toEqual(['NOT_DELIVERED', 2]);
  const items = [{ _line: donation._line, quantity: 1, reason: 'CHANGED_MIND', isUnopened: true }];
  const answer = await ask(shopper, id, { items, refundAmount: donation.unitAmount });
  expect(answer.body.data).toMatchObject({ money: 'unknown', returnShipment: null });
  expect(answer.body.data.answer.refundStatus).toBe('REFUNDED_PARTIALLY');
  expect(await statusOf(shop.app.context, id)).toBe('PAID');
  const label = (await ops('GET', `orders/${answer.body.data.number}`)).body.data.label.contents;
  // The donation goes to another address than the box.
  expect(label).toMatch(/^1 × [^;]+ped[^;]*; bağış, bu kutuya girmez: 1 × Bağış paketi$/);
  await buy(shopper, { donations: 2 });
  const labels: { contents: string }[] = (await ops('GET', 'labels?status=PAID&limit=200')).body.data.items;
  expect(labels.map(({ contents }) => contents).filter((contents) => contents.includes('2 × Bağış'))).toEqual([
    'yalnızca bağış, bu adrese gönderilmez: 2 × Bağış paketi',
  ]);
  await pay();
  expect(net(attemptId)).toBe(charged - Math.round(donation.unitAmount * 100));

  // Cancelling the order refunds the rest, and nothing twice.
  const { ifCancelled } = (await shopper.call('POST', `orders/${id}`)).body.data;
  expect(ifCancelled).toEqual({ cardAmount: net(attemptId) / 100, balanceAmount: 0 });
  await shopper.call('POST', `orders/${id}/cancel`);
  await shop.runJobs('repay-orders');
  expect([net(attemptId), await balanceOf(shopper), await shownOf(shopper, id)]).toEqual([
    0,
    0,
    ['CANCELLED', 'REFUNDED_PARTIALLY'],
  ]);
  const off = await ask(shopper, id, { items, refundAmount: donation.unitAmount });
  expect(off.body.data.lines[0].notRefundableReason).toBe('DONATION');
});

test('a shipped donation is not refundable', async () => {
  const shopper = await openShopper(shop);
  const { id } = await buy(shopper, { once: 1, donations: 1 });
  await moveAlong(shop.app.context, id, 'pack', 'ship');
  expect((await linesOf(shopper, id))[1]).toMatchObject({ refundableQuantity: 0, notRefundableReason: 'DONATION' });
});

test('a promo use is cancelled once everything is refunded, and not before', async () => {
  const owner = await openShopper(shop);
  const { code } = (await owner.call('GET', 'promo-code')).body.data;
  const shopper = await openShopper(shop);
  const { id, attemptId, charged } = await receive(shop, shopper, { once: 2, promoCode: code });
  const uses = async () =>
    (await owner.call('GET', 'promo-code/usage-history')).body.data.items.map(
      ({ status }: { status: string }) => status,
    );
  const first = await ask(shopper, id, await wanted(shopper, id, 1));
  await ops('POST', `refunds/${first.body.data._id}/accept`, {});
  expect(await uses()).toEqual(['PENDING']);
  await pay();
  const second = await ask(shopper, id, await wanted(shopper, id, 1));
  await ops('POST', `refunds/${second.body.data._id}/accept`, {});
  await pay();
  expect([await uses(), net(attemptId), charged % 2]).toEqual([['CANCELLED'], 0, charged % 2]);
});
