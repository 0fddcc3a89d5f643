// Run by scripts/drill-restore.ts: restores a backup after a charging day; no customer may be charged again. The
// steps are those of "A backup is restored" in docs/operations.md. The bank's own ledger decides.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { findPostgres, startPostgres } from '../../scripts/processes/postgres.ts';

const { days } = await import('../../domain/calendar/index.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');
const { sandboxOpsKey } = await import('../../server/platform/ops-keys/ops-keys.ts');
const { startShop } = await import('../../server/modules/checkout/testing.ts');
const { cyclesOf, liveUntil, subscribe } = await import('../../server/modules/subscriptions/testing.ts');

const postgres = startPostgres({ isDurable: false });
const folder = mkdtempSync(path.join(tmpdir(), 'mercan-drill-'));
const dump = path.join(folder, 'backup.dump');
const addressOf = (name: string) => postgres.url.replace('/postgres?', `/${name}?`);
const run = (command: string, ...args: string[]) =>
  execFileSync(path.join(findPostgres()!, command), args, { stdio: ['ignore', 'pipe', 'inherit'] });
/** `npm run ops` in a process of its own: this process serves meanwhile. */
const ops = async (url: string, ...args: string[]) => {
  const env = { ...process.env, OPS_URL: url, OPS_KEY: sandboxOpsKey };
  return (await promisify(execFile)(process.execPath, ['scripts/ops.ts', ...args], { env })).stdout;
};

const steps: string[] = [];
function say(step: string, found: unknown): void {
  const line = `${steps.length + 1}. ${step}: ${JSON.stringify(found)}`;
  steps.push(line);
  console.log(line);
}

function expect(what: string, found: unknown, wanted: unknown): void {
  say(what, found);
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`${what}: expected ${JSON.stringify(wanted)}.`);
}

async function drill(): Promise<void> {
  const before = await openDatabase(addressOf('postgres'));
  await before.migrate();
  const shop = await startShop({ database: before, hasOneClock: true, bankFolder: folder });
  const elif = await subscribe(shop);
  const [, next] = await cyclesOf(shop, elif.subscription);
  const charged = Date.parse(`${next!.split(' ')[2]}T06:00:00Z`);
  const reference = `renewal:${elif.subscription}:2:1`;
  await liveUntil(shop, charged - days(1));
  run('pg_dump', '--format=custom', `--file=${dump}`, addressOf('postgres'));
  say('dumped on the eve of the charging day', await cyclesOf(shop, elif.subscription));
  await liveUntil(shop, charged + 1000);
  expect('charged', shop.bank.totals(reference).captures, 1);
  const at = shop.clock.now();
  await shop.close();

  run('createdb', `--maintenance-db=${postgres.url}`, 'restored');
  run('pg_restore', `--dbname=${addressOf('restored')}`, dump);
  const restored = await openDatabase(addressOf('restored'));
  const closed = await startShop({
    database: restored,
    hasOneClock: true,
    bankFolder: folder,
    config: { startInMaintenance: true },
  });
  closed.clock.set(at);
  const url = closed.app.context.config.publicUrl;
  const page = await fetch(url, { headers: { accept: 'text/html' } });
  expect(
    'restored and started in maintenance: page, health',
    [page.status, await (await fetch(`${url}/healthz`)).json()],
    [503, { status: 'ok', held: true }],
  );
  say('delivery in the restored database', await cyclesOf(closed, elif.subscription));
  console.log(await ops(url, 'settlement', 'adopt', reference, '--reason', 'the backup was restored'));
  await closed.app.close();
  await closed.bank.close();

  const open = await startShop({ database: restored, hasOneClock: true, bankFolder: folder });
  open.clock.set(at);
  await liveUntil(open, charged + days(3));
  expect('captures in the bank’s ledger for the delivery', open.bank.totals(reference).captures, 1);
  expect('captures in all of the ledger: the first box and this one', open.bank.totals().captures, 2);
  expect('the delivery', (await cyclesOf(open, elif.subscription))[1]?.split(' ')[1], 'ORDERED');
  await open.close();
}

try {
  await drill();
  console.log('✓ restored, and charged once');
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
