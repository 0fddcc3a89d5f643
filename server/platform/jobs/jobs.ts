import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';

/** A cron expression in UTC, which pg-boss keeps; it looks once a minute, so what comes sooner names its seconds. */
export type Rhythm = { cron: string } | { everySeconds: number };

/**
 * Work that recurs: a sweep that takes what is due by our Clock (with SKIP LOCKED, so that several processes may run
 * it at once) and can be repeated without harm.
 */
export type RecurringJob = {
  name: string;
  rhythm: Rhythm;
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

/** Milliseconds: longer than a call to the bank may take. */
const stopWithin = 20_000;

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
      const boss = new PgBoss({ ...connection, superviseIntervalSeconds: 300 });
      boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
      await boss.start();
      const timers: NodeJS.Timeout[] = [];
      // A schedule outlives the release that wrote it.
      for (const { name } of await boss.getSchedules()) {
        const isOurs = jobs.some((job) => job.name === name && 'cron' in job.rhythm);
        if (!isOurs) await boss.unschedule(name);
      }
      for (const job of jobs) {
        const { name, rhythm } = job;
        const isScheduled = 'cron' in rhythm;
        await boss.createQueue(name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 60 });
        const pollingIntervalSeconds = isScheduled ? 5 : Math.min(rhythm.everySeconds, 5);
        await boss.work(name, { pollingIntervalSeconds }, () => runSafely(job));
        if (isScheduled) {
          // What fell due while no server ran is done once.
          await boss.schedule(name, rhythm.cron, null, { missed: 'once' });
          continue;
        }
        const tick = () =>
          boss
            .send(name, null, { singletonSeconds: rhythm.everySeconds })
            .catch((error: unknown) => log.warn({ job: name, err: error }, 'a tick was not queued'));
        await tick();
        timers.push(setInterval(() => void tick(), rhythm.everySeconds * 1000));
      }
      stopBoss = async () => {
        for (const timer of timers) clearInterval(timer);
        await boss.stop({ graceful: true, timeout: stopWithin });
      };
    },
    async stop() {
      await stopBoss?.();
      stopBoss = null;
    },
  };
}
