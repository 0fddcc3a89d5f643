import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CannotWalkError,
  coverage,
  MissingSampleError,
  pathText,
  promisedCounts,
  replayAll,
  type AnyFlowSpec,
} from 'model-testing';
import { writeReport } from 'model-testing/report';
import { flowVersion, keptOf, type ExplorerConfig } from 'machine-explorer';
import { checkFlow, type Checked, type Finding } from './check-flow.ts';
import { choosePaths } from './choose-paths.ts';
import {
  BrokenFlowError,
  chooseFlows,
  describedFlows,
  findFlows,
  isCopy,
  loadFlow,
  plainCause,
  reportFolderOf,
  UsageError,
} from 'machine-explorer/node';
import { coveragePage } from '../reports/coverage-page.ts';
import { type CheckedFlow, junitReport } from '../reports/junit.ts';
import { readOptions, usage, type Options } from './options.ts';
import { readLevels, type BrowserLevels } from './read-levels.ts';
import { printPaths } from './print-paths.ts';
import { readReport } from './read-report.ts';
import { failureLines, replayPath } from './replay-path.ts';
import { replayReport } from './replay-report.ts';
import { checkTable, coverageTable, findingLines, levelLines, listTable, missingLines } from './print-tables.ts';

export interface Terminal {
  write(text: string): void;
  complain(text: string): void;
}

/** Runs the command line and resolves to its exit code: 0 success, 1 a check failed, 2 usage error. */
export async function run(config: ExplorerConfig, args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const options = readOptions(config, args);
    if (options.command === 'help') {
      terminal.write(usage);
      return 0;
    }
    const flows = chooseFlows(findFlows(config, options.machines), options.flows);
    switch (options.command) {
      case 'list':
        terminal.write(listTable(await describedFlows(flows), options.language));
        return 0;
      case 'coverage':
        return await showCoverage(config, flows, options, terminal);
      case 'replay':
        return await (options.flows.length > 0
          ? replayOn(flows, options, terminal)
          : replay(config, options, terminal));
      case 'check':
        return await check(config, flows, options, terminal);
      default:
        return await show(config, flows, options, terminal);
    }
  } catch (error) {
    if (error instanceof UsageError || error instanceof MissingSampleError) {
      terminal.complain(`${error.message}\n`);
      return 2;
    }
    if (!isOfFlow(error)) throw error;
    terminal.complain(`✗ ${error.message}\n`);
    return 1;
  }
}

/** A fault in a flow's own files; the message says which. */
const isOfFlow = (error: unknown): error is Error =>
  error instanceof BrokenFlowError || error instanceof CannotWalkError;

type Flows = ReturnType<typeof chooseFlows>;

/** The error message of a flow that cannot be checked: the other flows are still checked. */
function whyNot({ name, file }: Flows[number], error: unknown): string {
  const isSaid = isOfFlow(error) || error instanceof UsageError || error instanceof MissingSampleError;
  const why = isSaid ? error.message : `cannot be walked: ${plainCause(error, file)}`;
  return why.startsWith(`${name}: `) ? why : `${name}: ${why}`;
}

async function show(config: ExplorerConfig, flows: Flows, options: Options, terminal: Terminal): Promise<number> {
  const spec = await loadFlow(flows[0]!);
  if (options.out !== null) refuseUncollected(config, options.format, options.out);
  // The whole machine is drawn from its text: no path is needed.
  const isWhole = options.format === 'mermaid' && options.to === null && options.from.length === 0;
  const text = printPaths(config, spec, isWhole ? [] : choosePaths(spec, options), options);
  if (options.out === null) terminal.write(text);
  else {
    writeTo(options.out, text);
    terminal.complain(`${options.out} is written.\n`);
  }
  return 0;
}

function writeTo(out: string, text: string): void {
  try {
    mkdirSync(path.dirname(out), { recursive: true });
    writeFileSync(out, text);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new UsageError(`${out} cannot be written (${code}). Name a file in a folder that can: --out paths.txt`);
  }
}

/** Refuses to write a test where no runner finds it. Throws `UsageError` with a place that works. */
function refuseUncollected({ flows, tests }: ExplorerConfig, format: Options['format'], out: string): void {
  const place = path.relative('.', path.resolve(out));
  if (place.startsWith('..')) return;
  if (format === 'vitest' && !path.matchesGlob(place, tests.vitest))
    throw new UsageError(
      `Vitest would not find ${out}. Write it beside the flow: --out ${flows.folder}/FLOW/NAME.test.ts`,
    );
  if (format === 'playwright' && !path.matchesGlob(place, tests.playwright))
    throw new UsageError(`Playwright would not find ${out}. Write it to --out ${tests.browserFolder}/NAME.spec.ts`);
}

