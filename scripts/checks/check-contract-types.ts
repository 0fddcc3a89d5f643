import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const folder = 'openapi/types';
const read = () => new Map(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, 'utf8')]));

// `openapi-typescript --check` stops at the first document, so the types are written again and compared.
const before = read();
execFileSync('openapi-typescript', { stdio: 'pipe' });
const stale = [...read()].filter(([name, text]) => before.get(name) !== text).map(([name]) => name);
if (stale.length > 0) {
  console.error(`stale types, now written again: ${stale.join(', ')}`);
  process.exit(1);
}
