import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Empty for the shop's own `machines`; `-tests-explorer-broken` for another folder, so that nothing of the two is mixed. */
function suffixOf(machines: string): string {
  const name = path.relative(root, path.resolve(machines));
  return name === 'machines' ? '' : `-${name.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '')}`;
}

/** Whether this is another folder than the shop's own machines. */
export const isCopy = (machines: string): boolean => suffixOf(machines) !== '';

/** Where `--check` leaves what it found of the flows in this folder: `.tmp/model`, or `.tmp/model-…` for a copy. */
export const reportFolderOf = (machines: string): string => path.join(root, '.tmp', `model${suffixOf(machines)}`);

/** Where the explorer of this folder is built: `dist/explorer`, or `dist/explorer-…` for a copy. */
export const siteFolderOf = (machines: string): string => path.join(root, 'dist', `explorer${suffixOf(machines)}`);
