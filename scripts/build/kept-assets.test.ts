import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepAssets, KEPT_FOR_MS, takeAssets } from './kept-assets.ts';

const day = 24 * 3600_000;
const since = (ms: number) => new Date(ms).toISOString();
const start = Date.parse('2026-11-01T09:00:00Z');

/** What scripts/build.ts does around the bundler: `names` are the new build's files. */
async function release(dist: string, names: readonly string[], now: number): Promise<string[]> {
  await takeAssets(dist);
  await rm(dist, { recursive: true, force: true });
  const assets = path.join(dist, 'client/assets');
  await mkdir(assets, { recursive: true });
  for (const name of names) await writeFile(path.join(assets, name), `${name} of ${now}`);
  await keepAssets(dist, now);
  return (await readdir(assets)).toSorted();
}

test('the files of a build are served for a week after the build that replaces it, and no longer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mercan-assets-'));
  const dist = path.join(folder, 'dist');

  expect(await release(dist, ['home-1.js', 'home-1.js.br', 'vendor-1.js'], start)).toEqual([
    'home-1.js',
    'home-1.js.br',
    'vendor-1.js',
  ]);
  // This build was current for a month: its week begins when it is replaced.
  expect(await release(dist, ['home-2.js', 'vendor-1.js'], start + 30 * day)).toEqual([
    'home-1.js',
    'home-1.js.br',
    'home-2.js',
    'vendor-1.js',
  ]);
  expect(await readFile(path.join(dist, 'client/assets/vendor-1.js'), 'utf8')).toBe(
    `vendor-1.js of ${start + 30 * day}`,
  );
  expect(await release(dist, ['home-3.js', 'vendor-1.js'], start + 30 * day + KEPT_FOR_MS)).toEqual([
    'home-1.js',
    'home-1.js.br',
    'home-2.js',
    'home-3.js',
    'vendor-1.js',
  ]);
  expect(JSON.parse(await readFile(path.join(dist, 'assets.json'), 'utf8'))).toEqual({
    'home-1.js': since(start + 30 * day),
    'home-1.js.br': since(start + 30 * day),
    'home-2.js': since(start + 30 * day + KEPT_FOR_MS),
    'home-3.js': null,
    'vendor-1.js': null,
  });
  expect(await release(dist, ['home-3.js', 'vendor-2.js'], start + 30 * day + KEPT_FOR_MS + 1)).toEqual([
    'home-2.js',
    'home-3.js',
    'vendor-1.js',
    'vendor-2.js',
  ]);
  expect((await readdir(folder)).toSorted()).toEqual(['.tmp', 'dist']);
  expect(await readdir(path.join(folder, '.tmp'))).toEqual([]);
  await rm(folder, { recursive: true });
});
