import { accountMenuEntryAt, accountMenuOf, type AccountType } from '../../domain/account/index.ts';
import { type Locale, pathIn } from '../../domain/locale/index.ts';
import { openCharity } from '../harness/customer.ts';
import { Keyboard } from '../flows/support/keyboard.ts';
import { openAccount } from '../flows/support/signed-in.ts';
import { expect, test } from '../harness/shop-test.ts';
import { Examiner, type Look } from './examiner.ts';
import { accountPages, routesWithout } from './routes.ts';

const shelves = ['/', '/store', '/store/pad', '/packets', '/packets/popular', '/packets/low-intensity'];
const goods = [
  '/product/pad-super',
  '/product/trial',
  '/product/heating-patch',
  '/packet/pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package',
  '/custom-packet?packet=pad.standard.8_pad.super.20_pantyliner.standard.12_custom',
  '/quiz',
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
  'test-results',
  'why-heating-patch',
  'why-pad',
  'why-pantyliner',
  'why-tampon',
].map((page) => `/know-us/${page}`);
const texts = allTexts.slice(0, 8);
const moreTexts = [...allTexts.slice(8), '/know-us', '/charity', '/donation-culture', '/404', '/500'];
const answers = [
  '/know-us/faqs?search=iade',
  '/know-us/faqs/health',
  '/search',
  '/search?q=tampon',
  '/search?q=xqzwvk',
];

const landings = ['/app', '/landing/uae', '/landing/hosgeldin', '/landing/subscription/pad2'];

/** Pages that need a customer, a purchase or a link of a mail are looked at where these are made. */
const lookedAtElsewhere: Readonly<Record<string, string>> = {
  '/$token': 'flows/subscription/mail-action',
  '/account/orders/$orderId': 'flows/account/order-story',
  '/account/orders/refund/$': 'flows/account/order-story',
  '/account/subscription/$subscriptionId': 'flows/subscription/subscription',
  '/account/subscription/edit/$subscriptionId': 'flows/subscription/subscription',
  '/auth': 'leads to /auth/login',
  '/auth/code': 'flows/account/sign-in-code',
  '/auth/logout': 'leads to /',
  '/checkout': 'accessibility/states',
  '/checkout/address': 'accessibility/states',
  '/purchase/success': 'accessibility/states',
};

const groups = { shelves, goods, doors, texts, moreTexts, answers, landings };

test('every route is examined, here or in another test', () => {
  expect(routesWithout([...Object.values(groups).flat(), ...accountPages])).toEqual(Object.keys(lookedAtElsewhere));
});

// Axe reads every element in every look: on a busy machine that takes its time.

for (const locale of ['tr', 'en'] as const) {
  for (const [what, paths] of Object.entries(groups)) {
    test(`${what} in ${locale}: no axe violation, no content cut off`, async ({ page }) => {
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

const signInWords = {
  tr: { email: 'E-posta', password: 'Şifre', login: 'Giriş yap' },
  en: { email: 'Email', password: 'Password', login: 'Sign in' },
};

/** One look for each language and kind of account: together light and dark, wide and narrow. */
const accountLooks: Record<Locale, Record<AccountType, Look>> = {
  tr: { normal: { colorScheme: 'light', width: 360 }, charity: { colorScheme: 'dark', width: 1280 } },
  en: { normal: { colorScheme: 'dark', width: 1280 }, charity: { colorScheme: 'light', width: 360 } },
};

/** The menu's "my subscription" is the account itself. Spec §2. */
const another: Readonly<Record<string, string>> = { '/account/subscription': '/account' };

const belongsTo = (accountType: AccountType, path: string): boolean => {
  const entry = accountMenuEntryAt(path);
  return !entry || accountMenuOf({ accountType, hasPassword: true }).includes(entry);
};

for (const locale of ['tr', 'en'] as const) {
  test(`the account in ${locale}: guests sign in and return, and each kind sees its own pages uncut [ROUTE-61 MENU-12]`, async ({
    page,
    context,
    harness,
  }) => {
    const examiner = new Examiner(page, locale);
    const main = page.getByRole('main');
    const says = signInWords[locale];
    const place = (path: string) => `${harness.shopUrl}${pathIn(locale, path)}`;
    const [last = ''] = accountPages.slice(-1);
    for (const path of [...accountPages, '/account/orders/some-order']) {
      await page.goto(pathIn(locale, path));
      const back = encodeURIComponent(pathIn(locale, another[path] ?? path));
      await expect(page).toHaveURL(`${place('/auth/login')}?redirect=${back}`);
    }
    const kinds = { normal: await openAccount(harness), charity: await openCharity(harness.shopUrl) };
    for (const kind of ['normal', 'charity'] as const) {
      const start = belongsTo(kind, last) ? last : '/account';
      await context.clearCookies();
      await page.goto(pathIn(locale, start));
      await main.getByLabel(says.email, { exact: true }).fill(kinds[kind].email);
      await main.getByLabel(says.password, { exact: true }).fill(kinds[kind].password);
      await main.getByRole('button', { name: says.login, exact: true }).click();
      await expect(page).toHaveURL(place(another[start] ?? start));
      for (const path of accountPages) {
        await page.goto(pathIn(locale, path));
        if (!belongsTo(kind, path)) {
          await expect(page).not.toHaveURL(place(path));
          continue;
        }
        await expect(page).toHaveURL(place(another[path] ?? path));
        await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        if (another[path]) continue;
        await examiner.look(`${path} as ${kind}`, [accountLooks[locale][kind]]);
        // Once per kind of account: in the language whose look is a phone's.
        if (accountLooks[locale][kind].width > 360) continue;
        const lost = await new Keyboard(page).walkThrough();
        examiner.found.push(...lost.map((one) => `${path} as ${kind}, by keys: ${one}`));
      }
    }
    expect(examiner.found).toEqual([]);
  });
}
