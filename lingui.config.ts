import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const screens = readdirSync(new URL('src/screens/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** What is only shown beside a later screen travels with the texts of that screen. */
const companions: Readonly<Record<string, readonly string[]>> = {
  'three-d-secure': ['src/screens/checkout/payment', 'src/components/unknown-payment.tsx'],
};

/** What lies in the folders of a catalog and has gone to another one. */
const goneFrom = (name: string) =>
  Object.entries(companions).flatMap(([host, places]) =>
    host === name ? [] : places.map((place) => `**/${place}{,/**}`),
  );

/** One catalog per screen folder (its namespace), `common` for everything that every page needs. */
export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  compileNamespace: 'es',
  format: formatter({ lineNumbers: false }),
  // The server runs as it is written, without macros: its `msg` is a function which only the extractor takes for one.
  macro: { corePackage: ['@lingui/core/macro', '#words'] },
  catalogs: [
    ...screens.map((name) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: [`src/screens/${name}`, ...(companions[name] ?? [])].map((place) => `<rootDir>/${place}`),
      exclude: goneFrom(name),
    })),
    {
      path: '<rootDir>/locales/{locale}/common',
      include: ['<rootDir>/src/components', '<rootDir>/src/routes', '<rootDir>/src/wiring'],
      exclude: goneFrom('common'),
    },
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
