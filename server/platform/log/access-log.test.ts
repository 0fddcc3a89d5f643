import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { defineModule } from '../module.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const logged: Record<string, unknown>[] = [];

let server: TestServer;
beforeAll(async () => {
  const module = defineModule({
    name: 'talking',
    build: ({ log }) => ({
      routes: (app) => {
        app.post('/talk/:to', async () => {
          log.info('said');
          return {};
        });
      },
      jobs: [{ name: 'talk', rhythm: { everySeconds: 60 }, run: async () => log.info('ran') }],
    }),
  });
  const logStream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  server = await startTestServer({ modules: [module], config: { logLevel: 'info', trustProxy: 1 }, logStream });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  logged.length = 0;
});

const lines = () => logged.map(({ level: _level, time: _time, pid: _pid, hostname: _hostname, ...rest }) => rest);

test('a request is one line without its address data, and its id is on each of its log lines', async () => {
  const headers = { 'x-request-id': 'proxy-0042', 'x-forwarded-for': '203.0.113.7' };
  const answer = await server.call('POST', '/talk/elif@example.com?code=secret', { body: { a: 1 }, headers });
  expect([answer.status, answer.headers['x-request-id']]).toEqual([200, 'proxy-0042']);
  expect(lines()).toEqual([
    { request: 'proxy-0042', msg: 'said' },
    {
      request: 'proxy-0042',
      method: 'POST',
      route: '/talk/:to',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('an unrouted address is not logged either, and an invalid id is replaced', async () => {
  const answer = await server.call('GET', '/unknown/elif@example.com', { headers: { 'x-request-id': 'a b\n' } });
  const id = answer.headers['x-request-id'];
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(lines()).toEqual([
    { request: id, method: 'GET', route: null, status: 404, ms: expect.any(Number), msg: 'answered' },
  ]);
});

test('a job run has an id too', async () => {
  await server.context.jobs.start();
  await server.context.jobs.stop();
  expect(lines()).toContainEqual({ request: expect.stringMatching(/^talk-[\da-f]{8}$/), msg: 'ran' });
});
