import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyFlowSpec } from '../../model-testing/index.ts';
import { findFlows, loadFlow } from '../paths/find-flows.ts';
import { UsageError } from '../paths/usage-error.ts';

export interface Revision {
  name: string;
  flows: Map<string, AnyFlowSpec>;
  close(): void;
}

/** The flows of a git revision, unpacked beside the installed packages; `.` is the work tree. Throws `UsageError` when git does not know it. */
export async function openRevision(name: string): Promise<Revision> {
  const folder = name === '.' ? process.cwd() : unpack(name);
  const flows = new Map<string, AnyFlowSpec>();
  for (const flow of findFlows(path.join(folder, 'machines'))) flows.set(flow.name, await loadFlow(flow));
  return {
    name,
    flows,
    close() {
      if (name !== '.') rmSync(folder, { recursive: true, force: true });
    },
  };
}

function unpack(revision: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  try {
    const parts = ['machines', 'domain', 'model-testing', 'package.json'].filter((part) => isThere(revision, part));
    const archive = execFileSync('git', ['archive', revision, ...parts], {
      maxBuffer: 512 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  } catch {
    throw new UsageError(
      `git knows no revision "${revision}". Name a commit, a branch, a tag, or "." for the work tree.`,
    );
  }
  if (existsSync('node_modules')) symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

function isThere(revision: string, part: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${revision}:${part}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
