import path from 'node:path';
import type { Plugin } from 'vite';
import type { ExplorerConfig, Phrase, Requirement } from '../config.ts';
import { explorerPage, pageFiles } from './pages.ts';
import { describedFlows, exportedName, findFlows, hasScreen } from './find-flows.ts';
import { isCopy } from './machines-folder.ts';

interface PluginOptions {
  configFile?: string;
  /** The rules whose ids flows name in `requirements`. */
  requirements?: readonly Requirement[];
  /** Words from elsewhere, such as mails, by which a state can be searched. */
  phrases?: readonly Phrase[];
}

/** A flow inside another is imported statically as well: no warning about that. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/**
 * Makes a Vite build the explorer's site: its pages, and `virtual:flows`, which holds the configuration and every flow of
 * its folder, loaded when it is opened. Flows are found, never listed. `EXPLORER_MACHINES` names another folder.
 */
export function machineExplorer(
  config: ExplorerConfig,
  { configFile = 'explorer.config.ts', requirements = [], phrases = [] }: PluginOptions = {},
): Plugin {
  const machines = path.resolve(process.env['EXPLORER_MACHINES'] ?? config.flows.folder);
  const virtualFlows = (): Plugin => ({
    name: 'explorer:flows',
    resolveId: (id) => (id === 'virtual:flows' ? '\0virtual:flows' : null),
    async load(id) {
      if (id !== '\0virtual:flows') return null;
      const found = await describedFlows(findFlows(config, machines));
      const entries = found.map(({ name, file, description }) => {
        const listed = { name, description, hasScreen: hasScreen(config, name), isOnServer: isOnServer(config, name) };
        const load = `() => import(${JSON.stringify(file)}).then((it) => it.${exportedName(name)})`;
        return `{ ...${JSON.stringify(listed)}, load: ${load} }`;
      });
      return [
        `export { default as config } from ${JSON.stringify(path.resolve(configFile))};`,
        `export const requirements = ${JSON.stringify(requirements)};`,
        `export const phrases = ${JSON.stringify(phrases)};`,
        `export const isCopy = ${isCopy(config, machines)};`,
        `export const flows = [\n${entries.join(',\n')}\n];`,
      ].join('\n');
    },
  });
  return {
    ...virtualFlows(),
    config: () => ({
      base: './',
      worker: { format: 'es', plugins: () => [virtualFlows()], rolldownOptions: { checks } },
      build: {
        target: 'es2022',
        reportCompressedSize: false,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: { checks, input: { explorer: explorerPage, ...pageFiles(config) } },
      },
    }),
  };
}

const isOnServer = ({ levels }: ExplorerConfig, flow: string) => levels.onServer.includes(flow);
