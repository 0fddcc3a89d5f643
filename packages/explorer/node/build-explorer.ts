import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Elk from 'elkjs/lib/elk.bundled.js';
import { build } from 'vite';
import { machineShape } from 'model-testing';
import { chartGraph } from '../chart/chart-graph.ts';
import { foldedAtFirst } from '../chart/folds.ts';
import { layoutChart } from '../chart/layout.ts';
import type { ExplorerConfig } from '../config.ts';
import { copyDifferences } from './copy-differences.ts';
import { readFunnel } from './read-funnel.ts';
import { findFlows, loadFlow } from './find-flows.ts';
import { reportFolderOf, siteFolderOf } from './machines-folder.ts';
import { explorerPage, pageFiles } from './pages.ts';

const brotli = promisify(brotliCompress);
const own = path.resolve(import.meta.dirname, '..');

export interface ExplorerBuild {
  /** The folder whose folders are flows; by default the project's own. */
  machines?: string;
  /** Default `dist/explorer`, for other machines `dist/explorer-…`. */
  outDir?: string;
  /** A file of counts, shown as a page. */
  funnel?: string;
}

const unread = /\.(?:test\.tsx?|md)$/;

async function filesOf(place: string): Promise<string[]> {
  if (!(await stat(place)).isDirectory()) return [place];
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() && !unread.test(entry.name) ? path.join(entry.parentPath, entry.name) : [],
  );
}

async function fingerprint({ site }: ExplorerConfig, machines: string): Promise<string> {
  const hash = createHash('sha256').update(machines);
  for (const place of new Set([...site.madeOf, own, machines].map((one) => path.resolve(one)))) {
    const names = await filesOf(place);
    for (const name of names.toSorted()) hash.update(path.relative('.', name)).update(await readFile(name));
  }
  return hash.digest('hex');
}

/** Rebuilds when a source has changed; resolves to whether it did. Always copies the reports of the last test run. */
export async function buildExplorer(
  config: ExplorerConfig,
  { machines = config.flows.folder, outDir = siteFolderOf(config, machines), funnel }: ExplorerBuild = {},
): Promise<boolean> {
  // Before the build: an unreadable file is a mistake on the command line.
  const counts = funnel === undefined ? null : await readFunnel(funnel);
  const folder = path.resolve(machines);
  const out = path.resolve(outDir);
  const stamp = path.join(out, '.built-from');
  const wanted = await fingerprint(config, folder);
  const present = existsSync(stamp) ? await readFile(stamp, 'utf8') : null;
  if (present !== wanted) {
    for (const flow of findFlows(config, folder)) await loadFlow(flow);
    const before = process.env['EXPLORER_MACHINES'];
    process.env['EXPLORER_MACHINES'] = folder;
    try {
      await build({
        root: process.cwd(),
        configFile: path.resolve(config.site.viteConfig),
        logLevel: 'warn',
        build: { outDir: out, emptyOutDir: true },
      });
    } finally {
      if (before === undefined) delete process.env['EXPLORER_MACHINES'];
      else process.env['EXPLORER_MACHINES'] = before;
    }
    for (const [name, file] of Object.entries({ index: explorerPage, ...pageFiles(config) }))
      await lift(out, path.relative('.', file), `${name}.html`);
    await placeCharts(config, folder, path.join(out, 'layouts'));
    await precompress(out);
    await writeFile(stamp, wanted);
  }
  await copyReports(config, folder, path.join(out, 'data'));
  await copyDifferences(out);
  if (counts) await writeFile(path.join(out, 'funnel.json'), JSON.stringify(counts));
  return present !== wanted;
}

/** Prebuilds the layouts of every chart as first seen and with all open: the layout engine loads only for others. */
async function placeCharts(config: ExplorerConfig, machines: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const engine = new Elk();
  for (const flow of findFlows(config, machines)) {
    const spec = await loadFlow(flow);
    const first = foldedAtFirst(machineShape(spec.machine));
    for (const language of ['tr', 'en'] as const)
      for (const [kept, folded] of Object.entries({ whole: new Set<string>(), ...(first.size > 0 && { first }) })) {
        const graph = chartGraph(spec, { language, folded, within: config.within });
        const file = path.join(to, `${flow.name}.${language}.${kept}`);
        await writeFile(`${file}.json`, JSON.stringify(await layoutChart(engine, graph)));
        await writeFile(`${file}.map.json`, JSON.stringify(await layoutChart(engine, graph, true)));
      }
  }
}

/** Writes compressed copies of text files: the layout engine alone is 1.4 MB. */
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

/** Moves a page to the top of the site: Vite leaves it in the folder of its source. */
async function lift(out: string, from: string, to: string): Promise<void> {
  const html = await readFile(path.join(out, from), 'utf8');
  const up = '../'.repeat(from.split(path.sep).length - 1);
  await writeFile(path.join(out, to), html.replaceAll(up, './'));
  await rm(path.join(out, from));
  for (let folder = path.dirname(from); folder !== '.'; folder = path.dirname(folder)) {
    if ((await readdir(path.join(out, folder))).length > 0) return;
    await rmdir(path.join(out, folder));
  }
}

/** Writes `data/{flow}.json`: each flow's last reports with their dates. A server of the site may answer newer ones. */
async function copyReports(config: ExplorerConfig, machines: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const keptAt = new Date().toISOString();
  for (const { name } of findFlows(config, machines)) {
    const [model, screens, server] = await Promise.all(
      ['', '.screens', '.server'].map((kind) =>
        readReport(path.join(reportFolderOf(config, machines), `${name}${kind}.json`)),
      ),
    );
    await writeFile(path.join(to, `${name}.json`), JSON.stringify({ model, screens, server, keptAt }));
  }
}

async function readReport(file: string): Promise<{ at: string; report: unknown } | null> {
  if (!existsSync(file)) return null;
  const [{ mtime }, text] = await Promise.all([stat(file), readFile(file, 'utf8')]);
  return { at: mtime.toISOString(), report: JSON.parse(text) };
}
