import path from 'node:path';
import type { ExplorerConfig } from '../config.ts';

type FlowsConfig = Pick<ExplorerConfig, 'flows'>;

/** Empty for the project's own flows; `-tests-explorer-broken` for another folder, so that nothing of the two is mixed. */
function suffixOf({ flows }: FlowsConfig, machines: string): string {
  const name = path.relative('.', machines);
  return name === path.relative('.', flows.folder)
    ? ''
    : `-${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}

/** Whether this is another folder than the project's own flows. */
export const isCopy = (config: FlowsConfig, machines: string): boolean => suffixOf(config, machines) !== '';

/** Where `--check` leaves what it found of the flows in this folder: `.tmp/model`, or `.tmp/model-…` for a copy. */
export const reportFolderOf = (config: FlowsConfig, machines: string): string =>
  path.resolve('.tmp', `model${suffixOf(config, machines)}`);

/** Where the explorer of this folder is built: `dist/explorer`, or `dist/explorer-…` for a copy. */
export const siteFolderOf = (config: FlowsConfig, machines: string): string =>
  path.resolve('dist', `explorer${suffixOf(config, machines)}`);
