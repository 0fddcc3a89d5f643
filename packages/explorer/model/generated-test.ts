import type { AnyFlowSpec } from 'model-testing';
import { fill, type ExplorerConfig, type FlowsWithin } from '../config.ts';
import { eventWords } from './event-token.ts';
import { flowVersion } from './flow-version.ts';
import { moneyOf, statePathOf } from './state-path.ts';
import { seenAt, type Step } from './walk.ts';

export interface TestSource {
  spec: AnyFlowSpec;
  input: string;
  steps: readonly Step[];
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;
const exportName = (flow: string) => `${flow.replaceAll(/-(\w)/g, (_, initial: string) => initial.toUpperCase())}Flow`;

/** A sentence for a path: its last event, and where it ends. Numbered when another path has the same. */
function titles(sources: readonly TestSource[]): string[] {
  const used = new Map<string, number>();
  return sources.map(({ spec, input, steps }) => {
    const last = steps.at(-1)!;
    const said = last.event ? eventWords(spec, last.event, 'en') : 'It begins';
    const title = `${input}: ${said}, and the flow is ${statePathOf(last.visit.snapshot)}`;
    const count = (used.get(title) ?? 0) + 1;
    used.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  });
}

const list = (items: readonly string[], indent: string) =>
  items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${quote(item)},\n`).join('')}${indent}]`;

const seen =
  (within: FlowsWithin) =>
  ({ visit }: Step) =>
    seenAt(statePathOf(visit.snapshot), moneyOf(within, visit.snapshot));

/** The project's settings for a generated test. */
export type TestPlace = Pick<ExplorerConfig, 'within' | 'tests'> & { flows: Pick<ExplorerConfig['flows'], 'file'> };

export interface ImportPaths {
  /** The project's folder, as seen from the test's folder: `../..`. */
  root: string;
  /** The flow's folder, relative to the root: `machines/cart`. */
  folder: string;
}

/** A Vitest file: the paths on the real actor with played services, and the state it must be in after each event. */
export function vitestSource(
  { within, flows }: TestPlace,
  sources: readonly TestSource[],
  { root, folder }: ImportPaths,
): string {
  const [first] = sources;
  if (!first) return '';
  const { spec } = first;
  const names = titles(sources);
  const tests = sources.map(({ input, steps }, index) => {
    const tokens = steps.slice(1).map(({ token }) => token!);
    return [
      `  it(${quote(names[index]!)}, () => {`,
      `    const path = ${list(tokens, '    ')};`,
      `    expect(followOnActor(explorer.within, ${exportName(spec.name)}, ${quote(input)}, path)).toEqual(${list(steps.map(seen(within)), '    ')});`,
      '  });',
    ].join('\n');
  });
  return [
    `// Derived from the machine "${spec.name}", version ${flowVersion(spec)}: npm run paths -- ${spec.name} --format vitest`,
    "import { describe, expect, it } from 'vitest';",
    "import { followOnActor } from 'machine-explorer';",
    `import explorer from '${root}/explorer.config.ts';`,
    `import { ${exportName(spec.name)} } from '${root}/${folder}/${fill(flows.file, spec.name)}';`,
    '',
    `describe(${quote(`${spec.name}: generated paths`)}, () => {`,
    tests.join('\n\n'),
    '});',
    '',
  ].join('\n');
}

/** A Playwright file: the same paths walked in a browser, on the diagram and on the real screen beside it. */
export function playwrightSource(
  { within, tests: places }: TestPlace,
  sources: readonly TestSource[],
  { root }: Pick<ImportPaths, 'root'>,
): string {
  const [first] = sources;
  if (!first) return '';
  const { spec } = first;
  const names = titles(sources);
  const tests = sources.map(({ input, steps }, index) =>
    [
      `test(${quote(names[index]!)}, async ({ walk }) => {`,
      `  await walk.open(${quote(spec.name)}, ${quote(input)});`,
      `  await walk.shows(${quote(seen(within)(steps[0]!))});`,
      ...steps
        .slice(1)
        .flatMap((step) => [
          `  await walk.choose(${quote(step.token!)});`,
          `  await walk.shows(${quote(seen(within)(step))});`,
        ]),
      '});',
    ].join('\n'),
  );
  return [
    `// Derived from the machine "${spec.name}", version ${flowVersion(spec)}: npm run paths -- ${spec.name} --format playwright`,
    `import { test } from '${root}/${places.fixture}';`,
    '',
    tests.join('\n\n'),
    '',
  ].join('\n');
}
