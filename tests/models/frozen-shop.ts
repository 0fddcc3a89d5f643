import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Cart } from '../../domain/cart/index.ts';
import { ALL_REJECTED, CONSENT_COOKIE, serializeConsent } from '../../domain/consent/index.ts';
import { LOCAL_STORAGE_KEY, NO_AUTH, parsePersisted, serializePersisted } from '../../domain/persisted/index.ts';
import { expect } from '../harness/shop-test.ts';
import type { Harness } from '../harness/harness.ts';
import { openGate, type Gate, type Groups } from './gate.ts';

export interface Visit {
  /** What the browser has stored from an earlier visit. */
  cart?: Cart;
  local?: Record<string, string>;
  token?: string;
  /** Milliseconds by which the browser's clock is ahead of the server's. */
  ahead?: number;
}

/**
 * A shopper's browser in which time does not move until `pass` is called, and whose calls of the shop wait at a gate
 * until they are let through, cut or refused. Everything behind the gate is the real shop.
 */
export interface FrozenShop {
  harness: Harness;
  context: BrowserContext;
  page: Page;
  gate: Gate;
  /** Advances time by one moment, for work that the page defers: 25 ms until `hasOpened`, then 1 ms. */
  tick: () => Promise<void>;
  /** Called once the page is loaded: moments are short from here on. */
  hasOpened(): void;
  /** Advances time at once, firing every timer in between. */
  pass(milliseconds: number): Promise<void>;
  /** Another tab of the same browser changes the stored cart. */
  elsewhere(cart: Cart): Promise<void>;
  /** Another tab of the same browser stores these texts, by key. */
  keepElsewhere(kept: Record<string, string>): Promise<void>;
  /** Console errors and page errors so far, without those of calls that were cut or refused on purpose. */
  troubles: string[];
  close(): Promise<void>;
}

const consent = { name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED) };
/** Chromium's own messages about failed requests and about the bank's page in its frame. */
const playedTrouble = /^(Failed to load resource: |Blocked autofocusing )/;

export const rootOf = (cart: Cart): string => serializePersisted({ cart, auth: NO_AUTH });

const linesOf = ({ items, promoCode }: Cart) => ({ items, code: promoCode.code });

/** The time of the shop's clock in milliseconds: moved by `/sandbox/clock`, shared by all paths of a worker. */
export async function shopNow(harness: Harness): Promise<number> {
  const { now } = (await (await fetch(`${harness.shopUrl}/sandbox/clock`)).json()) as { now: string };
  return Date.parse(now);
}

export async function openFrozenShop(
  browser: Browser,
  harness: Harness,
  groups: Groups,
  visit: Visit,
): Promise<FrozenShop> {
  const local = { ...(visit.cart && { [LOCAL_STORAGE_KEY]: rootOf(visit.cart) }), ...visit.local };
  const context = await browser.newContext({
    baseURL: harness.shopUrl,
    // Time is frozen: an animation between two pages would never end.
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [
        {
          origin: harness.shopUrl,
          localStorage: Object.entries(local).map(([name, value]) => ({ name, value })),
        },
      ],
    },
  });
  const cookies = [consent, ...(visit.token === undefined ? [] : [{ name: 'auth_token', value: visit.token }])];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: harness.shopUrl, sameSite: 'Lax' as const })));
  const start = (await shopNow(harness)) + (visit.ahead ?? 0);
  await context.clock.install({ time: start });
  await context.clock.pauseAt(start);
  const gate = await openGate(context, groups);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !playedTrouble.test(message.text())) troubles.push(message.text());
  });
  let other: Page | null = null;
  let moment = 25;
  const shop: FrozenShop = {
    harness,
    context,
    page,
    gate,
    troubles,
    tick: () => page.clock.runFor(moment),
    hasOpened: () => (moment = 1),
    pass: (milliseconds) => page.clock.runFor(milliseconds),
    async elsewhere(cart) {
      const isKept = (text: string | null) => isDeepStrictEqual(linesOf(parsePersisted(text).cart), linesOf(cart));
      const keep = async () => {
        // This listener runs after the page's own: by then the page has adopted this cart, or stored its own just
        // before.
        const listening = await page.evaluateHandle((key) => {
          const { promise, resolve } = Promise.withResolvers<string | null>();
          addEventListener('storage', (event) => event.key === key && resolve(localStorage.getItem(key)));
          return { promise };
        }, LOCAL_STORAGE_KEY);
        await shop.keepElsewhere({ [LOCAL_STORAGE_KEY]: rootOf(cart) });
        return isKept(await listening.evaluate(({ promise }) => promise));
      };
      if (isKept(await page.evaluate((key) => localStorage.getItem(key), LOCAL_STORAGE_KEY))) return;
      await expect.poll(keep).toBe(true);
    },
    async keepElsewhere(kept) {
      if (!other) {
        other = await context.newPage();
        await other.goto('/robots.txt');
      }
      await other.evaluate((changes) => {
        for (const [key, text] of Object.entries(changes)) localStorage.setItem(key, text);
      }, kept);
      // Chromium rarely renders a tab in the background.
      await page.bringToFront();
    },
    close: () => context.close(),
  };
  return shop;
}
