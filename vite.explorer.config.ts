import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { exportedName, findFlows, hasScreen } from './scripts/paths/find-flows.ts';
import { isCopy } from './scripts/paths/machines-folder.ts';

/** The folder whose flows are shown: a deliberately broken copy can be looked at in its place. */
const machines = path.resolve(process.env['EXPLORER_MACHINES'] ?? 'machines');

/** `virtual:flows`: every flow of that folder, loaded when it is opened. Found, never listed. */
const flows: Plugin = {
  name: 'explorer:flows',
  resolveId: (id) => (id === 'virtual:flows' ? '\0virtual:flows' : null),
  load(id) {
    if (id !== '\0virtual:flows') return null;
    const entries = findFlows(machines).map(({ name, samples, story }) => {
      const file = JSON.stringify(samples);
      return `{ name: ${JSON.stringify(name)}, story: ${JSON.stringify(story)}, hasScreen: ${hasScreen(name)}, load: () => import(${file}).then((it) => it.${exportedName(name)}) }`;
    });
    return `export const isCopy = ${isCopy(machines)};\nexport const flows = [\n${entries.join(',\n')}\n];`;
  },
};

/** The site can stand anywhere: fonts and illustrations are asked for beside the page, not at the origin's root. */
const besideThePage: Plugin = {
  name: 'explorer:beside-the-page',
  transform: {
    filter: { id: /\/src\/(?:theme\/early-fonts\.ts|components\/scene-picture\.tsx)$/ },
    handler: (code) => ({ code: code.replaceAll('/fonts/', 'fonts/').replaceAll('`/art/', '`art/'), map: null }),
  },
};

/** The bank's flow is loaded either way: it is also the one inside checkout. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

export default defineConfig({
  base: './',
  plugins: [
    flows,
    besideThePage,
    react(),
    lingui({ failOnMissing: false, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
  worker: { format: 'es', plugins: () => [flows], rolldownOptions: { checks } },
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      checks,
      input: {
        explorer: 'src/explorer/index.html',
        stage: 'src/explorer/stage/index.html',
        bank: 'src/explorer/stage/bank.html',
      },
    },
  },
});
