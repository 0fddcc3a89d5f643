// npm run screens: takes the pictures of docs/screens from a shop of its own.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { pathIn, type Locale } from '../domain/locale/index.ts';
import { openStand } from '../tests/stand/stand.ts';
import { browserFlags, findBrowser } from './browser.ts';

const pages: Record<string, string> = {
  home: '/',
  store: '/store',
  product: '/product/pad-super',
  'product-trial': '/product/trial',
  'product-heating-patch': '/product/heating-patch',
  packets: '/packets',
  'packets-popular': '/packets/popular',
  'custom-packet': '/custom-packet?packet=pad.standard.8_pad.super.20_pantyliner.standard.12_custom',
  cart: '/cart',
  login: '/auth/login',
  register: '/auth/register',
  'not-found': '/404',
};
const shots: [Locale, number][] = [
  ['tr', 360],
  ['tr', 1280],
  ['en', 1280],
];
const folder = 'docs/screens';

mkdirSync(folder, { recursive: true });
const stand = await openStand();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
for (const [locale, width] of shots) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(stand.shopUrl + pathIn(locale, '/product/pad-super'));
  await page.getByRole('button', { name: locale === 'tr' ? 'Reddet' : 'Decline', exact: true }).click();
  await page.locator('main form button[type=submit]').first().click();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(stand.shopUrl + pathIn(locale, path), { waitUntil: 'networkidle' });
    // Pictures below the fold load only when they are near.
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
    await page.waitForLoadState('networkidle');
    const picture = await page.screenshot({ fullPage: true });
    await sharp(picture).png({ palette: true, quality: 80 }).toFile(`${folder}/${name}-${locale}-${width}.png`);
  }
  await context.close();
}
await browser.close();
await stand.close();
