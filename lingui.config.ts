import { readdirSync } from 'node:fs';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const screens = readdirSync(new URL('src/screens/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** One catalog per screen folder (its namespace), `common` for everything that every page needs. */
export default defineConfig({
  sourceLocale: 'tr',
  locales: ['tr', 'en'],
  compileNamespace: 'es',
  format: formatter({ lineNumbers: false }),
  catalogs: [
    ...screens.map((name) => ({
      path: `<rootDir>/locales/{locale}/${name}`,
      include: [`<rootDir>/src/screens/${name}`],
    })),
    {
      path: '<rootDir>/locales/{locale}/common',
      include: ['<rootDir>/src/components', '<rootDir>/src/routes', '<rootDir>/src/wiring'],
    },
  ],
});
