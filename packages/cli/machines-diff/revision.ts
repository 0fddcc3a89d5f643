import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyFlowSpec } from 'model-testing';
import { fill, type ExplorerConfig, type Side } from 'machine-explorer';
import { findFlows, loadFlow, UsageError } from 'machine-explorer/node';
import { readSources, type Sources } from './compare-sources.ts';

export interface Revision extends Side {
  flows: Map<string, AnyFlowSpec>;
  /** By flow: the sources that its machine only names. */
  sources: Map<string, Sources>;
  /** Builds this revision's explorer; null where that is not possible with the installed packages. */
  buildStage(): string | null;
  close(): void;
}

/** A git revision, unpacked, with the installed packages; `.` is the work tree. Throws `UsageError` if unknown. */
export async function openRevision(config: ExplorerConfig, name: string): Promise<Revision> {
  const commit = name === '.' ? null : commitOf(name);
  const folder = name === '.' ? process.cwd() : unpack(name);
  const close = () => {
    if (name !== '.') rmSync(folder, { recursive: true, force: true });
  };
  const flows = new Map<string, AnyFlowSpec>();
  const sources = new Map<string, Sources>();
  try {
    const machines = path.join(folder, config.flows.folder);
    const isWithout = commit !== null && !hasFlows(config, machines);
    if (isWithout)
      console.log(
        `${name} has no flow in ${config.flows.folder}: every flow is new. What is not committed is not there.`,
      );
    for (const flow of isWithout ? [] : findFlows(config, machines)) {
      flows.set(flow.name, await loadFlow(flow));
      sources.set(flow.name, readSources(path.dirname(flow.file)));
    }
  } catch (error) {
    close();
    const why = error instanceof Error ? error.message.split('\n')[0]! : String(error);
    throw new UsageError(`The machines of "${name}" cannot be read with the packages installed here: ${why}`);
  }
  return {
    name,
    commit,
    flows,
    sources,
    close,
    buildStage: () => (commit === null ? buildStage(folder, ownSite) : buildStage(folder)),
  };
}

/** Whether the revision has flows: it may be older than the first, or the flows are not committed yet. */
const hasFlows = ({ flows }: ExplorerConfig, machines: string): boolean =>
  existsSync(machines) &&
  readdirSync(machines).some((name) => existsSync(path.join(machines, name, fill(flows.file, name))));

function commitOf(revision: string): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=7', `${revision}^{commit}`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError('git is not installed: revisions are read by it. Install it.');
    if (!isInRepository())
      throw new UsageError(
        `${process.cwd()} is in no git repository. Make one (git init) and commit the machines first.`,
      );
    if (revision === 'HEAD')
      throw new UsageError('Nothing is committed here yet. Commit the machines first (git add, git commit).');
    throw new UsageError(
      `git knows no revision "${revision}". Name a commit, a branch, a tag, or "." for the work tree.`,
    );
  }
}

const isInRepository = () => spawnSync('git', ['rev-parse', '--git-dir'], { stdio: 'ignore' }).status === 0;

function unpack(revision: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'machines-'));
  const archive = execFileSync('git', ['archive', revision], {
    maxBuffer: 512 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  if (existsSync('node_modules')) linkPackages(path.resolve('node_modules'), folder);
  return folder;
}

/** Links the installed packages into `folder`; workspaces of the project link to that revision's own. */
function linkPackages(installed: string, folder: string): void {
  const there = path.join(folder, 'node_modules');
  mkdirSync(there);
  for (const { name } of readdirSync(installed, { withFileTypes: true })) {
    const place = path.join(installed, name);
    const own = path.relative('.', realpathSync(place));
    symlinkSync(own.startsWith('node_modules') ? place : path.join(folder, own), path.join(there, name));
  }
}

/** The site for the work tree's screens: its own `dist/explorer` may be in use. */
const ownSite = path.join('.tmp', 'machines-diff-site');

/** Builds the explorer into `out`; without it (older revisions) into `dist/explorer`. */
function buildStage(folder: string, out?: string): string | null {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(readFileSync(manifest, 'utf8'));
  const [, script, ...given] = scripts['explorer:build']?.split(' ') ?? [];
  if (!script || !existsSync(path.join(folder, script))) return null;
  // EXPLORER_MACHINES would replace the flows of the revision by a copy.
  const { EXPLORER_MACHINES: _copy, ...env } = process.env;
  const args = [script, ...given, ...(out ? ['--out', out] : [])];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const site = path.join(folder, out ?? path.join('dist', 'explorer'));
  return status === 0 && existsSync(path.join(site, 'stage.html')) ? site : null;
}
