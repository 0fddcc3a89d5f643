import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { machineExplorer } from 'machine-explorer/node';
import { defineConfig, type Plugin } from 'vite';
import explorer from './explorer.config.ts';
import { explorerPhrases } from './scripts/explorer-phrases.ts';
import { explorerRules } from './scripts/requirements/explorer-rules.ts';

/** The site can stand anywhere: fonts and illustrations are asked for beside the page, not at the origin's root. */
const besideThePage: Plugin = {
  name: 'explorer:beside-the-page',
  transform: {
    filter: { id: /\/src\/(?:theme\/early-fonts\.ts|components\/scene-picture\.tsx)$/ },
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
