import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What travels with the texts of another place: with every page, or with the screen it is shown beside. */
const companions: Readonly<Record<string, readonly string[]>> = {
  account: [
    'src/routes/*/account',
    'src/components/account/password-dialog.tsx',
    'src/components/account/record-page.tsx',
    'src/components/account/security-link.tsx',
    'src/components/account/sign-in-again.tsx',
    'src/components/words/use-refusal-words.ts',
    'src/components/words/use-status-words.ts',
  ],
  common: [
    'src/flows/session',
    'src/flows/checkout/waiting.tsx',
    'src/pages/product/product-head.ts',
    'src/pages/shell',
  ],
  'custom-packet': ['src/routes/*/custom-packet.tsx'],
  quiz: ['src/routes/*/quiz.tsx', 'src/flows/quiz-result'],
  'donation-culture': ['src/routes/*/donation-culture.tsx'],
  home: ['src/routes/*/index.tsx', 'src/components/shell/newsletter.tsx', 'src/components/forms/newsletter-form.tsx'],
  landing: ['src/routes/*/landing.*.tsx'],
  packets: ['src/routes/*/packets/*.tsx', 'src/components/filters'],
  store: ['src/components/filters'],
  search: [
    'src/pages/found',
    'src/routes/*/search.tsx',
    'src/components/shell/ask-us.tsx',
    'src/components/shell/found-groups.ts',
    'src/components/shell/found-link.tsx',
    'src/components/shell/search-start.tsx',
  ],
  faq: ['src/components/shell/ask-us.tsx'],
  cart: ['src/flows/promo-code'],
  charity: ['src/routes/*/charity.tsx', 'src/flows/charity-application', 'src/flows/charity-applications'],
  corporation: ['src/components/words/use-corporation-kinds.ts'],
  checkout: ['src/components/payment/new-card-fields.tsx', 'src/flows/cart/box-offer/box-offer.tsx'],
  purchase: ['src/flows/open-payment', 'src/flows/review'],
  'three-d-secure': [
    'src/flows/checkout/payment',
    'src/flows/checkout/form/contract-dialog.tsx',
    'src/components/payment/unknown-payment.tsx',
    'src/components/words/use-decline-words.ts',
  ],
};

/**
 * Flows whose texts one page of the account has, by the name of its catalogue in the folder `account`, which no other
 * page knows of (src/i18n/account-messages.ts). A part that two pages show is in both catalogues.
 */
const accountPages: Readonly<Record<string, readonly string[]>> = {
  addresses: ['addresses', 'address-picture'],
  cards: ['cards', 'card-check'],
  communication: ['communication', 'call-request'],
  coupons: ['coupons'],
  'delete-account': ['delete-account'],
  'due-payment': ['due-payment'],
  'edit-subscription': [
    'edit-subscription',
    'subscription/plan/before-after.tsx',
    'subscription/plan/due-card-words.tsx',
  ],
  'family-code': ['family-code'],
  order: ['order'],
  password: ['password'],
  profile: ['profile', 'personal-data'],
  refund: ['refund', 'address-picture/upload-progress.tsx'],
  security: ['open-sessions', 'sign-in-methods'],
  subscription: ['subscription', 'order-now', 'calendar-feed'],
};
const inAccount = (flow: string) => `src/flows/${flow}`;

const guests = new Set([...Object.values(companions).flat(), ...Object.values(accountPages).flat().map(inAccount)]);

const folders = ['src/flows', 'src/pages'].flatMap((room) =>
  readdirSync(new URL(`${room}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: `${room}/${name}` })),
);

/** What lies in the folders of a catalog and has gone to another one. A part that two pages show is in both catalogs. */
const goneFrom = (name: string) =>
  Object.values(companions)
    .flat()
    .filter((place) => !companions[name]?.includes(place))
    .map((place) => `**/${place}{,/**}`);

const catalog = (name: string, own: readonly string[]) => ({
  path: `<rootDir>/locales/{locale}/${name}`,
  include: [...own, ...(companions[name] ?? [])].map((place) => `<rootDir>/${place}`),
  exclude: goneFrom(name),
});

/** One catalog per folder of a flow or a page (its namespace), `common` for everything that every page needs. */
export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  compileNamespace: 'es',
  format: formatter({ lineNumbers: false }),
  // The server runs as it is written, without macros: its `msg` is a function which only the extractor takes for one.
  macro: { corePackage: ['@lingui/core/macro', '#words'] },
  catalogs: [
    ...folders.filter(({ folder }) => !guests.has(folder)).map(({ name, folder }) => catalog(name, [folder])),
    catalog('common', ['src/app', 'src/base', 'src/components', 'src/routes']),
    ...Object.entries(accountPages).map(([name, flows]) => ({
      path: `<rootDir>/locales/{locale}/account/${name}`,
      include: flows.map((flow) => `<rootDir>/${inAccount(flow)}`),
    })),
    {
      path: '<rootDir>/locales/{locale}/mails',
      include: ['<rootDir>/server/**/*.mails.ts', '<rootDir>/server/platform/mail'],
    },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['<rootDir>/server'],
      exclude: ['**/*.mails.ts', '**/*.test.ts', '**/server/{platform/mail,sandbox-bank}/**'],
    },
  ],
});
