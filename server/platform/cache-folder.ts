import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** A folder below .tmp/ for files that can be recreated at any time, named by a hash of their source. */
export function cacheFolder(name: string): string {
  const folder = `${projectRoot}.tmp/${name}`;
  mkdirSync(folder, { recursive: true });
  return folder;
}
