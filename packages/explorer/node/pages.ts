import path from 'node:path';
import type { ExplorerConfig } from '../config.ts';

export const explorerPage = path.resolve(import.meta.dirname, '../index.html');

/** The stage that shows every state in words: for a project without screens. */
const plainStage = path.resolve(import.meta.dirname, '../stage.html');

/** The pages beside it, by their name in the site. */
export const pageFiles = ({ site }: Pick<ExplorerConfig, 'site'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ stage: plainStage, ...site.pages }).map(([name, file]) => [name, path.resolve(file)]),
  );
