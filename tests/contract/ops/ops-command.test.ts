import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { productTypeId } from '../../../server/modules/catalog/index.ts';
import {
  newCard,
  nextKey,
  openShopper,
  type Shop,
  type Shopper,
  startShop,
} from '../../../server/modules/checkout/testing.ts';
import { moveAlong, toTheDoor } from '../../../server/modules/orders/testing.ts';

vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let shopper: Shopper;
let folder: string;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
  shopper = await openShopper(shop, { startBalanceKurus: 10_000_000 });
  folder = await mkdtemp(path.join(tmpdir(), 'ops-'));
}, 60_000);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

type Run = { code: number; out: string; err: string };

/** `npm run ops -- …`, as a packer types it. */
const ops = (...args: string[]): Promise<Run> =>
  new Promise((resolve) => {
    const env = { ...process.env, MODE: 'sandbox', OPS_URL: shop.app.context.config.publicUrl, FORCE_COLOR: '0' };
    execFile(process.execPath, ['scripts/ops.ts', ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

async function order(once = 1): Promise<string> {
  const body = await shopper.checkout({ once, useAccountBalance: true }, newCard('succeeds'));
  const [id] = (await shopper.buy('buy', body)).body.data.orderIds;
  return (await shopper.call('POST', `orders/${id}`)).body.data.number;
}

const statusOf = async (number: string): Promise<string> =>
  JSON.parse((await ops('orders', 'show', number, '--json')).out).order.status;

test('today’s orders are listed, labelled, packed and shipped with commands alone', async () => {
  const numbers = [await order(), await order(), await order()];
  const listed = await ops('orders', 'list', '--status', 'PAID');
  const lines = listed.out.trimEnd().split('\n');
  expect([listed.code, lines.length, listed.err]).toEqual([0, 5, '3 of 3\n']);
  expect(lines[0]).toMatch(/^number +status +ordered +recipient +place +boxes +charged +letter +problem$/);
  expect(lines[2]).toMatch(new RegExp(`^${numbers[0]} +PAID +.+ Ada Deniz +Kadıköy, İstanbul +1 +0\\.00$`));

  const tried = await ops('orders', 'pack', '--all', '--reason', 'Sabah paketi', '--dry-run');
  expect([tried.code, tried.err, await statusOf(numbers[0]!)]).toEqual([
    0,
    'A dry run: nothing was changed.\n',
    'PAID',
  ]);
  const packed = await ops('orders', 'pack', '--all', '--reason', 'Sabah paketi', '--json');
  expect([
    packed.code,
    JSON.parse(packed.out).map(({ order: one }: { order: { status: string } }) => one.status),
  ]).toEqual([0, ['ON_PREPARATION', 'ON_PREPARATION', 'ON_PREPARATION']]);

  const labels = await ops('orders', 'labels', '--csv');
  const [head, first] = labels.out.split('\r\n');
  expect(head).toBe(
    '\uFEFF"number";"name";"phone";"line";"neighborhood";"city";"state";"postalCode";"country";"contents";"isGift";"giftNote";"letter";"hasDoorPicture"',
  );
  expect(first).toMatch(
    new RegExp(
      `^"${numbers[0]}";"Ada Deniz";"\\+905321234567";"Moda Caddesi No 12 Daire 5";"Moda";"Kadıköy";"İstanbul";"34710";"Türkiye";"1 × [^"]+";"";"";"";""$`,
    ),
  );

  const list = path.join(folder, 'numbers.csv');
  await writeFile(
    list,
    `order,tracking\n${numbers.map((number, index) => `${number},10450000000${index}`).join('\n')}\n`,
  );
  const shipped = await ops('orders', 'ship', '--list', list, '--carrier', 'Yurtiçi Kargo', '--reason', 'Akşam');
  expect([shipped.code, await statusOf(numbers[2]!)]).toEqual([0, 'ON_ITS_WAY']);
  const trail = await ops('audit', 'show', '--json');
  expect(JSON.parse(trail.out).map(({ act, reason }: { act: string; reason: string }) => `${act}: ${reason}`)).toEqual([
    'order.ship: Akşam',
    'order.ship: Akşam',
    'order.ship: Akşam',
    'order.pack: Sabah paketi',
    'order.pack: Sabah paketi',
    'order.pack: Sabah paketi',
  ]);
});

test('a note that looks like a formula is escaped for spreadsheets', async () => {
  const number = await order();
  const shown = JSON.parse((await ops('orders', 'show', number, '--json')).out);
  const note = '=HYPERLINK("https://evil.example","Tıkla")';
  await shopper.call('POST', `orders/${shown.order._id}/setCustomLetter`, { customLetter: note });
  const { out } = await ops('orders', 'labels', '--status', 'PAID', '--csv');
  expect(out).toContain(`;"'=HYPERLINK(""https://evil.example"",""Tıkla"")";""\r\n`);
});

test('a refusal is one sentence, and does not stop the other orders', async () => {
  const number = await order();
  const noReason = await ops('orders', 'pack', number);
  const mixed = await ops('orders', 'pack', 'MRC-26-999999', number, '--reason', 'Sabah paketi');
  const twice = await ops('orders', 'pack', number, '--reason', 'Sabah paketi');
  expect([noReason, mixed, twice].map(({ code, err }) => [code, err])).toEqual([
    [1, '✗ Say why, for the audit trail: --reason "morning parcels".\n'],
    [1, '✗ MRC-26-999999: We couldn’t find that. (NOT_FOUND)\n'],
    [1, `✗ ${number}: This order is ON_PREPARATION: it cannot be moved by pack. (MOVE_REFUSED)\n`],
  ]);
  expect(await statusOf(number)).toBe('ON_PREPARATION');
});

test('a problem is answered and stock is counted by command', async () => {
  const number = await order();
  await ops('orders', 'pack', number, '--reason', 'Sabah paketi');
  const { order: shown, lines } = JSON.parse((await ops('orders', 'show', number, '--json')).out);
  await shopper.call('POST', `orders/${shown._id}/problem`, { kind: 'wrong', note: 'Başka bir ürün seçmiştim.' });
  const [problem] = JSON.parse((await ops('problems', 'list', '--json')).out);
  const said = await ops('problems', 'answer', problem._id, '--answer', 'Değiştirdik.', '--reason', 'Yanlış ürün');
  expect([said.code, said.out.split('\n')[2]]).toEqual([0, `${number}  Değiştirdik.  yes`]);
  await shopper.call('POST', `orders/${shown._id}/problem`, { kind: 'damaged', note: 'Bu da ezilmiş.' });
  const [next] = JSON.parse((await ops('problems', 'list', '--json')).out);
  const [{ slug: name }] = lines;
  const words = ['--answer', 'Yenisi yolda.', '--line', `${name}=1`, '--reason', 'Ezilmiş kutu'];
  const sent = await ops('problems', 'resend', next._id, ...words);
  expect([sent.code, sent.out.split('\n')[2]]).toEqual([
    0,
    expect.stringMatching(new RegExp(`^${number} +Yenisi yolda\\. +yes +MRC-\\d\\d-\\d{6} +1$`)),
  ]);
  const { slug, inWarehouse } = JSON.parse((await ops('stock', 'list', '--json')).out)[0];
  const counted = await ops('stock', 'set', slug, '77', '--reason', 'Sayım');
  expect(counted.out.split('\n')[2]).toMatch(new RegExp(`^${slug} +${inWarehouse} +77$`));
});

test('a review is read, published and hidden by command', async () => {
  const number = await order();
  for (const verb of ['pack', 'deliver'] as const) {
    if (verb === 'deliver')
      await ops('orders', 'ship', number, '--carrier', 'Yurtiçi Kargo', '--tracking', '104512345', '--reason', 'Akşam');
    await ops('orders', verb, number, '--reason', 'Sabah paketi');
  }
  const written = await shop.call('POST', '/api/reviews_service/v1/review', {
    token: shopper.token,
    body: {
      reviewItems: [{ _productType: productTypeId('pad'), point: 4, content: 'Yumuşak.' }],
      kvkkAgreementsSignedDate: shop.clock.now().toISOString(),
    },
  });
  const { _id } = written.body.data;
  const [waiting] = JSON.parse((await ops('reviews', 'list', '--json')).out);
  const shown = await ops('reviews', 'publish', _id, '--reason', 'Okundu');
  const mute = await ops('reviews', 'hide', _id, '--reason', 'Başka marka');
  const hidden = await ops('reviews', 'hide', _id, '--answer', 'Başka bir marka geçiyor.', '--reason', 'Başka marka');
  expect([waiting._id, shown.out.split('\n')[2], mute.err, hidden.out.split('\n')[2]]).toEqual([
    _id,
    `${_id}  published`,
    '✗ Give the writer a reason: --answer "what the writer reads".\n',
    `${_id}  hidden  reviewHidden`,
  ]);
});

test('two refunds are answered, one of them in part', async () => {
  const asked = async (quantity: number) => {
    const number = await order(2);
    const { order: shown } = JSON.parse((await ops('orders', 'show', number, '--json')).out);
    await moveAlong(shop.app.context, shown._id, ...toTheDoor);
    const { lines } = (await shopper.call('GET', `refund/${shown._id}/refundable-lines`)).body.data;
    const items = [{ _line: lines[0]._line, quantity, reason: 'DAMAGED', isUnopened: false }];
    const { refundAmount } = (await shopper.call('POST', `refund/${shown._id}/preview`, { items })).body.data;
    await shopper.call('POST', `refund/${shown._id}`, { items, refundAmount }, nextKey());
    return number;
  };
  const [first, second] = [await asked(2), await asked(1)];
  const listed = await ops('refunds', 'list');
  expect(listed.out.split('\n')[0]).toMatch(/^order +state +asked +owed by +received +units +amount +money$/);
  const yes = await ops(
    'refunds',
    'accept',
    first,
    '--line',
    'pad-super-12=1',
    '--resaleable',
    '--reason',
    'Biri ezik',
  );
  const no = await ops('refunds', 'reject', second, '--note', 'Kutu boş geldi.', '--reason', 'Boş kutu');
  const wrong = await ops('refunds', 'accept', second, '--line', 'pad-super-12', '--reason', 'Boş kutu');
  expect([yes, no].map(({ code, out }) => [code, out.split('\n')[2]?.split(/ {2,}/).slice(0, 2)])).toEqual([
    [0, [first, 'REFUNDED_PARTIALLY']],
    [0, [second, 'REFUND_REJECTED']],
  ]);
  expect(wrong.err).toBe('✗ --line is a line and how many of it: --line pad-super-12=1.\n');
  expect((await ops('refunds', 'list', '--json')).out).toBe('[]\n');
  const trail = await ops('audit', 'show', '--entity', second, '--json');
  expect(JSON.parse(trail.out).map(({ act, reason }: { act: string; reason: string }) => [act, reason])).toEqual([
    ['refund.reject', 'Boş kutu'],
  ]);
});

test('an unknown key or verb prints what to do', async () => {
  const env = { OPS_KEY: 'a-key-that-was-never-issued' };
  Object.assign(process.env, env);
  const unknown = await ops('orders', 'list');
  delete process.env['OPS_KEY'];
  const help = await ops('orders', 'dance');
  expect([unknown.code, unknown.err, help.code, help.out.split('\n')[0]]).toEqual([
    1,
    '✗ We do not know this key. (KEY_UNKNOWN) Set OPS_KEY.\n',
    1,
    'npm run ops -- NOUN VERB …   OPS_URL says where the shop is, OPS_KEY who asks.',
  ]);
});

test('the engine, due payments, prices and subscriptions have commands; only a sandbox clock can move', async () => {
  const tried = await ops('engine', 'hold', 'charge', '--reason', 'Banka bakımda', '--dry-run');
  expect([tried.code, tried.out]).toEqual([
    0,
    expect.stringMatching(/^charge +\d+ +Banka bakımda \(operations:sandbox/m),
  ]);
  expect(tried.err).toContain('A dry run: nothing was changed.\n');
  const status = await ops('engine', 'status', '--json');
  expect(JSON.parse(status.out).steps.filter(({ held }: { held: unknown }) => held !== null)).toEqual([]);
  const priced = ['--subscription', '111,10', '--once', '128.90', '--from', '2030-06-01', '--reason', 'Pamuk'];
  const announced = await ops('prices', 'announce', 'pad-super-12', ...priced, '--dry-run');
  expect([announced.code, announced.out]).toEqual([
    0,
    expect.stringMatching(/^pad-super-12 +2030-06-01 +111\.10 +128\.90/m),
  ]);
  const lists = await Promise.all([
    ops('due', 'list'),
    ops('subscriptions', 'list'),
    ops('due', 'list', '--status', 'x'),
  ]);
  expect(lists.map(({ code, err }) => [code, err])).toEqual([
    [0, '0 of 0\n'],
    [0, '0 of 0\n'],
    [1, '✗ --status is one of open, closed.\n'],
  ]);
  const moved = await ops('clock', 'advance', '--days', '1');
  expect([moved.code, moved.err]).toEqual([1, '✗ Only the clock of a sandbox can be moved.\n']);
});

test('the funnel matches a count by hand, and errors are shown as browsers sent them', async () => {
  const counted = async (more: string[] = []) =>
    JSON.parse((await ops('funnel', '--json', ...more)).out) as {
      visitors: number;
      steps: { event: string }[];
      journey: { step: string }[];
    };
  const track = async () => {
    const url = 'https://mercan.example/';
    const body = { url, consentedAt: '2026-03-02T08:00:00.000Z', consents: { analytics: true, marketing: false } };
    const visit = await shop.call('POST', '/api/analytics_service/v1/web/track', { body });
    const id = visit.body.data.receiver_id as string;
    const send = (event: string, parameters: object = {}) =>
      shop.call('POST', '/api/analytics_service/v1/web/event', { body: { receiver_id: id, event, url, parameters } });
    return send;
  };
  const [elif, deniz] = [await track(), await track()];
  for (const send of [elif, deniz]) await send('PageView');
  await elif('AddToCart', { value: 139.9, currency: 'TRY' });
  await elif('AddToCart', { value: 74.9, currency: 'TRY' });
  await deniz('AddToCart', { value: 'much' });
  const { visitors, steps, journey } = await counted();
  const none = { visitors: 0, times: 0, value: 0 };
  const taken = { PageView: { visitors: 2, times: 2, value: 0 }, AddToCart: { visitors: 2, times: 3, value: 214.8 } };
  const all = 'PageView ViewCart AddToCart PromoCodeRefused InitiateCheckout AddAddressInfo AddPaymentInfo';
  const ends = 'Purchase Subscribe FirstPurchase Signup Login DeleteAccount';
  expect({ visitors, steps }).toEqual({
    visitors: 2,
    steps: `${all} ${ends}`.split(' ').map((event) => ({ ...none, ...taken[event as 'PageView'], event })),
  });
  expect(journey).toEqual(
    'home view add cart checkout address card bank paid'
      .split(' ')
      .map((step, index) => ({ step, visitors: index <= 2 ? 2 : 0, lost: index === 2 ? 2 : 0, stood: [] })),
  );
  const today = shop.clock.now().toISOString().slice(0, 10);
  const before = (await counted(['--to', '2026-03-01'])).visitors;
  expect([before, (await counted(['--from', today, '--to', today])).visitors]).toEqual([0, 2]);

  const envelope = '{"event_id":"b5c1"}\n{"type":"event"}\n{"message":"TypeError: x","kind":"render","url":"/cart"}';
  const headers = { 'content-type': 'text/plain' };
  const url = '/exception-monitoring?o=1&p=1';
  await shop.app.server.inject({ method: 'POST', url, headers, payload: envelope });
  const [report] = JSON.parse((await ops('errors', 'list', '--json')).out);
  expect([report.kind, report.message, report.url, report.release]).toEqual(['render', 'TypeError: x', '/cart', null]);
  expect((await ops('errors', 'show', report._id)).out).toBe(`${envelope}\n`);
  expect((await ops('errors', 'show', shopper.accountId)).code).toBe(1);
});
