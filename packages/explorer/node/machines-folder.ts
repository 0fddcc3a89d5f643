import path from 'node:path';
import type { ExplorerConfig } from '../config.ts';

type FlowsConfig = Pick<ExplorerConfig, 'flows'>;

/** Empty for the project's own flows; `-tests-explorer-broken` for another folder, to separate their files. */
function suffixOf({ flows }: FlowsConfig, machines: string): string {
  const name = path.relative('.', machines);
  return name === path.relative('.', flows.folder)
    ? ''
    : `-${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}

/** Whether this is another folder than the project's own flows. */
export const isCopy = (config: FlowsConfig, machines: string): boolean => suffixOf(config, machines) !== '';

/** The folder of the reports of `--check`: `.tmp/model`, or `.tmp/model-…` for a copy. */
export const reportFolderOf = (config: FlowsConfig, machines: string): string =>
  path.resolve('.tmp', `model${suffixOf(config, machines)}`);

/** The folder of the built explorer: `dist/explorer`, or `dist/explorer-…` for a copy. */
export const siteFolderOf = (config: FlowsConfig, machines: string): string =>
  path.resolve('dist', `explorer${suffixOf(config, machines)}`);
