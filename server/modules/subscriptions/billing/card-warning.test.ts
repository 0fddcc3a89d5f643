import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days, deliveryName, hours, parseCalendarDay } from '../../../../domain/calendar/index.ts';
import { signInAgain } from '../../auth/testing.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import {
  capturesOf,
  renewalJobFaultsPort,
  renewalStepSwitches,
  liveUntil,
  subscribe,
  type Subscriber,
  subscriptionCycles,
} from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

type Warned = Subscriber & { morning: number };

const secondOf = ({ subscription }: Subscriber) =>
  and(eq(subscriptionCycles.subscriptionId, subscription), eq(subscriptionCycles.cycle, 2));

/** A customer whose card expires before the next delivery, and the morning of its charge. */
async function open(): Promise<Warned> {
  const { db } = shop.database;
  const elif = await subscribe(shop);
  const [next] = await db.select().from(subscriptionCycles).where(secondOf(elif));
  await db.execute(
    sql`update saved_cards set expire_year = '2026', expire_month = '02' where account_id = ${elif.accountId}`,
  );
  return { ...elif, morning: Date.parse(`${next!.orderDay}T06:00:00Z`) };
}

const mailsTo = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email })).filter(({ kind }) => kind.startsWith('renewal.'));

/** How many days before the box each mail was written. */
const mailsSentTo = async ({ morning, ...elif }: Warned) =>
  (await mailsTo(elif))
    .map(({ kind, createdAt }) => [kind.slice(8), (morning - createdAt.getTime()) / days(1)] as const)
    .toSorted(([, one], [, other]) => other - one);

const warned = [
  ['announce', 7],
  ['warnCard', 2],
  ['paid', 0],
];

/** The text of the card warning. */
async function warningOf(customer: Subscriber) {
  const warning = (await mailsTo(customer)).find(({ kind }) => kind === 'renewal.warnCard');
  return [warning?.subject, ...(warning?.textBody.split('\n\n').slice(1) ?? [])];
}

test('a card that expires before the delivery is warned about once by mail, unless another was chosen', async () => {
  const { db } = shop.database;
  const [elif, ada, zoe] = [await open(), await open(), await open()];
  await db.execute(sql`update subscriptions set language = 'en' where id = ${ada.subscription}`);
  await liveUntil(shop, elif.morning - days(2) - hours(1));
  await db.execute(sql`insert into saved_cards select other.* from saved_cards one,
    lateral jsonb_populate_record(one, jsonb_build_object('id', 'another', 'card_token', 'another', 'expire_year', '2040',
      'is_primary', false)) other where one.account_id = ${zoe.accountId}`);
  const { status } = await shop.call('POST', `/api/private/user/subscriptions/${zoe.subscription}/edit`, {
    token: await signInAgain(shop.app, zoe.accountId),
    body: { action: 'EDIT_SUBSCRIPTION', _card: 'another' },
  });
  await liveUntil(shop, elif.morning - days(2));
  const url = shop.app.context.config.publicUrl;
  const atDoor = { earliest: parseCalendarDay('2026-04-29')!, latest: parseCalendarDay('2026-05-02')! };
  expect([status, await warningOf(elif), await warningOf(ada)]).toEqual([
    200,
    [
      'Mercan: kartının süresi kutundan önce doluyor',
      `${deliveryName('tr', atDoor)} kutunu 27 Nisan 2026 günü hazırlıyoruz ve ₺74,90 tutarını o sabah saat 9’da kartından çekeceğiz.`,
      'Ama sonu 0008 olan kartın 28 Şubat 2026 gününün sonuna kadar geçerli.',
      'O saate kadar aboneliğinin sayfasında başka bir kart seçersen kutun gecikmez. Seçmezsen ödemen büyük olasılıkla alınamaz; o zaman sana yeniden yazarız.',
      `${url}/account/subscription/${elif.subscription}`,
    ],
    [
      'Mercan: your card expires before your box',
      `We pack your ${deliveryName('en', atDoor)} box on 27 April 2026, and charge ₺74,90 to your card at 9 that morning.`,
      'But your card ending in 0008 is only valid until the end of 28 February 2026.',
      'Choose another card on the page of your subscription before then, and your box is not delayed. Otherwise the payment will most likely not go through; in that case we write to you again.',
      `${url}/en/account/subscription/${ada.subscription}`,
    ],
  ]);
  await liveUntil(shop, elif.morning - hours(1));
  const mails = [await mailsSentTo(elif), await mailsSentTo(ada), await mailsSentTo(zoe)];
  expect(mails).toEqual([warned.slice(0, 2), warned.slice(0, 2), warned.slice(0, 1)]);
  await db.execute(sql`update subscription_cycles set next_step = null, next_step_at = null`);
});

test.each(['insideStep', 'afterStep'] as const)('a process that dies %s of warnCard sends one mail', async (place) => {
  const elif = await open();
  let died = 0;
  shop.app.ports(renewalJobFaultsPort).renewalJobFaults.now = {
    at(where, step) {
      if (where !== place || step !== 'warnCard' || died > 0) return;
      died += 1;
      throw new Error('the process died');
    },
  };
  await liveUntil(shop, elif.morning + hours(1));
  shop.app.ports(renewalJobFaultsPort).renewalJobFaults.now = null;
  const kinds = (await mailsSentTo(elif)).map(([kind]) => kind);
  expect([died, kinds, await capturesOf(shop, elif)]).toEqual([1, ['announce', 'warnCard', 'paid'], [7490]]);
});

test.each([
  ['over its lock', -1, ['warnCard', 1]],
  ['until after the charge was due', 1, null],
] as const)('a renewal job that was down %s sends the warning only before the charge', async (_, awake, sent) => {
  const elif = await open();
  await liveUntil(shop, elif.morning - days(awake < 0 ? 4 : 2) - hours(1));
  shop.clock.set(new Date(elif.morning + days(awake)));
  await shop.runJobs('subscription-engine');
  await liveUntil(shop, elif.morning + days(1) + hours(1));
  expect(await mailsSentTo(elif)).toEqual([['announce', 7], ...(sent ? [sent] : []), ['paid', awake < 0 ? 0 : -1]]);
});

test('a held warning delays no charge, and is sent if released before the charge', async () => {
  const { db } = shop.database;
  const elif = await open();
  await liveUntil(shop, elif.morning - days(3));
  const hold = { reason: 'a test', setBy: 'operations:test', setAt: shop.clock.now() };
  await db.insert(renewalStepSwitches).values({ ...hold, step: 'warnCard' });
  await liveUntil(shop, elif.morning - days(1));
  const waiting = await mailsSentTo(elif);
  await db.delete(renewalStepSwitches);
  await liveUntil(shop, elif.morning - hours(12));
  const released = await mailsSentTo(elif);
  await db.insert(renewalStepSwitches).values({ ...hold, step: 'warnCard' });
  await db.update(subscriptionCycles).set({ cardWarnedAt: null, nextStep: 'warnCard' }).where(secondOf(elif));
  await liveUntil(shop, elif.morning + hours(1));
  await db.delete(renewalStepSwitches);
  expect([waiting, released, await mailsSentTo(elif), await capturesOf(shop, elif)]).toEqual([
    [['announce', 7]],
    [
      ['announce', 7],
      ['warnCard', 1],
    ],
    [
      ['announce', 7],
      ['warnCard', 1],
      ['paid', 0],
    ],
    [7490],
  ]);
});
