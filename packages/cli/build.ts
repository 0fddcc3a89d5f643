// Builds the explorer as a static site, unless a build of these sources exists.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ExplorerConfig } from 'machine-explorer';
import { buildExplorer, findFlows, siteFolderOf, UsageError, type ExplorerBuild } from 'machine-explorer/node';

const usage = `npm run explorer:build -- [--machines FOLDER] [--out FOLDER] [--funnel FILE]

  --machines FOLDER   where the flows are (machines, or what EXPLORER_MACHINES names)
  --out FOLDER        where the site is built (dist/explorer; for other machines dist/explorer-...)
  --funnel FILE       the counts that its funnel and its page "Where do visitors leave?" show: npm run -s ops -- funnel --json > FILE`;

/** Reads the command line. Throws `UsageError`; refuses a foreign output folder, which would be emptied. */
function readArguments(
  config: ExplorerConfig,
  args: readonly string[],
): (ExplorerBuild & { machines: string; outDir: string }) | null {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        machines: { type: 'string' },
        out: { type: 'string' },
        funnel: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help) return null;
    const machines = path.resolve(values.machines ?? (process.env['EXPLORER_MACHINES'] || config.flows.folder));
    const outDir = path.resolve(values.out ?? siteFolderOf(config, machines));
    const isOurs =
      outDir.startsWith(path.join(process.cwd(), '.tmp', path.sep)) || existsSync(path.join(outDir, '.built-from'));
    if (values.out !== undefined && !isOurs && existsSync(outDir) && readdirSync(outDir).length > 0)
      throw new Error(`${values.out} holds something that is no explorer, and would be emptied. Name another folder.`);
    return { machines, outDir, ...(values.funnel !== undefined && { funnel: values.funnel }) };
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

export async function runBuild(config: ExplorerConfig, args: readonly string[]): Promise<void> {
  const begun = performance.now();
  const wanted = readArguments(config, args);
  if (!wanted) {
    console.log(usage);
    return;
  }
  findFlows(config, wanted.machines);
  const site = path.relative('.', wanted.outDir) || '.';
  const isNew = await buildExplorer(config, wanted);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(isNew ? `▸ ${site} built in ${seconds} s` : `▸ ${site} is fresh`);
}
