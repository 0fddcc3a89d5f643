import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { exceptionReports } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

async function report(payload: string, query = 'o=1&p=1', contentType = 'text/plain;charset=UTF-8') {
  const answer = await server.server.inject({
    method: 'POST',
    url: `/exception-monitoring?${query}`,
    headers: { 'content-type': contentType },
    payload,
  });
  return `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? 'success'}`;
}

const envelope = '{"event_id":"b5c1"}\n{"type":"event"}\n{"message":"Şu okunamadı"}';

test('an envelope is stored unchanged [REPORT-2]', async () => {
  expect(await report(envelope)).toBe('200 success');
  const kept = await server.context.db.select().from(exceptionReports);
  expect(kept.map((row) => row.envelope)).toEqual([envelope]);
});

test('customer data is removed from an error, and no report is returned', async () => {
  const token = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl';
  const reported = `{"event_id":"b5c2"}\n{"message":"4111 1111 1111 1129 of elif@ornek.com, ${token}","amount":16416}`;
  const { payload } = await server.server.inject({
    method: 'POST',
    url: '/exception-monitoring?o=1&p=1',
    headers: { 'content-type': 'text/plain' },
    payload: reported,
  });
  expect(payload).toBe('{"status":"success","data":{}}');
  const kept = await server.context.db.select().from(exceptionReports);
  expect(kept.map((row) => row.envelope).filter((text) => text.includes('b5c2'))).toEqual([
    '{"event_id":"b5c2"}\n{"message":"[number] of [address], [token]","amount":16416}',
  ]);
});

test('a report is forwarded once; a refused one is sent again after one minute, then two', async () => {
  const taken: unknown[] = [];
  const answers = [500, 503, 200];
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      const { exception } = JSON.parse(body.split('\n')[2]!) as { exception: { values: Record<string, unknown>[] } };
      const { type, value } = exception.values[0]!;
      taken.push([request.url, request.headers['x-sentry-auth'], [type, value]]);
      return response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { db, config } = server.context;
  await db.delete(exceptionReports);
  await report(envelope.replace('b5c1', 'kept-only'));
  config.errorsDsn = `http://0a1b@127.0.0.1:${(service.address() as AddressInfo).port}/12`;
  await report(envelope.replace('Şu', 'elif@ornek.com'));
  const seen: number[] = [];
  for (const seconds of [0, 59, 1, 119, 1, 86_400]) {
    server.clock.advance({ seconds });
    await Promise.all([server.context.jobs.runNow('forward-reports'), server.context.jobs.runNow('forward-reports')]);
    seen.push(taken.length);
  }
  config.errorsDsn = null;
  await new Promise((resolve) => service.close(resolve));
  const sent = [
    '/api/12/envelope/',
    'Sentry sentry_version=7, sentry_client=mercan/1, sentry_key=0a1b',
    ['Error', '[address] okunamadı'],
  ];
  expect([seen, taken]).toEqual([
    [1, 1, 2, 2, 3, 3],
    [sent, sent, sent],
  ]);
});

test('an invalid, foreign or oversized report is refused', async () => {
  expect([
    await report('hello\nworld'),
    await report('[]\n{}'),
    await report(''),
    await report(envelope, 'o=2&p=1'),
    await report(envelope, 'o=1&p=x'),
    await report(envelope, ''),
    await report(`{}\n${'x'.repeat(200_000)}`),
    await report(`{}\n${'x'.repeat(300_000)}`),
    await report(envelope, 'o=1&p=1', 'application/json'),
    await report(`{"a":"\u0000"}\n`),
  ]).toEqual([
    '422 INVALID_ENVELOPE',
    '422 INVALID_ENVELOPE',
    '400 VALIDATION',
    '404 UNKNOWN_PROJECT',
    '400 VALIDATION',
    '400 VALIDATION',
    '413 PAYLOAD_TOO_LARGE',
    '413 PAYLOAD_TOO_LARGE',
    '400 VALIDATION',
    '422 INVALID_ENVELOPE',
  ]);
});

test('only the latest 500 are kept', async () => {
  const rows = Array.from({ length: 505 }, (_, index) => ({
    id: `old-${index}`,
    envelope,
    receivedAt: new Date(server.clock.now().getTime() - 1000 * (index + 1)),
  }));
  await server.context.db.insert(exceptionReports).values(rows);
  await report('{"event_id":"latest"}\n');
  const kept = await server.context.db.select().from(exceptionReports);
  expect([
    kept.length,
    kept.some(({ envelope: text }) => text.includes('latest')),
    kept.some(({ id }) => id === 'old-504'),
  ]).toEqual([500, true, false]);
});

test('a report is deleted after thirty days', async () => {
  const { db } = server.context;
  await db.delete(exceptionReports);
  await report(envelope);
  const left = async (days: number) => {
    server.clock.advance({ days });
    await server.context.jobs.runNow('forget-old-reports');
    return (await db.select().from(exceptionReports)).length;
  };
  expect([await left(29), await left(2)]).toEqual([1, 0]);
});
