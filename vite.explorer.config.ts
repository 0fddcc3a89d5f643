import { existsSync } from 'node:fs';
import path from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { machineExplorer } from 'machine-explorer/node';
import { defineConfig, type Plugin } from 'vite';
import explorer from './explorer.config.ts';
import { explorerPhrases } from './scripts/generate/explorer-phrases.ts';
import { explorerRules } from './scripts/requirements/explorer-rules.ts';

const rootAddresses = ['src/theme/early-fonts.ts', 'src/components/pictures/scene-picture.tsx'];

/** The site can be served below any path: fonts and illustrations are requested relative to the page. */
const besideThePage: Plugin = {
  name: 'explorer:beside-the-page',
  buildStart() {
    for (const file of rootAddresses) if (!existsSync(file)) this.error(`${file} has moved: name its new place here.`);
  },
  transform: {
    filter: { id: rootAddresses.map((file) => path.resolve(file)) },
    handler: (code) => ({ code: code.replaceAll('/fonts/', 'fonts/').replaceAll('`/art/', '`art/'), map: null }),
  },
};

export default defineConfig({
  plugins: [
    machineExplorer(explorer, { requirements: await explorerRules(), phrases: await explorerPhrases() }),
    besideThePage,
    react(),
    lingui({ failOnMissing: false, failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ],
});
