import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [] });
});
afterAll(() => server.close());

test('an operation without a handler answers a typed 501', async () => {
  const answer = await server.call('GET', '/api/public/user/countries');
  expect(answer.status).toBe(501);
  expect(answer.body).toEqual({
    status: 'error',
    code: 'NOT_IMPLEMENTED',
    message: { tr: 'Bu özellik henüz hazır değil.', en: 'This is not ready yet.' },
  });
});
