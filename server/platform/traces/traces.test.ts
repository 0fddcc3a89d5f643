import { SpanKind } from '@opentelemetry/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../database/transaction.ts';
import { defineModule } from '../module.ts';
import { startTestServer } from '../testing/test-server.ts';
import { openTraceCollector } from '../testing/trace-collector.ts';
import { inSpan, traceHeaders } from './traces.ts';

let collector: Awaited<ReturnType<typeof openTraceCollector>>;
beforeAll(async () => {
  collector = await openTraceCollector();
});
afterAll(() => collector.close());

test('a trace links a request to its transactions and outgoing calls, without people or addresses', async () => {
  const outside = await openTraceCollector();
  const module = defineModule({
    name: 'traced',
    build: ({ db }) => ({
      routes(app) {
        app.post('/of/:whom', async () => {
          await withTransaction(db, async () => null);
          await inSpan('outside', { kind: SpanKind.CLIENT }, () =>
            fetch(`${outside.endpoint}/pay?card=secret`, { headers: traceHeaders() }),
          );
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
  await outside.close();

  const spans = collector.spans().map(({ name, parent, isFailed, trace, attributes }) => {
    const { 'mercan.request': request, ...rest } = attributes;
    const of = String(request ?? '').replace(/-[0-9a-f]{8}$/, '');
    const isContinued = trace === '1'.repeat(32);
    return { name, parent, isFailed, isContinued, of, ...rest };
  });
  const plain = { isFailed: false, isContinued: false, of: '' };
  const ofRequest = { ...plain, isContinued: true, parent: 'POST /of/:whom' };
  // Leaves out spans of the start and of the mail job.
  const ours = spans.filter(
    ({ name, parent }) => ![name, parent].includes('send-mail') && (parent ?? name) !== 'transaction',
  );
  expect(ours).toEqual([
    { ...ofRequest, name: 'transaction' },
    { ...ofRequest, name: 'outside' },
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
  expect(outside.headers().map(({ traceparent }) => String(traceparent).slice(0, 35))).toEqual([
    `00-${'1'.repeat(32)}`,
  ]);
  expect(collector.text()).not.toMatch(/elif|secret/);
});
