// npm run packages:try: `npm pack` of the three packages; in an empty project, the whole example of model-testing's README
// word for word, then four machines written in the style of XState's public examples. It needs the registry.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { wholeExample, writeBlock } from './whole-example.ts';

const packages = ['model-testing', 'machine-explorer', 'machine-cli'];
const compiler = path.resolve('node_modules/@typescript/native/bin/tsc');
const machines = ['counter', 'crossing', 'fetch', 'greeting'];
const tooMany =
  '✗ counter: more than 4000 states with input "zero". A counter in project() is not clamped, or limits.states is too low.\n';

const project = mkdtempSync(path.join(tmpdir(), 'foreign-project-'));
const write = (name: string, text: string) => writeFileSync(path.join(project, name), text);

/** The first block of code in this language behind a text of an installed package's README. */
function snippet(name: string, behind: string, language: string): string {
  const readme = readFileSync(path.join(project, 'node_modules', name, 'README.md'), 'utf8');
  const [, text] = readme.split(behind);
  const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text ?? '') ?? [];
  assert.ok(code, `${name}/README.md shows no ${language} behind "${behind}"`);
  return code;
}

/** A command of the project's package.json: its exit code and what it printed. */
function command(...args: string[]): { code: number | null; out: string; complaints: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', ...args], { cwd: project, encoding: 'utf8' });
  return { code: status, out: stdout, complaints: stderr };
}

function pack(): void {
  const workspaces = packages.flatMap((name) => ['-w', name]);
  execFileSync('npm', ['pack', '--silent', '--pack-destination', project, ...workspaces], { stdio: 'ignore' });
  const files = readdirSync(project).toSorted();
  assert.deepEqual(files, packages.map((name) => `${name}-1.0.0.tgz`).toSorted());
}

const withoutTime = (text: string) => text.replace(/[\d.]+ s$/m, '… s');

/** Runs the blocks in the empty project in order: each command succeeds and prints what the README shows. */
function followExample(): void {
  const types: string[] = [];
  for (const block of wholeExample('packages/model-testing/README.md')) {
    if (block.kind === 'file') {
      writeBlock(project, block);
      if (block.name.endsWith('.ts')) types.push(block.name);
      continue;
    }
    const { status, stdout, stderr } = spawnSync(block.command, {
      cwd: project,
      encoding: 'utf8',
      shell: true,
      env: { ...process.env, NO_COLOR: '1' },
    });
    assert.equal(status, 0, `${block.command}\n${stdout}${stderr}`);
    if (block.prints !== null) assert.equal(withoutTime(stdout), withoutTime(block.prints));
  }
  assert.equal(compile(...types), '');
  assert.deepEqual(readdirSync(path.join(project, 'dist/explorer/data')), ['door.json']);
}

/** Other machines in the same project, with the configuration of the explorer's README. */
function writeProject(): void {
  for (const folder of ['machines', 'dist', '.tmp'])
    rmSync(path.join(project, folder), { recursive: true, force: true });
  write('explorer.config.ts', snippet('machine-explorer', '**`explorer.config.ts`**', 'ts'));
  write('vite.explorer.config.ts', snippet('machine-explorer', '**`vite.explorer.config.ts`**', 'ts'));
  cpSync(path.join(import.meta.dirname, 'machines'), path.join(project, 'machines'), { recursive: true });
}

const asked =
  '--noEmit --pretty false --strict --skipLibCheck --target es2024 --lib es2024,dom --module nodenext --types';

/** The compiler's errors in these files of the project. */
const compile = (...files: string[]): string =>
  spawnSync(process.execPath, [compiler, ...asked.split(' '), '', '--allowImportingTsExtensions', ...files], {
    cwd: project,
    encoding: 'utf8',
  }).stdout;

