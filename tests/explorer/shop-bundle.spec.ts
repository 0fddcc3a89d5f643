import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** Words that only the explorer, its layout engine or the test engine have. */
const foreign = ['org.eclipse.elk', 'data-standing', 'puppet.finish'];

test('not one byte of the explorer is in what a shopper loads', async () => {
  const assets = path.resolve('dist/client/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const name of scripts) {
    const text = await readFile(path.join(assets, name), 'utf8');
    for (const word of foreign) if (text.includes(word)) found.push(`${name}: ${word}`);
  }
  expect(found).toEqual([]);
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path.resolve('dist/manifest.json'), 'utf8'));
  expect(Object.keys(manifest).filter((name) => /explorer|model-testing|elkjs|\.samples\./.test(name))).toEqual([]);
});
