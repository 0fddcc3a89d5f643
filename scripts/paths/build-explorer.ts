// Builds the explorer into dist/explorer as a static site, unless the one there is of these very sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Elk from 'elkjs/lib/elk.bundled.js';
import { build } from 'vite';
import { chartGraph } from '../../src/explorer/chart/chart-graph.ts';
import { layoutChart } from '../../src/explorer/chart/layout.ts';
import { copyDifferences } from './copy-differences.ts';
import { findFlows, loadFlow } from './find-flows.ts';
import { reportFolderOf, siteFolderOf } from './machines-folder.ts';
import { runCommand, UsageError } from './usage-error.ts';

const brotli = promisify(brotliCompress);
const root = path.resolve(import.meta.dirname, '../..');

export interface ExplorerBuild {
  /** The folder whose folders are flows (default `machines`). */
  machines?: string;
  /** Default `dist/explorer`, for other machines `dist/explorer-…`. */
  outDir?: string;
}

const sources = ['src', 'machines', 'domain', 'model-testing', 'art', 'locales', 'public', 'scripts/paths'];
const files = ['vite.explorer.config.ts', 'package-lock.json'];

async function fingerprint(machines: string): Promise<string> {
  const hash = createHash('sha256').update(machines);
  for (const folder of new Set([...sources, path.relative(root, machines)])) {
    const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile() && !/\.(?:test\.tsx?|md)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name));
    for (const name of names.toSorted()) hash.update(path.relative(root, name)).update(await readFile(name));
  }
  for (const name of files) hash.update(await readFile(path.join(root, name)));
  return hash.digest('hex');
}

/** Builds when something changed; resolves to whether it did. The reports of the last test run are copied in every time. */
export async function buildExplorer({
  machines = 'machines',
  outDir = siteFolderOf(machines),
}: ExplorerBuild = {}): Promise<boolean> {
  const folder = path.resolve(root, machines);
  const out = path.resolve(root, outDir);
  const stamp = path.join(out, '.built-from');
  const wanted = await fingerprint(folder);
  const present = existsSync(stamp) ? await readFile(stamp, 'utf8') : null;
  if (present !== wanted) {
    const before = process.env['EXPLORER_MACHINES'];
    process.env['EXPLORER_MACHINES'] = folder;
    try {
      await build({
        root,
        configFile: path.join(root, 'vite.explorer.config.ts'),
        logLevel: 'warn',
        build: { outDir: out, emptyOutDir: true },
      });
    } finally {
      if (before === undefined) delete process.env['EXPLORER_MACHINES'];
      else process.env['EXPLORER_MACHINES'] = before;
    }
    await lift(out, 'src/explorer/index.html', 'index.html', '../../');
    await lift(out, 'src/explorer/stage/index.html', 'stage.html', '../../../');
    await lift(out, 'src/explorer/stage/bank.html', 'bank.html', '../../../');
    await rm(path.join(out, 'src'), { recursive: true });
    await placeCharts(folder, path.join(out, 'layouts'));
    await precompress(out);
    await writeFile(stamp, wanted);
  }
  await copyReports(folder, path.join(out, 'data'));
  await copyDifferences(out);
  return present !== wanted;
}

/** Every chart as it is first seen, placed beforehand: the layout engine is loaded only when something is folded. */
async function placeCharts(machines: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const engine = new Elk();
  for (const flow of findFlows(machines)) {
    const spec = await loadFlow(flow);
    for (const language of ['tr', 'en'] as const) {
      const layout = await layoutChart(engine, chartGraph(spec, { language }));
      await writeFile(path.join(to, `${flow.name}.${language}.json`), JSON.stringify(layout));
    }
  }
}

/** The layout engine alone is 1.4 MB: a packed copy beside every text. */
async function precompress(out: string): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && /\.(?:html|js|css|json|svg)$/.test(entry.name));
  await Promise.all(
    texts.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(`${file}.br`, await brotli(await readFile(file), { params }));
    }),
  );
}

/** Vite leaves a page where its source is; the site has both at its top. */
async function lift(out: string, from: string, to: string, up: string): Promise<void> {
  const html = await readFile(path.join(out, from), 'utf8');
  await writeFile(path.join(out, to), html.replaceAll(up, './'));
}

/** What the last runs found of each flow, with when they were: `data/{flow}.json`. The shop's server makes the same afresh. */
async function copyReports(machines: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const keptAt = new Date().toISOString();
  for (const { name } of findFlows(machines)) {
    const [model, screens, server] = await Promise.all(
      ['', '.screens', '.server'].map((kind) => readReport(path.join(reportFolderOf(machines), `${name}${kind}.json`))),
    );
    await writeFile(path.join(to, `${name}.json`), JSON.stringify({ model, screens, server, keptAt }));
  }
}

async function readReport(file: string): Promise<{ at: string; report: unknown } | null> {
  if (!existsSync(file)) return null;
  const [{ mtime }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
  return { at: mtime.toISOString(), report: JSON.parse(text) };
}

const usage = `npm run explorer:build -- [--machines FOLDER] [--out FOLDER]

  --machines FOLDER   where the flows are (machines, or what EXPLORER_MACHINES names)
  --out FOLDER        where the site is built (dist/explorer; for other machines dist/explorer-...)`;

/** What the command line asks for. Throws `UsageError`; the folder built into is emptied, so a foreign one is refused. */
function readArguments(args: readonly string[]): Required<ExplorerBuild> | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { machines: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    if (values.help) return null;
    const machines = path.resolve(values.machines ?? (process.env['EXPLORER_MACHINES'] || 'machines'));
    const outDir = path.resolve(values.out ?? siteFolderOf(machines));
    const isOurs = outDir.startsWith(path.join(root, '.tmp', path.sep)) || existsSync(path.join(outDir, '.built-from'));
    if (values.out !== undefined && !isOurs && existsSync(outDir) && readdirSync(outDir).length > 0)
      throw new Error(`${values.out} holds something that is no explorer, and would be emptied. Name another folder.`);
    return { machines, outDir };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const begun = performance.now();
  const wanted = readArguments(args);
  if (!wanted) {
    console.log(usage);
    return;
  }
  findFlows(wanted.machines);
  const site = path.relative('.', wanted.outDir) || '.';
  const isNew = await buildExplorer(wanted);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(isNew ? `▸ ${site} built in ${seconds} s` : `▸ ${site} is fresh`);
}

if (import.meta.main) await runCommand(main);
