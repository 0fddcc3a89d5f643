import { chromium, type Page } from '@playwright/test';
import { openStand } from '../tests/stand/stand.ts';
import { browserFlags, findBrowser } from './browser.ts';
const stand = await openStand();
const out = '/tmp/w/quiz-shots'; 
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const names = { tr: { begin: 'Başla', next: 'Devam', show: 'Kaydetmeden göster' }, en: { begin: 'Begin', next: 'Continue', show: 'Show without saving' } };
async function walk(locale: 'tr'|'en', width: number, scheme: 'light'|'dark', steps: string[]) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 740 : 832 }, colorScheme: scheme, locale: locale === 'tr' ? 'tr-TR' : 'en-GB', timezoneId: 'Europe/Istanbul' });
  await context.addCookies([{ name: 'tracking-preferences', value: encodeURIComponent(JSON.stringify({analytics:false,marketing:false})), url: stand.shopUrl }]);
  const page = await context.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log(locale, width, m.text()));
  page.on('pageerror', (e) => console.log('PAGEERROR', e));
  const w = names[locale];
  const shot = async (name: string, fullPage = false) => { if (steps.includes(name) || steps.length === 0) { await page.waitForTimeout(700); await page.screenshot({ path: `${out}/${name}-${locale}-${width}-${scheme}.png`, fullPage }); } };
  const next = async () => page.getByRole('main').getByRole('button', { name: w.next, exact: true }).click();
  await page.goto(stand.shopUrl + (locale === 'en' ? '/en/quiz' : '/quiz'));
  await page.waitForSelector('html[data-hydrated]');
  await page.getByRole('button', { name: /reddet|reject|hayır|gerekli/i }).first().click({ timeout: 1500 }).catch(() => {});
  await shot('0-welcome');
  await page.getByRole('button', { name: w.begin, exact: true }).click();
  await page.locator('main input[type=text]').fill('Deniz');
  await shot('1-name'); await next(); await shot('2-distance'); await next(); await shot('3-duration'); await next();
  for (const [i, l] of [2,4,3,2,1].entries()) { const s = page.getByRole('slider').nth(i); await s.focus(); await page.keyboard.press(String(l)); }
  await page.getByRole('slider').nth(2).focus();
  await shot('4-days'); await next();
  await page.getByRole('main').getByRole('checkbox').nth(0).check(); await page.getByRole('main').getByRole('checkbox').nth(1).check();
  await shot('5-products'); await next(); await shot('6-usages'); await next();
  await page.getByRole('main').getByRole('radio').nth(1).check();
  await shot('7-pantyliners'); await next(); await shot('8-delivery');
  await page.getByRole('button', { name: w.show }).click();
  await page.waitForSelector('main h1');
  await shot('9-result', true);
  await context.close();
}
try {
  await walk('tr', 360, 'light', []);
  await walk('tr', 1280, 'light', []);
  await walk('en', 768, 'light', ['2-distance','4-days', '9-result']);
  await walk('en', 1280, 'dark', ['0-welcome','4-days', '9-result']);
  await walk('tr', 360, 'dark', ['4-days','5-products']);
} catch (e) { console.log('FAILED', e); }
await browser.close(); await stand.close();