/** Without a suite each count comes from the suite that is derived for it. */
function countedBy(spec: AnyFlowSpec, { suite, input }: Pick<Options, 'suite' | 'input'>) {
  const pathsOf = (one: Options['suite']) => choosePaths(spec, { suite: one, input, from: [], to: null });
  const paths = pathsOf(suite ?? 'transitions');
  const counted = coverage(spec, paths);
  return { paths, coverage: suite === null ? promisedCounts(coverage(spec, pathsOf('states')), counted) : counted };
}

/** The exit code is 0 if every promised level is complete; a single suite or input has no promise. */
async function showCoverage(
  config: ExplorerConfig,
  flows: Flows,
  options: Options,
  terminal: Terminal,
): Promise<number> {
  const rows = [];
  const isWhole = options.suite === null && options.input === null;
  let missing = '';
  let isWalked = true;
  for (const flow of flows) {
    try {
      const spec = await loadFlow(flow);
      const counted = countedBy(spec, options);
      const actor = keptOf(spec, 'actor', replayAll(spec, counted.paths).taken);
      const levels = readLevels(config, spec, reportsOf(config, options.machines));
      rows.push({ flow: flow.name, paths: counted.paths.length, coverage: counted.coverage, actor, levels });
      missing += missingLines(spec, counted.coverage, actor) + (isWhole ? levelLines(config, flow.name, levels) : '');
    } catch (error) {
      isWalked = false;
      terminal.complain(`✗ ${whyNot(flow, error)}\n`);
    }
  }
  if (rows.length > 0) terminal.write(coverageTable(rows) + missing);
  return isWalked && !(isWhole && missing !== '') ? 0 : 1;
}

async function check(
  config: ExplorerConfig,
  flows: Flows,
  { machines, reports }: Options,
  terminal: Terminal,
): Promise<number> {
  const checked: Checked[] = [];
  const reported: CheckedFlow[] = [];
  let isWhole = true;
  for (const flow of flows) {
    try {
      const spec = await loadFlow(flow);
      const result = checkFlow(spec, config.languages);
      result.findings.push(...fallenShort(readLevels(config, spec, reportsOf(config, machines))));
      checked.push(result);
      reported.push({ flow: flow.name, spec, report: result.report, findings: result.findings });
      terminal.complain(findingLines(flow.name, result.findings));
      writeReport(
        { ...result.report, version: flowVersion(spec) } as typeof result.report,
        reportFolderOf(config, machines),
      );
    } catch (error) {
      isWhole = false;
      const why = whyNot(flow, error);
      reported.push({ flow: flow.name, error: why });
      terminal.complain(`✗ ${why}\n`);
    }
  }
  for (const { kind, file } of reports) {
    writeTo(file, kind === 'junit' ? junitReport(reported) : coveragePage(config.brand, reported));
    terminal.complain(`${file} is written.\n`);
  }
  if (checked.length > 0) terminal.write(checkTable(checked));
  return isWhole && checked.every(({ findings }) => findings.length === 0) ? 0 : 1;
}

async function replay(
  config: ExplorerConfig,
  { machines, replay: file }: Options,
  terminal: Terminal,
): Promise<number> {
  const recording = readReport(file!);
  const spec = await loadFlow(chooseFlows(findFlows(config, machines), [recording.flow])[0]!);
  const thrown = replayReport(spec, recording);
  if (!thrown) {
    terminal.write(`✓ ${spec.name}: every step of the report leads where it led, and the last one throws nothing.\n`);
    return 0;
  }
  const { path: taken, message, isReported } = thrown;
  const said = isReported ? 'throws what was reported' : `was reported with "${recording.message}", and throws`;
  terminal.complain(`✗ ${spec.name} ${said}: ${message}\n    ${pathText(spec, taken)}\n`);
  return 1;
}

async function replayOn([flow]: Flows, { replay: text }: Options, terminal: Terminal): Promise<number> {
  const spec = await loadFlow(flow!);
  const failure = replayPath(spec, text!);
  if (failure) terminal.complain(failureLines(spec, failure));
  else terminal.write(`✓ ${spec.name}: nothing fails on this path.\n`);
  return failure ? 1 : 0;
}

/** Transitions that browser runs of this version missed; a level without such a run has no findings. */
const fallenShort = (levels: BrowserLevels): Finding[] =>
  Object.entries(levels).flatMap(([name, level]) =>
    typeof level === 'string' || level.isOld
      ? []
      : level.missing.map((detail) => ({ what: `never taken on the ${name}`, detail })),
  );

const reportsOf = (config: ExplorerConfig, machines: string) => ({
  reports: reportFolderOf(config, machines),
  isCopy: isCopy(config, machines),
});
