import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyFlowSpec } from 'model-testing';
import type { Change, Difference, FlowChange, Side, ExplorerConfig } from 'machine-explorer';
import { chartsOf } from './charts.ts';
import { changeLines, compareMachines, type BareChange } from './compare.ts';
import { changedSources } from './compare-sources.ts';
import { differencePage } from './page.ts';
import { openRevision, type Revision } from './revision.ts';
import { withSights } from './sights.ts';
import { copyDifferences, UsageError } from 'machine-explorer/node';

const usage = `npm run machines:diff -- [BEFORE] [AFTER] [--no-pictures]

BEFORE (HEAD) and AFTER (.) are a commit, a branch, a tag, or "." for the work tree. The screens before and after are
taken in a browser from each side's own sources; --no-pictures leaves them out.

Exit codes: 0 compared, whether or not something is different; 2 not understood.`;

const page = path.join('dist', 'machines-diff.html');

function readArguments(args: readonly string[]): { from: string; to: string; withPictures: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'no-pictures': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return null;
    const [from = 'HEAD', to = '.', ...more] = positionals;
    if (more.length > 0) throw new Error(`Two revisions at most: ${positionals.join(', ')}.`);
    return { from, to, withPictures: !values['no-pictures'] };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Compares every machine of two git revisions, in the terminal and as a page. */
export async function runDiff(config: ExplorerConfig, args: readonly string[]): Promise<void> {
  const wanted = readArguments(args);
  if (!wanted) {
    console.log(usage);
    return;
  }
  const before = await openRevision(config, wanted.from);
  try {
    const after = await openRevision(config, wanted.to);
    try {
      await compare(config, before, after, wanted.withPictures);
    } finally {
      after.close();
    }
  } finally {
    before.close();
  }
}

const named = ({ name, commit }: Side): Side => ({ name, commit });
const inWords = ({ name }: Side) => (name === '.' ? 'the work tree' : name);
const inPath = ({ name, commit }: Side) => commit ?? (name === '.' ? 'work-tree' : name);

/** Adds the sights to each change. A machine that cannot be explored is listed without them. */
function seen(flow: string, bare: BareChange[], then: AnyFlowSpec | null, now: AnyFlowSpec | null): Change[] {
  try {
    return bare.map((change) => withSights(change, then, now));
  } catch (error) {
    console.log(`${flow} is compared without its screens: ${error instanceof Error ? error.message : String(error)}`);
    return bare.map((change) => ({ ...change, before: null, after: null, looksSame: false }));
  }
}

/** The packages that take pictures are large; a project without them compares the machines alone. */
async function loadPictures() {
  try {
    return await import('./pictures.ts');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('Pictures need @playwright/test and sharp: install both, or leave them out: --no-pictures');
  }
}

async function compare(
  { within, brand }: ExplorerConfig,
  before: Revision,
  after: Revision,
  withPictures: boolean,
): Promise<void> {
  const flows: FlowChange[] = [];
  for (const flow of [...new Set([...before.flows.keys(), ...after.flows.keys()])].toSorted()) {
    const [then, now] = [before.flows.get(flow) ?? null, after.flows.get(flow) ?? null];
    const bare = [...compareMachines(then, now), ...changedSources(before.sources.get(flow), after.sources.get(flow))];
    if (bare.length === 0) continue;
    const changes = seen(flow, bare, then, now);
    const [left, right] = await Promise.all([
      chartsOf(within, then, bare, 'removed'),
      chartsOf(within, now, bare, 'added'),
    ]);
    flows.push({ flow, changes, before: left, after: right });
  }
  if (flows.length === 0) console.log(`No machine is different between ${inWords(before)} and ${inWords(after)}.`);

  const slug = `${inPath(before)}..${inPath(after)}`;
  const folder = path.join('.tmp', 'machines-diff', slug);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [side, revision] of [
    ['before', before],
    ['after', after],
  ] as const) {
    if (!withPictures || !flows.some(({ changes }) => changes.some(({ [side]: sight }) => sight))) continue;
    const site = revision.buildStage();
    if (site) await (await loadPictures()).takePictures(flows, side, site, folder);
    else console.log(`${inWords(revision)} has no stage that can be built here: no screens of that side.`);
  }
  if (withPictures) await (await loadPictures()).compareScreens(flows, folder);
  for (const { flow, changes } of flows) {
    const lines = changes.flatMap(changeLines).map((line) => `  ${line}\n`);
    console.log(`${flow}\n${lines.join('')}`);
  }
  const difference: Difference = { slug, from: named(before), to: named(after), at: new Date().toISOString(), flows };
  writeFileSync(path.join(folder, 'difference.json'), JSON.stringify(difference));
  mkdirSync(path.dirname(page), { recursive: true });
  writeFileSync(page, differencePage(brand, difference, folder));
  await copyDifferences(path.join('dist', 'explorer'));
  console.log(`${page} shows it; so does the explorer: /machines/#/?diff=${slug}`);
}
