import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../checkout/testing.ts';
import { moveAlong, toTheDoor } from './testing.ts';

// A whole shop on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ config: { sessionSeconds: 90 * 24 * 3600 } });
});
afterAll(() => shop.close());

const run = (statement: ReturnType<typeof sql>) => shop.database.db.execute(statement);
const setProven = ({ accountId }: Shopper, isProven: boolean) =>
  run(sql`update credentials set is_email_proven = ${isProven} where account_id = ${accountId}`);

/** A customer with balance and an address that no other customer has. */
async function openNeighbour(line: string, isProven = true): Promise<Shopper> {
  const shopper = await openShopper(shop, { startBalanceKurus: 100_000 });
  await run(sql`update addresses set line = ${line} where id = ${shopper.addressId}`);
  await setProven(shopper, isProven);
  return shopper;
}

/** Bought with balance, or with the card, and delivered at once. */
async function buyDelivered(shopper: Shopper, promoCode?: string, card?: unknown): Promise<void> {
  const code = promoCode === undefined ? {} : { promoCode };
  let bought: string[];
  if (card) {
    const { data } = (await shopper.buy('3ds/buy-request', await shopper.checkout({ once: 1, ...code }, card))).body;
    await passChallenge(data.redirectUrl);
    bought = (await shopper.status(data.attemptId)).body.data.orderIds;
  } else {
    bought = (await shopper.buy('buy', await shopper.checkout({ once: 1, ...code, useAccountBalance: true }))).body.data
      .orderIds;
  }
  for (const id of bought) await moveAlong(shop.app.context, id, ...toTheDoor);
}

async function later(days: number): Promise<void> {
  shop.clock.advance({ days });
  await shop.runJobs('judge-promo-uses');
  await shop.runJobs('judge-promo-uses');
}

/** Buys, and reads whether the mail asks for a proof. */
const asked = async (shopper: Shopper, promoCode: string) => {
  await buyDelivered(shopper, promoCode);
  const mails = await shop.app.context.mail.list({ recipient: shopper.email });
  const confirmation = mails.find(({ kind }) => kind === 'orderConfirmation')!;
  return confirmation.textBody.includes(`${shop.app.context.config.publicUrl}/auth/forgot-password`);
};

async function openOwner() {
  const owner = await openNeighbour('Bahariye Caddesi 1/2');
  const { code } = (await owner.call('GET', 'promo-code')).body.data as { code: string };
  return {
    owner,
    code,
    /** The sum of the code's rewards in kuruş, then its uses as shown to the owner, the latest first. */
    rewards: async () => {
      const { rows } = await run(sql`select coalesce(sum(amount_kurus), 0)::int as kurus from balance_movements
        where account_id = ${owner.accountId} and reason = 'FAMILY_CODE'`);
      const { items } = (await owner.call('GET', 'promo-code/usage-history')).body.data;
      const shown = items.map((use: { status: string; rewardAmount: number }) => [use.status, use.rewardAmount]);
      return [rows[0]!['kurus'], ...shown];
    },
  };
}

test('a friend with another address and card and a proven mail earns the owner one reward [PROMO-14]', async () => {
  const { code, rewards } = await openOwner();
  await buyDelivered(await openNeighbour('Rıhtım Caddesi 7'), code);
  await later(14);
  expect(await rewards()).toEqual([0, ['PENDING', 30]]);
  await later(1);
  expect(await rewards()).toEqual([3000, ['EARNED', 30]]);
});

test('an unproven mail delays the reward, for at most thirty days from the purchase [PROMO-14]', async () => {
  const { code, rewards } = await openOwner();
  const [early, never] = [await openNeighbour('Söğütlüçeşme 3', false), await openNeighbour('Hasırcıbaşı 9', false)];
  await buyDelivered(early, code);
  await buyDelivered(never, code);
  await later(20);
  expect(await rewards()).toEqual([0, ['PENDING', 30], ['PENDING', 30]]);
  await setProven(early, true);
  await later(9);
  expect(await rewards()).toEqual([3000, ['PENDING', 30], ['EARNED', 30]]);
  await later(1);
  expect(await rewards()).toEqual([3000, ['NOT_EARNED', 0], ['EARNED', 30]]);
  await setProven(never, true);
  await later(1);
  expect(await rewards()).toEqual([3000, ['NOT_EARNED', 0], ['EARNED', 30]]);
});

test('only a buyer with a friend’s code and an unproven mail is asked for the proof', async () => {
  const { code } = await openOwner();
  expect([
    await asked(await openNeighbour('Yoğurtçu Parkı 4', false), code),
    await asked(await openNeighbour('Yoğurtçu Parkı 6', true), code),
    await asked(await openNeighbour('Yoğurtçu Parkı 8', false), 'MERCAN10'),
  ]).toEqual([true, false, false]);
});

test('a card or address earns one reward, and none if it is the owner’s [PROMO-14]', async () => {
  const { owner, code, rewards } = await openOwner();
  await buyDelivered(owner, undefined, newCard('notRefundable'));
  await buyDelivered(await openNeighbour('bahariye caddesi, 1 / 2'), code);
  await buyDelivered(await openNeighbour('Kadife Sokak 4'), code, newCard('notRefundable'));
  await buyDelivered(await openNeighbour('Moda Caddesi 20'), code, newCard('succeeds'));
  await buyDelivered(await openNeighbour('Nailbey Sokak 8'), code, newCard('succeeds'));
  await buyDelivered(await openNeighbour('MODA CADDESİ 20'), code);
  await later(15);
  expect(await rewards()).toEqual([
    3000,
    ['NOT_EARNED', 0],
    ['NOT_EARNED', 0],
    ['EARNED', 30],
    ['NOT_EARNED', 0],
    ['NOT_EARNED', 0],
  ]);
  const { rows } = await run(sql`select no_reward from promo_uses where promo_id =
    (select id from promo_codes where code = ${code}) order by used_at desc, id desc`);
  expect(rows.map((row) => row['no_reward'])).toEqual(['SAME_ADDRESS', 'SAME_CARD', null, 'SAME_CARD', 'SAME_ADDRESS']);
});

test('a stopped code earns no reward, and its owner sees that it is stopped', async () => {
  const { owner, code, rewards } = await openOwner();
  await buyDelivered(await openNeighbour('Serasker Caddesi 5'), code);
  await run(sql`update promo_codes set is_active = false where code = ${code}`);
  expect((await owner.call('GET', 'promo-code')).body.data).toMatchObject({ code, isStopped: true });
  await later(15);
  expect(await rewards()).toEqual([0, ['NOT_EARNED', 0]]);
});
