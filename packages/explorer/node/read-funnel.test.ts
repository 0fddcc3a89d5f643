import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readFunnel } from './read-funnel.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'funnel-'));
const file = path.join(folder, 'funnel.json');
afterAll(() => rmSync(folder, { recursive: true }));

const stood = [{ flow: 'door', flowVersion: '1', state: 'door.lock.closed', visitors: 5 }];
const step = { step: 'home', visitors: 9, lost: 7, stood };

it('reads the journey and flows of a file, and when it was written', async () => {
  const ways = {
    flow: 'door',
    flowVersion: '1',
    sessions: 9,
    edges: [{ from: 'a', event: 'go', to: 'b', sessions: 7 }],
  };
  writeFileSync(file, JSON.stringify({ visitors: 9, journey: [step], flows: [ways] }));
  const countedAt = '2026-11-27T10:00:00.000Z';
  utimesSync(file, new Date(countedAt), new Date(countedAt));
  expect(await readFunnel(file)).toEqual({ journey: [step], flows: [ways], countedAt });
  writeFileSync(file, JSON.stringify({ journey: [step], flows: [{ ...ways, sessions: -1 }] }));
  expect((await readFunnel(file)).flows).toEqual([]);
});

it.each([
  ['{"visitors":9}'],
  ['{"journey":[]}'],
  ['[]'],
  [JSON.stringify({ journey: [{ ...step, lost: -1 }] })],
  [JSON.stringify({ journey: [{ ...step, stood: [{ flow: 'door' }] }] })],
])('refuses %s, and says how counts are written', async (text) => {
  writeFileSync(file, text);
  await expect(readFunnel(file)).rejects.toThrow(
    `${file} holds no counts of a journey. Write them: npm run -s ops -- funnel --json > ${file}`,
  );
});

it('refuses a file that is not JSON or does not exist', async () => {
  writeFileSync(file, 'visitors');
  await expect(readFunnel(file)).rejects.toThrow(`${file} cannot be read: `);
  await expect(readFunnel(path.join(folder, 'none.json'))).rejects.toThrow('none.json cannot be read: ');
});
