import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Difference, DifferenceList } from '../difference/difference.types.ts';

/** Copies the results of `machines:diff` into the site, with an index, the newest first. */
export async function copyDifferences(site: string): Promise<void> {
  const kept = path.resolve('.tmp', 'machines-diff');
  const to = path.join(site, 'diff');
  await mkdir(to, { recursive: true });
  if (existsSync(kept)) await cp(kept, to, { recursive: true });
  const list: DifferenceList = [];
  for (const entry of await readdir(to, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const text = await readFile(path.join(to, entry.name, 'difference.json'), 'utf8').catch(() => null);
    if (text === null) continue;
    const { slug, from, to: end, at }: Difference = JSON.parse(text);
    list.push({ slug, from, to: end, at });
  }
  list.sort((one, other) => other.at.localeCompare(one.at));
  await writeFile(path.join(to, 'index.json'), JSON.stringify(list));
}
