import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defineModule } from '../module.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { loadContract } from './load-contract.ts';
import { registerContract } from './register-contract.ts';
import { createContractValidator } from './validators.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { bodyLimit: 2048 } });
}, 60_000);
afterAll(() => server.close());

const login = '/api/public/user/auth/login';
const unreadable = { tr: 'İstek okunamadı.', en: 'The request could not be read.' };
const checkFields = { tr: 'Bazı alanları kontrol et.', en: 'Please check some of the fields.' };

const invalid = (fields: unknown[]) => ({
  status: 'error',
  code: 'VALIDATION',
  message: checkFields,
  data: { fields },
});

describe('bad input', () => {
  test('is answered with each invalid field in both languages [FORM-2]', async () => {
    const answer = await server.call('POST', login, { body: { email: 'elif', extra: 1 } });
    expect([answer.status, answer.body]).toEqual([
      400,
      invalid([
        { path: 'password', rule: 'required', message: { tr: 'Bu alan gerekli.', en: 'This is required.' } },
        {
          path: 'extra',
          rule: 'additionalProperties',
          message: { tr: 'Bu alanı tanımıyoruz.', en: 'We do not recognise this field.' },
        },
        {
          path: 'email',
          rule: 'format',
          message: { tr: 'Geçerli bir e-posta adresi yaz.', en: 'Enter a valid email address.' },
        },
      ]),
    ]);
  });

  test('in nested fields is named by its path', async () => {
    const answer = await server.call('POST', '/api/public/user/auth/check-if-phone-number-exists', {
      body: { phone: { dialCode: '90', number: 5 } },
    });
    const { data } = answer.body as { data: { fields: { path: string; rule: string }[] } };
    expect(data.fields.map(({ path, rule }) => [path, rule])).toEqual([
      ['phone.dialCode', 'pattern'],
      ['phone.number', 'type'],
    ]);
  });

  test.each([
    ['malformed JSON', '{"email":', 'json', unreadable],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', 'json', unreadable],
    ['no body', '', 'required', { tr: 'İstek boş geldi.', en: 'The request was empty.' }],
    [
      'a NUL character',
      JSON.stringify({ email: 'a@b.co', password: 'x\u0000' }),
      'characters',
      { tr: 'Metinde kabul edilmeyen bir karakter var.', en: 'The text contains a character that is not accepted.' },
    ],
  ])('%s is a 400, never a 500', async (_name, body, rule, message) => {
    const answer = await server.call('POST', login, { body });
    expect([answer.status, answer.body]).toEqual([400, invalid([{ path: 'body', rule, message }])]);
  });

  test.each([[null], [[]], ['text'], [5], [{ email: ['a@b.co'], password: { a: 1 } }]])(
    'the body %j is a 400',
    async (body) => {
      const { status } = await server.call('POST', login, { body: JSON.stringify(body) });
      expect(status).toBe(400);
    },
  );

  test('a body over the limit is a 413', async () => {
    const { status, body } = await server.call('POST', login, { body: { email: 'a'.repeat(3000) } });
    expect([status, (body as { code: string }).code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  test('another media type is a 415', async () => {
    const { status, body } = await server.call('POST', login, {
      body: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, (body as { code: string }).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const text = await server.call('POST', login, { body: 'hello', headers: { 'content-type': 'text/plain' } });
    expect(text.status).toBe(415);
  });

  test('an unknown path is a 404 envelope, also one that cannot be decoded', async () => {
    const answers = await Promise.all([
      server.call('GET', '/api/public/nothing'),
      server.call('POST', '/api/public/user/countries'),
      server.call('GET', '/api/%E0%A4%A'),
    ]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        404,
        {
          status: 'error',
          code: 'NOT_FOUND',
          message: { tr: 'Aradığını bulamadık.', en: 'We couldn’t find that.' },
        },
      ]);
    }
  });
});

test('a private call without a token, or with a bad one, is a 401 before its body is looked at [ACCESS-2]', async () => {
  const path = '/api/private/user/users/update-account?version=1';
  const statuses = await Promise.all([
    server.call('POST', path, { body: '{' }).then(({ status }) => status),
    server.call('POST', path, { body: {}, token: 'a.b.c' }).then(({ status }) => status),
    server
      .call('GET', '/api/private/user/users/profile', { headers: { authorization: 'Basic x' } })
      .then(({ status }) => status),
  ]);
  expect(statuses).toEqual([401, 401, 401]);
});

describe('the contract', () => {
  test('compiles as a whole', () => {
    const contract = loadContract();
    const validator = createContractValidator(contract);
    for (const operation of contract.operations) validator.forOperation(operation).compile('all');
    expect(contract.operations.length).toBeGreaterThan(100);
  }, 30_000);

  test('is compiled at the start if configured, and otherwise with the first request', () => {
    const known = loadContract().operations.find(({ body }) => body);
    const schemas = { 'application/json': { type: 'nonsense' } };
    const contract = { documents: {}, operations: [{ ...known!, parameters: [], body: { required: true, schemas } }] };
    const handling = { name: 'handling', handlers: { [known!.operationId]: async () => null } };
    const register = (compilesAtStart: boolean) =>
      registerContract(Fastify(), contract, [handling], server.context as never, {
        validateResponses: false,
        compilesAtStart,
      });
    expect(() => register(false)).not.toThrow();
    expect(() => register(true)).toThrow('type must be JSONType or JSONType[]');
  });

  test('serves no call without a handler', async () => {
    const bare = await startTestServer({ modules: [] });
    const answer = await bare.call('GET', '/api/public/user/countries');
    expect([answer.status, (answer.body as { code: string }).code, bare.operations]).toEqual([404, 'NOT_FOUND', []]);
    await bare.close();
  });

  test('refuses a handler of an undeclared operation', async () => {
    const orphan = defineModule({ name: 'orphan', build: () => ({ handlers: { doNothing: async () => null } }) });
    await expect(startTestServer({ modules: [orphan] })).rejects.toThrow(
      'orphan handles doNothing, which no document declares',
    );
  });

  test('detects an answer that breaks its document', async () => {
    const wrong = defineModule({
      name: 'locations',
      build: () => ({ handlers: { listCountries: async () => ({ status: 'success', data: [{ _id: 'tr' }] }) } }),
    });
    const broken = await startTestServer({ modules: [wrong] });
    const { status, body } = await broken.call('GET', '/api/public/user/countries');
    expect(status).toBe(500);
    expect(body).toMatchObject({ status: 'error', code: 'CONTRACT_BROKEN' });
    expect((body as { message: { en: string } }).message.en).toContain("must have required property 'dialCode'");
    await broken.close();
  });
});

test('an internal error is reported in general terms, and stored by no cache', async () => {
  const faulty = defineModule({
    name: 'locations',
    build: () => ({
      handlers: {
        listCountries: () => Promise.reject(new Error('password "secret" of 10.0.0.7 at /srv/shop/locations.ts')),
      },
    }),
  });
  const broken = await startTestServer({ modules: [faulty] });
  const { status, body, headers } = await broken.call('GET', '/api/public/user/countries');
  await broken.close();
  expect([status, headers['cache-control'], body]).toEqual([
    500,
    'no-store',
    {
      status: 'error',
      code: 'INTERNAL',
      message: {
        tr: 'Bir şeyler ters gitti. Birazdan yeniden dene.',
        en: 'Something went wrong. Please try again shortly.',
      },
    },
  ]);
});

const preflight = (origin: string) =>
  server.server.inject({
    method: 'OPTIONS',
    url: login,
    headers: { origin, host: 'api.example', 'access-control-request-method': 'POST' },
  });

describe('a shop on another origin than its API', () => {
  test('may call it', async () => {
    const allowed = await preflight('http://localhost:3000');
    const { headers } = await server.call('GET', '/healthz', {
      headers: { origin: 'http://localhost:3000', host: 'api.example' },
    });
    expect([allowed.statusCode, allowed.headers['access-control-allow-origin'], headers.vary]).toEqual([
      204,
      'http://localhost:3000',
      'Origin',
    ]);
    expect(allowed.headers['access-control-allow-headers']).toBe(
      'authorization, content-type, language, region-id, receiver-id, idempotency-key',
    );
  });

  test('no other origin may', async () => {
    const refused = await preflight('https://elsewhere.example');
    expect([refused.statusCode, refused.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});

test('healthz answers', async () => {
  const { status, body } = await server.call('GET', '/healthz');
  expect([status, body]).toEqual([200, { status: 'ok' }]);
});
