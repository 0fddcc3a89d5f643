// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { EMPTY_CART } from '../../domain/cart/index.ts';
import { ALL_ACCEPTED, ALL_REJECTED } from '../../domain/consent/index.ts';
import { pads } from '../../machines/cart/cart.spec.ts';
import { cartMachine } from '../../machines/cart/index.ts';
import { playAnalytics } from './analytics.samples.ts';

// Loading the measurement takes long while other tests run.
vi.setConfig({ testTimeout: 20_000 });

/** A page of its own: fresh modules, and what its analytics received. */
async function openPage(onVisit?: () => void) {
  vi.resetModules();
  const [{ createMeasuring }, consent, { currentVisit }] = await Promise.all([
    import('./measuring.ts'),
    import('./visit/consent.ts'),
    import('./visit/visit-record.ts'),
  ]);
  const measuring = createMeasuring();
  const { api, received, visits, fail, lost } = playAnalytics(onVisit);
  const listeners: (() => void)[] = [];
  const router = {
    subscribe: (_: string, listener: () => void) => listeners.push(listener),
    page: () => location.pathname,
  };
  return {
    ...consent,
    ...measuring,
    currentVisit,
    goTo: (path: string) => {
      history.replaceState(null, '', path);
      for (const listener of listeners) listener();
    },
    visits,
    fail,
    lost,
    start: () => measuring.startMeasuring(api, router),
    eventNames: async (count: number) => {
      await vi.waitFor(() => expect(received.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
      return received.map(({ event }) => event);
    },
  };
}

const item = { type: 'product', data: pads } as const;
const add = { type: 'line.add', item, purchaseType: 'subscription', createdAt: '' } as const;

/** A cart with one product, whose adding the early script has recorded. */
function cartWithPast() {
  const past: InspectionEvent[] = [];
  const cart = createActor(cartMachine, { input: { cart: EMPTY_CART }, inspect: (step) => void past.push(step) });
  cart.start();
  cart.send(add);
  return { cart, past: [...past] };
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  document.cookie = 'tracking-preferences=; max-age=0';
  sessionStorage.clear();
  localStorage.clear();
});

test('only steps after the consent are measured, even while the measurement code loads', async () => {
  const page = await openPage();
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  cart.send(add);
  page.keepConsent(ALL_ACCEPTED);
  cart.send(add);
  expect(await page.eventNames(2)).toEqual(['PageView', 'AddToCart']);
  cart.send(add);
  expect(await page.eventNames(3)).toEqual(['PageView', 'AddToCart', 'AddToCart']);
});

test('with consent given before, the steps that came before the app are measured', async () => {
  const page = await openPage();
  page.keepConsent(ALL_ACCEPTED);
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  expect(await page.eventNames(2)).toEqual(['PageView', 'AddToCart']);
});

test('nothing on the page of a mailed link is measured, but later pages are', async () => {
  const page = await openPage();
  page.keepConsent(ALL_ACCEPTED);
  page.goTo('/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln');
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  cart.send(add);
  page.goTo('/store');
  expect([await page.eventNames(1), page.visits.length]).toEqual([['PageView'], 1]);
  cart.send(add);
  page.goTo('/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln');
  cart.send(add);
  page.goTo('/packets');
  expect(await page.eventNames(3)).toEqual(['PageView', 'AddToCart', 'PageView']);
});

const id = 'f'.repeat(32);
const all = { analytics: true, marketing: true };
const measuredOnly = { analytics: true, marketing: false };
const none = { analytics: false, marketing: false };

test('an outcome is measured only with consent; withdrawing it is sent to the server at once', async () => {
  const page = await openPage();
  page.start();
  expect(page.currentVisit()).toBe(null);
  page.keepConsent(ALL_ACCEPTED);
  await page.eventNames(1);
  expect(page.currentVisit()).toBe(id);
  page.keepConsent(ALL_REJECTED);
  expect(page.currentVisit()).toBe(null);
  await vi.waitFor(() => expect(page.visits).toEqual([{ consents: all }, { receiver_id: id, consents: none }]));
});

test('a withdrawal that the server did not answer is sent by the next page of the tab', async () => {
  const page = await openPage();
  page.start();
  page.keepConsent(ALL_ACCEPTED);
  await page.eventNames(1);
  page.fail(true);
  page.keepConsent(ALL_REJECTED);
  expect(page.visits).toEqual([{ consents: all }]);
  const next = await openPage();
  next.start();
  await vi.waitFor(() => expect(next.visits).toEqual([{ receiver_id: id, consents: none }]));
});

test('a withdrawal in one tab applies to the visits of other tabs, closed ones too', async () => {
  const paying = await openPage();
  paying.start();
  paying.keepConsent(ALL_ACCEPTED);
  await paying.eventNames(1);
  // Another tab of this browser.
  sessionStorage.clear();
  const other = await openPage();
  other.keepConsent(ALL_REJECTED);
  other.fail(true);
  other.start();
  await vi.waitFor(() => expect(other.lost()).toBe(1));
  other.fail(false);
  other.goTo('/store');
  await vi.waitFor(() => expect(other.visits).toEqual([{ receiver_id: id, consents: none }]));
  other.goTo('/packets');
  expect([other.visits.length, localStorage.length]).toEqual([1, 0]);
});

test('a marketing withdrawal that the server did not answer is sent before the next event', async () => {
  const page = await openPage();
  const { cart } = cartWithPast();
  page.start();
  page.keepConsent(ALL_ACCEPTED);
  page.measureFlow(cart);
  await page.eventNames(1);
  page.fail(true);
  page.keepConsent(measuredOnly);
  await vi.waitFor(() => expect(page.lost()).toBe(1));
  page.fail(false);
  cart.send(add);
  expect(await page.eventNames(2)).toEqual(['PageView', 'AddToCart']);
  expect(page.visits).toEqual([{ consents: all }, { receiver_id: id, consents: measuredOnly }]);
});

test('a marketing withdrawal while the visit begins is sent after its first answer', async () => {
  const page: Awaited<ReturnType<typeof openPage>> = await openPage(() => page.keepConsent(measuredOnly));
  page.start();
  page.keepConsent(ALL_ACCEPTED);
  expect(await page.eventNames(1)).toEqual(['PageView']);
  expect(page.visits).toEqual([{ consents: all }, { receiver_id: id, consents: measuredOnly }]);
});

test('consent withdrawn in another tab stops measuring here too', async () => {
  const page = await openPage();
  page.keepConsent(ALL_ACCEPTED);
  const { cart } = cartWithPast();
  page.start();
  page.measureFlow(cart);
  await page.eventNames(1);
  document.cookie = 'tracking-preferences=; max-age=0';
  cart.send(add);
  page.keepConsent(ALL_ACCEPTED);
  cart.send(add);
  expect(await page.eventNames(2)).toEqual(['PageView', 'AddToCart']);
});

test('the cart drawer is measured, even when opened while the measurement code loads', async () => {
  const page = await openPage();
  page.measureDrawer();
  page.keepConsent(ALL_ACCEPTED);
  page.start();
  page.measureDrawer();
  expect(await page.eventNames(2)).toEqual(['PageView', 'ViewCart']);
  page.measureDrawer();
  expect(await page.eventNames(3)).toEqual(['PageView', 'ViewCart', 'ViewCart']);
});
