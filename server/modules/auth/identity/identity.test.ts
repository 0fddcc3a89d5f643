import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowed, eventsOf, refused, startVisit } from '../../analytics/testing.ts';
import { shareCalendar } from '../../subscriptions/testing.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';

const password = 'yagmur-2026';
const audience = 'mercan-web';

/** A fake issuer: publishes its keys over HTTP, as Google and Apple do. */
const issuerKeys: JWK[] = [];
let fetches = 0;
let isIssuerDown = false;
let issuer: Server;
let issuerUrl: string;
let signKey: CryptoKey;
let server: TestServer;

async function publishKey(kid: string): Promise<CryptoKey> {
  const pair = await generateKeyPair('RS256', { extractable: true });
  issuerKeys.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' });
  return pair.privateKey;
}

beforeAll(async () => {
  issuer = createServer((_request, response) => {
    fetches += 1;
    if (isIssuerDown) response.writeHead(503).end();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: issuerKeys }));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  signKey = await publishKey('first');
  const provider = {
    issuer: issuerUrl,
    jwksUrl: `${issuerUrl}/keys`,
    authorizeUrl: `${issuerUrl}/authorize`,
    tokenUrl: `${issuerUrl}/token`,
    audience,
    clientSecret: null,
  };
  server = await startTestServer({ config: { google: provider } });
}, 60_000);
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => issuer.close(resolve));
});

let serial = 0;
let email: string;
beforeEach(() => {
  serial += 1;
  email = `google${serial}@example.com`;
});

type Claims = Record<string, unknown>;
const idToken = (
  claims: Claims = {},
  { key = signKey, kid = 'first', issuedBy = issuerUrl, forWhom = audience } = {},
) => {
  const issuedAt = Math.floor(server.clock.now().getTime() / 1000);
  return new SignJWT({ email, email_verified: true, given_name: 'Ece', family_name: 'Kaya', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid })
    .setSubject(typeof claims.sub === 'string' ? claims.sub : `subject-${email}`)
    .setIssuer(issuedBy)
    .setAudience(forWhom)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + 600)
    .sign(key);
};

type Answer = { code?: string; data: { token: string; isNew: boolean; user: { _id: string } } };
const post = async (path: string, body: unknown, token?: string) => {
  const answer = await server.call('POST', path, { body, ...(token && { token }) });
  return { status: answer.status, body: answer.body as Answer };
};
const signIn = (token: string, more: Claims = {}) =>
  post('/api/public/user/auth/login-with-google', { idToken: token, ...more });
const profileOf = async (token: string) =>
  ((await server.call('GET', '/api/private/user/users/profile', { token })).body as { data: Claims }).data;

