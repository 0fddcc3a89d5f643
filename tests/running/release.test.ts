import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/processes/postgres.ts';
import { freePort, type Running, startNode, stopAll, waitUntilHealthy } from '../../scripts/processes/processes.ts';
import { openDatabase } from '../../server/platform/database/database.ts';

let postgres: Postgres;
beforeAll(() => {
  postgres = startPostgres();
});
afterAll(() => postgres.stop());

/** Vitest sets MODE in its own environment. */
const settings = { MODE: 'sandbox', LOG_LEVEL: 'error', HOST: '127.0.0.1' };

async function onEmpty(name: string): Promise<string> {
  const database = await openDatabase(postgres.url);
  await database.db.execute(`create database ${name}`);
  await database.close();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

test('eight processes start at once on an empty Postgres, and each of them is ready', async () => {
  const DATABASE_URL = await onEmpty('eight');
  const running: Running[] = [];
  try {
    const ready = await Promise.allSettled(
      Array.from({ length: 8 }, async (_, index) => {
        const PORT = String(await freePort());
        const shop = startNode(`shop ${index}`, 'server/main.ts', { ...settings, PORT, DATABASE_URL });
        running.push(shop);
        await waitUntilHealthy(`http://127.0.0.1:${PORT}/readyz`, shop);
        const list = await fetch(`http://127.0.0.1:${PORT}/api/public/user/products/`);
        return ((await list.json()) as { data: unknown[] }).data.length;
      }),
    );
    expect(ready).toEqual(Array.from({ length: 8 }, () => ({ status: 'fulfilled', value: 31 })));
  } finally {
    await stopAll(running);
  }
  expect(running.map(({ child }) => child.exitCode)).toEqual(Array.from({ length: 8 }, () => 0));
});

test('migrating is a step of its own, and a process that must not migrate exits instead of waiting', async () => {
  const DATABASE_URL = await onEmpty('stepped');
  const env = { ...process.env, ...settings, DATABASE_URL, MIGRATE_ON_START: 'false', PORT: String(await freePort()) };
  const node = (file: string) => spawnSync(process.execPath, [file], { env, encoding: 'utf8', timeout: 60_000 });
  const early = node('server/main.ts');
  expect([early.status, early.stderr.trim()]).toEqual([
    1,
    'The schema of the database is older than this release. Run: npm run migrate',
  ]);
  expect(node('server/migrate.ts')).toMatchObject({ status: 0, stderr: '' });
  const shop = startNode('the shop', 'server/main.ts', {
    ...settings,
    DATABASE_URL,
    MIGRATE_ON_START: 'false',
    PORT: env.PORT,
  });
  await waitUntilHealthy(`http://127.0.0.1:${env.PORT}/readyz`, shop);
  await stopAll([shop]);
});

test('two processes serve one address, one that dies is replaced, and both stop together', async () => {
  const DATABASE_URL = await onEmpty('cluster');
  const [port, metricsPort] = [await freePort(), await freePort()];
  const env = { ...settings, DATABASE_URL, PROCESSES: '2', PORT: String(port), METRICS_PORT: String(metricsPort) };
  const shop = startNode('the shop', 'tests/harness/shop-main.ts', env, { talks: true });
  await waitUntilHealthy(`http://127.0.0.1:${port}/readyz`, shop);
  const both = () => [0, 1].map((index) => `http://127.0.0.1:${metricsPort + index}/metrics`);
  for (const url of both()) await waitUntilHealthy(url, shop);
  const [first] = readFileSync(`/proc/${shop.child.pid}/task/${shop.child.pid}/children`, 'utf8').split(' ');
  process.kill(Number(first), 'SIGKILL');
  await vi.waitFor(() => expect(existsSync(`/proc/${first}`)).toBe(false));
  for (const url of both()) await waitUntilHealthy(url, shop);
  await stopAll([shop]);
  expect(shop.child.exitCode).toBe(0);
});

test('a process that dies during a database outage is replaced after it, and the others keep running', async () => {
  const apart = startPostgres();
  const port = await freePort();
  const env = { ...settings, DATABASE_URL: apart.url, PROCESSES: '2', PORT: String(port), LOG_LEVEL: 'silent' };
  const shop = startNode('the shop', 'tests/harness/shop-main.ts', env, { quiet: true, talks: true });
  let said = '';
  shop.child.stdout!.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const children = () =>
    readFileSync(`/proc/${shop.child.pid}/task/${shop.child.pid}/children`, 'utf8').trim().split(' ');
  let isAway = false;
  try {
    await vi.waitFor(() => expect(said.match(/listens on/g)).toHaveLength(2), { timeout: 60_000 });
    const [first, second] = children();
    apart.crash();
    isAway = true;
    process.kill(Number(first), 'SIGKILL');
    // A killed process is replaced, and its replacements as well.
    const tried = new Set<string>();
    await vi.waitFor(
      () => {
        for (const child of children()) tried.add(child);
        expect(tried.size).toBeGreaterThan(3);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect(children()).toContain(second);
    apart.start();
    isAway = false;
    await waitUntilHealthy(`http://127.0.0.1:${port}/readyz`, shop);
  } finally {
    await stopAll([shop]);
    if (isAway) apart.start();
    apart.stop();
  }
  expect(shop.child.exitCode).toBe(0);
});
