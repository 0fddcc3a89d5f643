// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { EMPTY_CART } from '../../domain/cart/index.ts';
import { ALL_ACCEPTED } from '../../domain/consent/index.ts';
import { pads } from '../../machines/cart/cart.spec.ts';
import { cartMachine } from '../../machines/cart/index.ts';
import { playAnalytics } from './analytics.samples.ts';

/** A page of its own: the modules anew, and what its analytics was told. */
async function openPage() {
  vi.resetModules();
  const [{ createMeasuring }, consent] = await Promise.all([import('./measuring.ts'), import('../app/consent.ts')]);
  const measuring = createMeasuring();
  const { api, told, visits } = playAnalytics();
  const hearing: (() => void)[] = [];
  const router = { subscribe: (_: string, hear: () => void) => hearing.push(hear) };
  return {
    ...consent,
    measureFlow: measuring.measureFlow,
    goTo: (path: string) => {
      history.replaceState(null, '', path);
      for (const hear of hearing) hear();
    },
    visits,
    start: () => measuring.startMeasuring(api, router),
    told: async (count: number) => {
      await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count));
      return told.map(({ event }) => event);
    },
  };
}

const item = { type: 'product', data: pads } as const;
const add = { type: 'line.add', item, purchaseType: 'subscription', createdAt: '' } as const;

/** A cart with one product, which the early script has heard put in. */
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
});

test('only what a flow does after the yes is told, also while the measurement is on its way', async () => {
  const page = await openPage();
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  cart.send(add);
  page.keepConsent(ALL_ACCEPTED);
  cart.send(add);
  expect(await page.told(2)).toEqual(['PageView', 'AddToCart']);
  cart.send(add);
  expect(await page.told(3)).toEqual(['PageView', 'AddToCart', 'AddToCart']);
});

test('who said yes before has the steps told that came before the app', async () => {
  const page = await openPage();
  page.keepConsent(ALL_ACCEPTED);
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  expect(await page.told(2)).toEqual(['PageView', 'AddToCart']);
});

test('nothing that is done on the page of a mailed link is told, and what comes after it is', async () => {
  const page = await openPage();
  page.keepConsent(ALL_ACCEPTED);
  page.goTo('/en/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln');
  const { cart, past } = cartWithPast();
  page.start();
  page.measureFlow(cart, past);
  cart.send(add);
  page.goTo('/store');
  expect([await page.told(1), page.visits()]).toEqual([['PageView'], 1]);
  cart.send(add);
  page.goTo('/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln');
  cart.send(add);
  page.goTo('/cart');
  expect(await page.told(3)).toEqual(['PageView', 'AddToCart', 'PageView']);
});
