import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 });

/** A foreign project in which one flow is correct and each of the others has a fault of its own. */
const project = mkdtempSync(path.join(tmpdir(), 'broken-'));
afterAll(() => rmSync(project, { recursive: true }));
symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
const main = path.join(import.meta.dirname, 'main.ts');

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, name)), { recursive: true });
  writeFileSync(path.join(project, name), text);
}

function command(...args: string[]): { code: number | null; out: string; complaints: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { cwd: project, encoding: 'utf8' });
  return { code: status, out: stdout, complaints: stderr };
}

const begin = `import { fromPromise, setup } from 'xstate';
const actors = { ask: fromPromise(() => Promise.reject(new Error('not connected'))) };
`;
const flow = (name: string, states: string, more = '') => `${begin}
const machine = setup({ actors }).createMachine({ id: '${name}', initial: 'off', states: ${states} });
export const ${name}Flow = { name: '${name}', machine, inputs: { only: undefined }, events: {}, project: () => null, ${more} };
`;
const light = "{ off: { on: { press: 'on' } }, on: { on: { press: 'off' } } }";
const bad: Record<string, [source: string, cause: string]> = {
  inline: [
    flow('inline', "{ off: { invoke: { src: fromPromise(async () => 1), onDone: 'on' } }, on: {} }"),
    'inline: inline.off invokes an inline actor as "0.inline.off". Name it in setup({ actors }) so that tests can play it.',
  ],
  silent: [
    flow('silent', "{ off: { invoke: { src: 'ask', onDone: 'on' } }, on: {} }"),
    'silent: the service invoked as "ask" has no samples. Add outcomes.ask = { done: {…}, failed: {…} } to silent.spec.ts.',
  ],
  syntax: [
    'const one = 1;\nexport const two = {;\n',
    'syntax: cannot be loaded: machines/syntax/syntax.spec.ts:2: Unexpected token `;`. Expected identifier, string literal, numeric literal or [ for the computed key. Correct it there.',
  ],
  thrower: [
    flow('thrower', light, "invariants: [{ name: 'it has a lamp', holds: ({ context }) => context.lamp.isWhole }]"),
    `thrower: the invariant "it has a lamp" throws in "off": TypeError: Cannot read properties of undefined (reading 'isWhole')`,
  ],
  twice: [
    flow('twice', "{ off: { invoke: [{ src: 'ask', onDone: 'on' }, { src: 'ask', onDone: 'on' }] }, on: {} }"),
    'twice: twice.off invokes "ask" more than once. Give each of these invocations an id of its own.',
  ],
  unexported: [
    'export const flow = {};\n',
    'unexported: machines/unexported/unexported.spec.ts must export unexportedFlow, satisfying FlowSpec.',
  ],
  unfinished: [
    `${begin}export const unfinishedFlow = { machine: setup({}).createMachine({ id: 'unfinished' }), events: {} };\n`,
    'unfinished: unfinishedFlow in machines/unfinished/unfinished.spec.ts lacks "inputs". Add it there.',
  ],
  unloaded: [
    "import './nowhere.ts';\n",
    "unloaded: cannot be loaded: machines/unloaded/unloaded.spec.ts: Cannot find module 'machines/unloaded/nowhere.ts' imported from machines/unloaded/unloaded.spec.ts. Correct the path of the import, with the ending of the file (.ts), or install the package.",
  ],
};
const causes = Object.values(bad).map(([, cause]) => `✗ ${cause}`);

function writeProject(): void {
  write('package.json', '{ "type": "module" }');
  for (const [name, [source]] of Object.entries(bad)) write(`machines/${name}/${name}.spec.ts`, source);
  write('machines/light/light.spec.ts', flow('light', light));
}

it('a missing or broken configuration: the command says where and what to do', () => {
  writeProject();
  for (const name of ['paths', 'diff', 'build'])
    expect(command(name)).toEqual({
      code: 2,
      out: '',
      complaints: `There is no explorer.config.ts in ${project}. Call the command where it is, or write it: README of machine-explorer, "What a project writes".\n`,
    });
  write('explorer.config.ts', 'export default {\n  flows: ;\n};\n');
  expect(command('paths', '--list')).toEqual({
    code: 1,
    out: '',
    complaints: 'The configuration cannot be loaded: explorer.config.ts:2: Expression expected. Correct it there.\n',
  });
  write('explorer.config.ts', 'export const config = {};\n');
  expect(command('paths', '--list')).toEqual({
    code: 2,
    out: '',
    complaints: 'explorer.config.ts must export its configuration as default: export default { flows: … }.\n',
  });
  write(
    'explorer.config.ts',
    `export default {
  flows: { folder: 'machines', file: '{flow}.spec.ts' }, stages: ['stages/{flow}.tsx'],
  site: { viteConfig: 'vite.explorer.config.ts', pages: {}, madeOf: [] },
  levels: { onServer: [], commands: {} }, tests: {}, brand: { name: 'Lights' }, languages: ['en'],
  stories: {}, highlights: [], within: {}, words: { tr: {}, en: {} }, funnel: null,
};`,
  );
});

it('--coverage reports each broken flow by name and counts the others', () => {
  const { code, out, complaints } = command('paths', '--coverage');
  const expected = causes.filter((cause) => !cause.startsWith('✗ thrower'));
  expect([code, complaints.trim().split('\n')]).toEqual([1, expected]);
  expect(
    out
      .split('\n')
      .map((line) => line.split(' ')[0])
      .slice(0, 3),
  ).toEqual(['flow', 'light', 'thrower']);
});

it('--check reports each broken flow by name and checks the others', () => {
  const { code, out, complaints } = command('paths', '--check');
  expect(code).toEqual(1);
  expect(complaints.split('\n').filter((line) => line.startsWith('✗') && !line.startsWith('✗ light'))).toEqual(causes);
  expect(complaints).not.toContain('    at ');
  expect(out.split('\n').some((line) => line.startsWith('light'))).toEqual(true);
});

it('build fails on a flow that cannot be loaded, and names it', () => {
  expect(command('build')).toEqual({ code: 1, out: '', complaints: `${bad['syntax']![1]}\n` });
});

it('diff says what is missing before the first commit, and before the first flow', () => {
  for (const name of Object.keys(bad)) rmSync(path.join(project, 'machines', name), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', ...args], {
      cwd: project,
      stdio: 'ignore',
    });
  expect(command('diff', '--no-pictures')).toEqual({
    code: 2,
    out: '',
    complaints: `${project} is in no git repository. Make one (git init) and commit the machines first.\n`,
  });
  git('init');
  expect(command('diff', '--no-pictures')).toEqual({
    code: 2,
    out: '',
    complaints: 'Nothing is committed here yet. Commit the machines first (git add, git commit).\n',
  });
  write('README.md', '# Lights\n');
  git('add', 'README.md');
  git('commit', '-m', 'Begin');
  const { code, out, complaints } = command('diff', '--no-pictures');
  expect([code, out.split('\n').slice(0, 2), complaints]).toEqual([
    0,
    ['HEAD has no flow in machines: every flow is new. What is not committed is not there.', 'light'],
    '',
  ]);
});
