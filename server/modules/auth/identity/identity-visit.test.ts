import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { calculatePKCECodeChallenge } from 'openid-client';
import { type CryptoKey, exportJWK, exportPKCS8, generateKeyPair, type JWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';

const shop = 'http://localhost:3000';
const now = () => Math.floor(server.clock.now().getTime() / 1000);

/** A fake provider: publishes its keys, and exchanges the one code it issued. */
let provider: Server;
let providerUrl: string;
let signKey: CryptoKey;
let publicKey: JWK;
let applePublicKey: CryptoKey;
let server: TestServer;

type Visit = { clientId: string; challenge: string | null; redirectUri: string; nonce: string | null };
const asked: Record<string, string>[] = [];
let visit: Visit;
let forgedNonce: string | null = null;

async function exchange(request: IncomingMessage) {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  asked.push(form);
  const isOurs =
    form.code === 'the-code' &&
    form.redirect_uri === visit.redirectUri &&
    (await calculatePKCECodeChallenge(form.code_verifier ?? '')) === visit.challenge;
  if (!isOurs) return { status: 400, body: { error: 'invalid_grant' } };
  const idToken = await new SignJWT({
    nonce: forgedNonce ?? visit.nonce,
    email: 'ece@example.com',
    email_verified: true,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(`subject-${visit.clientId}`)
    .setIssuer(providerUrl)
    .setAudience(visit.clientId)
    .setIssuedAt(now())
    .setExpirationTime(now() + 600)
    .sign(signKey);
  return { status: 200, body: { token_type: 'Bearer', access_token: 'x', id_token: idToken } };
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  signKey = pair.privateKey;
  publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const apple = await generateKeyPair('ES256', { extractable: true });
  applePublicKey = apple.publicKey;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } =
      request.url === '/keys' ? { status: 200, body: { keys: [publicKey] } } : await exchange(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  provider = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const addresses = {
    issuer: providerUrl,
    jwksUrl: `${providerUrl}/keys`,
    authorizeUrl: `${providerUrl}/authorize`,
    tokenUrl: `${providerUrl}/token`,
  };
  const privateKey = await exportPKCS8(apple.privateKey);
  server = await startTestServer({
    config: {
      google: { ...addresses, audience: 'mercan-web', clientSecret: { shared: 'hush' } },
      apple: { ...addresses, audience: 'mercan-apple', clientSecret: { teamId: 'TEAM', keyId: 'KEY', privateKey } },
    },
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => provider.close(resolve));
});
beforeEach(() => {
  asked.length = 0;
  forgedNonce = null;
});

type Way = 'google' | 'apple';

/** Begins a visit; answers the browser's cookie and the redirect address. */
async function begin(way: Way, query = '?errand=our-errand&back=/en/auth/register') {
  const answer = await server.server.inject(`/sign-in/${way}${query}`);
  const address = new URL(String(answer.headers.location));
  const parameters = Object.fromEntries(address.searchParams);
  visit = {
    clientId: parameters['client_id'] ?? '',
    challenge: parameters['code_challenge'] ?? null,
    redirectUri: parameters['redirect_uri'] ?? '',
    nonce: parameters['nonce'] ?? null,
  };
  const [{ name, value, ...attributes } = { name: '', value: '' }] = answer.cookies;
  return { answer, address, parameters, cookie: `${name}=${value}`, attributes };
}

const comeBack = (query: string, cookie: string) =>
  server.server.inject({ url: `/sign-in/google/return?${query}`, headers: { cookie } });
const proofOf = (location: unknown) => {
  const [page, fragment] = String(location).split('#');
  return { page, ...Object.fromEntries(new URLSearchParams(fragment)) } as Record<string, string>;
};
const refused = { page: '/en/auth/register', id_token: 'the-provider-proved-no-identity', state: 'our-errand' };

test('a Google sign-in starts with a secret known only to the browser and the shop', async () => {
  const { answer, address, parameters, attributes } = await begin('google');
  const { state, nonce, code_challenge: challenge, ...fixed } = parameters;
  expect([answer.statusCode, answer.headers['cache-control'], address.origin + address.pathname]).toEqual([
    303,
    'no-store',
    `${providerUrl}/authorize`,
  ]);
  expect(fixed).toEqual({
    client_id: 'mercan-web',
    redirect_uri: `${shop}/sign-in/google/return`,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
  });
  expect(new Set([state, nonce, challenge].map((secret) => secret?.length))).toEqual(new Set([43]));
  expect(attributes).toEqual({ path: '/sign-in/google', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
});

test('a Google sign-in returns to its page with an identity that opens an ordinary session', async () => {
  const { parameters, cookie } = await begin('google');
  const answer = await comeBack(`code=the-code&state=${parameters['state']}`, cookie);
  const { page, state, id_token: idToken } = proofOf(answer.headers.location);
  expect([answer.statusCode, page, state]).toEqual([303, '/en/auth/register', 'our-errand']);
  expect(answer.cookies.map(({ name, value, maxAge }) => [name, value, maxAge])).toEqual([['sign_in', '', 0]]);
  expect([asked[0]?.client_id, asked[0]?.client_secret, asked[0]?.grant_type]).toEqual([
    'mercan-web',
    'hush',
    'authorization_code',
  ]);
  const session = await server.call('POST', '/api/public/user/auth/login-with-google', { body: { idToken } });
  expect(session).toMatchObject({ status: 201, body: { data: { isNew: true, user: { email: 'ece@example.com' } } } });
});

test('Apple answers with a form post, and gets a signed client secret', async () => {
  const { parameters, cookie, attributes } = await begin('apple', '?errand=our-errand');
  expect([parameters['response_mode'], parameters['scope']]).toEqual(['form_post', 'openid email']);
  expect(attributes).toEqual({
    path: '/sign-in/apple',
    httpOnly: true,
    secure: true,
    sameSite: 'None',
    maxAge: 600,
  });
  const answer = await server.server.inject({
    method: 'POST',
    url: '/sign-in/apple/return',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
    payload: `code=the-code&state=${parameters['state']}&user=${encodeURIComponent('{"name":{}}')}`,
  });
  const { page, id_token: idToken } = proofOf(answer.headers.location);
  expect([answer.statusCode, page]).toEqual([303, '/auth/login']);
  const { payload, protectedHeader } = await jwtVerify(asked[0]?.client_secret ?? '', applePublicKey, {
    currentDate: server.clock.now(),
  });
  expect([payload, protectedHeader]).toEqual([
    { iss: 'TEAM', sub: 'mercan-apple', aud: providerUrl, iat: now(), exp: now() + 300 },
    { alg: 'ES256', kid: 'KEY' },
  ]);
  const session = await server.call('POST', '/api/public/user/auth/login-with-apple', { body: { idToken } });
  expect(session).toMatchObject({ status: 200, body: { data: { isNew: false, user: { email: 'ece@example.com' } } } });
});

test('a visitor who cancels returns to the starting page, without an error', async () => {
  const { parameters, cookie } = await begin('google');
  const answer = await comeBack(`error=access_denied&state=${parameters['state']}`, cookie);
  expect([answer.statusCode, answer.headers.location, asked]).toEqual([303, '/en/auth/register', []]);
});

test('an answer that does not match the request proves no identity', async () => {
  const first = await begin('google');
  expect(proofOf((await comeBack('code=the-code&state=another', first.cookie)).headers.location)).toEqual(refused);
  const second = await begin('google');
  const spent = await comeBack(`code=spent&state=${second.parameters['state']}`, second.cookie);
  expect(proofOf(spent.headers.location)).toEqual(refused);
  const third = await begin('google');
  const code = `code=the-code&state=${third.parameters['state']}`;
  forgedNonce = 'of-another-visit';
  expect(proofOf((await comeBack(code, third.cookie)).headers.location)).toEqual(refused);
  forgedNonce = null;
  const elsewhere = await begin('google');
  expect(proofOf((await comeBack(code, elsewhere.cookie)).headers.location)).toEqual(refused);
  const said = await server.call('POST', '/api/public/user/auth/login-with-google', {
    body: { idToken: refused.id_token },
  });
  expect(said).toMatchObject({ status: 422, body: { code: 'INVALID_ID_TOKEN' } });
});

test('a browser with no sign-in, another one or an expired one cannot finish it', async () => {
  const { parameters, cookie } = await begin('google');
  const apple = await begin('apple');
  const code = `code=the-code&state=${parameters['state']}`;
  const without = await comeBack(code, '');
  const another = await comeBack(code, apple.cookie);
  server.clock.advance({ minutes: 11 });
  const late = await comeBack(code, cookie);
  expect([without, another, late].map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [303, '/auth/login'],
    [303, '/auth/login'],
    [303, '/auth/login'],
  ]);
  expect(asked).toEqual([]);
});

test.each(['https://evil.example', '//evil.example', '/auth/login/../x', '/checkout'])(
  'a sign-in never redirects to %s',
  async (back) => {
    const { parameters, cookie } = await begin('google', `?errand=%22&back=${encodeURIComponent(back)}`);
    const { headers } = await comeBack(`code=the-code&state=${parameters['state']}`, cookie);
    const { page, state } = proofOf(headers.location);
    expect([page, state]).toEqual(['/auth/login', '']);
  },
);

test('without a secret no sign-in can start', async () => {
  const other = await startTestServer({
    config: { google: { ...server.context.config.google, clientSecret: null } },
  });
  expect((await other.server.inject('/sign-in/google')).statusCode).toBe(404);
  await other.close();
}, 30_000);
