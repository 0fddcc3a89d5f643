import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExplorerConfig } from 'machine-explorer';
import { afterAll, expect, it } from 'vitest';
import { run } from './paths/run.ts';

/** A project without a shop: one flow, with other file names than in this project. */
const folder = mkdtempSync(path.join(tmpdir(), 'cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'door'));
const fixture = path.resolve(import.meta.dirname, '../model-testing/fixtures/door.machine.ts');
writeFileSync(path.join(folder, 'door/door.flow.ts'), `export { doorFlow } from ${JSON.stringify(fixture)};`);

const config: ExplorerConfig = {
  flows: { folder, file: '{flow}.flow.ts' },
  stages: ['nowhere/{flow}.tsx'],
  site: { viteConfig: '', pages: {}, madeOf: [] },
  levels: { onServer: ['door'], commands: { screens: 'run the screens', server: 'run the server' } },
  tests: {
    vitest: 'units/*.test.ts',
    playwright: 'browser/*.spec.ts',
    fixture: 'browser/walk.ts',
    browserFolder: 'browser',
  },
  brand: { name: 'Doors', mark: 'door.svg' },
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
  expect(await command('--list')).toEqual({ code: 0, out: 'door  A visitor opens a door.\n', complaints: '' });
});

it('prints the path to a state', async () => {
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

it('--coverage fails if a run that a flow needs is not recorded, and says what to run', async () => {
  const { code, out } = await command('--coverage');
  expect([code, out.split('\n').at(-2)]).toEqual([
    1,
    '  door: the promised run on the server is not there yet: run the server',
  ]);
});

/** A copy of the door flow whose `rememberName` has the given fault; its open state throws. */
function plantFlow(name: string, rememberName: string): string {
  const machines = path.join(folder, name);
  mkdirSync(path.join(machines, 'door'), { recursive: true });
  writeFileSync(
    path.join(machines, 'door/door.flow.ts'),
    [
      `import { assign } from ${JSON.stringify(import.meta.resolve('xstate'))};`,
      `import { doorFlow as door } from ${JSON.stringify(fixture)};`,
      'export const doorFlow = {',
      '  ...door,',
      `  machine: door.machine.provide({ actions: { rememberName: assign({ openedBy: ${rememberName} }) } }),`,
      '};',
    ].join('\n'),
  );
  return machines;
}

const fault = "Cannot read properties of undefined (reading 'toUpperCase')";
const lock = (state: string) => ({ alarm: 'quiet', lock: state });
const reported = [
  { flow: 'door', event: 'xstate.init', state: lock('closed') },
  { flow: 'window', event: 'xstate.init', state: 'shut' },
  { flow: 'door', event: 'door.close', state: lock('closed') },
  { flow: 'door', event: 'code.enter', state: lock('checking') },
  { flow: 'door', event: 'xstate.error.actor.check', state: lock('closed') },
  { flow: 'door', event: 'code.enter', state: lock('checking') },
  { flow: 'door', event: 'xstate.done.actor.check', state: null },
];

function keepReport(steps: readonly object[] | undefined, message = `TypeError: ${fault}`): string {
  const file = path.join(folder, 'report.txt');
  const lines = [{ event_id: 'b5c1' }, { type: 'event' }, { message, kind: 'error', ...(steps && { steps }) }];
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  return file;
}

const replay = (machines: string, file: string) => command('--replay', file, '--machines', machines);

it('replaying a reported error fails until the machine is fixed', async () => {
  const broken = plantFlow('broken', '(_, params) => params.surname.toUpperCase()');
  const mended = plantFlow('mended', '(_, params) => params.name');
  const way = 'fresh: code.enter~1, check.failed.refused, code.enter~1, check.done.known';
  expect(await replay(broken, keepReport(reported))).toEqual({
    code: 1,
    out: '',
    complaints: `✗ door throws what was reported: TypeError: ${fault}\n    ${way}\n`,
  });
  expect(await replay(broken, keepReport(reported, 'Error: other'))).toEqual({
    code: 1,
    out: '',
    complaints: `✗ door was reported with "Error: other", and throws: TypeError: ${fault}\n    ${way}\n`,
  });
  expect(await replay(mended, keepReport(reported))).toEqual({
    code: 0,
    out: '✓ door: every step of the report leads where it led, and the last one throws nothing.\n',
    complaints: '',
  });
});

it('a report whose first steps are lost is replayed from every state that fits', async () => {
  const broken = plantFlow('broken-later', '(_, params) => params.surname.toUpperCase()');
  const { code, complaints } = await replay(broken, keepReport(reported.slice(-2)));
  expect([code, complaints.split('\n')[1]]).toEqual([1, '    fresh: code.enter~1, check.done.known']);
});

it.each([
  [
    'a step that no sample makes',
    reported.with(3, { flow: 'door', event: 'code.enter', state: lock('open') }),
    'door: from {"lock":"closed","alarm":"quiet"} no sample of "code.enter" leads to {"alarm":"quiet","lock":"open"}, as it did in the report. Add the payload to door.spec.ts, or the machine is another one by now.\n',
  ],
  [
    'an event that has no sample',
    reported.with(6, { flow: 'door', event: 'code.spell', state: null }),
    'door: in {"lock":"checking","alarm":"quiet"} there is no sample of "code.spell", at which the machine threw.\n',
  ],
  [
    'an error that no machine threw',
    reported.slice(0, -1),
    `No machine threw "TypeError: ${fault}": a service or the page did. The last step was "code.enter" of door, which led to {"alarm":"quiet","lock":"checking"}.\n`,
  ],
  [
    'an error of a page in which a machine had thrown another',
    [reported.at(-1)!, ...reported.slice(0, -1)],
    `No machine threw "TypeError: ${fault}": a service or the page did. The last step was "code.enter" of door, which led to {"alarm":"quiet","lock":"checking"}.\n`,
  ],
  [
    'a report without steps',
    undefined,
    `${path.join(folder, 'report.txt')} does not say what the flows did: the visitor did not allow it, or it was not drawn.\n`,
  ],
])('%s cannot be replayed, and the message says why', async (_, steps, complaints) => {
  expect(await command('--replay', keepReport(steps))).toEqual({ code: 2, out: '', complaints });
});
