import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addDays, type CalendarDay, dayOf, days } from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { sandboxClock } from '../../../platform/clock/tables.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { announcePrice } from '../../catalog/index.ts';
import { productId } from '../../catalog/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { packetId, packets } from '../../packets/testing.ts';
import { capturesOf, cyclesOf, liveUntil, priceNotices, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const gizem = packetId('gizem-package');
const exact = 32_956;
const rounded = 32_890;
const today = () => dayOf(shop.clock.now().getTime());
const roundFrom = (roundedFrom: CalendarDay) => shop.database.db.update(packets).set({ roundedFrom, isRounded: false });
// Not rounded yet, as in the release before.
beforeEach(() => roundFrom(addDays(today(), 5000)));

const box = (type: 'pad' | 'pantyliner', subType: 'standard' | 'super', size: number) => ({
  _product: productId({ type, subType, size }),
  quantity: 1,
});
/** The boxes of the packet, as a custom packet. */
const own = [
  box('pad', 'standard', 8),
  box('pad', 'super', 12),
  box('pad', 'super', 8),
  box('pantyliner', 'standard', 12),
];

const edit = async (elif: Subscriber, grossOriginalAmount: number, packet: object = { _packet: gizem }) => {
  const { status, body } = await elif.call('POST', `subscriptions/${elif.subscription}/edit`, {
    action: 'EDIT_SUBSCRIPTION',
    products: [],
    packets: [{ ...packet, quantity: 1 }],
    price: { grossOriginalAmount, _currency: 'TRY' },
  });
  return [status, body.code];
};
/** A subscriber whose every delivery is this packet. */
async function subscribeToPacket(price = exact) {
  const elif = await subscribe(shop);
  expect(await edit(elif, price / 100)).toEqual([200, undefined]);
  return elif;
}
const nextDay = async ({ subscription }: Subscriber) =>
  (await cyclesOf(shop, subscription)).at(-1)!.split(' ')[2] as CalendarDay;
const mailsTo = async ({ email }: Subscriber, kind: string) =>
  (await shop.app.context.mail.list({ recipient: email })).filter((mail) => mail.kind === kind).toReversed();
const announced = async (elif: Subscriber) =>
  (await mailsTo(elif, 'renewal.announce')).map(({ textBody }) => /kartından (₺\S+) çekilir/.exec(textBody)?.[1]);

test('an announced price is charged, the next delivery is announced at the rounded price without a price notice', async () => {
  const elif = await subscribeToPacket();
  const [first, morning] = [await nextDay(elif), 'T08:00:00Z'];
  // The day comes between the announcement of a delivery and its charge, though not by the migration.
  await liveUntil(shop, `${addDays(first, -6)}${morning}`);
  await roundFrom(addDays(first, 1));
  await liveUntil(shop, `${first}${morning}`);
  expect([await announced(elif), await capturesOf(shop, elif)]).toEqual([['₺329,56'], [exact]]);
  await liveUntil(shop, `${await nextDay(elif)}${morning}`);
  expect([await announced(elif), await capturesOf(shop, elif)]).toEqual([
    ['₺329,56', '₺328,90'],
    [exact, rounded],
  ]);
  expect(await mailsTo(elif, 'priceNotice')).toEqual([]);
});

test('a delivery on the rounding day, announced before it, is announced at the rounded price', async () => {
  const elif = await subscribeToPacket();
  const first = await nextDay(elif);
  await roundFrom(first);
  await liveUntil(shop, `${first}T08:00:00Z`);
  expect([await announced(elif), await capturesOf(shop, elif)]).toEqual([['₺328,90'], [rounded]]);
});

test('an edit before the rounding day must state the exact price, and from then on the rounded one', async () => {
  const day = addDays(today(), 3);
  await roundFrom(day);
  const elif = await subscribe(shop);
  expect([await edit(elif, rounded / 100), await edit(elif, exact / 100)]).toEqual([
    [409, 'MISCALCULATION'],
    [200, undefined],
  ]);
  await liveUntil(shop, `${day}T08:00:00Z`);
  const ada = await subscribe(shop);
  expect([await edit(ada, exact / 100), await edit(ada, rounded / 100)]).toEqual([
    [409, 'MISCALCULATION'],
    [200, undefined],
  ]);
  await liveUntil(shop, `${await nextDay(ada)}T08:00:00Z`);
  expect([await capturesOf(shop, elif), await capturesOf(shop, ada)]).toEqual([[rounded], [rounded]]);
});

test('a packet with changed contents costs the exact sum of its boxes', async () => {
  await roundFrom(today());
  await shop.runJobs('rounded-prices');
  const elif = await subscribeToPacket(rounded);
  const fewer = { items: own.slice(1) };
  // 76.90 + 118.90 + 84.90 + 69.90, and without the first.
  expect([await edit(elif, 350.6, { items: own }), await edit(elif, 272.9, fewer)]).toEqual([
    [200, undefined],
    [409, 'MISCALCULATION'],
  ]);
  expect(await edit(elif, 273.7, fewer)).toEqual([200, undefined]);
  await liveUntil(shop, `${await nextDay(elif)}T08:00:00Z`);
  expect(await capturesOf(shop, elif)).toEqual([27_370]);
});

test('a price rise announced before rounding is charged from its notified day, at the rounded price', async () => {
  const elif = await subscribeToPacket();
  const first = await nextDay(elif);
  const from = addDays(first, 10);
  await withTransaction(shop.database.db, (tx) =>
    announcePrice(tx, {
      product: productId({ type: 'pad', subType: 'super', size: 12 }),
      price: { subscription: kurus(12_890), oneTimePurchase: kurus(14_990) },
      from,
      now: shop.clock.now(),
    }),
  );
  await shop.runJobs('price-notices');
  const notices = await shop.database.db
    .select({ priceId: priceNotices.priceId })
    .from(priceNotices)
    .where(eq(priceNotices.subscriptionId, elif.subscription));
  // 10 lira more, less 6 %: 338,96.
  expect(notices.map(({ priceId }) => priceId.split(':')[1])).toEqual(['33896/39724']);
  await roundFrom(addDays(first, 2));
  await liveUntil(shop, `${first}T08:00:00Z`);
  await liveUntil(shop, `${await nextDay(elif)}T08:00:00Z`);
  const mails = await mailsTo(elif, 'priceNotice');
  expect([await capturesOf(shop, elif), mails.length]).toEqual([[exact, 33_890], 1]);
});

const migrations = new URL('../../../platform/database/migrations/', import.meta.url);

test('the migration rounds from a day after every delivery that may already be announced', async () => {
  const { db } = shop.database;
  const name = readdirSync(migrations).find((file) => file.endsWith('_rounded_packets.sql'))!;
  const byHand = readFileSync(new URL(name, migrations), 'utf8').split('-- by hand')[1]!;
  await db.insert(sandboxClock).values({ id: 1, offsetMilliseconds: days(50) });
  await db.execute(sql.raw(`-- ${byHand}`));
  const rows = await db.select({ from: packets.roundedFrom, isRounded: packets.isRounded }).from(packets);
  const [first] = rows;
  const realToday = dayOf(Date.now());
  expect(new Set(rows.map(({ isRounded }) => isRounded))).toEqual(new Set([false]));
  // The database's day may be another than the shop's, which is three hours ahead.
  expect([59, 60].map((ahead) => addDays(realToday, ahead))).toContain(first!.from);
});
