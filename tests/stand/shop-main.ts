// The shop's own server, with a door for the warehouse: its parent process may change what is in the database, say at
// which step of paying it dies, and ask what its memory holds.
import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SandboxClock } from '../../server/platform/clock/sandbox-clock.ts';
import type { AppContext } from '../../server/platform/context.ts';
import type { Word } from './stand.ts';
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';

const { sql } = await import('drizzle-orm');
const { faultsPort, readFaults } = await import('../../server/modules/attempts/testing.ts');
const { explain, serve } = await import('../../server/serve.ts');

try {
  const app = await serve();
  process.on('message', (word: Word) => {
    if (!app) return askFirstProcess(word);
    if ('dieAt' in word) {
      app.ports(faultsPort).faults.now = readFaults(word.dieAt, () => process.kill(process.pid, 'SIGKILL'));
      return answer('done');
    }
    if ('read' in word) return answer(memoryInUse());
    change(app.context, word.change)
      .then(() => answer('done'))
      .catch((error: unknown) => answer(String(error)));
  });
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

/** Calculations price from data up to a second old: a second later they see what was changed. */
async function change({ db, clock }: AppContext, statement: string): Promise<void> {
  await db.execute(sql.raw(statement));
  await (clock as SandboxClock).moveTo(new Date(clock.now().getTime() + 1000));
}

function answer(word: unknown): void {
  process.send?.(word);
}

function memoryInUse(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // What the first round finalizes, the second can free.
  collect();
  collect();
  return process.memoryUsage();
}

/** With PROCESSES this one serves nothing itself. */
function askFirstProcess(word: Word): void {
  const [worker] = Object.values(cluster.workers ?? {});
  worker?.once('message', answer);
  worker?.send(word);
}
