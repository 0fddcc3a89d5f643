// npm run screens [-- NAME…]: takes a picture of every screen; with names, only those. What the documentation shows is
// written to docs/screens, all others to .tmp/screens.
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { LOCALES, type Locale } from '../../domain/locale/index.ts';
import { openHarness } from '../../tests/harness/harness.ts';
import { browserFlags, findBrowser } from '../processes/browser.ts';
import { account } from './account.ts';
import { accountStates } from './account-states.ts';
import { boxOffer } from './box-offer.ts';
import { browse } from './browse.ts';
import { fill, signIn } from './buy.ts';
import { type Camera, type Look, openCamera } from './camera.ts';
import { DOCS_FOLDER, documented } from './documented.ts';
import { explore } from './explore.ts';
import { orders } from './orders.ts';
import { pay } from './pay.ts';
import { tabs } from './tabs.ts';
import { trouble } from './trouble.ts';

interface Plan {
  looks: readonly string[];
  walks: readonly string[];
  only: readonly string[];
}

/** Pictures of the next box, the actions on it, and its edit. */
const ofTheBox = [
  'account-subscription',
  'account-skip',
  'account-date',
  'account-extras',
  'account-order-now',
  'account-cancel',
  'account-rhythm',
  'account-edit',
];

/** Every screen on a phone and on a desk in Turkish; the main ones in English and in the dark. */
const plans: readonly Plan[] = [
  { looks: ['tr-360', 'tr-1280'], walks: ['browse', 'fill', 'signIn', 'pay', 'trouble', 'tabs'], only: [] },
  {
    looks: ['en-1280', 'en-360'],
    walks: ['trouble', 'tabs'],
    only: [
      'checkout-address-gone',
      'unreachable',
      'checkout-paid-elsewhere',
      'bank-lookup-failed',
      'bank-abandon-failed',
    ],
  },
  {
    looks: ['en-1280'],
    walks: ['browse', 'fill', 'signIn', 'pay'],
    only: ['home', 'product', 'packets', 'custom-packet', 'cart-code', 'login', 'checkout', 'declined', 'success'],
  },
  {
    looks: ['en-360'],
    walks: ['browse', 'fill', 'signIn', 'pay'],
    only: [
      'home',
      'menu',
      'product',
      'packets',
      'packet',
      'newsletter',
      'custom-packet',
      'cart-drawer',
      'cart-code',
      'login',
      'checkout',
      'bank',
      'declined',
      'unknown',
      'success',
      'account',
    ],
  },
  {
    looks: ['tr-360', 'tr-1280'],
    walks: ['account'],
    only: [
      'account-addresses',
      'account-address-follows',
      'account-cards',
      'account-family-code',
      'account-coupons',
      'account-profile',
      'account-profile-delete-account',
      'account-communication',
      'account-menu',
      ...ofTheBox,
      'account-corporation-profile',
    ],
  },
  {
    looks: ['en-360', 'en-1280', 'tr-dark-360', 'tr-dark-1280'],
    walks: ['account'],
    only: ['account-subscription', 'account-date', 'account-cancel'],
  },
  { looks: ['tr-360', 'en-1280', 'en-dark-360'], walks: ['accountStates'], only: [] },
  {
    looks: ['tr-768'],
    walks: ['account'],
    only: [
      ...ofTheBox,
      'account-corporation-profile',
      'charity-account',
      'charity-orders',
      'charity-profile',
      'charity-change-password',
      'charity-addresses',
      'charity-communication',
    ],
  },
  { looks: ['tr-360', 'tr-1280', 'en-360'], walks: ['orders', 'boxOffer'], only: [] },
  { looks: ['en-360'], walks: ['account'], only: ['account-cards', 'account-profile-delete-account'] },
  {
    looks: ['tr-768'],
    walks: ['fill'],
    only: ['custom-packet', 'custom-packet-drawer', 'snackbar', 'snackbar-refused'],
  },
  { looks: ['tr-dark-1280', 'en-dark-360'], walks: ['browse'], only: ['home', 'product'] },
  { looks: ['en-1280', 'tr-360'], walks: ['explore'], only: [] },
  { looks: ['tr-dark-1280', 'en-dark-360'], walks: ['explore'], only: ['explorer', 'explorer-screen'] },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Of a shop that runs already; otherwise one is started. */
    shop: { type: 'string' },
    /** Where all pictures go instead. */
    folder: { type: 'string' },
    /** "tr-360", "en-1280", "tr-dark-768"; several times. */
    look: { type: 'string', multiple: true },
    /** Walks to take: browse, fill, signIn, pay, trouble, tabs, explore, account, accountStates, orders, boxOffer. */
    walk: { type: 'string', multiple: true },
  },
});

const asked: readonly Plan[] =
  values.look || values.walk || positionals.length > 0
    ? [{ looks: values.look ?? ['tr-360', 'tr-1280'], walks: values.walk ?? plans[0]!.walks, only: positionals }]
    : plans;

const walks: Record<string, (camera: Camera) => Promise<void>> = {
  browse,
  fill,
  signIn,
  pay,
  trouble,
  tabs,
  explore,
  account,
  accountStates,
  orders,
  boxOffer,
};

function readLook(text: string): Look {
  const parts = text.split('-');
  const locale = LOCALES.find((known) => known === parts[0]);
  const width = Number(parts.at(-1));
  if (!locale || !width) throw new Error(`${text} is no look; write one like tr-360 or en-dark-1280`);
  return { locale, width, theme: parts.includes('dark') ? 'dark' : 'light' };
}

const harness = values.shop === undefined ? await openHarness() : null;
const browsers: Partial<Record<Locale, Browser>> = {};

/** A date field uses the browser's own language, if installed (Debian: chromium-l10n); a page cannot set it. */
const browserIn = async (locale: Locale): Promise<Browser> =>
  (browsers[locale] ??= await chromium.launch({
    executablePath: findBrowser(),
    args: browserFlags,
    env: { ...process.env, LANGUAGE: locale === 'tr' ? 'tr_TR' : 'en_GB' },
  }));

const folderOf = (picture: string) => values.folder ?? (documented.has(picture) ? DOCS_FOLDER : '.tmp/screens');

async function take({ looks, walks: names, only }: Plan): Promise<void> {
  const film = { shopUrl: values.shop ?? harness?.shopUrl ?? '', folderOf, only };
  for (const look of looks.map(readLook)) {
    for (const name of names) {
      const camera = await openCamera(await browserIn(look.locale), film, look);
      try {
        await walks[name]?.(camera);
      } catch (error) {
        process.exitCode = 1;
        console.error(`✗ ${name} ${look.locale} ${look.width}: ${String(error)}`);
        await camera.page.screenshot({ path: `.tmp/screens-${name}.png` });
      }
      await camera.page.context().close();
    }
  }
}

try {
  for (const plan of asked) await take(plan);
} finally {
  for (const browser of Object.values(browsers)) await browser.close();
  await harness?.close();
}
