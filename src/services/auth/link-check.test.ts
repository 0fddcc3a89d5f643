import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LINK_PURPOSES } from '../../../domain/token/index.ts';
import { createApi } from '../http/index.ts';
import { checkLink } from './link-check.service.ts';

const start = Date.parse('2026-03-02T09:00:00Z');
const secondsLater = (count: number) => vi.setSystemTime(start + count * 1000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function makeKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' };
  const sign = (claims: object, audience = 'link', lifeSeconds = 3600) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'ES256', kid })
      .setAudience(audience)
      .setExpirationTime(start / 1000 + lifeSeconds)
      .sign(privateKey);
  return { jwk, sign };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const isOffline = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page of the shop whose server publishes `keys`. */
function openPage(keys: readonly JWK[]) {
  const asked: string[] = [];
  const server: { answer: (request: Request) => Promise<Response> } = {
    answer: () => Promise.resolve(Response.json({ keys })),
  };
  const api = createApi({
    baseUrl: 'http://shop.example/api',
    language: () => 'tr',
    regionId: 'TR',
    token: () => null,
    fetch: (request) => {
      asked.push(`${request.method} ${request.url} ${request.cache}`);
      return server.answer(request);
    },
  });
  return { asked, server, check: (token: string) => checkLink(api, token) };
}

const forKeys = 'GET http://shop.example/api/public/auth/user-jwks no-store';
const linkOf = { purpose: 'quizResult' };

test('a link that the shop has signed opens the page of its purpose, also when its time is over [TOKEN-4 ACCESS-11]', async () => {
  const key = await makeKey('a');
  const { asked, check } = openPage([key.jwk]);
  const opened = [];
  for (const purpose of LINK_PURPOSES) opened.push(await check(await key.sign({ purpose })));
  opened.push(await check(await key.sign(linkOf, 'link', -3600)));
  expect(opened).toEqual([...LINK_PURPOSES, 'quizResult']);
  expect(asked).toEqual([forKeys]);
});

test('a signature of another key, or none, is an invalid link [TOKEN-3 TOKEN-6 ACCESS-11]', async () => {
  const [key, foreign, unknown] = await Promise.all([makeKey('a'), makeKey('a'), makeKey('b')]);
  const { check } = openPage([key.jwk]);
  const genuine = await key.sign(linkOf);
  const [, claims = '', signature = ''] = genuine.split('.');
  const changed = part({ aud: 'link', exp: start / 1000 + 3600, purpose: 'duePayment' });
  const tokens = [
    await foreign.sign(linkOf),
    await unknown.sign(linkOf),
    genuine.replace(claims, changed),
    genuine.replace(signature, 'c2ln'),
    [part({ alg: 'none' }), claims, signature].join('.'),
    [part({ alg: 'HS256', kid: 'a' }), claims, signature].join('.'),
    [part({ alg: 'ES256', kid: 'a', crit: ['x'], x: 1 }), claims, signature].join('.'),
  ];
  const found = [];
  for (const token of tokens) found.push(await check(token));
  expect(found).toEqual(tokens.map(() => 'invalid'));
});

test('a token without a purpose of a mailed link is invalid without any key [TOKEN-2 TOKEN-3 TOKEN-4]', async () => {
  const key = await makeKey('a');
  const { asked, check } = openPage([key.jwk]);
  const tokens = [
    await key.sign({ purpose: 'newsletterConfirm' }),
    await key.sign({ purpose: 'toString' }),
    await key.sign({}),
    await key.sign(linkOf, 'session'),
    'eyJh.e30.c',
  ];
  expect(await Promise.all(tokens.map(check))).toEqual(tokens.map(() => 'invalid'));
  expect(asked).toEqual([]);
});

test('keys are kept for ten minutes [ACCESS-12]', async () => {
  const key = await makeKey('a');
  const { asked, check } = openPage([key.jwk]);
  const found = [];
  for (const second of [0, 599, 601]) {
    secondsLater(second);
    found.push([await check(await key.sign({ ...linkOf, jti: String(second) })), asked.length]);
  }
  expect(found).toEqual([
    ['quizResult', 1],
    ['quizResult', 1],
    ['quizResult', 2],
  ]);
});

test('an unknown key is looked for again, but not within thirty seconds [ACCESS-12]', async () => {
  const [old, next] = await Promise.all([makeKey('a'), makeKey('b')]);
  const { asked, check, server } = openPage([old.jwk]);
  await check(await old.sign(linkOf));
  server.answer = () => Promise.resolve(Response.json({ keys: [next.jwk, old.jwk] }));
  const link = await next.sign(linkOf);
  const found = [];
  for (const second of [1, 29, 31, 32]) {
    secondsLater(second);
    found.push([await check(link), asked.length]);
  }
  expect(found).toEqual([
    ['invalid', 1],
    ['invalid', 1],
    ['quizResult', 2],
    ['quizResult', 2],
  ]);
});

test('without the keys a link is unchecked, and the next try reads them at once [ACCESS-11]', async () => {
  const key = await makeKey('a');
  const { asked, check, server } = openPage([key.jwk]);
  const { answer } = server;
  const link = await key.sign(linkOf);
  const answers = [
    isOffline,
    () => Promise.resolve(Response.json({ status: 'error' }, { status: 503 })),
    () => Promise.resolve(new Response('<html>')),
    () => Promise.resolve(Response.json({ keys: 'none' })),
    answer,
    isOffline,
  ];
  const found = [];
  for (const [index, each] of answers.entries()) {
    server.answer = each;
    // The last one is past the ten minutes: what was proven before stays so.
    if (index === 5) secondsLater(700);
    found.push(await check(link));
  }
  expect(found).toEqual(['unchecked', 'unchecked', 'unchecked', 'unchecked', 'quizResult', 'quizResult']);
  expect(asked).toEqual([forKeys, forKeys, forKeys, forKeys, forKeys]);
});

test('the keys are waited for five seconds [ACCESS-12]', async () => {
  const key = await makeKey('a');
  const { check, server } = openPage([key.jwk]);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  server.answer = ({ signal }) => {
    patience.abort(new DOMException('late', 'TimeoutError'));
    return Promise.reject(signal.reason as Error);
  };
  expect(await check(await key.sign(linkOf))).toBe('unchecked');
  expect(timeout.mock.calls[0]).toEqual([5000]);
});
