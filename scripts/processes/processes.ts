import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

export interface Running {
  name: string;
  child: ChildProcess;
  /** Resolves with the exit code when the process ends. */
  ended: Promise<number>;
}

/**
 * Memory settings for a small server that starts fast: small heap limits, freed memory is returned to the system, and
 * compiled files are cached. Variables that the environment sets already win.
 */
const frugal = {
  NODE_OPTIONS: '--max-semi-space-size=2 --max-old-space-size=384',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled'),
};

/**
 * Starts a script of this project on the Node that runs this one. Its output goes to ours, or with `quiet` to listeners
 * of `child.stdout`. With `talks` the two processes can send each other messages.
 */
export function startNode(
  name: string,
  file: string,
  env: Record<string, string>,
  { quiet = false, talks = false }: { quiet?: boolean; talks?: boolean } = {},
): Running {
  const child = spawn(process.execPath, [file], {
    env: { ...frugal, ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  // A pipe that is not read stops the process when it is full.
  child.stdout?.resume();
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return { name, child, ended };
}

/** How an ended process ended, in words: its name, and its exit code or the signal. */
export function describeEnd({ name, child }: Pick<Running, 'name' | 'child'>): string {
  return child.signalCode
    ? `${name} was ended by ${child.signalCode}`
    : `${name} ended with exit code ${child.exitCode}`;
}

/** A port on which no process listens now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Rejects when `port` is in use: that process would answer in place of the one started here. */
export function refuseUsedPort(setting: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Error(`Port ${port} is in use. Stop what listens there, or set ${setting} to another one.`)),
    );
    probe.listen(port, () => probe.close(() => resolve()));
  });
}

export async function stopAll(running: readonly Running[]): Promise<void> {
  for (const { child } of running) child.kill('SIGTERM');
  await Promise.all(running.map(({ ended }) => ended));
}

/** Waits until `url` answers 2xx. Rejects when the process ends first, or after `limit` milliseconds. */
export async function waitUntilHealthy(url: string, running: Running, limit = 600_000): Promise<void> {
  const { name, ended } = running;
  const deadline = AbortSignal.timeout(limit);
  const over = new AbortController();
  void ended.then(() => over.abort());
  while (!over.signal.aborted) {
    if (deadline.aborted) throw new Error(`${name} did not answer at ${url} within ${limit / 1000} s`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(1000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${describeEnd(running)} before it was ready; its words are above`);
}
