import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shareCalendar } from '../../subscriptions/testing.ts';
import { type AuthServer, newForm, password, type RegistrationForm, startAuthServer } from '../auth-driver.samples.ts';
import { findIdentity, insertIdentity } from '../testing.ts';
import { signInCodes } from '../access/auth.tables.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';

type Browser = { cookie: string };
type Answer = Awaited<ReturnType<AuthServer['post']>>;
let auth: AuthServer;
let form: RegistrationForm;
beforeAll(async () => {
  auth = await startAuthServer();
}, 60_000);
afterAll(() => auth.server.close());
beforeEach(() => {
  form = newForm();
});

/** Asks for a code in a browser of its own, and has it mailed. */
async function request(email: string, headers: Record<string, string> = {}, redirectPath?: string): Promise<Browser> {
  const answer = await auth.post('request-sign-in-code', { email, redirectPath }, { headers });
  expect(answer.status).toBe(200);
  await auth.server.context.jobs.runNow('mail-sign-in-codes');
  return auth.deviceOf(answer);
}
async function mailed(email: string) {
  const mail = (await auth.mailsTo(email)).find(({ kind }) => kind === 'signInCode')!;
  return {
    mail,
    code: /: (\d{6})\n/.exec(mail.textBody)![1]!,
    token: /\/(eyJ\S+)/.exec(mail.textBody)![1]!,
  };
}
const another = (code: string) => (code === '000000' ? '000001' : '000000');
const signIn = (code: string, headers: Record<string, string> = {}) =>
  auth.post('login-with-code', { code }, { headers });
const stateIn = async (headers: Record<string, string> = {}) =>
  (await auth.post('read-sign-in-code', undefined, { headers })).body.data;
const openLink = async (token: string, headers: Record<string, string> = {}) => {
  const { status, body } = await auth.post('read-sign-in-link', { token }, { headers });
  return status === 200 ? body.data : body.code;
};
const outcomeOf = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim();

