import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What every page's app is built on, in one file: it compresses better, and it stays cached when a screen changes. */
const vendor =
  /src\/react\.ts|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@stitches\/react|@lingui\/(?:core|react)|@tanstack\/(?:react-router|router-core|history|store|react-store))\//;

/** What the account, checkout and every page of a customer who comes back load: the session, and an unfinished payment. */
const signedIn = new RegExp(
  [
    'machines/(?:session|open-payment)/',
    'src/flows/session/(?:session|session\\.services|use-session|signed-in-only|refresh-account)\\.',
    'src/flows/open-payment/(?:open-payment|open-payment\\.services|money-on-the-way|taken-attempts|paid-cart|payment-hint)\\.',
    'domain/(?:account/account|payment/(?:attempt-report|payment-hint|payment-pages))\\.ts',
    'src/services/(?:account/profile|addresses/addresses|attempts/attempts|attempts/attempt-report|attempts/wire-card|shopping/purchase)\\.',
    'src/base/(?:data/account-cache|data/use-api|donation-note)',
    'react-query/build/modern/queryOptions',
  ].join('|'),
);

/** The cards of products and packets, and their "add": on home, shelves, products and packets. */
const shelf = /src\/(?:components\/catalogue\/(?:flow-tint|product-card|shelf|packet-card|packet-shelf)|alive\/add)\./;

/** Of each flow, the version of its machine as `npm run paths` prints it: a changed machine is counted anew. */
const flowVersions: Plugin = {
  name: 'mercan:flow-versions',
  resolveId: (id) => (id === 'virtual:flow-versions' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:flow-versions') return null;
    // Every flow is read for it: only where it is asked for.
    const { versionsOfFlows } = await import('machine-explorer/node');
    const versions = await versionsOfFlows({ flows: { folder: 'machines', file: '{flow}.spec.ts' } });
    return `export const flowVersions = ${JSON.stringify(versions)};`;
  },
};

export default defineConfig({
  plugins: [
    flowVersions,
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
    }),
    react(),
    // A missing translation is an error of the gate (scripts/checks/check-translations.ts), not of a build in the making.
    lingui({ failOnMissing: false, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()], exclude: [/\/node_modules\//, /\/(?:server|tests)\//] }),
  ],
  // For a React that has the hook, as the package itself advises: without what older ones need.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\//, replacement: 'use-sync-external-store/' },
    ],
  },
  server: { watch: { ignored: ['**/.data/**', '**/.tmp/**', '**/dist/**', '**/server/**', '**/tests/**'] } },
  // Found by the scan only after the first page is there, which would then be loaded twice.
  optimizeDeps: {
    entries: ['index.html'],
    include: [
      '@lingui/core',
      '@lingui/react',
      '@stitches/react',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@tanstack/react-router/ssr/client',
      'openapi-fetch',
      'react-dom/client',
      'xstate',
    ],
  },
  build: {
    manifest: true,
    target: 'es2022',
    reportCompressedSize: false,
    // Each import of a page's part says when it is lost (src/base/lost-build.ts). Without the lists of what to preload: the
    // early script would carry those of every page; the app's own imports load side by side anyway.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // How long plugins took is no news to whoever starts the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The early script and all it imports, in one file. A test holds its graph and its size.
                { name: 'early', tags: ['$initial'], priority: 3, includeDependenciesRecursively: false },
                { name: 'vendor', test: vendor, priority: 2 },
                // Small, and part of nearly every page.
                { name: 'shared', test: /alive\/use-cart|promo\/promo-link|payment\/price\.tsx|kit\/limits/ },
                // One file each, which compresses better; a module that every page loads would take the whole of it along
                // (docs/adr/0104-files-by-kind-of-page.md).
                { name: 'signed-in', test: signedIn, includeDependenciesRecursively: false },
                { name: 'shelf', test: shelf, includeDependenciesRecursively: false },
                // What twenty-six loading points or more have in common: fewer files, which compress better together. The list
                // of know-us pages is theirs alone, however many there are (docs/adr/0067-shared-chunk.md, 0078, 0109).
                { name: 'shared', test: (id) => !/domain\/pages\/|more-icons/.test(id), minShareCount: 26 },
              ],
            },
          },
        },
      },
    },
  },
});
