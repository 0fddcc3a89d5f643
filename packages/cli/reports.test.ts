import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExplorerConfig } from 'machine-explorer';
import { afterAll, expect, it } from 'vitest';
import { run } from './paths/run.ts';

/** A project with two flows: a lamp that forgets to go out, and one that cannot be loaded. */
const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));
const xstate = JSON.stringify(import.meta.resolve('xstate'));
for (const name of ['lamp', 'wreck']) mkdirSync(path.join(folder, name));
writeFileSync(
  path.join(folder, 'lamp/lamp.flow.ts'),
  `import { setup } from ${xstate};
const machine = setup({ guards: { isDry: ({ context }) => context.isDry }, delays: { night: 3600000 } }).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  description: 'A lamp.',
  initial: 'off',
  states: {
    off: { description: 'Dark.', on: { 'lamp.press': { guard: 'isDry', target: 'on' } } },
    on: { description: 'Bright.', meta: { requirements: 'LAMP-1' }, on: { 'lamp.press': 'off' } },
  },
});
export const lampFlow = {
  name: 'lamp',
  machine,
  inputs: { dry: { isDry: true }, wet: { isDry: false } },
  events: {},
  project: ({ context }) => context,
  postconditions: [
    { name: 'a press changes it', on: ['lamp.press'], given: ({ context }) => context.isDry,
      to: (after, before) => after.value !== before.value },
    { name: 'what is wet & "dark" stays <dark>', requirements: 'LAMP-2', on: ['lamp.press'], given: ({ context }) => !context.isDry, to: ['off'] },
  ],
  properties: [
    { name: 'it goes out by itself', requirements: 'LAMP-3', after: (lamp) => lamp.matches('on'), eventually: (lamp) => lamp.matches('off') },
  ],
};
`,
);
writeFileSync(path.join(folder, 'wreck/wreck.flow.ts'), `throw new Error('no & more');\n`);

const config: ExplorerConfig = {
  flows: { folder, file: '{flow}.flow.ts' },
  stages: ['nowhere/{flow}.tsx'],
  site: { viteConfig: '', pages: {}, madeOf: [] },
  levels: { onServer: [], commands: { screens: '', server: '' } },
  tests: { vitest: '', playwright: '', fixture: '', browserFolder: '' },
  brand: { name: 'Lamps' },
  languages: ['en'],
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

const files = { junit: path.join(folder, 'reports/junit.xml'), html: path.join(folder, 'reports/coverage.html') };
const written = await command('--check', '--report', `junit=${files.junit}`, '--report', `html=${files.html}`);
const junit = readFileSync(files.junit, 'utf8').replaceAll(/ time="\d+\.\d{3}"/g, ' time="…"');
const page = readFileSync(files.html, 'utf8');

it('writes each report where it was asked for, and says so', () => {
  expect([written.code, written.complaints.split('\n').slice(-3)]).toEqual([
    1,
    [`${files.junit} is written.`, `${files.html} is written.`, ''],
  ]);
});

const passed = (group: string, name: string) => `    <testcase classname="lamp.${group}" name="${name}"/>`;

const wreck = `wreck: cannot be loaded: ${path.relative('.', path.join(folder, 'wreck/wreck.flow.ts'))}:1: no &amp; more. Correct it there.`;

it('writes what CI systems read: a suite for each flow, a case for each path, a failure with its trace', () => {
  expect(junit.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="machines" tests="19" failures="1" errors="1">',
    '  <testsuite name="lamp" tests="18" failures="1" errors="0" skipped="0" time="…">',
    passed('paths', '1. dry: lamp.press, lamp.press'),
    passed('paths', '2. wet: lamp.press'),
    passed('invariants', 'the flow never stops in an error'),
    passed('postconditions', 'a press changes it'),
    passed('postconditions', 'what is wet &amp; &quot;dark&quot; stays &lt;dark&gt;'),
    passed('ways out', 'every state that is no end can be left'),
    '    <testcase classname="lamp.properties" name="it goes out by itself">',
    '      <failure type="properties" message="broken: it goes out by itself">broken: it goes out by itself',
    'dry: lamp.press',
    '',
    'start → off',
    'lamp.press → on</failure>',
    '    </testcase>',
    ...[
      'anatomy',
      'never reached',
      'never taken',
      'guard answer never heard',
      'the real actor differs',
      'sneaked in',
      'mutant survived',
      'breaks nothing specified',
      'excuse out of date',
      'never taken on the screens',
      'never taken on the server',
    ].map((name) => passed('checks', name)),
    '  </testsuite>',
    '  <testsuite name="wreck" tests="1" failures="0" errors="1" skipped="0">',
    '    <testcase classname="wreck" name="can be walked">',
    `      <error type="not walked" message="${wreck}">${wreck}</error>`,
    '    </testcase>',
    '  </testsuite>',
    '</testsuites>',
    '',
  ]);
});

