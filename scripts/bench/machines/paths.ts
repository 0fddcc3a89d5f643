import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { findFlows } from 'machine-explorer/node';
import explorer from '../../../explorer.config.ts';
import type { Measured } from '../support/figures.ts';
import type { FlowMeasure } from './measure-flow.ts';

const run = promisify(execFile);
const page = 'docs/model-testing.md';
const marks = ['<!-- measured: npm run bench paths -->', '<!-- end of what was measured -->'] as const;

/** Every flow's gate: one process for each, as many at a time as there are processors. Writes its table into docs/model-testing.md. */
export async function measurePaths(): Promise<Measured[]> {
  const waiting = findFlows(explorer).map(({ name }) => name);
  const found: FlowMeasure[] = [];
  const lanes = Math.min(2, cpus().length);
  const begun = performance.now();
  const lane = async () => {
    for (let flow = waiting.shift(); flow; flow = waiting.shift()) {
      const { stdout } = await run(process.execPath, ['scripts/bench/machines/measure-flow.ts', flow]);
      found.push(JSON.parse(stdout) as FlowMeasure);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  const whole = (performance.now() - begun) / 1000;
  await writeTable(
    found.toSorted((one, other) => one.flow.localeCompare(other.flow)),
    lanes,
  );
  const slowest = found.toSorted((one, other) => secondsOf(other) - secondsOf(one))[0]!;
  return [
    {
      what: 'the gate of all flows: derive, cover, replay, check, mutate',
      value: found.reduce((sum, one) => sum + secondsOf(one), 0) / lanes,
      unit: 's',
      note: `processor time of ${found.length} flows on ${lanes} processors, ${whole.toFixed(0)} s passed; the longest is ${slowest.flow}, ${secondsOf(slowest).toFixed(1)} s; each flow in docs/model-testing.md`,
      aim: { at: 'most', value: 60 },
    },
    {
      what: 'the gate: most memory of one flow',
      value: Math.max(...found.map(({ megabytes }) => megabytes)),
      unit: 'MB',
    },
  ];
}

const secondsOf = (one: FlowMeasure) => one.explore + one.derive + one.cover + one.replay + one.check + one.mutate;

const number = (value: number) => value.toLocaleString('en');
const seconds = (value: number) => `${value.toFixed(2)} s`;

async function writeTable(found: readonly FlowMeasure[], lanes: number): Promise<void> {
  const rows = found.map((one) => [
    one.flow,
    number(one.nodes),
    number(one.steps),
    number(one.transitions),
    number(one.paths),
    number(one.mutants),
    ...[one.explore, one.derive, one.cover, one.replay, one.check, one.mutate, secondsOf(one)].map(seconds),
    `${Math.round(one.megabytes)} MB`,
  ]);
  const table = [
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${lanes} processors: ${(found.reduce((sum, one) => sum + secondsOf(one), 0) / lanes).toFixed(1)} s for all flows.`,
    '',
    '| flow | nodes | steps | transitions | paths | mutants | explore | derive | cover | replay | check | mutate | together | memory |',
    `| --- |${' ---: |'.repeat(13)}`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n');
  const text = await readFile(page, 'utf8');
  const [before, rest] = text.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (before === undefined || after === undefined)
    throw new Error(`${page} has no place for the table: ${marks.join(' … ')}`);
  const written = `${before}${marks[0]}\n\n${table}\n\n${marks[1]}${after}`;
  const options = await resolveConfig(page);
  await writeFile(page, await format(written, { ...options, parser: 'markdown' }));
}
