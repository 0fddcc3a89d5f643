import path from 'node:path';
import type { ExplorerConfig } from '../config.ts';

export const explorerPage = path.resolve(import.meta.dirname, '../index.html');

/** The project's own pages beside it, by the name they have in the site. */
export const pageFiles = ({ site }: Pick<ExplorerConfig, 'site'>): Record<string, string> =>
  Object.fromEntries(Object.entries(site.pages).map(([name, file]) => [name, path.resolve(file)]));
