import path from 'node:path';
import type { ExplorerConfig } from '../config.ts';

export const explorerPage = path.resolve(import.meta.dirname, '../index.html');

/** Says every state in words: for a project without screens. */
const plainStage = path.resolve(import.meta.dirname, '../stage.html');

/** The pages beside it, by the name they have in the site. */
export const pageFiles = ({ site }: Pick<ExplorerConfig, 'site'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ stage: plainStage, ...site.pages }).map(([name, file]) => [name, path.resolve(file)]),
  );
