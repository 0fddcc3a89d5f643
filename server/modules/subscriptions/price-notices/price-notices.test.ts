import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  addDays,
  CUTOFF_DAYS,
  dayOf,
  deliveryName,
  HOLIDAYS,
  minutes,
  parseCalendarDay,
  startOfDay,
} from '../../../../domain/calendar/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import { deliveryWindow } from '../../../../domain/subscription/index.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { announcePrice } from '../../catalog/index.ts';
import { products } from '../../catalog/testing.ts';
import { newCard, openShopper, passChallenge, type Shop, startShop, tampons } from '../../checkout/testing.ts';
import { dayWords } from '../plan/index.ts';
import { cyclesOf, liveUntil, priceNotices, subscribe, type Subscriber, subjectsOf, totalsOf } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const today = () => dayOf(shop.clock.now().getTime());
const later = (days: number) => shop.clock.now().getTime() + days * 86_400_000;

/** Announces a subscription price in kuruş that begins in this many days. */
const announce = (days: number, subscription: number) =>
  withTransaction(shop.database.db, (tx) =>
    announcePrice(tx, {
      product: tampons,
      price: { subscription: kurus(subscription), oneTimePurchase: kurus(20_000) },
      from: addDays(today(), days),
      now: shop.clock.now(),
    }),
  );
const mailsSentTo = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email })).filter(({ kind }) => kind === 'priceNotice');
/** What each of its deliveries from the second on was charged. */
const chargedOf = async ({ subscription }: Subscriber) => {
  const charged = [];
  for (const row of await cyclesOf(shop, subscription)) {
    const [cycle, state] = row.split(' ');
    if (cycle === '1' || state !== 'ORDERED') continue;
    const [paid] = await subjectsOf(shop, subscription, Number(cycle));
    charged.push((await totalsOf(shop, paid!.attemptId)).net);
  }
  return charged;
};
const noticesOf = ({ subscription }: Subscriber) =>
  shop.database.db
    .select({ priceId: priceNotices.priceId, sentOn: priceNotices.sentOn })
    .from(priceNotices)
    .where(eq(priceNotices.subscriptionId, subscription));
const priceNow = async () =>
  (await shop.database.db.select().from(products).where(eq(products.id, tampons)))[0]!.subscriptionKurus;

test('a dearer price is announced with both totals, and charged neither before its day nor within thirty days of the mail', async () => {
  const [elif, ada] = [await subscribe(shop), await subscribe(shop, { boxes: 2 })];
  await ada.call('POST', `subscriptions/${ada.subscription}/cancel`, { _reason: 'too-many-left' });
  const day = today();
  await announce(40, 9000);
  // However often the job runs, one mail is sent.
  await shop.runJobs('price-notices');
  await shop.runJobs('price-notices');
  const [mail, ...more] = await mailsSentTo(elif);
  const text = mail!.textBody;
  expect([more, await mailsSentTo(ada), await noticesOf(elif), await priceNow()]).toEqual([
    [],
    [],
    [{ priceId: `${tampons}@${addDays(day, 40)}:9000/20000`, sentOn: day }],
    7490,
  ]);
  expect(text).toContain('her kutu şimdi ₺74,90.');
  expect(text).toContain('₺90,00 olacak; ondan önceki kutular eski fiyatıyla gelir.');
  expect(text).toContain('₺74,90 → ₺90,00');
  expect(text).not.toContain('undefined');

  await liveUntil(shop, later(41));
  expect(await priceNow()).toBe(9000);
  // Its price holds by then, but a renewal only pays it thirty days after.
  await liveUntil(shop, later(75));
  expect(await chargedOf(elif)).toEqual([7490, 9000]);
  expect((await mailsSentTo(elif)).length).toBe(1);
  // The mail names the delivery that was the first at the new price, by its arrival days.
  const third = parseCalendarDay(/\d{4}-\d\d-\d\d/.exec((await cyclesOf(shop, elif.subscription))[2]!)![0])!;
  const name = deliveryName('tr', deliveryWindow(third, HOLIDAYS));
  expect(text).toContain(`${name} kutusundan başlayarak ₺90,00 olacak;`);
  expect(text).toContain(
    `${dayWords(addDays(third, -CUTOFF_DAYS - 1)).tr} gününün sonuna kadar hesabından değiştirebilir`,
  );
});

test('a subscription begun after the announcement is notified on the price’s day; a cut counts at once, without a mail', async () => {
  await announce(1, 7490);
  await liveUntil(shop, later(2));
  await announce(10, 8500);
  await shop.runJobs('price-notices');
  const elif = await subscribe(shop);
  await shop.runJobs('price-notices');
  expect(await mailsSentTo(elif)).toEqual([]);
  await liveUntil(shop, later(11));
  expect((await mailsSentTo(elif)).length).toBe(1);
  await announce(30, 7000);
  await liveUntil(shop, later(60));
  expect([await chargedOf(elif), (await mailsSentTo(elif)).length]).toEqual([[7000], 1]);
});

test('a price announced again for the same day is mailed again, and charged no sooner than thirty days after that mail', async () => {
  await announce(1, 7490);
  await liveUntil(shop, later(2));
  const elif = await subscribe(shop);
  const day = addDays(today(), 40);
  await announce(40, 8000);
  await liveUntil(shop, later(20));
  await announce(20, 15_000);
  await shop.runJobs('price-notices');
  const mails = (await mailsSentTo(elif)).toReversed();
  expect(mails.map(({ textBody }) => /₺74,90 → ₺\S+/.exec(textBody)?.[0])).toEqual([
    '₺74,90 → ₺80,00',
    '₺74,90 → ₺150,00',
  ]);
  expect(await noticesOf(elif)).toEqual([
    { priceId: `${tampons}@${day}:8000/20000`, sentOn: addDays(day, -40) },
    { priceId: `${tampons}@${day}:15000/20000`, sentOn: addDays(day, -20) },
  ]);
  await liveUntil(shop, later(140));
  expect([await chargedOf(elif), (await mailsSentTo(elif)).length]).toEqual([[7490, 15_000], 2]);
});

test('a subscription bought before a price rise keeps its price, even if the bank answers after it', async () => {
  await announce(1, 7490);
  await liveUntil(shop, later(2));
  await announce(1, 9000);
  await liveUntil(shop, startOfDay(addDays(today(), 1)) - minutes(2));
  const buyer = await openShopper(shop);
  const bought = await buyer.buy('3ds/buy-request', await buyer.checkout({ subscribed: 1 }, newCard('succeeds')));
  await liveUntil(shop, shop.clock.now().getTime() + minutes(3));
  expect(await priceNow()).toBe(9000);
  await passChallenge(bought.body.data.redirectUrl);
  const paid = (await buyer.status(bought.body.data.attemptId)).body.data;
  await liveUntil(shop, later(60));
  expect(await chargedOf({ ...buyer, subscription: paid.subscriptionIds[0] })).toEqual([7490]);
});
