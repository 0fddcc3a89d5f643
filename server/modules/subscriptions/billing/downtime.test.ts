import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { days } from '../../../../domain/calendar/index.ts';
import { buildApp } from '../../../app.ts';
import { injectCall } from '../../../platform/testing/inject-call.ts';
import { type Shop, startShop } from '../../checkout/testing.ts';
import { capturesOf, cyclesOf, liveUntil, subscribe, type Subscriber } from '../testing.ts';

// A whole shop and a bank on a machine that has other things to do.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ hasOneClock: true });
}, 60_000);
afterAll(() => shop.close());

const announcements = new Set(['renewal.announce', 'renewal.replan', 'renewal.postpone']);
const mailsSentTo = async ({ email }: Subscriber) =>
  (await shop.app.context.mail.list({ recipient: email })).map(({ kind, createdAt }) => ({ kind, at: createdAt }));

test.each([3, 57, 400])(
  'after %i days without the renewal job one delivery is charged, at least three days after its announcement',
  async (silent) => {
    const elif = await subscribe(shop);
    const [, next] = await cyclesOf(shop, elif.subscription);
    const firstAnnouncement = Date.parse(`${next!.split(' ')[2]}T06:00:00Z`) - days(7);
    await liveUntil(shop, firstAnnouncement - days(1));
    const awake = new Date(firstAnnouncement + days(silent));
    shop.clock.set(awake);
    await liveUntil(shop, awake.getTime() + days(20));

    const mails = await mailsSentTo(elif);
    const [paid, ...others] = mails.filter(({ kind }) => kind === 'renewal.paid');
    const announcedAt = mails.filter(({ kind }) => announcements.has(kind)).map(({ at }) => at.getTime());
    const waited = (paid?.at.getTime() ?? 0) - Math.max(...announcedAt);
    expect([
      await capturesOf(shop, elif),
      others,
      waited >= days(2),
      Math.min(...announcedAt) + days(3) <= paid!.at.getTime(),
    ]).toEqual([[7490], [], true, true]);
  },
);

test('moving the sandbox clock by months makes every renewal that fell due', async () => {
  const early = await startShop();
  try {
    const elif = await subscribe(early);
    // Its clock is that of the machine: whatever day that is, the first delivery is late, and announced again.
    const app = await buildApp({ config: early.app.context.config, database: early.database });
    const { status } = await injectCall(app.server, 'POST', '/sandbox/clock', { body: { days: 130 } });
    await app.close();
    const cycles = (await cyclesOf(early, elif.subscription)).map((row) => row.split(' ').slice(0, 2).join(' '));
    expect([status, cycles, await capturesOf(early, elif)]).toEqual([
      200,
      ['1 ORDERED', '2 ORDERED', '3 ORDERED', '4 ORDERED', '5 PLANNED'],
      [7490, 7490, 7490],
    ]);
  } finally {
    await early.close();
  }
});
