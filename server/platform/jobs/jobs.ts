import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

/**
 * Work that recurs: a sweep that takes what is due by our Clock (with SKIP LOCKED, so that several processes may run
 * it at once) and can be repeated without harm.
 */
export type RecurringJob = {
  name: string;
  everySeconds: number;
  run: () => Promise<void>;
  /**
   * When the next thing falls due, by the Clock; null when nothing waits. With it, the sandbox clock can be advanced
   * due time by due time.
   */
  nextDue?: () => Promise<Date | null>;
};

export type Jobs = {
  all(): readonly RecurringJob[];
  add(jobs: RecurringJob[]): void;
  /** Runs one job here and now, or all of them in the order they were added. */
  runNow(name?: string): Promise<void>;
  /** Starts the recurrence through pg-boss: each tick runs in one process, whichever takes it. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

export function createJobs(connection: Database['jobsConnection'], log: FastifyBaseLogger): Jobs {
  const jobs: RecurringJob[] = [];
  let stopBoss: (() => Promise<void>) | null = null;

  async function runSafely(job: RecurringJob): Promise<void> {
    try {
      await job.run();
    } catch (error) {
      log.error({ job: job.name, err: error }, 'a recurring job failed; it runs again at its next tick');
    }
  }

  return {
    all: () => jobs,
    add: (more) => jobs.push(...more),
    async runNow(name) {
      const chosen = name ? jobs.filter((job) => job.name === name) : jobs;
      if (chosen.length === 0 && name) throw new Error(`There is no job named ${name}.`);
      for (const job of chosen) await job.run();
    },
    async start() {
      if (stopBoss || jobs.length === 0) return;
      const { PgBoss } = await import('pg-boss');
      const boss = new PgBoss({ ...connection, schedule: false, superviseIntervalSeconds: 300 });
      boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
      await boss.start();
      const timers: NodeJS.Timeout[] = [];
      for (const job of jobs) {
        await boss.createQueue(job.name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 60 });
        await boss.work(job.name, { pollingIntervalSeconds: Math.min(job.everySeconds, 5) }, () => runSafely(job));
        const tick = () =>
          boss
            .send(job.name, null, { singletonSeconds: job.everySeconds })
            .catch((error: unknown) => log.warn({ job: job.name, err: error }, 'a tick was not queued'));
        await tick();
        timers.push(setInterval(() => void tick(), job.everySeconds * 1000));
      }
      stopBoss = async () => {
        for (const timer of timers) clearInterval(timer);
        await boss.stop({ graceful: true, timeout: 5000 });
      };
    },
    async stop() {
      await stopBoss?.();
      stopBoss = null;
    },
  };
}
