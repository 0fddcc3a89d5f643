import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../modules/payments/exchange.ts';
import { withTransaction } from '../database/transaction.ts';
import { defineModule } from '../module.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openTraceCollector } from '../testing/trace-collector.ts';

let collector: Awaited<ReturnType<typeof openTraceCollector>>;
beforeAll(async () => {
  collector = await openTraceCollector();
});
afterAll(() => collector.close());

test('a trace leads from a request to its transactions and to the bank, and names neither people nor addresses', async () => {
  const bank = await openTraceCollector();
  const module = defineModule({
    name: 'traced',
    build: ({ db }) => ({
      routes(app) {
        app.post('/of/:whom', async () => {
          await withTransaction(db, async () => null);
          await exchange({
            url: `${bank.endpoint}/pay/4111`,
            method: 'POST',
            headers: {},
            body: '1',
            deadlineMs: 5000,
          });
          return {};
        });
        app.get('/broken', async () => {
          throw new Error('elif@example.com has no address');
        });
      },
      jobs: [{ name: 'sweep', rhythm: { everySeconds: 60 }, run: () => withTransaction(db, async () => {}) }],
    }),
  });
  const parent = {
    traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
    'x-request-id': 'of-a-proxy',
  };
  const server = await startTestServer({
    modules: [module],
    config: { tracesEndpoint: collector.endpoint, trustProxy: 1 },
  });
  await server.call('POST', '/of/elif@example.com?code=secret', { body: { a: 1 }, headers: parent });
  await server.call('GET', '/broken', { headers: { 'x-request-id': 'broken-one' } });
  await server.context.jobs.start();
  await server.close();
  await bank.close();

  const told = collector.spans().map(({ name, parent, isFailed, trace, attributes }) => {
    const { 'mercan.request': request, 'server.address': host, ...rest } = attributes;
    const of = String(request ?? '').replace(/-[0-9a-f]{8}$/, '');
    const isContinued = trace === '1'.repeat(32);
    return { name, parent, isFailed, isContinued, of, isBank: host === new URL(bank.endpoint).host, ...rest };
  });
  const plain = { isFailed: false, isContinued: false, isBank: false, of: '' };
  const ofRequest = { ...plain, isContinued: true, parent: 'POST /of/:whom' };
  // The start writes too, and mail is looked for.
  const ours = told.filter(
    ({ name, parent }) => ![name, parent].includes('send-mail') && (parent ?? name) !== 'transaction',
  );
  expect(ours).toEqual([
    { ...ofRequest, name: 'transaction' },
    { ...ofRequest, name: 'bank', isBank: true, 'http.request.method': 'POST', 'mercan.outcome': 200 },
    {
      ...ofRequest,
      name: 'POST /of/:whom',
      parent: '2'.repeat(16),
      of: 'of-a-proxy',
      'http.request.method': 'POST',
      'http.route': '/of/:whom',
      'http.response.status_code': 200,
    },
    {
      ...plain,
      name: 'GET /broken',
      parent: null,
      isFailed: true,
      of: 'broken-one',
      'http.request.method': 'GET',
      'http.route': '/broken',
      'http.response.status_code': 500,
    },
    { ...plain, name: 'transaction', parent: 'sweep' },
    { ...plain, name: 'sweep', parent: null, of: 'sweep' },
  ]);
  expect(bank.headers().map(({ traceparent }) => String(traceparent).slice(0, 35))).toEqual([`00-${'1'.repeat(32)}`]);
  expect(collector.text()).not.toMatch(/elif|secret|4111/);
});
