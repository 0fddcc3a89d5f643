import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { ALL_REJECTED, CONSENT_COOKIE, serializeConsent } from '../../domain/consent/index.ts';
import { pathIn, type Locale } from '../../domain/locale/index.ts';
import { Shopper } from '../../tests/flows/support/shopper.ts';

export interface Look {
  locale: Locale;
  width: number;
  theme: 'light' | 'dark';
}

/** One visitor with a browser of their own, who walks the shop and takes pictures on the way. */
export interface Camera {
  page: Page;
  look: Look;
  shopper: Shopper;
  /** Opens a path of the shop and waits until React is there and the network is quiet. */
  open: (path: string) => Promise<void>;
  /** Waits until a flow is in this state, as its screen says. */
  state: (state: string) => Promise<void>;
  /** `view`: only what the window shows, as for dialogs and bars. */
  take: (name: string, what?: 'page' | 'view') => Promise<void>;
  /** Whether a picture of this name is to be taken. */
  wants: (name: string) => boolean;
  /** Takes the view, or the whole page, as it is now, without waiting: for foreign pages and pages that still load. */
  keep: (name: string, what?: 'page' | 'view') => Promise<void>;
}

export interface Film {
  shopUrl: string;
  folderOf: (picture: string) => string;
  /** Names of the pictures to take; all when empty. */
  only: readonly string[];
}

const heights: Record<number, number> = { 360: 740, 768: 1024 };
/** Highest picture in pixels: WebP allows 16,383. */
const tallest = 16_000;

export const nameOf = (name: string, { locale, width, theme }: Look) =>
  `${name}-${locale}${theme === 'dark' ? '-dark' : ''}-${width}.webp`;

let visitors = 0;

export async function openCamera(browser: Browser, film: Film, look: Look): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: look.width, height: heights[look.width] ?? 900 },
    hasTouch: look.width < 800,
    colorScheme: look.theme,
    reducedMotion: 'reduce',
    locale: look.locale === 'tr' ? 'tr-TR' : 'en-GB',
    timezoneId: 'Europe/Istanbul',
    baseURL: film.shopUrl,
  });
  await context.addCookies([{ name: CONSENT_COOKIE, value: serializeConsent(ALL_REJECTED), url: film.shopUrl }]);
  const page = await context.newPage();
  visitors += 1;
  const write = async (name: string, picture: Buffer) => {
    const file = nameOf(name, look);
    const folder = film.folderOf(file);
    mkdirSync(folder, { recursive: true });
    await sharp(picture)
      .resize({ height: tallest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78, effort: 5 })
      .toFile(`${folder}/${file}`);
    console.log(`  ${folder}/${file}`);
  };

  const wants = (name: string) => film.only.length === 0 || film.only.includes(name);

  return {
    page,
    look,
    wants,
    shopper: new Shopper(page, look.locale, `elif.${Date.now().toString(36).slice(-4)}${visitors}@example.com`),
    async open(path) {
      await page.goto(pathIn(look.locale, path));
      await settle(page);
    },
    state: (state) => page.locator(`main [data-state="${state}"]`).first().waitFor({ timeout: 90_000 }),
    async take(name, what = 'page') {
      if (!wants(name)) return;
      await settle(page);
      // Sticky elements would be drawn in the middle of the page.
      if (what === 'page') await page.evaluate(() => globalThis.scrollTo(0, 0));
      await loadPictures(page, what);
      const bar = page.locator('[data-bar]:visible');
      // A bar at the foot of the window belongs at the foot of the picture.
      const isTall = what === 'page' && (await bar.count()) > 0;
      const window = page.viewportSize();
      if (isTall && window) {
        // The minimum height of `main` is relative to the window, which is about to be as tall as the page.
        const height = await page.evaluate(() => {
          document.querySelector('main')?.style.setProperty('min-height', '0');
          return document.documentElement.scrollHeight;
        });
        await page.setViewportSize({ width: window.width, height });
      }
      await write(name, await page.screenshot({ fullPage: what === 'page' }));
      if (isTall && window) await page.setViewportSize(window);
    },
    async keep(name, what = 'view') {
      if (wants(name)) await write(name, await page.screenshot({ fullPage: what === 'page' }));
    },
  };
}

async function settle(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** Pictures below the fold load only when they are near. */
async function loadPictures(page: Page, what: 'page' | 'view'): Promise<void> {
  await page.evaluate(async (isWhole) => {
    const images = [...document.images].filter((image) => isWhole || image.getBoundingClientRect().top < innerHeight);
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  }, what === 'page');
}