function tryCommands(): void {
  assert.deepEqual(command('paths', '--', '--list'), {
    code: 0,
    out: [
      'counter   A number that goes up and down without an end.',
      'crossing  Two lights of a crossing go through their phases side by side.',
      "fetch     Somebody's profile is fetched, and again when that failed.",
      'greeting  A greeting is read, then made loud: two services one after the other.',
      '',
    ].join('\n'),
    complaints: '',
  });

  const derived = machines.map((name) => {
    const { code, out, complaints } = command('paths', '--', name, '--suite', 'transitions');
    return [code, out.split('\n')[0]!.replace(/, version \w+/, ''), complaints];
  });
  assert.deepEqual(derived, [
    [1, '', tooMany],
    [0, 'crossing: 2 paths', ''],
    [0, 'fetch: 2 paths', ''],
    [0, 'greeting: 3 paths', ''],
  ]);

  assert.deepEqual(command('paths', '--', '--coverage'), {
    code: 1,
    out: [
      'flow      paths  states  configurations  transitions  guards  pairs  actor  screens       server',
      'crossing      2   11/11             6/6          6/6     0/0    2/8    6/6  not promised  not promised',
      'fetch         2     4/4             4/4          4/4     0/0    3/5    4/4  not promised  not promised',
      'greeting      3     4/4             4/4          4/4     0/0    2/2    4/4  not promised  not promised',
      '',
    ].join('\n'),
    complaints: tooMany,
  });

  const checked = command('paths', '--', '--check');
  assert.deepEqual(
    [checked.code, checked.complaints.split('\n').filter((line) => /anatomy|counter/.test(line))],
    [
      1,
      [
        tooMany.trim(),
        ...['working', 'working.walkers', 'working.walkers.green', 'working.walkers.green.walk'].map(
          (state) => `✗ crossing: anatomy: crossing.${state} is not described in "en"`,
        ),
        '✗ crossing: anatomy: crossing.working.walkers.green.hurry is not described in "en"',
        '  … and 6 more of "anatomy"',
        '✗ fetch: anatomy: fetch.loading waits for "fetchUser" without a deadline (after)',
        '✗ greeting: anatomy: greeting.reading waits for "readGreeting" without a deadline (after)',
        '✗ greeting: anatomy: greeting.shouting waits for "makeLoud" without a deadline (after)',
      ],
    ],
  );
}

/** Code written against the packages compiles with their declarations; a wrong sample does not. */
function tryTypes(): void {
  const specs = machines.map((name) => `machines/${name}/${name}.spec.ts`);
  assert.equal(compile('explorer.config.ts', 'vite.explorer.config.ts', ...specs), '');
  const fetchSpec = readFileSync(path.join(project, 'machines/fetch/fetch.spec.ts'), 'utf8');
  write('machines/fetch/wrong.ts', fetchSpec.replace("userId: '42'", 'userId: 42'));
  assert.equal(
    compile('machines/fetch/wrong.ts'),
    "machines/fetch/wrong.ts(10,22): error TS2322: Type 'number' is not assignable to type 'string'.\n",
  );
  rmSync(path.join(project, 'machines/fetch/wrong.ts'));
}

function tryDifference(): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project, stdio: 'ignore' });
  write('.gitignore', 'node_modules\ndist\n.tmp\n');
  git('init');
  git('add', '-A');
  git('-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com', 'commit', '-m', 'Four machines');
  const machine = 'machines/fetch/fetch.machine.ts';
  const text = readFileSync(path.join(project, machine), 'utf8');
  write(machine, text.replace("RETRY: 'loading'", "RETRY: 'idle'"));
  const { code, out, complaints } = command('machines:diff', '--', '--no-pictures');
  assert.deepEqual(
    [code, out.split('\n').slice(0, 3), complaints],
    [
      0,
      ['fetch', '  ~ target of fetch.failure RETRY[0]: loading → idle  "RETRY"', '      before: loading   after: idle'],
      '',
    ],
  );
}

function tryExplorer(): void {
  const built = command('explorer:build');
  assert.deepEqual(
    [built.code, built.out.replace(/[\d.]+ s/, '… s'), built.complaints],
    [0, '▸ dist/explorer built in … s\n', ''],
  );
  const site = path.join(project, 'dist/explorer');
  const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
  assert.deepEqual(pages.toSorted(), ['index.html', 'stage.html']);
  assert.deepEqual(
    readdirSync(path.join(site, 'data')).toSorted(),
    machines.map((name) => `${name}.json`),
  );
  const scripts = readdirSync(path.join(site, 'assets')).filter((name) => name.endsWith('.js'));
  const text = scripts.map((name) => readFileSync(path.join(site, 'assets', name), 'utf8')).join('\n');
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const named = [...index.matchAll(/src="\.\/assets\/([^"]+)"/g)].map(([, name]) => name!);
  assert.deepEqual(
    named.filter((name) => !scripts.includes(name)),
    [],
  );
  assert.deepEqual(
    machines.filter((name) => !new RegExp(`name:\\s*["'\`]${name}["'\`],description:`).test(text)),
    [],
  );
  assert.deepEqual(command('explorer:build'), { code: 0, out: '▸ dist/explorer is fresh\n', complaints: '' });
}

try {
  pack();
  followExample();
  writeProject();
  tryTypes();
  tryCommands();
  tryExplorer();
  tryDifference();
  console.log(
    'The whole example runs in an empty project; four machines of others are listed, derived, covered, built, compared.',
  );
} finally {
  rmSync(project, { recursive: true, force: true });
}
