import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newCard, openShopper, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { moveAlong, orderProblems, statusOf, toTheDoor } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await openShopper(shop, { startBalanceKurus: 1_000_000 });
  const bought = await shopper.buy(
    'buy',
    await shopper.checkout({ once: 1, useAccountBalance: true }, newCard('succeeds')),
  );
  [id] = bought.body.data.orderIds;
});

const notes = {
  set: (customLetter: string) => shopper.call('POST', `orders/${id}/setCustomLetter`, { customLetter }),
  update: (customLetter: string) => shopper.call('POST', `orders/${id}/updateCustomLetter`, { customLetter }),
  remove: () => shop.call('DELETE', `/api/private/user/orders/${id}/deleteCustomLetter`, { token: shopper.token }),
};
const brief = ({ status, body }: Awaited<ReturnType<typeof notes.set>>) =>
  status === 200 ? [body.data.customLetter, body.data.isLetterOpen] : [status, body.code];
const report = (kind = 'damaged', note = 'Kutu ezilmiş.') =>
  shopper.call('POST', `orders/${id}/problem`, { kind, note });

test('a note is written once, changed, removed and written again [ORDER-21]', async () => {
  expect([
    brief(await notes.set('Kendine iyi bak.')),
    brief(await notes.set('İkinci sekmeden')),
    brief(await notes.update('Seni seviyorum!')),
    brief(await notes.remove()),
    brief(await notes.remove()),
    brief(await notes.update('Yeniden')),
  ]).toEqual([
    ['Kendine iyi bak.', true],
    [409, 'LETTER_EXISTS'],
    ['Seni seviyorum!', true],
    [null, true],
    [null, true],
    ['Yeniden', true],
  ]);
});

test('a note that is empty, too long or of an unknown order is refused', async () => {
  const blank = await notes.set('   ');
  const long = await notes.set('a'.repeat(501));
  const unknown = await shopper.call('POST', 'orders/unknown/setCustomLetter', { customLetter: 'Merhaba' });
  expect([brief(blank), brief(long), brief(unknown)]).toEqual([
    [400, 'VALIDATION'],
    [400, 'VALIDATION'],
    [404, 'NOT_FOUND'],
  ]);
});

test('a note is locked once its box is packed, and has its own message once cancelled [ORDER-21]', async () => {
  await notes.set('Kendine iyi bak.');
  await moveAlong(shop.app.context, id, 'pack');
  const answers = [await notes.set('a'), await notes.update('b'), await notes.remove()];
  expect(answers.map(brief)).toEqual(Array.from({ length: 3 }, () => [409, 'LETTER_LOCKED']));
  const { customLetter, isLetterOpen } = (await shopper.call('POST', `orders/${id}`)).body.data;
  expect([customLetter, isLetterOpen]).toEqual(['Kendine iyi bak.', false]);
  await moveAlong(shop.app.context, id, 'cancel');
  expect((await notes.update('c')).body.message.tr).toBe('Bu sipariş gönderilmeyecek, mektup da değişmez.');
});

test('a note written while its box is packed is either saved before packing or refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    await beforeEachOrder();
    const text = `Mektup ${round}`;
    const [answer] = await Promise.all([notes.set(text), moveAlong(shop.app.context, id, 'pack')]);
    const { customLetter } = (await shopper.call('POST', `orders/${id}`)).body.data;
    expect([answer.status, customLetter]).toEqual(answer.status === 200 ? [200, text] : [409, null]);
  }
});

async function beforeEachOrder(): Promise<void> {
  const body = await shopper.checkout({ once: 1, useAccountBalance: true }, newCard('succeeds'));
  [id] = (await shopper.buy('buy', body)).body.data.orderIds;
}

test('a parcel is tracked until delivery, with mails when shipped and delivered [DIALOG-10]', async () => {
  await moveAlong(shop.app.context, id, ...toTheDoor);
  const order = (await shopper.call('POST', `orders/${id}`)).body.data;
  const at = shop.clock.now().toISOString();
  expect(order.statusHistory).toEqual(
    ['CREATED', 'PAID', 'ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'DELIVERED'].map((status) => ({ status, at })),
  );
  expect(order.cargo).toEqual({
    carrier: 'Mercan Kurye',
    trackingNumber: 'TEST-1',
    trackingUrl: null,
    estimatedDelivery: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    movements: [
      { at, place: 'İstanbul', text: { tr: 'Teslim edildi', en: 'Delivered' } },
      { at, place: 'İstanbul', text: { tr: 'Kurye yola çıktı', en: 'Out for delivery' } },
      { at, place: 'İstanbul', text: { tr: 'Kargoya verildi', en: 'Handed to the carrier' } },
    ],
  });
  expect(order.deliveredAt).toBe(at);
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  expect(mails.map(({ kind }) => kind)).toEqual(['orderDelivered', 'orderShipped', 'orderConfirmation', 'welcome']);
  expect(mails[1]!.textBody).toContain('Mercan Kurye, takip numarası TEST-1.');
});

test('one problem is reported at a time, only for a packed box', async () => {
  const early = await report();
  await moveAlong(shop.app.context, id, ...toTheDoor);
  const [first, second] = await Promise.all([report(), report('missing', 'Bir kutu eksik.')]);
  const rows = await shop.database.db.select().from(orderProblems).where(eq(orderProblems.orderId, id));
  expect([
    early.body.code,
    [first.status, second.status].toSorted((a, b) => a - b),
    rows.length,
    (await shopper.call('POST', `orders/${id}`)).body.data.problem.answer,
  ]).toEqual(['NOT_PACKED', [200, 409], 1, null]);
});

test('the sandbox carrier packs, ships and delivers on working days, each step at its nextDue', async () => {
  // The evening before Bayram in Istanbul, whose last day is a Sunday.
  const carrier = shop.app.context.jobs.all().find(({ name }) => name === 'sandbox-carrier')!;
  // Orders that other tests left under way are delivered first.
  for (const day of [5, 6, 7, 8]) {
    shop.clock.set(new Date(`2026-03-0${day}T17:00:00.000Z`));
    for (let step = 0; step < 4; step += 1) await carrier.run();
  }
  expect(await carrier.nextDue!()).toBeNull();
  shop.clock.set(new Date('2026-03-18T17:00:00.000Z'));
  await beforeEachOrder();
  const stops: [string, string][] = [];
  for (let step = 0; step < 4; step += 1) {
    const due = await carrier.nextDue!();
    const own = due!.toISOString();
    shop.clock.set(due!);
    await carrier.run();
    stops.push([own, await statusOf(shop.app.context, id)]);
  }
  expect(stops).toEqual([
    ['2026-03-23T07:00:00.000Z', 'ON_PREPARATION'],
    ['2026-03-23T14:00:00.000Z', 'ON_ITS_WAY'],
    ['2026-03-24T06:00:00.000Z', 'ON_DELIVERY'],
    ['2026-03-24T11:00:00.000Z', 'DELIVERED'],
  ]);
});
