import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AuthServer, newForm, password, type RegistrationForm, startAuthServer } from '../auth-driver.samples.ts';

/** A fake Google that publishes its key. Apple shares it with another audience. */
let issuer: Server;
let issuerUrl: string;
let signKey: CryptoKey;
let auth: AuthServer;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  signKey = pair.privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  issuer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  issuerUrl = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  const provider = {
    issuer: issuerUrl,
    jwksUrl: issuerUrl,
    authorizeUrl: issuerUrl,
    tokenUrl: issuerUrl,
    clientSecret: null,
  };
  auth = await startAuthServer({
    google: { ...provider, audience: 'google' },
    apple: { ...provider, audience: 'apple' },
  });
}, 60_000);
afterAll(async () => {
  await auth.server.close();
  await new Promise((resolve) => issuer.close(resolve));
});

type Provider = 'google' | 'apple';
type Method = { method: string; isLinked: boolean; linkedAt: string | null };

let form: RegistrationForm;
let token: string;
let subject: string;
beforeEach(async () => {
  form = newForm();
  ({ token } = await auth.register(form));
  subject = `subject of ${form.email}`;
});

function idTokenOf(whom: string, provider: Provider = 'google', claims: Record<string, unknown> = {}) {
  const now = Math.floor(auth.server.clock.now().getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject(whom)
    .setIssuer(issuerUrl)
    .setAudience(provider)
    .setIssuedAt(now)
    .setExpirationTime(now + 600)
    .sign(signKey);
}

const folder = '/api/private/user/auth';
async function post(path: string, body: object, as = token) {
  const answer = await auth.post(`${folder}/${path}`, body, { token: as });
  const data = answer.body.data as unknown;
  const linked = Array.isArray(data) ? (data as Method[]).filter(({ isLinked }) => isLinked) : [];
  return [answer.status, answer.body.code ?? linked.map(({ method }) => method)];
}
const link = async (
  provider: Provider = 'google',
  whom = subject,
  proof: object = { currentPassword: password },
  as = token,
) => post('link-identity', { provider, idToken: await idTokenOf(whom, provider), ...proof }, as);
const unlink = (provider: Provider = 'google', proof: object = { currentPassword: password }, as = token) =>
  post('unlink-identity', { provider, ...proof }, as);
const methods = async (as = token) =>
  ((await auth.server.call('GET', `${folder}/sign-in-methods`, { token: as })).body as { data: Method[] }).data;
const mails = async () => (await auth.mailsTo(form.email)).map(({ kind }) => kind);
const signInWith = async (provider: Provider, whom: string, claims: object = {}) => {
  const idToken = await idTokenOf(whom, provider, { ...claims });
  return (await auth.post(`login-with-${provider}`, { idToken })).body;
};
/** An account that was opened by Google and has no password. */
async function withoutPassword() {
  const email = `g-${form.email.toLowerCase()}`;
  const opened = await signInWith('google', `only ${subject}`, { email, email_verified: true });
  return { email, token: opened.data.token };
}

describe('linking an identity', () => {
  test('allows signing in with it, and mails the owner', async () => {
    expect(await methods()).toEqual([
      { method: 'password', isLinked: true, linkedAt: null },
      { method: 'google', isLinked: false, linkedAt: null },
      { method: 'apple', isLinked: false, linkedAt: null },
    ]);
    expect(await link()).toEqual([200, ['password', 'google']]);
    expect(await link('apple')).toEqual([200, ['password', 'google', 'apple']]);
    const linkedAt = auth.server.clock.now().toISOString();
    expect(await methods()).toEqual([
      { method: 'password', isLinked: true, linkedAt: null },
      { method: 'google', isLinked: true, linkedAt },
      { method: 'apple', isLinked: true, linkedAt },
    ]);
    expect(await mails()).toEqual(['signInMethodAdded', 'signInMethodAdded', 'welcome']);
    const session = await signInWith('google', subject);
    expect((await methods(session.data.token)).map(({ isLinked }) => isLinked)).toEqual([true, true, true]);
  });

  test('again changes nothing; a second one of the same provider is refused', async () => {
    await link();
    expect(await link()).toEqual([200, ['password', 'google']]);
    expect(await link('google', 'another')).toEqual([409, 'PROVIDER_LINKED']);
    expect(await mails()).toEqual(['signInMethodAdded', 'welcome']);
  });

  test('of another account is refused, without naming the account, also in a race', async () => {
    const other = (await auth.register(newForm())).token;
    const answers = await Promise.all([link(), link('google', subject, { currentPassword: password }, other)]);
    expect(answers.toSorted()).toEqual([
      [200, ['password', 'google']],
      [409, 'IDENTITY_TAKEN'],
    ]);
    const body = { provider: 'google', idToken: await idTokenOf(subject), currentPassword: password };
    const loser = answers[0][0] === 409 ? token : other;
    expect((await auth.post(`${folder}/link-identity`, body, { token: loser })).body).toEqual({
      status: 'error',
      code: 'IDENTITY_TAKEN',
      message: {
        tr: 'Bununla başka bir hesaba giriliyor. Önce oradan kaldırılması gerekir.',
        en: 'This one signs in to another account. It has to be removed there first.',
      },
    });
  });

  test('needs the password, or a recent sign-in without one', async () => {
    expect(await link('google', subject, {})).toEqual([403, 'WRONG_PASSWORD']);
    expect(await link('google', subject, { currentPassword: 'baska-2026' })).toEqual([403, 'WRONG_PASSWORD']);
    const owner = await withoutPassword();
    expect(await link('apple', `apple ${subject}`, {}, owner.token)).toEqual([200, ['google', 'apple']]);
    auth.server.clock.advance({ minutes: 11 });
    expect(await unlink('apple', {}, owner.token)).toEqual([403, 'SIGN_IN_AGAIN']);
  });

  test('refuses a token that is forged or of the other provider', async () => {
    const body = { currentPassword: password, idToken: await idTokenOf(subject, 'apple') };
    expect(await post('link-identity', { ...body, provider: 'google' })).toEqual([422, 'INVALID_ID_TOKEN']);
    expect(await post('link-identity', { ...body, provider: 'apple', idToken: 'x'.repeat(40) })).toEqual([
      422,
      'INVALID_ID_TOKEN',
    ]);
    expect(await mails()).toEqual(['welcome']);
  });

  test('by signing in with the same proven address is mailed as well', async () => {
    await auth.requestReset(form.email);
    const reset = { token: await auth.resetTokenFor(form.email), password: 'kasirga-2026' };
    await auth.post('do-reset-password', reset);
    await signInWith('google', subject, { email: form.email.toLowerCase(), email_verified: true });
    expect(await mails()).toEqual(['signInMethodAdded', 'passwordChanged', 'passwordReset', 'welcome']);
  });

  const proofs = {
    'a reset': async () => {
      await auth.requestReset(form.email);
      await auth.post('do-reset-password', { token: await auth.resetTokenFor(form.email), password: 'kasirga-2026' });
    },
    'a first sign-in': () =>
      signInWith('apple', `owner ${subject}`, { email: form.email.toLowerCase(), email_verified: true }),
  };
  test.each(Object.entries(proofs))(
    'before its address was proven is undone by %s: the linker may not be the owner',
    async (_name, prove) => {
      await link();
      await prove();
      expect((await signInWith('google', subject)).code).toBe('EMAIL_NOT_VERIFIED');
    },
  );

  test('survives a new password of a proven owner', async () => {
    await proofs['a reset']();
    const again = await auth.post('login', { email: form.email, password: 'kasirga-2026' });
    await link('google', subject, { currentPassword: 'kasirga-2026' }, again.body.data.token);
    auth.server.clock.advance({ minutes: 2 });
    await proofs['a reset']();
    expect((await signInWith('google', subject)).data.isNew).toBe(false);
  });
});

describe('unlinking an identity', () => {
  test('removes it, ends every other session, and mails the owner', async () => {
    await link();
    const other = (await signInWith('google', subject)).data.token;
    expect(await unlink()).toEqual([200, ['password']]);
    expect([await auth.statusOf(token), await auth.statusOf(other)]).toEqual([200, 401]);
    expect((await signInWith('google', subject)).code).toBe('EMAIL_NOT_VERIFIED');
    expect(await mails()).toEqual(['signInMethodRemoved', 'signInMethodAdded', 'welcome']);
    expect(await unlink()).toEqual([404, 'NOT_FOUND']);
  });

  test('keeps the last one, also when two are removed at once', async () => {
    const owner = await withoutPassword();
    expect(await unlink('google', {}, owner.token)).toEqual([409, 'LAST_SIGN_IN_METHOD']);
    await link('apple', `apple ${subject}`, {}, owner.token);
    const answers = await Promise.all([unlink('google', {}, owner.token), unlink('apple', {}, owner.token)]);
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200, 409]));
    expect((await methods(owner.token)).filter(({ isLinked }) => isLinked).length).toBe(1);
  });

  test('is possible after creating a password, which also mails the owner', async () => {
    const owner = await withoutPassword();
    await auth.post('/api/private/user/users/create-password', { password }, { token: owner.token });
    expect((await auth.mailsTo(owner.email)).map(({ kind }) => kind)).toEqual(['signInMethodAdded', 'welcome']);
    expect(await unlink('google', {}, owner.token)).toEqual([403, 'WRONG_PASSWORD']);
    expect(await unlink('google', { currentPassword: password }, owner.token)).toEqual([200, ['password']]);
  });
});
