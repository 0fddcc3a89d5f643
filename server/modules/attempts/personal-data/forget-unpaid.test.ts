import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCard, openShopper, passChallenge, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { startCardCheck } from '../card-check.samples.ts';
import { paymentAttempts } from '../attempt/attempts.tables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

const attemptsOf = ({ accountId }: Shopper) =>
  shop.database.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.accountId, accountId))
    .orderBy(paymentAttempts.createdAt, paymentAttempts.id);

test('after ninety days an unpaid attempt keeps its outcome but no personal data; a paid one keeps both', async () => {
  const shopper = await openShopper(shop);
  const pay = async (behaviour: 'insufficientFunds' | 'succeeds') => {
    const body = await shopper.checkout({ once: 1 }, newCard(behaviour));
    await passChallenge((await shopper.buy('3ds/buy-request', body)).body.data.redirectUrl);
    await shop.runJobs('reconcile-payments');
  };
  await pay('insufficientFunds');
  shop.clock.advance({ minutes: 1 });
  await startCardCheck(shopper);
  shop.clock.advance({ hours: 1 });
  await shop.runJobs('reconcile-payments');
  await pay('succeeds');
  shop.clock.advance({ hours: 89 * 24 });
  await shop.runJobs('reconcile-payments');
  await shop.runJobs('forget-unpaid-attempts');
  const before = await attemptsOf(shopper);
  expect(before.map(({ kind, state, ip }) => [kind, state, ip])).toEqual([
    ['purchase', 'declined', '127.0.0.1'],
    ['cardCheck', 'expired', '127.0.0.1'],
    ['purchase', 'paid', '127.0.0.1'],
  ]);

  shop.clock.advance({ hours: 25 });
  await shop.runJobs('forget-unpaid-attempts');
  const [refused, left, paid] = before;
  const { orders, ...payload } = refused!.payload as { orders: object[] };
  expect(await attemptsOf(shopper)).toEqual([
    {
      ...refused!,
      ip: '0.0.0.0',
      page: null,
      payload: {
        ...payload,
        buyer: null,
        card: null,
        orders: orders.map((order) => ({ ...order, deliveryAddress: undefined, billingAddress: undefined })),
      },
    },
    { ...left!, ip: '0.0.0.0', page: null, payload: {} },
    paid,
  ]);
});
