import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

/** What travels with the texts of another place: with every page, or with the screen it is shown beside. */
const companions: Readonly<Record<string, readonly string[]>> = {
  account: [
    'src/routes/*/account',
    'src/components/password-dialog.tsx',
    'src/components/record-page.tsx',
    'src/flows/address-picture',
    'src/components/security-link.tsx',
    'src/components/sign-in-again.tsx',
    'src/components/use-refusal-words.ts',
    'src/components/use-status-words.ts',
    'src/flows/addresses',
    'src/flows/calendar-feed',
    'src/flows/call-request',
    'src/flows/card-check',
    'src/flows/cards',
    'src/flows/communication',
    'src/flows/coupons',
    'src/flows/delete-account',
    'src/flows/family-code',
    'src/flows/open-sessions',
    'src/flows/order',
    'src/flows/held-data',
    'src/flows/password',
    'src/flows/profile',
    'src/flows/refund',
    'src/flows/sign-in-methods',
    'src/flows/due-payment',
    'src/flows/edit-subscription',
    'src/flows/order-now',
    'src/flows/subscription',
  ],
  common: [
    'src/flows/session',
    'src/flows/checkout/waiting.tsx',
    'src/pages/product/product-head.ts',
    'src/pages/shell/root-head.ts',
  ],
  'custom-packet': ['src/routes/*/custom-packet.tsx'],
  quiz: ['src/routes/*/quiz.tsx', 'src/flows/quiz-result'],
  'donation-culture': ['src/routes/*/donation-culture.tsx'],
  home: ['src/routes/*/index.tsx', 'src/components/letter.tsx', 'src/components/newsletter-form.tsx'],
  landing: ['src/routes/*/landing.*.tsx'],
  packets: ['src/routes/*/packets/*.tsx'],
  search: ['src/pages/found', 'src/routes/*/search.tsx', 'src/components/found-groups.ts'],
  cart: ['src/flows/promo-code'],
  charity: ['src/routes/*/charity.tsx', 'src/flows/charity-application', 'src/flows/charity-applications'],
  corporation: ['src/components/use-corporation-kinds.ts'],
  checkout: ['src/components/new-card-fields.tsx', 'src/flows/cart/box-offer.tsx'],
  purchase: ['src/flows/open-payment', 'src/flows/review'],
  'three-d-secure': [
    'src/flows/checkout/payment',
    'src/components/unknown-payment.tsx',
    'src/components/use-decline-words.ts',
  ],
};
const guests = new Set(Object.values(companions).flat());

const folders = ['src/flows', 'src/pages'].flatMap((room) =>
  readdirSync(new URL(`${room}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, folder: `${room}/${name}` })),
);

/** What lies in the folders of a catalog and has gone to another one. */
const goneFrom = (name: string) =>
  Object.entries(companions).flatMap(([host, places]) =>
    host === name ? [] : places.map((place) => `**/${place}{,/**}`),
  );

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
    catalog('common', ['src/app', 'src/components', 'src/routes']),
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
