#!/usr/bin/env node
// machine-cli COMMAND: reads explorer.config.ts in the folder it is called in.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ExplorerConfig } from 'machine-explorer';
import { importFile, runCommand, UsageError } from 'machine-explorer/node';
import { runBuild } from './build.ts';
import { runDiff } from './machines-diff/run-diff.ts';
import { run } from './paths/run.ts';

const terminal = {
  write: (text: string) => void process.stdout.write(text),
  complain: (text: string) => void process.stderr.write(text),
};

const commands: Record<string, (config: ExplorerConfig, args: readonly string[]) => Promise<void>> = {
  async paths(config, args) {
    process.exitCode = await run(config, args, terminal);
  },
  diff: runDiff,
  build: runBuild,
};

await runCommand(async ([name = '', ...args]) => {
  const { node } = process.versions;
  if (Number.parseInt(node) < 24)
    throw new UsageError(`These commands read TypeScript, which needs Node 24 or newer; this is Node ${node}.`);
  const command = commands[name];
  if (!command) throw new UsageError(`Which command? ${Object.keys(commands).join(', ')}`);
  const file = path.resolve('explorer.config.ts');
  if (!existsSync(file))
    throw new UsageError(
      `There is no explorer.config.ts in ${process.cwd()}. Call the command where it is, or write it: README of machine-explorer, "What a project writes".`,
    );
  const { default: config } = await importFile<{ default?: ExplorerConfig }>(file, 'The configuration');
  if (!config?.flows)
    throw new UsageError('explorer.config.ts must export its configuration as default: export default { flows: … }.');
  await command(config, args);
});
