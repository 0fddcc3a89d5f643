import type { Coverage } from '../../model-testing/index.ts';
import type { Checked, Finding } from './check-flow.ts';
import type { FlowFolder } from './find-flows.ts';
import type { Levels } from './read-levels.ts';

/** Columns aligned by their widest cell; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        /^[\d.,/ %sMB-]+$/.test(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

export const listTable = (flows: readonly FlowFolder[]) => table(flows.map(({ name, story }) => [name, story]));

const ratio = ({ covered, total }: { covered: number; total: number }) => `${covered}/${total}`;

interface CoverageRow {
  flow: string;
  paths: number;
  coverage: Coverage;
  levels: Levels;
}

/** The last two columns are of the last runs on the real screens and on the real server; `-` where there was none. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  return table([
    ['flow', 'paths', 'states', 'configurations', 'transitions', 'guards', 'pairs', 'screens', 'server'],
    ...rows.map(({ flow, paths, coverage: { states, configurations, transitions, guards, pairs }, levels }) => [
      flow,
      String(paths),
      ...[states, configurations, transitions, guards, pairs].map(ratio),
      ...[levels.screens, levels.server].map((level) => (level ? ratio(level) : '-')),
    ]),
  ]);
}

/** What the last runs missed, or that they were of another version of the machine. */
export function levelLines(flow: string, levels: Levels): string {
  return Object.entries(levels)
    .flatMap(([name, level]: [string, Levels['server']]) => {
      if (!level) return [];
      if (level.isOld) return [`  ${flow}: the last run on the ${name} was of another version of the machine\n`];
      return level.missing.map((item) => `  ${flow}: ${item} is not covered on the ${name}\n`);
    })
    .join('');
}

/** What was missed, by name, under the table. */
export function missingLines(flow: string, { states, transitions, guards }: Coverage): string {
  const missing = [...new Set([...states.missing, ...transitions.missing, ...guards.missing])];
  return missing.map((item) => `  ${flow}: ${item} is not covered\n`).join('');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function checkTable(checked: readonly Checked[]): string {
  const total = checked.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return table([
    ['flow', 'result', 'steps', 'transitions', 'mutants', 'time', 'memory'],
    ...checked.map(({ flow, findings, steps, transitions, mutants, milliseconds, megabytes }) => [
      flow,
      findings.length === 0 ? 'ok' : `${findings.length} failed`,
      String(steps),
      String(transitions),
      String(mutants),
      seconds(milliseconds),
      `${megabytes} MB`,
    ]),
    ['all', '', '', '', '', seconds(total), `${Math.max(...checked.map(({ megabytes }) => megabytes))} MB`],
  ]);
}

const fewest = 5;

/** Findings by kind, the first few of each: one fault often shows in many places. */
export function findingLines(flow: string, findings: readonly Finding[]): string {
  const kinds = Map.groupBy(findings, ({ what }) => what);
  return [...kinds]
    .map(([what, found]) => {
      const lines = found.slice(0, fewest).map(({ detail }) => `✗ ${flow}: ${what}: ${detail}\n`);
      const rest = found.length - lines.length;
      return lines.join('') + (rest > 0 ? `  … and ${rest} more of "${what}"\n` : '');
    })
    .join('');
}
