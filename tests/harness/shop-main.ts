// The shop's own server with a channel for tests: its parent process may change the database, set the step of paying
// at which it dies, and ask for its memory.
import cluster, { type Worker } from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SandboxClock } from '../../server/platform/clock/sandbox-clock.ts';
import type { AppContext } from '../../server/platform/context.ts';
import type { Word } from './harness.ts';
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

const { sql } = await import('drizzle-orm');
const { announceChange } = await import('../../server/platform/changes/changes.ts');
const { faultsPort, readFaults } = await import('../../server/modules/attempts/testing.ts');
const { explain, serve } = await import('../../server/serve.ts');

// Only processes that listen: a message to a starting one is lost, and its sender would wait for ever.
const listening: Worker[] = [];
cluster.on('listening', (worker) => listening.push(worker));
const serving = serve();
process.on('message', (word: Word) => {
  obey(word).catch((error: unknown) => answer(String(error)));
});

try {
  await serving;
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function obey(word: Word): Promise<void> {
  const app = await serving;
  if (!app) return askOtherProcess(word);
  if ('read' in word) return answer(memoryInUse());
  if ('dieAt' in word)
    app.ports(faultsPort).faults.now = readFaults(word.dieAt, () => process.kill(process.pid, 'SIGKILL'));
  else await change(app.context, word.change);
  answer('done');
}

/**
 * Calculations price from data up to a second old: a second later they see what was changed. Any statement may have changed
 * the catalogue, which each process keeps until a notice.
 */
async function change({ db, clock }: AppContext, statement: string): Promise<void> {
  await db.execute(sql.raw(statement));
  await announceChange(db, 'catalogue');
  await (clock as SandboxClock).moveTo(new Date(clock.now().getTime() + 1000));
}

function answer(word: unknown): void {
  process.send?.(word);
}

function memoryInUse(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Objects that the first collection finalizes are freed by the second.
  collect();
  collect();
  return process.memoryUsage();
}

/** With PROCESSES the primary process serves nothing: a worker is asked. */
function askOtherProcess(word: Word): void {
  const worker = listening.find((one) => one.isConnected());
  if (!worker) throw new Error('No process of the shop is listening.');
  worker.once('message', answer);
  worker.send(word);
}