describe('signing in with a mailed code', () => {
  test('opens a session like a password does, once, and remembers the browser', async () => {
    const { user } = await auth.register(form);
    const browser = await request(form.email);
    const { code } = await mailed(form.email);
    expect(await stateIn(browser)).toEqual({ state: 'OPEN', email: form.email.toLowerCase() });
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
    const answer = await signIn(code, { ...browser, 'user-agent': agent });
    expect([answer.status, answer.body.data.isNew, answer.body.data.user._id]).toEqual([200, false, user._id]);
    expect(String(answer.headers['set-cookie'])).toMatch(/^known_device=/);
    const { token } = answer.body.data;
    const { body } = await auth.server.call('GET', '/api/private/user/auth/sessions', { token });
    expect((body as { data: { device: unknown }[] }).data[0]!.device).toEqual({
      browser: 'Firefox',
      system: 'Windows',
    });
    expect([outcomeOf(await signIn(code, browser)), await stateIn(browser)]).toEqual([
      '422 CODE_USED',
      { state: 'USED', email: null },
    ]);
  });

  test('fails once the sessions of the account have ended', async () => {
    const { token } = await auth.register(form);
    const browser = await request(form.email);
    await auth.server.call('POST', '/api/private/user/auth/sessions/end-others', { token });
    expect(outcomeOf(await signIn((await mailed(form.email)).code, browser))).toBe('422 CODE_NOT_REQUESTED');
  });

  test('works only in the browser that asked', async () => {
    await auth.register(form);
    const browser = await request(form.email);
    const { code } = await mailed(form.email);
    const other = await request('stranger@example.com');
    expect([
      outcomeOf(await signIn(code)),
      outcomeOf(await signIn(code, { cookie: 'sign_in_challenge=guessed' })),
      outcomeOf(await signIn(code, other)),
      await stateIn(),
    ]).toEqual([
      '422 CODE_NOT_REQUESTED',
      '422 CODE_NOT_REQUESTED',
      '422 WRONG_CODE',
      { state: 'NOT_REQUESTED', email: null },
    ]);
    expect((await signIn(code, browser)).status).toBe(200);
  });

  test('fails after five wrong tries, also with the right code', async () => {
    await auth.register(form);
    const browser = await request(form.email);
    const { code, token } = await mailed(form.email);
    const answers: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const { body } = await signIn(another(code), browser);
      answers.push([body.code, (body.data as unknown as { triesLeft?: number } | undefined)?.triesLeft]);
    }
    expect(answers).toEqual([
      ['WRONG_CODE', 4],
      ['WRONG_CODE', 3],
      ['WRONG_CODE', 2],
      ['WRONG_CODE', 1],
      ['CODE_TRIES_USED_UP', undefined],
    ]);
    expect([outcomeOf(await signIn(code, browser)), await openLink(token, browser), await stateIn(browser)]).toEqual([
      '422 CODE_TRIES_USED_UP',
      'CODE_TRIES_USED_UP',
      { state: 'TRIES_USED_UP', email: null },
    ]);
  });

  test('counts simultaneous guesses one by one', async () => {
    await auth.register(form);
    const browser = await request(form.email);
    const { code } = await mailed(form.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(another(code), browser)));
    const codes = Object.groupBy(answers, ({ body }) => body.code ?? '');
    expect([codes['CODE_TRIES_USED_UP']?.length, codes['WRONG_CODE']?.length]).toEqual([16, 4]);
  });

  test('expires after ten minutes', async () => {
    await auth.register(form);
    const browser = await request(form.email);
    const { code, token } = await mailed(form.email);
    auth.server.clock.advance({ minutes: 9, seconds: 59 });
    expect(await stateIn(browser)).toEqual({ state: 'OPEN', email: form.email.toLowerCase() });
    auth.server.clock.advance({ seconds: 1 });
    expect([outcomeOf(await signIn(code, browser)), await stateIn(browser), await openLink(token, browser)]).toEqual([
      '422 CODE_EXPIRED',
      { state: 'EXPIRED', email: null },
      'CODE_EXPIRED',
    ]);
  });

  test('opens one session for twenty simultaneous clicks', async () => {
    await auth.register(form);
    const browser = await request(form.email);
    const { code } = await mailed(form.email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(code, browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the mail', () => {
  test('has code and link in the language of the page, the code not in the subject, and stores only a hash', async () => {
    await auth.register(form);
    await request(form.email, { language: 'en' });
    const { mail, code, token } = await mailed(form.email);
    expect([mail.subject, mail.textBody.includes(`http://localhost:3000/en/${token}`)]).toEqual([
      'Your Mercan sign-in code',
      true,
    ]);
    const { sub, purpose, iat, exp } = decodeJwt(token);
    const row = (await auth.server.context.db.select().from(signInCodes)).find((one) => one.challengeHash === sub)!;
    expect([
      purpose,
      exp! - iat! <= 600,
      row.codeHash!.startsWith('$argon2id$'),
      JSON.stringify(row).includes(code),
    ]).toEqual(['signIn', true, true, false]);
  });

  test('links to the code in any browser, shows whether it requested it, and never signs in by itself', async () => {
    await auth.register(form);
    const browser = await request(form.email, {}, '/en/checkout?step=2');
    const { code, token } = await mailed(form.email);
    expect([await openLink(token, browser), await openLink(token), await openLink(token, browser)]).toEqual([
      { code, isThisBrowser: true, redirectPath: '/en/checkout?step=2' },
      { code, isThisBrowser: false, redirectPath: null },
      { code, isThisBrowser: true, redirectPath: '/en/checkout?step=2' },
    ]);
    expect((await stateIn(browser)) as unknown).toEqual({ state: 'OPEN', email: form.email.toLowerCase() });
    await signIn(code, browser);
    expect([await openLink(token, browser), await openLink('eyJhbGciOiJFUzI1NiJ9.e30.c2ln')]).toEqual([
      'CODE_USED',
      'INVALID_TOKEN',
    ]);
  });

  test('a link of another purpose is refused [TOKEN-4]', async () => {
    const { keys } = auth.server.context;
    const { token } = await keys.sign({ sub: 'x', purpose: 'quizResult', code: '123456' }, 600, 'link');
    expect(await openLink(token)).toBe('INVALID_TOKEN');
  });
});

describe('an unknown address', () => {
  test('gets the same answers as a known one at every step, and no mail', async () => {
    await auth.register(form);
    const stranger = form.email.replace('Ece', 'Unknown');
    const walk = async (email: string) => {
      const asked = await auth.post('request-sign-in-code', { email });
      await auth.server.context.jobs.runNow('mail-sign-in-codes');
      const browser = auth.deviceOf(asked);
      const attributes = String(asked.headers['set-cookie']).split('; ').slice(1);
      const state = (await stateIn(browser)) as unknown as { state: string };
      const tries: string[] = [];
      for (let attempt = 0; attempt < 6; attempt++) tries.push(outcomeOf(await signIn('999999', browser)));
      return [asked.status, asked.body, attributes, state.state, tries];
    };
    const known = await walk(form.email);
    expect(await walk(stranger)).toEqual(known);
    expect(known[2]).toEqual(['Max-Age=3600', 'Path=/api/public/user/auth', 'HttpOnly', 'SameSite=Strict']);
    expect(await auth.mailsTo(stranger)).toEqual([]);
  });

  test('that gets an account later is not opened by an earlier code', async () => {
    const browser = await request(form.email);
    await auth.register(form);
    expect(outcomeOf(await signIn('123456', browser))).toBe('422 WRONG_CODE');
  });

  test.each([true, false])('is limited to ten codes a day, like every other (known: %s)', async (isKnown) => {
    if (isKnown) await auth.register(form);
    const ask = async () => auth.post('request-sign-in-code', { email: form.email });
    for (let asked = 0; asked < 10; asked++) {
      expect((await ask()).status).toBe(200);
      auth.server.clock.advance({ minutes: 16 });
    }
    const refused = await ask();
    expect(refused.body).toEqual({
      status: 'error',
      code: 'TOO_MANY_ATTEMPTS',
      message: {
        tr: 'Bu adrese bugün çok kod istendi. 22 saat sonra yeniden iste ya da şifrenle gir.',
        en: 'Too many codes were asked for this address today. Ask again in 22 hours, or sign in with your password.',
      },
      data: { retryAfterSeconds: (24 * 60 - 160) * 60 },
    });
    auth.server.clock.advance({ hours: 22 });
    expect((await ask()).status).toBe(200);
  });
});

describe('an unproven address', () => {
  test('once proven loses the password, identities, sessions and shared links of its registrant', async () => {
    const { token: session, user } = await auth.register(form);
    const { context } = auth.server;
    const statusOfCalendar = await shareCalendar(auth.server, session);
    const subject = `subject-of-${user._id}`;
    await withTransaction(context.db, (tx) =>
      insertIdentity(tx, { provider: 'google', subject, accountId: user._id, createdAt: context.clock.now() }),
    );
    const browser = await request(form.email);
    const { mail, code } = await mailed(form.email);
    expect(mail.textBody).toContain('Bu adresi bizde ilk kez doğruluyorsun.');
    const { token } = (await signIn(code, browser)).body.data;
    expect([
      await auth.statusOf(session),
      await auth.statusOf(token),
      await statusOfCalendar(),
      await findIdentity(context.db, 'google', subject),
      outcomeOf(await auth.post('login', { email: form.email, password })),
    ]).toEqual([401, 200, 404, null, '422 INVALID_CREDENTIALS']);
    const created = await auth.server.call('POST', '/api/private/user/users/create-password', {
      token,
      body: { password: 'yepyeni-1' },
    });
    expect(created.status).toBe(200);
  });

  test('stays proven: the next code ends nothing, and the mail does not mention it', async () => {
    await auth.register(form);
    await auth.requestReset(form.email);
    await auth.post('do-reset-password', { token: await auth.resetTokenFor(form.email), password: 'yepyeni-1' });
    const session = (await auth.post('login', { email: form.email, password: 'yepyeni-1' })).body.data.token;
    const browser = await request(form.email);
    const { mail, code } = await mailed(form.email);
    expect(mail.textBody).not.toContain('ilk kez');
    expect((await signIn(code, browser)).status).toBe(200);
    expect([
      await auth.statusOf(session),
      outcomeOf(await auth.post('login', { email: form.email, password: 'yepyeni-1' })),
    ]).toEqual([200, '200']);
  });

  test('of a university makes a student [ACCESS-7]', async () => {
    const email = form.email.replace(/@.*/, '@std.bogazici.edu.tr');
    await auth.register({ ...form, email });
    const browser = await request(email);
    const { token } = (await signIn((await mailed(email)).code, browser)).body.data;
    expect(((await auth.profile(token)).body as { data: { tags: string[] } }).data.tags).toEqual(['STUDENT']);
  });
});

test('a code is stored for an hour after it ended, so that its browser can learn why', async () => {
  const browser = await request(form.email);
  auth.server.clock.advance({ minutes: 70 });
  await auth.server.context.jobs.runNow('forget-past-sign-in-codes');
  expect(await stateIn(browser)).toEqual({ state: 'EXPIRED', email: null });
  auth.server.clock.advance({ seconds: 1 });
  await auth.server.context.jobs.runNow('forget-past-sign-in-codes');
  expect(await stateIn(browser)).toEqual({ state: 'NOT_REQUESTED', email: null });
});
