import type { ExplorerConfig } from 'machine-explorer';
import { BRAND_NAME } from './domain/brand.ts';
import { browserTests, unitTests } from './scripts/gate/test-places.ts';
import { formatValue } from './src/explorer/format-value.ts';
import { highlights } from './src/explorer/highlights.ts';
import { steps } from './src/explorer/steps.ts';
import { within } from './src/explorer/within.ts';
import { words } from './src/explorer/words.ts';
import { fontSheet } from './src/theme/fonts.ts';
import { darkProperties, theme } from './src/theme/tokens.ts';

const dark = Object.entries(darkProperties()).map(([name, value]) => [name.replace('--colors-', ''), value]);

const figtree = { family: 'Figtree', weight: '300 900' };

/** All that the explorer and the command line (packages/) are told of the shop. */
export default {
  flows: { folder: 'machines', file: '{flow}.spec.ts' },
  stages: ['src/flows/{flow}/{flow}.stage.tsx', 'src/flows/{flow}/{flow}-screen.tsx'],
  site: {
    viteConfig: 'vite.explorer.config.ts',
    pages: { stage: 'src/explorer/stage/index.html', bank: 'src/explorer/stage/bank.html' },
    madeOf: [
      'src',
      'machines',
      'domain',
      'art',
      'locales',
      'docs/requirements.yaml',
      'scripts/requirements',
      'scripts/generate/explorer-phrases.ts',
      'server/sandbox-bank/cards/test-cards.ts',
      'public',
      'packages/model-testing',
      'explorer.config.ts',
      'vite.explorer.config.ts',
      'package-lock.json',
    ],
  },
  levels: {
    // In a browser before the real server, database and bank: where a box is filled, changed and paid, where health data
    // must stay on the device, and where documents are uploaded.
    onServer: [
      'cart',
      'charity-application',
      'checkout',
      'custom-packet',
      'due-payment',
      'edit-subscription',
      'order-now',
      'quiz',
      'subscription',
      'three-d-secure',
    ],
    commands: {
      screens: 'npx playwright test tests/explorer/pages/screens.spec.ts',
      server: 'npx playwright test tests/models',
    },
  },
  tests: {
    vitest: unitTests,
    playwright: `${browserTests.folder}/${browserTests.files}`,
    fixture: 'tests/explorer/explorer-test.ts',
    browserFolder: 'tests/explorer',
  },
  brand: {
    name: BRAND_NAME,
    mark: 'favicon.svg',
    fontSheet,
    ...theme.fonts,
    light: theme.colors,
    dark: { ...theme.colors, ...Object.fromEntries(dark) },
    pictureFonts: [
      { ...figtree, address: 'fonts/figtree-latin.woff2' },
      { ...figtree, address: 'fonts/figtree-turkish.woff2', unicodeRange: 'U+011E-011F,U+0130,U+015E-015F' },
    ],
  },
  highlights,
  within,
  words,
  steps,
  funnel: '/api/analytics_service/v1/funnel/{flow}?flowVersion={version}',
  formatValue,
} satisfies ExplorerConfig;
