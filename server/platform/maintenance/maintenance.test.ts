import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { startInMaintenance: true } });
}, 60_000);
afterAll(() => server.close());

const page = async (path: string) => {
  const { statusCode, headers, body } = await server.server.inject({ url: path, headers: { accept: 'text/html' } });
  return {
    status: statusCode,
    again: headers['retry-after'],
    lang: /lang="(..)"/.exec(body)?.[1],
    title: /<h1>(.*)<\/h1>/.exec(body)?.[1],
  };
};

test('a shop in maintenance is closed to shoppers, in their language, with a time to return', async () => {
  expect([await page('/'), await page('/en/cart')]).toEqual([
    { status: 503, again: '300', lang: 'tr', title: 'Mercan şu an kapalı' },
    { status: 503, again: '300', lang: 'en', title: 'Mercan is closed right now' },
  ]);
  const { status, body } = await server.call('GET', '/api/public/user/products');
  expect([status, (body as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
});

test('a shop in maintenance does not advance the sandbox clock', async () => {
  const { status } = await server.call('POST', '/sandbox/clock', { body: { days: 1 } });
  expect(status).toBe(503);
});

test('the health check reports maintenance, and operations routes answer', async () => {
  const [alive, ready, engine] = [
    await server.call('GET', '/healthz'),
    await server.call('GET', '/readyz'),
    await server.call('GET', '/ops/engine', { token: 'mercan-sandbox-operations' }),
  ];
  expect([alive.status, alive.body, ready.status, ready.body, engine.status]).toEqual([
    200,
    { status: 'ok', held: true },
    503,
    { status: 'notReady', because: 'held' },
    200,
  ]);
});
