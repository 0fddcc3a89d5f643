import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { count, inArray, min } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { OpenMetricsContentType } from 'prom-client';
import type { AppContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { outboxMails } from '../mail/tables.ts';
import type { Gauge } from '../module.ts';

export type Metrics = { close(): Promise<void> };

type Sources = { context: AppContext; database: Database; gauges: readonly Gauge[] };

/** Unsent mail: its number, and the age of the oldest. */
function outboxGauges({ db, clock }: AppContext): Gauge[] {
  const readWaiting = () =>
    db
      .select({ status: outboxMails.status, mails: count(), since: min(outboxMails.createdAt) })
      .from(outboxMails)
      .where(inArray(outboxMails.status, ['pending', 'failed']))
      .groupBy(outboxMails.status);
  const age = (since: Date | null) => (since ? (clock.now().getTime() - since.getTime()) / 1000 : 0);
  return [
    {
      name: 'mercan_outbox_mails',
      help: 'Mail that has not left, or was given up.',
      labels: ['status'],
      read: async () => (await readWaiting()).map(({ status, mails }) => ({ labels: { status }, value: mails })),
    },
    {
      name: 'mercan_outbox_oldest_seconds',
      help: 'Age of the oldest of them.',
      labels: ['status'],
      read: async () => (await readWaiting()).map(({ status, since }) => ({ labels: { status }, value: age(since) })),
    },
  ];
}

const poolGauge = (database: Database): Gauge => ({
  name: 'mercan_database_connections',
  help: 'Connections of this process, and requests that wait for one.',
  labels: ['state'],
  read: async () =>
    Object.entries(database.connections() ?? {}).map(([state, value]) => ({ labels: { state }, value })),
});

/**
 * Measures this process, and serves the metrics in OpenMetrics at `/metrics` of the loopback address: unreachable from
 * outside the machine, whatever proxies do. Register it before the routes.
 */
export async function openMetrics(app: FastifyInstance, port: number, sources: Sources): Promise<Metrics> {
  const { Registry, Gauge: PromGauge, Counter, Histogram, collectDefaultMetrics } = await import('prom-client');
  const { context, database, gauges } = sources;
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'mercan_request_seconds',
    help: 'Answers by route, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers,
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    requests.observe({ method, route: routeOptions.url ?? 'none', status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const runs = new Counter({
    name: 'mercan_job_runs',
    help: 'Runs of recurring jobs in this process.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const lastRun = new PromGauge({
    name: 'mercan_job_last_done_seconds',
    help: 'When the job was last done in this process, as Unix time.',
    labelNames: ['job'],
    registers,
  });
  context.jobs.watch((job, isDone) => {
    runs.inc({ job, outcome: isDone ? 'done' : 'failed' });
    if (isDone) lastRun.setToCurrentTime({ job });
  });
  for (const { name, help, labels, read } of [...outboxGauges(context), poolGauge(database), ...gauges]) {
    const gauge: InstanceType<typeof PromGauge> = new PromGauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        gauge.reset();
        for (const { labels: of, value } of await read()) gauge.set(of, value);
      },
    });
  }
  return serve(port, () => registry.metrics(), registry.contentType);
}

async function serve(port: number, render: () => Promise<string>, contentType: string): Promise<Metrics> {
  const server: Server = createServer((request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    return void render().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  // In a cluster a port that is not exclusive would be shared by all processes.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '127.0.0.1', exclusive: true }, resolve);
  });
  return {
    close: async () => {
      server.closeAllConnections();
      await promisify(server.close.bind(server))();
    },
  };
}
