import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { defineModule } from '../module.ts';
import { createJobs } from './jobs.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let runs = 0;
beforeAll(async () => {
  server = await startTestServer({
    modules: [
      defineModule({
        name: 'ticking',
        build: () => ({
          jobs: [
            {
              name: 'tick',
              rhythm: { everySeconds: 1 },
              async run() {
                runs += 1;
                if (runs === 1) throw new Error('the first run fails');
              },
            },
            { name: 'nightly', rhythm: { cron: '40 0 * * *' }, run: async () => {} },
          ],
        }),
      }),
    ],
  });
}, 60_000);
afterAll(() => server.close());

test('a recurring job runs again and again, also after a failure, until it is stopped', async () => {
  await server.context.jobs.start();
  await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(2), { timeout: 15_000, interval: 50 });
  await server.context.jobs.stop();
}, 60_000);

test('the database has schedules for the existing jobs only', async () => {
  const { context } = server;
  const schedules = async () => {
    const { rows } = await context.db.execute(sql`select name, cron, options from pgboss.schedule order by name`);
    return rows.map(({ name, cron, options }) => [name, cron, options]);
  };
  const ours = [
    ['forget-old-records', '10 * * * *', expect.objectContaining({ missed: 'once' })],
    ['nightly', '40 0 * * *', expect.objectContaining({ missed: 'once' })],
    ['rotate-keys', '*/5 * * * *', expect.objectContaining({ missed: 'once' })],
  ];
  await context.jobs.start();
  expect(await schedules()).toEqual(ours);
  await context.jobs.stop();
  const former = createJobs(server.database.jobsConnection, context.log);
  former.add([{ name: 'former', rhythm: { cron: '5 5 * * *' }, run: async () => {} }]);
  await former.start();
  expect(await schedules()).toEqual([['former', '5 5 * * *', expect.anything()]]);
  await former.stop();
  await context.jobs.start();
  expect(await schedules()).toEqual(ours);
  await context.jobs.stop();
}, 60_000);

test('a job can be run here and now, by name', async () => {
  const before = runs;
  await server.context.jobs.runNow('tick');
  expect(runs).toBe(before + 1);
  await expect(server.context.jobs.runNow('nothing')).rejects.toThrow('There is no job named nothing.');
});
