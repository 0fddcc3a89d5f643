import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { defineModule } from '../module.ts';
import { startTestServer } from '../testing/test-server.ts';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('metrics are served on the loopback address alone, and name neither people nor addresses', async () => {
  const metricsPort = await freePort();
  const module = defineModule({
    name: 'measured',
    build: () => ({
      routes: (app) => void app.get('/of/:whom', async () => ({})),
      gauges: [
        {
          name: 'mercan_ours',
          help: 'Ours.',
          labels: ['kind'],
          read: async () => [{ labels: { kind: 'a' }, value: 3 }],
        },
      ],
      jobs: [{ name: 'count', rhythm: { everySeconds: 60 }, run: async () => {} }],
    }),
  });
  const server = await startTestServer({ modules: [module], config: { metricsPort } });
  await server.call('GET', '/of/elif@example.com?code=secret');
  const mail = composeMail({
    kind: 'k',
    recipient: 'elif@example.com',
    language: 'tr',
    subject: { tr: 's', en: 's' },
    blocks: [],
  });
  await withTransaction(server.context.db, (tx) => server.context.mail.enqueue(tx, mail));
  server.clock.advance({ seconds: 90 });

  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
  expect(text.split('\n').filter((line) => /^mercan_(?:ours|outbox|request_seconds_count)/.test(line))).toEqual([
    'mercan_request_seconds_count{method="GET",route="/of/:whom",status="200"} 1',
    'mercan_outbox_mails{status="pending"} 1',
    'mercan_outbox_oldest_seconds{status="pending"} 90',
    'mercan_ours{kind="a"} 3',
  ]);
  expect(text).not.toMatch(/elif|secret/);
  expect((await server.call('GET', '/metrics')).status).toBe(404);

  await server.context.jobs.start();
  await server.context.jobs.stop();
  const later = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(later).toContain('mercan_job_runs_total{job="count",outcome="done"} 1');
  await server.close();
  await expect(fetch(`http://127.0.0.1:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
}, 60_000);
