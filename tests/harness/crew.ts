import { type Running, startNode } from '../../scripts/processes/processes.ts';

/** `now`: milliseconds since the epoch. */
export type Task = { now: number; jobs: readonly string[] };

/** Shop processes on one Postgres that run jobs on command, and may be killed while they do. */
export interface Crew {
  /**
   * Resolves when every process has done the task, with their milliseconds of processor time; a process that is killed
   * meanwhile is replaced, and the new one does the task too.
   */
  work(task: Task): Promise<number>;
  /** The number of killed processes. */
  died(): number;
  /** SIGKILL to any process at work; false when none is. */
  kill(): boolean;
  close(): Promise<void>;
}

type Worker = { running: Running; isAtWork: boolean };

/** The next message of a process; null when it has ended. */
const wordOf = ({ running: { child, ended } }: Worker): Promise<unknown> =>
  Promise.race([new Promise<unknown>((resolve) => child.once('message', resolve)), ended.then(() => null)]);

/** `deaths`: each process kills itself at that place, until `times` of them have. */
export async function openCrew(
  size: number,
  { databaseUrl, bankUrl, deaths }: { databaseUrl: string; bankUrl: string; deaths?: { at: string; times: number } },
): Promise<Crew> {
  const settings = { DATABASE_URL: databaseUrl, BANK_URL: bankUrl, LOG_LEVEL: 'fatal', NODE_ENV: 'production' };
  let died = 0;
  async function hire(): Promise<Worker> {
    const fate = { DIE_AT: deaths && died < deaths.times ? deaths.at : '' };
    const env = { ...settings, ...fate };
    const running = startNode('a worker', 'tests/harness/crew-worker.ts', env, { quiet: true, talks: true });
    const worker = { running, isAtWork: false };
    if ((await wordOf(worker)) !== 'ready') throw new Error('A worker did not start; its words are above.');
    return worker;
  }
  const workers = await Promise.all(Array.from({ length: size }, hire));

  async function workOne(nth: number, task: Task): Promise<number> {
    for (;;) {
      const worker = workers[nth]!;
      const answer = wordOf(worker);
      worker.isAtWork = true;
      worker.running.child.send(task);
      const took = await answer;
      worker.isAtWork = false;
      if (typeof took === 'number') return took;
      if (worker.running.child.signalCode !== 'SIGKILL') throw new Error('A worker ended by itself.');
      died += 1;
      workers[nth] = await hire();
    }
  }

  return {
    async work(task) {
      const took = await Promise.all(workers.map((_, nth) => workOne(nth, task)));
      return took.reduce((sum, one) => sum + one, 0);
    },
    died: () => died,
    kill() {
      const atWork = workers.filter(({ isAtWork }) => isAtWork);
      const victim = atWork[Math.floor(Math.random() * atWork.length)];
      if (victim) victim.isAtWork = false;
      return victim?.running.child.kill('SIGKILL') ?? false;
    },
    async close() {
      for (const { running } of workers) running.child.disconnect();
      await Promise.all(workers.map(({ running }) => running.ended));
    },
  };
}
