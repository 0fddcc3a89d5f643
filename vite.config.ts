import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { numberedMessages } from './scripts/vite/numbered-messages.ts';
import { withoutUnusedReact } from './scripts/vite/unused-react.ts';

/** What the server has already written into every page (the global rules, the tokens' values) need not travel as code. */
const serverOnlyStyles: Plugin = {
  name: 'mercan:server-only-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/src\/(?:theme\/(?:global|tokens)|screens\/shell\/shell\.styles)\.ts$/ },
    handler(code, id) {
      const from = (start: string) => {
        const cut = code.indexOf(start);
        if (cut < 0) throw new Error(`${id} has no "${start}" any more: see serverOnlyStyles in vite.config.ts`);
        return code.slice(cut);
      };
      const kept = id.endsWith('/tokens.ts')
        ? `export const theme = {};\nexport const darkProperties = {};\n${from('export const media')}`
        : `export const ${id.endsWith('/global.ts') ? 'globalStyles' : 'shellStyles'} = () => '';`;
      return { code: kept, map: null };
    },
  },
};

/** What a state says and calls is for people who read machines (the explorer, docs); a shopper's browser does without. */
const withoutDescriptions: Plugin = {
  name: 'mercan:without-descriptions',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform: {
    filter: { id: /\/machines\/[^/]+\/[^/]+\.words\.ts$/ },
    handler(code) {
      const text = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
      const told = new RegExp(String.raw`\btold\(\s*${text},\s*${text}`, 'g');
      const money = String.raw`['"](?:notCharged|charged|unknown)['"]`;
      const called = new RegExp(String.raw`(\btold\(0, 0(?:,\s*${money})?),\s*(?!${money})${text}`, 'g');
      const shown = code
        .replaceAll(told, 'told(0, 0')
        .replaceAll(called, '$1')
        .replaceAll(/\boperationId: ['"]\w+['"](?:,\s*)?/g, '')
        .replaceAll(/\bdescription: (?:en|\{\s*tr,\s*en\s*\})(?:,\s*)?/g, '');
      return { code: shown, map: null };
    },
  },
};

/** What every page's app needs, in one file: it compresses better, and it stays cached when a screen changes. */
const vendor =
  /rolldown.runtime|\/src\/react-dom\.ts$|node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@stitches\/react|@lingui\/(?:core|react)|@tanstack\/(?:react-router|router-core|history|store|react-store))\//;

/** The app's entry, and what nearly every public page shows: a dozen small files less, which compress better together. */
const appModules =
  /\/src\/(?:entry-client\.tsx$|alive\/add\.tsx$|wiring\/account-cache\.ts$|components\/(?:stack|section|price|product-card|packet-card|packet-shelf|packet-words|shelf|drops|picture|breadcrumb|notice)\.tsx?$)|\/domain\/product\/product-slug\.ts$/;

/** The product's screen with all that is only its own, and the three routes that show it. */
const productPage =
  /\/src\/(?:screens\/product\/|components\/(?:accordion|quantity-field|size-card)\.tsx|routes\/[^?]*\/product\/[^?]*\?tsr-split=component)|\/art\/layers-size\.ts$/;

/** Small modules that go together wherever they go: an answer of the server, a form, a day in words. */
const answers = /\/src\/services\/http\/read\.ts$|\/domain\/failure\/(?:field-error|to-failure)\.ts$/;
const payment = /\/src\/(?:components\/truth-line\.tsx|wiring\/checkout-memory\.ts)$/;
/** Who is signed in, and the pages that are theirs alone. */
const session =
  /\/machines\/session\/|\/src\/(?:wiring\/session|routes\/-signed-in-only|services\/account\/profile\.service)\.tsx?$/;
const form = /\/src\/components\/(?:field|text-field|check-box)\.tsx$/;
const days = /\/domain\/calendar\/(?:calendar-day|cycle)\.ts$|\/src\/components\/use-days\.ts$/;

/** What a cart shows wherever it is shown, and what the boxes beside it share. */
const lines = /\/src\/components\/(?:line-item|price-changes)\.tsx$/;
const summary = /\/src\/components\/(?:money-summary|box-panel)\.tsx$/;

/** No page has stylesheets or preload lists to wait for: an import is an import. */
const plainImports: Plugin = {
  name: 'mercan:plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { defaultBehavior: [['component'], ['loader']] },
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      routeFileIgnorePrefix: '-',
    }),
    react(),
    // A missing translation is an error of the gate (scripts/check-translations.ts), not of a build in the making.
    lingui({ failOnMissing: false, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()], exclude: [/\/node_modules\//, /\/(?:server|tests)\//] }),
    serverOnlyStyles,
    withoutDescriptions,
    withoutUnusedReact(),
    numberedMessages(),
    plainImports,
  ],
  // React has had useSyncExternalStore since version 18: the shim for older ones is not needed.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
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
    // The early script would carry the preload list of every page; the app's own imports load side by side anyway.
    modulePreload: false,
    // How long plugins took is no news to whoever starts the shop.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Rules and machines do nothing when imported: what a page does not use of them stays away from it.
          treeshake: {
            moduleSideEffects: [
              { test: /\/(?:domain|machines|art|src\/components)\/[^?]*\.tsx?$/, sideEffects: false },
            ],
          },
          output: {
            codeSplitting: {
              groups: [
                // The early script and all it imports, in one file. A test holds its graph and its size.
                { name: 'early', tags: ['$initial'], priority: 3, includeDependenciesRecursively: false },
                { name: 'vendor', test: vendor, priority: 2 },
                // What stands between the early script and the page's own screen.
                { name: 'app', test: appModules, priority: 1 },
                { name: 'answers', test: answers, includeDependenciesRecursively: false },
                { name: 'form', test: form, includeDependenciesRecursively: false },
                { name: 'product', test: productPage, includeDependenciesRecursively: false },
                { name: 'payment', test: payment, includeDependenciesRecursively: false },
                { name: 'session', test: session, includeDependenciesRecursively: false },
                { name: 'days', test: days, includeDependenciesRecursively: false },
                { name: 'lines', test: lines, includeDependenciesRecursively: false },
                { name: 'summary', test: summary, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
  },
});
