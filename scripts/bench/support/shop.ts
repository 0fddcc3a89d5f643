import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startNode, stopAll, waitUntilHealthy } from '../../processes/processes.ts';

export interface BenchShop {
  url: string;
  /** Milliseconds from spawning the process to its first healthy answer. */
  startedIn: number;
  /** Resident memory of the server process in megabytes. */
  residentMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

async function residentKilobytes(pid: number): Promise<number> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]);
  }
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** A shop from the build, without the bank, on a free port. */
export async function openShop(databaseUrl: string): Promise<BenchShop> {
  const port = await freePort();
  const begun = performance.now();
  const running = startNode(
    'the shop',
    'server/main.ts',
    {
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATABASE_URL: databaseUrl,
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    { quiet: true },
  );
  await waitUntilHealthy(`http://127.0.0.1:${port}/healthz`, running);
  const startedIn = performance.now() - begun;
  return {
    url: `http://localhost:${port}`,
    startedIn,
    residentMegabytes: async () => (await residentKilobytes(running.child.pid!)) / 1024,
    stop: () => stopAll([running]),
  };
}

/** A folder that is gone when `work` ends. */
export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mercan-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The shop on the embedded database, for as long as `work` runs. */
export const onEmbedded = <Result>(work: (shop: BenchShop) => Promise<Result>): Promise<Result> =>
  inFolder((folder) => onDatabase(`pglite:${path.join(folder, 'db')}`, work));

export async function onDatabase<Result>(url: string, work: (shop: BenchShop) => Promise<Result>): Promise<Result> {
  const shop = await openShop(url);
  try {
    return await work(shop);
  } finally {
    await shop.stop();
  }
}