const textOf = (markup: string) =>
  markup
    .replaceAll(/<[a-z/][^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const rows = [...page.matchAll(/<li class="(\w+)">(.*?)<\/li>/gs)].map(
  ([, sort = '', markup = '']) => `${sort}: ${textOf(markup)}`,
);

it('the HTML report shows what is covered, by which paths, and what is not', () => {
  expect(rows).toEqual([
    'no: property over time: it goes out by itself: broken: then nothing more happens by itself by dry: lamp.press',
    'yes: lamp.off off covered by 1 2 3',
    'yes: lamp.on on covered by 1 2',
    'yes: lamp.off lamp.press[0] covered by 1 2',
    'yes: lamp.on lamp.press[0] covered by 2',
    'yes: lamp.off lamp.press[0] yes covered by 1 2',
    'yes: lamp.off lamp.press[0] no covered by 3',
    'yes: LAMP-1 state: on covered by 1 2',
    'yes: LAMP-2 postcondition: what is wet &amp; &quot;dark&quot; stays &lt;dark> covered by 1 2',
    'no: LAMP-3 property: it goes out by itself broken, though covered on every path',
  ]);
});

it('the HTML report needs no other file, and every link has a target', () => {
  expect(page.match(/(?:src|href)="(?!#)|url\(|@import|<script/g)).toEqual(null);
  const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect([...page.matchAll(/href="#([^"]+)"/g)].flatMap(([, id]) => (targets.has(id) ? [] : id))).toEqual([]);
  expect([...targets]).toEqual(['lamp', 'lamp-1', 'lamp-2', 'lamp-3', 'wreck']);
});

it('replays a path that a report has printed, and says whether it still fails', async () => {
  expect(await command('lamp', '--replay', 'dry: lamp.press')).toEqual({
    code: 1,
    out: '',
    complaints: '✗ lamp: broken: it goes out by itself (then nothing more happens by itself)\n    by dry: lamp.press\n',
  });
  expect(await command('lamp', '--replay', 'wet: lamp.press')).toEqual({
    code: 0,
    out: '✓ lamp: nothing fails on this path.\n',
    complaints: '',
  });
  expect(await command('lamp', '--replay', 'dry: lamp.pres')).toEqual({
    code: 2,
    out: '',
    complaints: 'lamp: No event "lamp.pres". Did you mean lamp.press?\n',
  });
});

it.each([
  [['--check', '--report', 'junit'], '--report junit: Name the file: --report junit=FILE, --report html=FILE.\n'],
  [['--check', '--report', 'pdf=x'], 'No report "pdf". Known: junit, html.\n'],
  [['--coverage', '--report', 'junit=x'], '--coverage takes no --report. It takes --suite, --input, --machines.\n'],
])('%j is refused, and the message says what is valid', async (args, complaints) => {
  expect(await command(...args)).toEqual({ code: 2, out: '', complaints });
});
