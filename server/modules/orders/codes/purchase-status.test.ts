import { expect, test, vi } from 'vitest';
import { findAccount } from '../../account/index.ts';
import { openShopper, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { purchaseStatusOf } from './purchase-status.ts';
import type { OrderRefund } from '../order/orders.tables.ts';
import { moveAlong, toTheDoor } from '../testing.ts';

// A whole shop on a machine that has other things to do.
vi.setConfig({ testTimeout: 30_000 });

const asked = (refundStatus: OrderRefund['answer']['refundStatus']): OrderRefund => ({
  _id: 'refund',
  answer: { refundStatus },
});

test('an order is final after its 14 days of withdrawal, and off once cancelled or fully refunded', () => {
  const delivered = new Date('2026-03-14T20:30:00.000Z');
  const lastMoment = new Date('2026-03-28T20:59:59.000Z');
  const after = new Date('2026-03-28T21:00:00.000Z');
  const cases = [
    [{ status: 'PAID', deliveredAt: null, refund: null }, after],
    [{ status: 'NOT_DELIVERED', deliveredAt: null, refund: null }, after],
    [{ status: 'DELIVERED', deliveredAt: delivered, refund: null }, lastMoment],
    [{ status: 'DELIVERED', deliveredAt: delivered, refund: null }, after],
    [{ status: 'DELIVERED', deliveredAt: delivered, refund: asked('REFUND_REQUESTED') }, after],
    [{ status: 'DELIVERED', deliveredAt: delivered, refund: asked('REFUND_REJECTED') }, after],
    [{ status: 'REFUNDED_PARTIALLY', deliveredAt: delivered, refund: asked('REFUNDED_PARTIALLY') }, after],
    [{ status: 'REFUNDED_FULLY', deliveredAt: delivered, refund: asked('REFUNDED_FULLY') }, after],
    [{ status: 'CANCELLED', deliveredAt: null, refund: null }, lastMoment],
    [{ status: 'REJECTED', deliveredAt: null, refund: null }, lastMoment],
  ] as const;
  expect(cases.map(([order, now]) => purchaseStatusOf(order, now))).toEqual([
    'open',
    'open',
    'open',
    'final',
    'open',
    'final',
    'final',
    'off',
    'off',
    'off',
  ]);
});

test('a friend’s purchase with a family code rewards its owner once it can no longer be returned, and only once', async () => {
  const shop: Shop = await startShop({ config: { sessionSeconds: 60 * 24 * 3600 } });
  try {
    const owner = await openShopper(shop, { firstName: 'Zehra' });
    const { code } = (await owner.call('GET', 'promo-code')).body.data;
    const buyWithCode = async (friend: Shopper): Promise<string> => {
      const body = await friend.checkout({ once: 1, promoCode: code, useAccountBalance: true });
      const bought = await friend.buy('buy', body);
      expect(bought).toMatchObject({ status: 200, body: { data: { state: 'paid' } } });
      return bought.body.data.orderIds[0];
    };
    const { db } = shop.database;
    const balance = async () => (await findAccount(db, owner.accountId))?.balanceKurus;
    const uses = async () =>
      (await owner.call('GET', 'promo-code/usage-history')).body.data.items.map(
        ({ status }: { status: string }) => status,
      );

    const kept = await buyWithCode(await openShopper(shop, { startBalanceKurus: 100_000 }));
    await moveAlong(shop.app.context, kept, ...toTheDoor);
    shop.clock.advance({ days: 14 });
    await shop.runJobs('judge-promo-uses');
    expect([await balance(), await uses()]).toEqual([0, ['PENDING']]);
    const cancelled = await buyWithCode(await openShopper(shop, { startBalanceKurus: 100_000 }));
    await moveAlong(shop.app.context, cancelled, 'cancel');
    shop.clock.advance({ days: 1 });
    await shop.runJobs('judge-promo-uses');
    await shop.runJobs('judge-promo-uses');
    expect([await balance(), await uses()]).toEqual([3000, ['CANCELLED', 'EARNED']]);
  } finally {
    await shop.close();
  }
});