describe('signing in with Google', () => {
  test('creates an account the first time and finds it later [SESSION-16]', async () => {
    const first = await signIn(await idToken());
    const again = await signIn(await idToken({ email: 'changed@example.com' }));
    expect([first.status, first.body.data.isNew, again.status, again.body.data.isNew]).toEqual([201, true, 200, false]);
    expect(again.body.data.user._id).toBe(first.body.data.user._id);
    const { firstName, lastName, email: kept, phone, auth } = await profileOf(first.body.data.token);
    expect({ firstName, lastName, kept, phone, auth }).toEqual({
      firstName: 'Ece',
      lastName: 'Kaya',
      kept: email,
      phone: undefined,
      auth: { lastSuccessfulLogin: '2026-03-02T09:00:00.000Z', hasPassword: false, providers: ['google'] },
    });
  });

  test('records a new account once in its visit; not an existing one, nor without consent [EVENT-3]', async () => {
    const visit = await startVisit(server, allowed);
    const refusing = await startVisit(server, allowed);
    await startVisit(server, refused, refusing);
    const from = async (receiverId: string, claims: Claims = {}) =>
      server.call('POST', '/api/public/user/auth/login-with-google', {
        body: { idToken: await idToken(claims) },
        headers: { 'receiver-id': receiverId },
      });
    await Promise.all([from(visit), from(visit)]);
    await from(visit);
    await from(refusing, { sub: 'another', email: `another-${email}` });
    expect(await eventsOf(server.context.db, visit)).toEqual([
      { event: 'Signup', parameters: { method: 'google', accountType: 'normal' } },
    ]);
    expect(await eventsOf(server.context.db, refusing)).toEqual([]);
  });

  test('allows creating a password once', async () => {
    const { token } = (await signIn(await idToken())).body.data;
    const create = () => post('/api/private/user/users/create-password', { password }, token);
    const change = await post(
      '/api/private/user/users/change-password',
      { currentPassword: 'x', newPassword: password },
      token,
    );
    expect([change.status, change.body.code]).toEqual([409, 'PASSWORD_MISSING']);
    expect((await create()).status).toBe(200);
    const second = await create();
    expect([second.status, second.body.code]).toEqual([409, 'PASSWORD_EXISTS']);
    expect((await post('/api/public/user/auth/login', { email, password })).status).toBe(200);
  });

  test('takes over an address that was registered but never proven, without its password, sessions and shared links', async () => {
    const squatter = await post('/api/public/user/auth/register', {
      firstName: 'Kimse',
      lastName: 'Yok',
      email,
      phone: { dialCode: '+90', number: `54000000${String(serial).padStart(2, '0')}` },
      password,
      agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
    });
    const statusOfCalendar = await shareCalendar(server, squatter.body.data.token);
    expect(await statusOfCalendar()).toBe(200);
    const owner = await signIn(await idToken());
    expect([owner.status, owner.body.data.user._id]).toEqual([200, squatter.body.data.user._id]);
    expect((await post('/api/public/user/auth/login', { email, password })).status).toBe(422);
    const old = await server.call('GET', '/api/private/user/users/profile', { token: squatter.body.data.token });
    expect([old.status, await statusOfCalendar()]).toEqual([401, 404]);
  });

  test('uses the name the page sends when the provider sends none', async () => {
    const { token } = (
      await signIn(await idToken({ given_name: undefined, family_name: undefined }), {
        firstName: 'Su',
        lastName: 'Ay',
      })
    ).body.data;
    const { firstName, lastName } = await profileOf(token);
    expect([firstName, lastName]).toEqual(['Su', 'Ay']);
  });

  test('refuses tokens not signed for the shop', async () => {
    const stranger = (await generateKeyPair('RS256')).privateKey;
    const token = await idToken();
    const tokens = [
      await idToken({}, { key: stranger }),
      await idToken({}, { issuedBy: 'https://elsewhere.example' }),
      await idToken({}, { forWhom: 'another-shop' }),
      `${token.slice(0, -4)}AAAA`,
      'x'.repeat(40),
    ];
    for (const bad of tokens) {
      const { status, body } = await signIn(bad);
      expect([status, body.code]).toEqual([422, 'INVALID_ID_TOKEN']);
    }
    const withNonce = await idToken({ nonce: 'begun-here' });
    expect((await signIn(withNonce, { nonce: 'begun-elsewhere' })).body.code).toBe('INVALID_ID_TOKEN');
    expect((await signIn(withNonce, { nonce: 'begun-here' })).status).toBe(201);
    server.clock.advance({ minutes: 12 });
    expect((await signIn(token)).body.code).toBe('INVALID_ID_TOKEN');
  });

  test('refuses an address that the provider has not verified', async () => {
    for (const email_verified of [false, 'false', undefined]) {
      const { status, body } = await signIn(await idToken({ email_verified }));
      expect([status, body.code]).toEqual([422, 'EMAIL_NOT_VERIFIED']);
    }
  });

  test.each([
    ['a dotless ı', (address: string) => address.replace('example', 'exampleı').replace('exampleı', 'examplı')],
    ['a full-width letter', (address: string) => address.replace('e', 'ｅ')],
    ['a zero-width space', (address: string) => address.replace('google', 'goo\u200bgle')],
    ['the sign of Kelvin', (address: string) => address.replace('google', '\u212agoogle')],
  ])('creates no account for an address with %s', async (_, change) => {
    await signIn(await idToken({ sub: `owner of ${email}` }));
    const { status, body } = await signIn(await idToken({ email: change(email), sub: `other of ${email}` }));
    expect([status, body.code]).toEqual([422, 'EMAIL_NOT_VERIFIED']);
  });

  test('caches the key set, and does not fetch it for every unknown key [ACCESS-8]', async () => {
    await signIn(await idToken());
    const before = fetches;
    await signIn(await idToken({ sub: 'another' }));
    await signIn(await idToken({}, { kid: 'unknown' }));
    await signIn(await idToken({}, { kid: 'unknown' }));
    expect(fetches).toBe(before);
  });
});

test('two simultaneous first sign-ins create one account', async () => {
  const token = await idToken();
  const [one, two] = await Promise.all([signIn(token), signIn(token)]);
  expect(new Set([one.status, two.status])).toEqual(new Set([200, 201]));
  expect(one.body.data.user._id).toBe(two.body.data.user._id);
});

test('a provider without settings answers 501, an unreachable one 503', async () => {
  const apple = await post('/api/public/user/auth/login-with-apple', { idToken: await idToken() });
  expect([apple.status, apple.body.code]).toEqual([501, 'PROVIDER_DISABLED']);
  isIssuerDown = true;
  const other = await startTestServer({
    config: {
      apple: server.context.config.google,
    },
  });
  const answer = await other.call('POST', '/api/public/user/auth/login-with-apple', {
    body: { idToken: await idToken() },
  });
  expect([answer.status, (answer.body as Answer).code]).toEqual([503, 'UNAVAILABLE']);
  isIssuerDown = false;
  await other.close();
}, 30_000);
