import { withoutExcused, type AnyFlowSpec, type Count, type Coverage } from 'model-testing';
import { flowDescription, type DescribedFlow, type ExplorerConfig, type Language } from 'machine-explorer';
import type { Checked, Finding } from './check-flow.ts';
import type { BrowserLevels } from './read-levels.ts';

/** Columns aligned by their widest cell; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        /^[\d.,/ %sMB-]+(?: old)?$/.test(cell) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join('  ')
      .trimEnd();
  return `${rows.map(line).join('\n')}\n`;
}

export const listTable = (flows: readonly DescribedFlow[], language: Language) =>
  table(flows.map(({ name }) => [name, flowDescription(flows, name, language).text]));

const ratio = ({ covered, total }: { covered: number; total: number }) => `${covered}/${total}`;

interface CoverageRow {
  flow: string;
  paths: number;
  coverage: Coverage;
  actor: Count;
  levels: BrowserLevels;
}

const levelCell = (level: BrowserLevels['server']) =>
  typeof level === 'string' ? level : `${ratio(level)}${level.isOld ? ' old' : ''}`;

/** The coverage table; the last two columns are of the last runs on the real screens and the real server. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  return table([
    ['flow', 'paths', 'states', 'configurations', 'transitions', 'guards', 'pairs', 'actor', 'screens', 'server'],
    ...rows.map(({ flow, paths, coverage: { states, configurations, transitions, guards, pairs }, actor, levels }) => [
      flow,
      String(paths),
      ...[states, configurations, transitions, guards, pairs, actor].map(ratio),
      ...[levels.screens, levels.server].map(levelCell),
    ]),
  ]);
}

/** What promised browser runs missed, or that the run is missing or of another version of the machine. */
export function levelLines(config: ExplorerConfig, flow: string, levels: BrowserLevels): string {
  const { commands } = config.levels;
  return (['screens', 'server'] as const)
    .flatMap((name) => {
      const level = levels[name];
      if (level === 'not promised') return [];
      if (level === 'not run')
        return [`  ${flow}: the promised run on the ${name} is not there yet: ${commands[name]}\n`];
      if (level.isOld)
        return [`  ${flow}: the last run on the ${name} was of another version of the machine: ${commands[name]}\n`];
      return level.missing.map((item) => `  ${flow}: ${item} is not covered on the ${name}\n`);
    })
    .join('');
}

/** Uncovered items by name, for below the table, without those that the author excuses. */
export function missingLines(spec: AnyFlowSpec, { states, transitions, guards }: Coverage, actor: Count): string {
  const missing = withoutExcused(spec, [...new Set([...states.missing, ...transitions.missing, ...guards.missing])]);
  return [
    ...missing.map((item) => `  ${spec.name}: ${item} is not covered\n`),
    ...actor.missing
      .filter((item) => !missing.includes(item))
      .map((item) => `  ${spec.name}: ${item} is not covered on the real actor\n`),
  ].join('');
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

export function checkTable(checked: readonly Checked[]): string {
  const total = checked.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  return table([
    ['flow', 'result', 'steps', 'transitions', 'mutants', 'noticed', 'time', 'memory'],
    ...checked.map(({ flow, findings, steps, transitions, mutants, noticed, milliseconds, megabytes }) => [
      flow,
      findings.length === 0 ? 'ok' : `${findings.length} failed`,
      String(steps),
      String(transitions),
      String(mutants),
      ratio({ covered: noticed.noticed, total: noticed.judged }),
      seconds(milliseconds),
      `${megabytes} MB`,
    ]),
    ['all', '', '', '', '', '', seconds(total), `${Math.max(...checked.map(({ megabytes }) => megabytes))} MB`],
  ]);
}

const fewest = 5;

/** Findings by kind, the first few of each: one fault often causes many. */
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
