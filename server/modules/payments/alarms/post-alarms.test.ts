import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { clearAlarms } from './alarms.repository.ts';
import { raiseAlarm } from './alarms.ts';

type Posted = { key: string | undefined; body: Record<string, unknown> };

let server: TestServer;
let listener: Server;
const posted: Posted[] = [];
let status = 204;
beforeAll(async () => {
  listener = createServer((request, answer) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      posted.push({ key: request.headers['idempotency-key'] as string, body: JSON.parse(text) });
      answer.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  server = await startTestServer({ config: { alarmWebhook: `http://127.0.0.1:${port}/alarms` } });
});
afterAll(async () => {
  await server.close();
  listener.close();
});

const raise = (subject: string, tries: number) =>
  withTransaction(server.context.db, (tx) =>
    raiseAlarm(tx, server.context, { code: 'PAYMENT_STUCK', subject, detail: { tries } }),
  );
const clear = (subject: string) =>
  withTransaction(server.context.db, (tx) => clearAlarms(tx, subject, server.context.clock.now()));
const post = () => server.context.jobs.runNow('post-alarms');
const take = () => posted.splice(0).map(({ key, body }) => [key, body['text'], body['detail']] as const);

test('an alarm is posted once, again after a refusal with the same key, and again when it is raised again', async () => {
  await raise('attempt-1', 1);
  status = 503;
  await post();
  const [refused, ...rest] = take();
  expect([refused?.[1], refused?.[2], rest]).toEqual(['PAYMENT_STUCK attempt-1', { tries: 1 }, []]);
  status = 204;
  await post();
  expect(take()).toEqual([refused]);
  await raise('attempt-1', 2);
  await post();
  expect(take()).toEqual([]);
  await clear('attempt-1');
  server.clock.advance({ minutes: 1 });
  await raise('attempt-1', 3);
  await post();
  await post();
  const again = take();
  expect(again.map(([, text, detail]) => [text, detail])).toEqual([['PAYMENT_STUCK attempt-1', { tries: 3 }]]);
  expect(again[0]![0]).not.toBe(refused![0]);
  await raise('attempt-2', 1);
  await clear('attempt-2');
  await post();
  expect(take()).toEqual([]);
});
