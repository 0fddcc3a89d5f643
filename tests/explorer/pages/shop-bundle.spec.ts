import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { findFlows, loadFlow } from 'machine-explorer/node';
import { allWords } from 'machine-explorer/testing';
import explorer from '../../../explorer.config.ts';

/** Strings that only the explorer, its layout engine or the test engine contain. */
const marks = ['org.eclipse.elk', 'data-state-path', 'puppet.finish'];

/** Sentences of the explorer and of the flows' descriptions; short ones may occur elsewhere. */
async function sentences(): Promise<string[]> {
  const flows = await Promise.all(findFlows(explorer).map(loadFlow));
  const told = flows.flatMap(({ words = {} }) =>
    Object.values(words).flatMap(({ tr, en }) => [tr ?? [], en ?? []].flat()),
  );
  const own = [allWords.tr, allWords.en].flatMap((words) => Object.values(words));
  return [...own, ...told].filter((sentence) => sentence.length > 30);
}

test('no byte of the explorer is in the files a shopper loads', async () => {
  const assets = path.resolve('dist/client/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  const foreign = [...marks, ...(await sentences())];
  expect(foreign.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const name of scripts) {
    const text = await readFile(path.join(assets, name), 'utf8');
    for (const word of foreign) if (text.includes(word)) found.push(`${name}: ${word}`);
  }
  expect(found).toEqual([]);
  const manifest: Record<string, unknown> = JSON.parse(await readFile(path.resolve('dist/manifest.json'), 'utf8'));
  expect(Object.keys(manifest).filter((name) => /explorer|model-testing|elkjs|\.samples\./.test(name))).toEqual([]);
});
