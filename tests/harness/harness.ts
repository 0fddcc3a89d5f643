import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPreparedDatabase } from './prepared-database.ts';
import { freePort, type Running, startNode, stopAll, waitUntilHealthy } from '../../scripts/processes/processes.ts';

/** A whole shop of its own for one test worker: server, database and bank, on free ports and a temporary folder. */
export interface Harness {
  /** On `localhost`; the bank is on `127.0.0.1`, so SameSite bites as with a real bank. */
  shopUrl: string;
  bankUrl: string;
  /** Stops the server the hard way, as a crash does. */
  killShop(): Promise<void>;
  startShop(): Promise<void>;
  /** Changes the shop's data by one statement, as the warehouse or the office would. */
  change(statement: string): Promise<void>;
  /** The server kills itself at a step of paying, in the format of FAULT_AT: `afterFinish:2` is the second time. */
  dieAt(place: string): Promise<void>;
  /** Memory in bytes of the server's process after a garbage collection; with PROCESSES, of one process. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** The process id of the shop. */
  pid(): number;
  /** Resolves when the shop's process has ended by itself. */
  shopEnded(): Promise<void>;
  close(): Promise<void>;
}

/** Messages from the test to the shop's process. */
export type Word = { change: string } | { dieAt: string } | { read: 'memory' };

export async function openHarness(env: Record<string, string> = {}): Promise<Harness> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mercan-harness-'));
  const [port, bankPort] = [await freePort(), await freePort()];
  const named = env['DATABASE_URL'] ?? process.env['DATABASE_URL'];
  const database = named === undefined ? await copyPreparedDatabase() : null;
  const shopUrl = `http://localhost:${port}`;
  const bankUrl = `http://127.0.0.1:${bankPort}`;
  const settings = {
    PORT: String(port),
    BANK_PORT: String(bankPort),
    PUBLIC_URL: shopUrl,
    DATABASE_URL: named ?? database?.url ?? `pglite:${path.join(folder, 'db')}`,
    BANK_DATA: path.join(folder, 'bank'),
    BANK_QUIET: '1',
    RATE_LIMITS: 'false',
    LOG_LEVEL: 'warn',
    ...env,
  };

  const bank = startNode('the sandbox bank', 'server/sandbox-bank/main.ts', settings, { quiet: true });
  await waitUntilHealthy(`${bankUrl}/healthz`, bank);
  let shop: Running | null = null;
  const startShop = async () => {
    shop = startNode('the shop', 'tests/harness/shop-main.ts', settings, { quiet: true, talks: true });
    await waitUntilHealthy(`http://127.0.0.1:${port}/healthz`, shop);
  };
  await startShop();
  const send = async (word: Word) => {
    const child = shop!.child;
    const answered = new Promise<unknown>((resolve) => child.once('message', resolve));
    child.send(word);
    return answered;
  };
  const order = async (word: Word) => {
    const answer = await send(word);
    if (answer !== 'done') throw new Error(`${JSON.stringify(word)}: ${String(answer)}`);
  };

  return {
    shopUrl,
    bankUrl,
    startShop,
    change: (statement) => order({ change: statement }),
    dieAt: (place) => order({ dieAt: place }),
    memory: async () => (await send({ read: 'memory' })) as NodeJS.MemoryUsage,
    pid: () => shop!.child.pid!,
    async shopEnded() {
      await shop?.ended;
    },
    async killShop() {
      shop?.child.kill('SIGKILL');
      await shop?.ended;
      shop = null;
    },
    async close() {
      await stopAll([bank, ...(shop ? [shop] : [])]);
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
