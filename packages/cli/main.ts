#!/usr/bin/env node
// machine-cli COMMAND: reads explorer.config.ts in the folder it is called in.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExplorerConfig } from 'machine-explorer';
import { runCommand, UsageError } from 'machine-explorer/node';
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
  const command = commands[name];
  if (!command) throw new UsageError(`Which command? ${Object.keys(commands).join(', ')}`);
  const file = pathToFileURL(path.resolve('explorer.config.ts')).href;
  const { default: config }: { default: ExplorerConfig } = await import(file);
  await command(config, args);
});
