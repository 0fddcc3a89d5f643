import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, expect, it } from 'vitest';

const root = path.resolve('.tmp/import-rules-test');
const config = await extractConfig(path.resolve('.dependency-cruiser.cjs'));

type Pattern = string | string[] | undefined;
interface Rule {
  name: string;
  from: { path?: Pattern; pathNot?: Pattern };
  to: { path?: Pattern; pathNot?: Pattern; circular?: boolean; reachable?: boolean };
}
const rules = config.forbidden as (IForbiddenRuleType & Rule)[];

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** The folders that `npm run imports` checks. */
const rooms = scripts['imports']!.split(' --output-type err ')[1]!.split(' ');
const files = rooms
  .flatMap((room) => (path.extname(room) ? [room] : globSync(`${room}/**/*.{ts,tsx,mjs}`)))
  .filter((file) => !file.endsWith('.d.ts') && !file.includes('node_modules'))
  .toSorted();
/** Packages that some folders may not import, by the file that is planted for each. */
const strangers = new Map([
  ['node_modules/react/index.js', 'react'],
  ['node_modules/@xstate/test/index.js', '@xstate/test'],
]);

const source = (pattern: Pattern) => [pattern ?? []].flat().join('|');
/** The groups of the folder that `pattern` found, as `$1` refers to them; null when it found none. */
const found = (pattern: Pattern, file: string) => (pattern === undefined ? [] : new RegExp(source(pattern)).exec(file));
const isIn = (pattern: Pattern, file: string) => pattern !== undefined && new RegExp(source(pattern)).test(file);
const guards = ({ from }: Rule, file: string) => !isIn(from.pathNot, file) && found(from.path, file) !== null;

function isWrong({ from, to }: Rule, file: string, target: string): boolean {
  const groups = found(from.path, file) ?? [];
  const filled = (pattern: Pattern) =>
    pattern && source(pattern).replaceAll(/\$(\d)/g, (_, digit: string) => groups[Number(digit)] ?? '');
  return (
    file !== target && (to.path === undefined || isIn(filled(to.path), target)) && !isIn(filled(to.pathNot), target)
  );
}

/** The rules that still allow type imports. */
const typesOnly = new Set([
  'no-running-flow-in-services',
  'no-running-service-in-screens',
  'no-sql-outside-repositories',
]);
/** A rule of a room lists all that its files may import; every other rule forbids some imports. */
const isRoom = ({ to }: Rule) => to.path === undefined && to.pathNot !== undefined;

const planted = rules.map((rule) => {
  const wrongFrom = (file: string) => [...files, ...strangers.keys()].find((one) => isWrong(rule, file, one));
  const file = files.find((one) => guards(rule, one) && wrongFrom(one) !== undefined);
  return { rule, name: rule.name, file, target: file && wrongFrom(file) };
});

function plant(): void {
  const imports = new Map<string, string[]>();
  const add = (file: string, target: string, kind: string) => {
    const way = path.relative(path.dirname(file), target);
    const from = strangers.get(target) ?? (way.startsWith('.') ? way : `./${way}`);
    imports.set(file, [...(imports.get(file) ?? []), `import ${kind}'${from}';`]);
    if (!imports.has(target)) imports.set(target, []);
  };
  for (const { rule, file, target } of planted) {
    if (!file || !target) continue;
    const between = `${path.dirname(file)}/between.ts`;
    if (rule.to.reachable) add(file, between, '');
    add(rule.to.reachable ? between : file, target, typesOnly.has(rule.name) ? '' : 'type {} from ');
    if (rule.to.circular) add(target, file, 'type {} from ');
  }
  for (const [file, lines] of imports) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, [...lines, 'export {};', ''].join('\n'));
    if (strangers.has(file)) writeFileSync(path.join(path.dirname(place), 'package.json'), '{}');
  }
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

it('every file is covered by the import rule of a room', () => {
  expect(files.filter((file) => !rules.some((rule) => isRoom(rule) && guards(rule, file)))).toEqual([]);
});

it('reports a wrong import in every room, also of a type', async () => {
  rmSync(root, { recursive: true, force: true });
  plant();
  const { tsConfig: _, ...options } = config.options ?? {};
  const { output } = await cruise(
    ['.'],
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: config.forbidden! } },
    options.enhancedResolveOptions,
  );
  const { violations } = (output as ICruiseResult).summary;
  const seen = new Set(violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`));
  const wanted = planted.map(({ name, file, target }) => `${name}: ${file} → ${target}`);
  expect(wanted.filter((one) => !seen.has(one))).toEqual([]);
});
