import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chartGraph, flowVersion, isPromised, type Level } from 'machine-explorer';
import { levels, promisedTransitions } from 'machine-explorer/testing';
import { findFlows, hasScreen, loadFlow } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';

import { run } from 'machine-cli';
import { levelLines, readLevels } from 'machine-cli/testing';

const folder = mkdtempSync(path.join(tmpdir(), 'levels-'));
afterAll(() => rmSync(folder, { recursive: true }));

const flows = findFlows(explorer);
const specOf = (name: string) => loadFlow(flows.find((flow) => flow.name === name)!);
const here = { reports: folder, isCopy: false };

function leave(flow: string, level: string, report: { version: string; transitions: readonly string[] }): void {
  writeFileSync(path.join(folder, `${flow}.${level}.json`), JSON.stringify({ flow, paths: 1, ...report }));
}

async function coverageOf(...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await run(explorer, ['--coverage', ...args], { write: (text) => (out += text), complain: () => {} });
  return { code, out };
}

const promisers = (level: Level) =>
  flows.flatMap(({ name }) =>
    isPromised(
      { hasScreen: hasScreen(explorer, name), isOnServer: explorer.levels.onServer.includes(name), isCopy: false },
      level,
    )
      ? name
      : [],
  );
const onTheServer = promisers('server');

it('the flows in tests/models are promised on the real server, and the page lists them', () => {
  const walked = readdirSync('tests/models', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  expect(onTheServer).toEqual(walked.toSorted());
  const rows = readFileSync('docs/model-testing.md', 'utf8').matchAll(
    /^\| (real \w+|pure[\w ]+?) +\|.*\| (.+?) +\|$/gm,
  );
  expect([...rows].map(([, level, promised]) => [level, promised])).toEqual([
    ['pure transition function', 'every flow'],
    ['real actor', 'every flow'],
    ['real screens', `every flow with a screen: ${promisers('screens').join(', ')}`],
    ['real server', onTheServer.join(', ')],
  ]);
});

it('a copy of the machines promises no run in a browser', () => {
  const copy = { hasScreen: true, isOnServer: true, isCopy: true };
  expect(levels.map((level) => isPromised(copy, level))).toEqual([true, true, false, false]);
});

it('reports what the runs of a flow covered, and which runs are missing', async () => {
  const spec = await specOf('three-d-secure');
  const command = 'npx playwright test tests';
  expect(levelLines(explorer, 'three-d-secure', readLevels(explorer, spec, here)).split('\n')).toEqual([
    `  three-d-secure: the promised run on the screens is not there yet: ${command}/explorer/pages/screens.spec.ts`,
    `  three-d-secure: the promised run on the server is not there yet: ${command}/models`,
    '',
  ]);
  const [first, ...rest] = promisedTransitions(spec, 'server');
  leave('three-d-secure', 'screens', { version: 'older', transitions: promisedTransitions(spec, 'screens') });
  leave('three-d-secure', 'server', { version: flowVersion(spec), transitions: rest });
  const total = promisedTransitions(spec, 'screens').length;
  const found = readLevels(explorer, spec, here);
  expect(found).toEqual({
    screens: { covered: total, total, missing: [], isOld: true },
    server: { covered: rest.length, total: rest.length + 1, missing: [first], isOld: false },
  });
  expect(levelLines(explorer, 'three-d-secure', found).split('\n')).toEqual([
    `  three-d-secure: the last run on the screens was of another version of the machine: ${command}/explorer/pages/screens.spec.ts`,
    `  three-d-secure: ${first} is not covered on the server`,
    '',
  ]);
});

it('reports no missing run that is not promised', async () => {
  const spec = await specOf('auth');
  leave('auth', 'screens', { version: flowVersion(spec), transitions: promisedTransitions(spec, 'screens') });
  const found = readLevels(explorer, spec, here);
  expect(found).toEqual({ screens: { covered: 42, total: 42, missing: [], isOld: false }, server: 'not promised' });
  expect(levelLines(explorer, 'auth', found)).toEqual('');
});

it('promises no run on the screens for a flow without any', async () => {
  const found = readLevels(explorer, await specOf('session'), here);
  expect(found).toEqual({ screens: 'not promised', server: 'not promised' });
});

const cells = (out: string) => out.split('\n').map((line) => line.trim().split(/ {2,}/));

it('counts the states that the diagram draws', async () => {
  const [head, row] = cells((await coverageOf('three-d-secure')).out);
  expect([head!.slice(0, 8), row!.slice(0, 8)]).toEqual([
    ['flow', 'paths', 'states', 'configurations', 'transitions', 'guards', 'pairs', 'actor'],
    ['three-d-secure', '35', '28/28', '20/20', '59/59', '34/34', '76/146', '59/59'],
  ]);
  expect(chartGraph(await specOf('three-d-secure'), { language: 'en' }).states).toHaveLength(28);
});

it('--coverage passes while the promised coverage is complete, and fails otherwise', async () => {
  const door = path.join(folder, 'door');
  mkdirSync(door);
  const fixture = path.resolve('packages/model-testing/fixtures/door.machine.ts');
  writeFileSync(path.join(door, 'door.spec.ts'), `export { doorFlow } from ${JSON.stringify(fixture)};`);
  const whole = await coverageOf('--machines', folder);
  expect([whole.code, cells(whole.out).slice(1)]).toEqual([
    0,
    [['door', '2', '9/9', '10/10', '10/10', '6/6', '13/46', '10/10', 'not promised', 'not promised'], ['']],
  ]);
  const broken = await coverageOf('--machines', 'tests/explorer/broken');
  expect(broken.code).toEqual(1);
  expect(broken.out).toContain('  three-d-secure: threeDSecure.declined is not covered\n');
}, 30_000);
