import { pathIn } from '../../domain/locale/index.ts';
import { expect, test } from '../stand/shop-test.ts';
import { Examiner } from './examiner.ts';

const shelves = ['/', '/store', '/store/pad', '/packets', '/packets/popular', '/packets/low-intensity'];
const goods = [
  '/product/pad-super',
  '/product/trial',
  '/product/heating-patch',
  '/packet/pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package',
  '/custom-packet?packet=pad.standard.8_pad.super.20_pantyliner.standard.12_custom',
];
const doors = ['/cart', '/auth/login', '/auth/register', '/auth/forgot-password', '/auth/reset-password?token=none'];
const allTexts = [
  'all-materials',
  'cookies',
  'family-code',
  'faqs',
  'how-it-works',
  'kvkk',
  'membership-aggreement',
  'price-policy',
  'privacy',
  'students',
  'terms-of-use',
].map((page) => `/know-us/${page}`);
const texts = allTexts.slice(0, 6);
const moreTexts = [...allTexts.slice(6), '/404', '/500'];

// Axe reads every element in every look: on a busy machine that takes its time.
test.describe.configure({ timeout: 180_000 });

for (const locale of ['tr', 'en'] as const) {
  for (const [what, paths] of Object.entries({ shelves, goods, doors, texts, moreTexts })) {
    test(`axe finds nothing and nothing is cut on ${what} in ${locale}`, async ({ page }) => {
      const examiner = new Examiner(page, locale);
      for (const path of paths) {
        await page.goto(pathIn(locale, path));
        await expect(page.locator('html')).toHaveAttribute('data-hydrated');
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
        await examiner.look(path);
      }
      expect(examiner.found).toEqual([]);
    });
  }
}
