// A shop process without a port: it runs the jobs that its parent names, at the instant that the parent names.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import type { Task } from './crew.ts';

const { buildApp } = await import('../../server/app.ts');
const { readConfig } = await import('../../server/platform/config/config.ts');
const { faultsPort } = await import('../../server/modules/attempts/testing.ts');
const { renewalJobFaultsPort } = await import('../../server/modules/subscriptions/testing.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');

const config = readConfig(process.env);
const database = await openDatabase(config.databaseUrl);
let now = new Date(0);
const app = await buildApp({ config, database, clock: { now: () => now } });

const dieAt = (place: string) => {
  if (place === process.env['DIE_AT']) process.kill(process.pid, 'SIGKILL');
};
app.ports(faultsPort).faults.now = { at: dieAt };
app.ports(renewalJobFaultsPort).renewalJobFaults.now = { at: (place, step) => dieAt(`${place} ${step}`) };

process.on('message', (task: Task) => {
  now = new Date(task.now);
  void (async () => {
    const before = process.cpuUsage();
    for (const job of task.jobs) await app.context.jobs.runNow(job);
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / 1000);
  })();
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
