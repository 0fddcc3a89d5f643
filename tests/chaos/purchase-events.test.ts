import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { kurus, sum, toDecimal, toKurus } from '../../domain/money/index.ts';
import { allowed, eventsOf, refused, startVisit } from '../../server/modules/analytics/testing.ts';
import { paymentAttempts } from '../../server/modules/attempts/testing.ts';
import { type ComingBack, settleDown, waysBack } from './coming-back.ts';
import { placesOf } from './simulated.ts';
import { type Story, stories } from './stories.ts';
import { openTwinShop, type Place, type TwinShop } from './twin-shop.ts';

/** Minimum number of purchases; `npm run test:nightly` sets 1,000. */
const purchases = Number(process.env['MEASURED_PURCHASES'] ?? 48);
vi.setConfig({ testTimeout: 120_000 + purchases * 5000 });

const consents = ['given', 'withdrawn', 'none'] as const;
type Consent = (typeof consents)[number];
interface Purchase {
  story: Story;
  /** Null: the server does not die. */
  place: Place | null;
  back: ComingBack;
  consent: Consent;
}

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop();
}, 60_000);
afterAll(() => shop.close());

/** Even shares of all stories; per story first without a death, then each step it passes with each way to come back. */
async function choosePurchases(): Promise<Purchase[]> {
  const rounds = Math.ceil(purchases / stories.length);
  const chosen: Purchase[] = [];
  for (const story of stories) {
    const places = await placesOf(shop, story);
    const all = [
      { place: null, back: waysBack[0]! },
      ...places.flatMap((place) => waysBack.map((back) => ({ place, back }))),
    ];
    const stride = Math.max(1, all.length / rounds);
    for (let round = 0; round < rounds; round += 1) {
      const consent = consents[(round + Math.floor(round / all.length)) % consents.length]!;
      chosen.push({ story, ...all[Math.floor(round * stride) % all.length]!, consent });
    }
  }
  return chosen;
}

interface Paid {
  /** In lira, before the balance. */
  value: number;
  isByBalance: boolean;
}

/** The paid attempts of this account. */
async function paidBy(accountId: string): Promise<Paid[]> {
  const isOf = and(eq(paymentAttempts.accountId, accountId), eq(paymentAttempts.state, 'paid'));
  const paid = await shop.database.db.select().from(paymentAttempts).where(isOf);
  return paid.map(({ amountKurus, payload }) => {
    const { balanceKurus } = payload as { balanceKurus: number };
    return { value: toDecimal(kurus(amountKurus + balanceKurus)), isByBalance: amountKurus === 0 };
  });
}

/** Page events sent before the payment. */
const said = ['PageView', 'AddToCart', 'ViewCart', 'InitiateCheckout', 'AddAddressInfo', 'AddPaymentInfo'];
async function sayPages(visit: string): Promise<void> {
  for (const event of said) {
    const body = { receiver_id: visit, event, url: 'https://mercan.example/', parameters: {} };
    await shop.call('POST', '/api/analytics_service/v1/web/event', { body });
  }
}

/** Plays one purchase with its death and return; resolves to the visit and the payments that its events must show. */
async function buy({ story, place, back, consent }: Purchase) {
  const visit = await startVisit(shop, consent === 'none' ? refused : allowed);
  const wish = await story.prepare(shop, visit);
  await sayPages(visit);
  const fate = shop.dieAt(place);
  await story.play(wish).catch(() => undefined);
  if (!fate.hasDied()) shop.setFaults(null);
  await shop.bank.delivered();
  let paid = await paidBy(wish.shopper.accountId);
  if (consent === 'withdrawn') await startVisit(shop, refused, visit);
  await back.go(wish);
  await settleDown(wish);
  if (consent === 'given') paid = await paidBy(wish.shopper.accountId);
  if (consent === 'none') paid = [];
  return { visit, paid, hasDied: fate.hasDied(), isMeasured: consent !== 'none' };
}

const countOf = (times: number, paid: readonly Paid[] = []) => ({
  times,
  value: toDecimal(sum(paid.map(({ value }) => toKurus(value)))),
});

test('after a crash at any step of paying, Purchase events and funnel match the paid attempts of visitors with consent [EVENT-8 EVENT-14]', async () => {
  // The payments of `placesOf` have no visit and are not measured.
  const bought: Awaited<ReturnType<typeof buy>>[] = [];
  const wrong: unknown[] = [];
  for (const [nth, purchase] of (await choosePurchases()).entries()) {
    const one = await buy(purchase);
    bought.push(one);
    const stored = (await eventsOf(shop.database.db, one.visit)).map(({ event, parameters }) =>
      event === 'Purchase' ? `Purchase ${String(parameters['value'])}` : event,
    );
    const first = one.paid.length > 0 ? ['FirstPurchase'] : [];
    const due = one.isMeasured ? [...said, ...first, ...one.paid.map(({ value }) => `Purchase ${value}`)] : [];
    if (stored.toSorted().join() !== due.toSorted().join()) {
      const { story, place, back, consent } = purchase;
      wrong.push({ story: story.name, place, back: back.name, consent, stored, due });
    }
    if (nth % 60 === 59) await shop.restart();
  }
  expect(wrong).toEqual([]);
  // Most servers died; those whose story ends before the step did not.
  expect(bought.filter(({ hasDied }) => hasDied).length).toBeGreaterThan(bought.length / 2);

  const { publicUrl } = shop.app.context.config;
  const env = { ...process.env, MODE: 'sandbox', OPS_URL: publicUrl, FORCE_COLOR: '0' };
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/ops.ts', 'funnel', '--json'], { env });
  const funnel = JSON.parse(stdout) as {
    visitors: number;
    steps: { event: string; visitors: number; times: number; value: number }[];
    journey: { step: string; visitors: number; lost: number }[];
  };
  const measured = bought.filter(({ isMeasured }) => isMeasured);
  const buyers = measured.filter(({ paid }) => paid.length > 0);
  const paid = buyers.flatMap((one) => one.paid);
  const byHand: Record<string, object> = {
    ...Object.fromEntries(said.map((event) => [event, { visitors: measured.length, ...countOf(measured.length) }])),
    Purchase: { visitors: buyers.length, ...countOf(paid.length, paid) },
    FirstPurchase: { visitors: buyers.length, times: buyers.length, value: expect.any(Number) as number },
  };
  expect(paid.filter(({ isByBalance }) => isByBalance).length).toBeGreaterThan(0);
  expect(funnel.visitors).toBe(measured.length);
  expect(funnel.steps).toEqual(
    funnel.steps.map(({ event }) => ({ visitors: 0, ...countOf(0), ...byHand[event], event })),
  );
  expect(funnel.journey.map(({ step, visitors, lost }) => ({ step, visitors, lost }))).toEqual([
    ...'home view add cart checkout address'.split(' ').map((step) => ({ step, visitors: measured.length, lost: 0 })),
    { step: 'card', visitors: measured.length, lost: measured.length - buyers.length },
    { step: 'bank', visitors: buyers.length, lost: 0 },
    { step: 'paid', visitors: buyers.length, lost: 0 },
  ]);
});
