import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExplorerConfig } from 'machine-explorer';
import { afterAll, expect, it } from 'vitest';
import { run } from './paths/run.ts';

/** A project that is no shop: one flow, called otherwise than here. */
const folder = mkdtempSync(path.join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'door'));
const fixture = path.resolve(import.meta.dirname, '../model-testing/fixtures/door.machine.ts');
writeFileSync(path.join(folder, 'door/door.flow.ts'), `export { doorFlow } from ${JSON.stringify(fixture)};`);
writeFileSync(path.join(folder, 'door/README.md'), '# Somebody opens a door.\n');

const config: ExplorerConfig = {
  flows: { folder, file: '{flow}.flow.ts' },
  stages: 'nowhere/{flow}.tsx',
  site: { viteConfig: '', pages: {}, madeOf: [] },
  levels: { onServer: ['door'], commands: { screens: 'run the screens', server: 'run the server' } },
  tests: {
    vitest: 'units/*.test.ts',
    playwright: 'browser/*.spec.ts',
    fixture: 'browser/walk.ts',
    browserFolder: 'browser',
  },
  brand: { name: 'Doors', mark: 'door.svg' },
  stories: {},
  highlights: [],
  within: {},
  words: { tr: {}, en: {} },
  funnel: null,
};

async function command(...args: string[]): Promise<{ code: number; out: string; complaints: string }> {
  let out = '';
  let complaints = '';
  const code = await run(config, args, { write: (text) => (out += text), complain: (text) => (complaints += text) });
  return { code, out, complaints };
}

it('finds flows where the project keeps them', async () => {
  expect(await command('--list')).toEqual({ code: 0, out: 'door  Somebody opens a door.\n', complaints: '' });
});

it('tells the way to a state', async () => {
  const { code, out } = await command('door', '--to', 'open');
  expect([
    code,
    out
      .split('\n')
      .slice(2)
      .map((line) => line.replaceAll(/\s+/g, ' ').trim()),
  ]).toEqual([
    0,
    [
      '1. from "fresh"',
      'start → alarm.quiet lock.closed',
      'code.enter #1 code.enter~1 → alarm.quiet lock.checking',
      'check done: known check.done.known → alarm.quiet lock.open',
      '',
    ],
  ]);
});

it('writes tests that import what the project has', async () => {
  const { out } = await command('door', '--to', 'open', '--format', 'vitest');
  expect(out).toContain("import { followOnActor } from 'machine-explorer';\n");
  expect(out).toContain("/door/door.flow.ts';\n");
  const browser = await command('door', '--to', 'open', '--format', 'playwright', '--out', path.join(folder, 'x.ts'));
  expect(browser.code).toEqual(0);
});

it('refuses a place where the runner of the project finds no test, and says where it does', async () => {
  expect(await command('door', '--format', 'playwright', '--out', 'units/x.spec.ts')).toEqual({
    code: 2,
    out: '',
    complaints: 'Playwright would not find units/x.spec.ts. Write it to --out browser/NAME.spec.ts\n',
  });
});

it('misses a run that was promised, and says what fills it', async () => {
  const { code, out } = await command('--coverage');
  expect([code, out.split('\n').at(-2)]).toEqual([
    1,
    '  door: the promised run on the server is not there yet: run the server',
  ]);
});
