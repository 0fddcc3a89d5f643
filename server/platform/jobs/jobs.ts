import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { withRequestId } from '../request/request-id.ts';
import { inSpan } from '../traces/traces.ts';

/**
 * A cron expression in UTC, stored by pg-boss: each time, one process runs it. Jobs that run more often than once a
 * minute give seconds: every process runs them, and SKIP LOCKED divides the work.
 */
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
   * When the next work is due, by the Clock; null when there is none. With it, the sandbox clock can be advanced
   * due time by due time.
   */
  nextDue?: () => Promise<Date | null>;
  /** For jobs that poll another service: least milliseconds between two stops of an advancing sandbox clock. */
  asksAgainAfter?: number;
};

export type JobWatcher = (name: string, isDone: boolean, milliseconds: number) => void;

export type Jobs = {
  all(): readonly RecurringJob[];
  /** Called after every scheduled run. */
  watch(watcher: JobWatcher): void;
  add(jobs: RecurringJob[]): void;
  /** Runs one job in this process now, or all of them in the order they were added. */
  runNow(name?: string): Promise<void>;
  start(): Promise<void>;
  /** Starts no more runs, and waits for running ones: 20 seconds at most. */
  stop(): Promise<void>;
};

/** Milliseconds: longer than a call to the bank may take. */
const stopWithin = 20_000;

export function createJobs(connection: Database['jobsConnection'], log: FastifyBaseLogger): Jobs {
  const jobs: RecurringJob[] = [];
  const watchers: JobWatcher[] = [];
  let starting: Promise<() => Promise<void>> | null = null;

  async function runSafely(job: RecurringJob): Promise<void> {
    const begun = performance.now();
    const report = (isDone: boolean) => watchers.forEach((watch) => watch(job.name, isDone, performance.now() - begun));
    try {
      const id = `${job.name}-${randomUUID().slice(0, 8)}`;
      await withRequestId(id, () => inSpan(job.name, { attributes: { 'mercan.request': id } }, job.run));
      report(true);
    } catch (error) {
      report(false);
      log.error({ job: job.name, err: error }, 'a recurring job failed; it runs again at its next tick');
    }
  }

  /** Runs a job repeatedly, with its pause after each run; ends when `stopping` aborts. */
  async function sweep(job: RecurringJob, stopping: AbortSignal): Promise<void> {
    if (!('everySeconds' in job.rhythm)) return;
    while (!stopping.aborted) {
      await runSafely(job);
      await delay(job.rhythm.everySeconds * 1000, null, { signal: stopping }).catch(() => null);
    }
  }

  async function startBoss() {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({ ...connection, superviseIntervalSeconds: 300 });
    boss.on('error', (error) => log.error({ err: error }, 'the job queue reported an error'));
    await boss.start();
    const planned = jobs.flatMap(({ rhythm, ...job }) => ('cron' in rhythm ? [{ ...job, rhythm }] : []));
    // Schedules survive the release that wrote them.
    for (const { name } of await boss.getSchedules()) {
      if (!planned.some((job) => job.name === name)) await boss.unschedule(name);
    }
    for (const job of planned) {
      const { name, rhythm } = job;
      await boss.createQueue(name, { policy: 'short', retryLimit: 0, deleteAfterSeconds: 60 });
      await boss.work(name, { pollingIntervalSeconds: 5 }, () => runSafely(job));
      // A run that was missed while no server ran is made up for once.
      await boss.schedule(name, rhythm.cron, null, { missed: 'once' });
    }
    return boss;
  }

  return {
    all: () => jobs,
    watch: (watcher) => void watchers.push(watcher),
    add: (more) => jobs.push(...more),
    async runNow(name) {
      const chosen = name ? jobs.filter((job) => job.name === name) : jobs;
      if (chosen.length === 0 && name) throw new Error(`There is no job named ${name}.`);
      for (const job of chosen) await job.run();
    },
    async start() {
      if (jobs.length > 0) await (starting ??= startAll());
    },
    async stop() {
      // `start` may still be running.
      const stopAll = await starting?.catch(() => null);
      starting = null;
      await stopAll?.();
    },
  };

  async function startAll(): Promise<() => Promise<void>> {
    const boss = await startBoss();
    const stopping = new AbortController();
    const sweeping = jobs.map((job) => sweep(job, stopping.signal));
    return async () => {
      stopping.abort();
      await Promise.all([
        boss.stop({ graceful: true, timeout: stopWithin }),
        Promise.race([Promise.all(sweeping), delay(stopWithin, null, { ref: false })]),
      ]);
    };
  }
}
