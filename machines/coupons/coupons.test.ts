import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { kurus } from '../../domain/money/index.ts';
import { offline, rejected, unavailable } from '../../domain/failure/index.ts';
import { connectCoupons, type CouponsView } from './coupons.machine.ts';
import { autumn } from './coupons.spec.ts';

const before: CouponsView = { coupons: [], balance: { amount: kurus(0), movements: [] } };
const after: CouponsView = { ...before, coupons: [autumn] };

/** Redeems a coupon; the server does it or not, then answers with `failure`. The page is read `reads` times. */
async function redeem(failure: unknown, isRedeemed: boolean, reads: number) {
  let shown: CouponsView | null = before;
  let read = 0;
  const flow = createActor(
    connectCoupons({
      readView: () => {
        read += 1;
        return read > reads ? Promise.reject(unavailable()) : Promise.resolve(shown!);
      },
      perform: () => {
        if (isRedeemed) shown = after;
        return failure === null ? Promise.resolve(null) : Promise.reject(failure);
      },
    }),
  ).start();
  await waitFor(flow, (snapshot) => snapshot.matches('ready'));
  flow.send({ type: 'action.submit', request: { code: 'guz-2026' } });
  const { value, context } = await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'));
  return [value, context.view?.coupons.map(({ code }) => code), context.failure?.code ?? null];
}

it('a redeemed coupon is shown as redeemed even when the answer is lost', async () => {
  expect([
    await redeem(offline(), true, 2),
    await redeem(unavailable(), true, 2),
    await redeem(unavailable(), false, 2),
    await redeem(rejected({ code: 'COUPON_USED' }), false, 2),
    await redeem(null, true, 2),
    await redeem(null, true, 1),
    await redeem(offline(), true, 1),
  ]).toEqual([
    ['done', ['GUZ-7K2M4P'], null],
    ['done', ['GUZ-7K2M4P'], null],
    ['ready', [], 'UNAVAILABLE'],
    ['ready', [], 'COUPON_USED'],
    ['done', ['GUZ-7K2M4P'], null],
    ['unreadable', [], 'UNAVAILABLE'],
    ['unreadable', [], 'UNAVAILABLE'],
  ]);
});
