import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoStudent } from '../../../server/modules/auth/index.ts';
import { startTestServer, type TestServer } from '../../../server/platform/testing/test-server.ts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { contract, isObject } from '../support/operation-samples.ts';

vi.setConfig({ testTimeout: 60_000 });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { publicUrl: 'https://mercan.example' } });
}, 60_000);
afterAll(() => server.close());

test('every answer has nosniff and HSTS headers, and the API sets no cookie', async () => {
  const asked = ['/healthz', '/api/public/user/countries', '/api/private/user/cards/read', '/api/nothing', '/nothing'];
  const headers = await Promise.all(
    asked.map(async (url) => {
      const { headers: sent } = await server.call('GET', url);
      return [sent['x-content-type-options'], sent['strict-transport-security'], sent['set-cookie']];
    }),
  );
  expect(headers).toEqual(asked.map(() => ['nosniff', 'max-age=31536000; includeSubDomains', undefined]));
});

test('a refusal and a customer’s data are sent with no-store', async () => {
  const answers = await Promise.all([
    server.call('GET', '/api/private/user/users/profile'),
    server.call('POST', '/api/public/user/auth/login', { body: {} }),
  ]);
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
});

test('a token and answers about an e-mail address are sent with no-store', async () => {
  await server.seed(['auth']);
  const { email, password } = demoStudent;
  const answers = await Promise.all([
    server.call('POST', '/api/public/user/auth/login', { body: { email, password } }),
    server.call('POST', '/api/public/user/auth/check-if-email-exists', { body: { email } }),
    server.call('POST', '/api/public/user/auth/reset-password', { body: { email } }),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [200, 'no-store'],
    [200, 'no-store'],
  ]);
});

describe('pictures and files', () => {
  test.each([
    '/packets_service/images/..%2f..%2f..%2fpackage.json.png',
    '/packets_service/images/....//package.png',
    '/catalog_service/v1/image/product/slug/..%2f..%2f..%2fetc%2fpasswd',
    '/catalog_service/v1/image/product/id/%3Csvg%20onload=alert(1)%3E',
    '/_next/image?w=640&url=http%3A%2F%2F169.254.169.254%2Flatest',
    '/_next/image?w=640&url=%2F%2Fevil.example%2Fx.png',
    '/_next/image?w=640&url=file%3A%2F%2F%2Fetc%2Fpasswd',
    '/_next/image?w=640&url=%2F..%2F..%2Fetc%2Fpasswd',
    '/_next/image?w=640&url=%2Fapi%2Fprivate%2Fuser%2Fusers%2Fprofile',
    '/..%2f..%2fpackage.json',
    '/.git/config',
    '/.env',
  ])('%s is an error without content', async (url) => {
    const { status, body } = await server.call('GET', url);
    expect([[400, 404].includes(status), (body as { status: string }).status]).toEqual([true, 'error']);
  });
});

test('a page linked from a mail cannot be framed and runs no script', async () => {
  const { headers, body } = await server.call(
    'GET',
    '/newsletter/unsubscribe?token=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  );
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(body).not.toContain('<script>');
});

test('every call has a rate limit, except for what a page reads without signing in', () => {
  const { operations } = server;
  const open = contract.operations.filter(
    ({ isPrivate, method, operationId, rateLimit }) =>
      (isPrivate || method !== 'GET') && !rateLimit && operations.some((one) => one.operationId === operationId),
  );
  expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
    // Pages that the server renders read them: all their visitors would be one caller.
    'filterPackets',
    'getReviewStatistics',
    // Found by an unguessable id; the shopper's browser must always be led back.
    'receiveBankCallback',
  ]);
});

/** Every pattern and format of the documents. */
function textRules(node: unknown, found = new Map<string, object>()): Map<string, object> {
  if (Array.isArray(node)) for (const entry of node) textRules(entry, found);
  if (!isObject(node)) return found;
  const { type, pattern, format } = node;
  if (typeof pattern === 'string') found.set(`pattern ${pattern}`, { type: 'string', pattern });
  if (typeof format === 'string' && type === 'string') found.set(`format ${format}`, { type: 'string', format });
  for (const entry of Object.values(node)) textRules(entry, found);
  return found;
}

test('no pattern of the contract takes long to check a long text', () => {
  const ajv = new Ajv2020({ strict: false });
  (addFormatsModule as unknown as (target: Ajv2020) => void)(ajv);
  const pieces = ['a', '0', 'a.', '0-', 'a@', '@a', '9:', ' ', '/a', '%41', '+9', 'é', 'a-', '::'];
  const texts = pieces.flatMap((piece) => {
    const long = piece.repeat(100_000 / piece.length);
    return [long, `a@${long}!`, `http://${long}!`, `${long}\n`];
  });
  const slow: string[] = [];
  const rules = textRules(contract.documents);
  for (const [name, schema] of rules) {
    const check = ajv.compile(schema);
    for (const text of texts) {
      const before = process.cpuUsage();
      check(text);
      // One that looks at every pair of characters would take minutes.
      if (process.cpuUsage(before).user > 2e6) slow.push(`${name}: ${text.slice(0, 12)}`);
    }
  }
  expect({ slow, isThorough: rules.size > 30 }).toEqual({ slow: [], isThorough: true });
});
