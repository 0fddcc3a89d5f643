import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allowed, eventsOf, startVisit } from '../analytics/testing.ts';
import {
  type AuthServer,
  fieldRules,
  newForm,
  password,
  type RegistrationForm,
  startAuthServer,
} from './auth-driver.samples.ts';
import { demoCharity, demoStudent } from './index.ts';

let auth: AuthServer;
let form: RegistrationForm;
beforeAll(async () => {
  auth = await startAuthServer();
}, 60_000);
afterAll(() => auth.server.close());
beforeEach(() => {
  form = newForm();
});

const doesExist = async () => {
  const answers = await Promise.all([
    auth.post('check-if-email-exists', { email: form.email }),
    auth.post('check-if-phone-number-exists', { phone: form.phone }),
  ]);
  return answers.map(({ body }) => body.data.exists);
};

describe('registration', () => {
  test('creates an account, signs in, and gives no consent by default [ACCOUNT-7]', async () => {
    const answer = await auth.post('register', form);
    const { token, user } = answer.body.data;
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        status: 'success',
        data: {
          token,
          expiresAt: '2026-03-09T09:00:00.000Z',
          isNew: true,
          user: { _id: user._id, email: form.email.toLowerCase(), firstName: 'Ece', accountType: 'normal' },
        },
      },
    ]);
    const account = await auth.profile(token);
    expect(account.body).toEqual({
      status: 'success',
      data: {
        _id: user._id,
        firstName: 'Ece',
        lastName: 'Kaya',
        email: form.email.toLowerCase(),
        pendingEmail: null,
        phone: form.phone,
        dateOfBirth: null,
        createdAt: '2026-03-02T09:00:00.000Z',
        accountType: 'normal',
        tags: [],
        balance: { amount: 0, _currency: 'TRY' },
        defaultPromoCode: null,
        version: 1,
        agreementsSignedDate: { membershipAgreement: '2026-03-02T09:00:00.000Z', communicationAgreement: null },
        auth: { lastSuccessfulLogin: '2026-03-02T09:00:00.000Z', hasPassword: true, providers: ['password'] },
        corporation: null,
      },
    });
    expect((await auth.mailsTo(form.email)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['welcome', 'Mercan’a hoş geldin'],
    ]);
  });

  test('needs e-mail, password and agreements only: unknown names are omitted, also in the greeting [CALL-4]', async () => {
    const { firstName: _, lastName: _l, phone: _p, ...least } = form;
    const answer = await auth.post('register', least);
    const { token, user } = answer.body.data;
    expect([answer.status, user]).toEqual([
      201,
      { _id: user._id, email: form.email.toLowerCase(), accountType: 'normal' },
    ]);
    const account = (await auth.profile(token)).body as { data: object };
    expect(['firstName', 'lastName', 'phone'].filter((field) => field in account.data)).toEqual([]);
    const [welcome] = await auth.mailsTo(form.email);
    expect(welcome!.textBody.split('\n')[0]).toBe('Merhaba,');
  });

  test('of a charity needs a contact person', async () => {
    const { firstName: _, lastName: _l, phone: _p, ...least } = form;
    const { status, body } = await auth.post('register-charity-account', { ...least, corporationName: 'Mor Dernek' });
    expect([status, fieldRules(body)]).toEqual([400, ['firstName required', 'lastName required', 'phone required']]);
  });

  test('mails in the language of the request', async () => {
    await auth.post('register', form, { headers: { language: 'en' } });
    expect((await auth.mailsTo(form.email))[0]!.subject).toBe('Welcome to Mercan');
  });

  test('opens a charity account with the name of its corporation [ACCOUNT-3]', async () => {
    const phone = { dialCode: '+90', number: '0212 123 45 67' };
    const { token } = (await auth.post('register-charity-account', { ...form, phone, corporationName: 'Mor Dernek' }))
      .body.data;
    const { data } = (await auth.profile(token)).body as {
      data: { accountType: string; corporation: unknown };
    };
    expect([data.accountType, data.corporation]).toEqual([
      'charity',
      { corporationName: 'Mor Dernek', corporationType: null, taxOffice: null, taxNumber: null, website: null },
    ]);
  });

  test.each([
    [
      'the e-mail address, whatever its case',
      () => ({ email: form.email.toUpperCase(), phone: newForm().phone }),
      'email EMAIL_TAKEN',
    ],
    ['the phone number', () => ({ email: newForm().email }), 'phone PHONE_TAKEN'],
    [
      'the phone number, however it is written,',
      () => ({ email: newForm().email, phone: { dialCode: '+49', number: `+90 ${form.phone.number}` } }),
      'phone PHONE_TAKEN',
    ],
  ])('refuses %s of another account', async (_name, change, rule) => {
    await auth.register(form);
    const { status, body } = await auth.post('register', { ...form, ...change() });
    expect([status, fieldRules(body)]).toEqual([400, [rule]]);
  });

  test.each([
    [{ password: 'parola1234' }, 'password weakPassword'],
    [{ password: 'a1a1a1a1a1' }, 'password weakPassword'],
    [{ password: 'Fenerbahce' }, 'password weakPassword'],
    [{ password: 'superman1' }, 'password weakPassword'],
    [{ password: '1234567890123' }, 'password weakPassword'],
    [{ password: 'kisa-1' }, 'password minLength'],
    [{ dateOfBirth: '2020-01-01' }, 'dateOfBirth tooYoung'],
    [{ dateOfBirth: '1900-01-01' }, 'dateOfBirth tooOld'],
    [{ dateOfBirth: '2001-02-30' }, 'dateOfBirth format'],
    [{ phone: { dialCode: '+90', number: '2121234567' } }, 'phone.number notMobile'],
    [{ firstName: '   ' }, 'firstName pattern'],
    [{ firstName: 'E1if' }, 'firstName invalid'],
    [{ firstName: '王小明' }, 'firstName unprintable'],
    [{ lastName: '😀' }, 'lastName invalid'],
    [{ email: 'ece@' }, 'email format'],
    [{ agreements: { ...newForm().agreements, membershipAgreement: false } }, 'agreements.membershipAgreement const'],
  ])('refuses %j', async (change, rule) => {
    const { status, body } = await auth.post('register', { ...form, ...change });
    expect([status, fieldRules(body)]).toEqual([400, [rule]]);
  });

  test.each(['dogruatpilzimba', '90517346', 'şu üç kelime'])('accepts the password %s', async (password) => {
    expect((await auth.post('register', { ...form, password })).status).toBe(201);
  });

  test('succeeds once for two simultaneous requests', async () => {
    const statuses = await Promise.all([auth.post('register', form), auth.post('register', form)]);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([201, 400]));
  });

  test('is recorded once in its visit; a refused one is not [EVENT-3]', async () => {
    const visit = await startVisit(auth.server, allowed);
    const headers = { 'receiver-id': visit };
    const charity = { ...newForm(), corporationName: 'Umut Derneği' };
    await Promise.all([auth.post('register', form, { headers }), auth.post('register', form, { headers })]);
    await auth.post('register', { ...newForm(), password: 'kisa' }, { headers });
    await auth.post('register-charity-account', charity, { headers });
    await auth.post('register', newForm());
    expect(await eventsOf(auth.server.context.db, visit)).toEqual([
      { event: 'Signup', parameters: { method: 'password', accountType: 'normal' } },
      { event: 'Signup', parameters: { method: 'password', accountType: 'charity' } },
    ]);
  });

  test('is predicted by the two existence checks', async () => {
    expect(await doesExist()).toEqual([false, false]);
    await auth.register(form);
    expect(await doesExist()).toEqual([true, true]);
  });
});

describe('login', () => {
  test('returns a session for the right password [ACCOUNT-4]', async () => {
    await auth.register(form);
    auth.server.clock.advance({ hours: 1 });
    const { status, body } = await auth.post('login', { email: form.email, password });
    expect([status, body.data.isNew]).toEqual([200, false]);
    expect(body.data.user).toMatchObject({ _id: expect.any(String), email: form.email.toLowerCase() });
    expect(await auth.statusOf(body.data.token)).toBe(200);
  });

  test('gives the same answer for a wrong password and an unknown address', async () => {
    await auth.register(form);
    const [wrong, unknown] = await Promise.all([
      auth.post('login', { email: form.email, password: 'baska-2026' }),
      auth.post('login', { email: 'unknown@example.com', password }),
    ]);
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect([wrong.status, wrong.body]).toEqual([
      422,
      {
        status: 'error',
        code: 'INVALID_CREDENTIALS',
        message: { tr: 'E-posta ya da şifre yanlış.', en: 'The email or password is wrong.' },
      },
    ]);
  });

  test('works for the demo accounts', async () => {
    const answers = await Promise.all([auth.post('login', demoStudent), auth.post('login', demoCharity)]);
    const accounts = await Promise.all(
      answers.map(async ({ body }) => {
        const { data } = (await auth.profile(body.data.token)).body as {
          data: Record<string, unknown>;
        };
        return [data.accountType, data.tags, data.defaultPromoCode];
      }),
    );
    expect(accounts).toEqual([
      ['normal', ['STUDENT'], 'OGRENCI'],
      ['charity', [], null],
    ]);
  });
});

describe('a session', () => {
  test('ends at its exp', async () => {
    const { token } = await auth.register(form);
    expect(await auth.statusOf(token)).toBe(200);
    auth.server.clock.advance({ days: 7, seconds: 1 });
    expect(await auth.statusOf(token)).toBe(401);
  });

  test('ends on logout, without ending others', async () => {
    const { token } = await auth.register(form);
    const other = (await auth.post('login', { email: form.email, password })).body.data.token;
    expect((await auth.post('/api/private/user/auth/logout', undefined, { token })).status).toBe(200);
    expect([await auth.statusOf(token), await auth.statusOf(other)]).toEqual([401, 200]);
  });

  test('is verifiable with the published key set by any library [ACCESS-9]', async () => {
    const { token, user } = await auth.register(form);
    const answer = await auth.server.call('GET', '/api/public/auth/user-jwks');
    expect(answer.headers['cache-control']).toBe('public, max-age=600');
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(answer.body as JSONWebKeySet), {
      currentDate: auth.server.clock.now(),
    });
    expect([protectedHeader.alg, payload.sub, payload.exp! - payload.iat!]).toEqual(['ES256', user._id, 7 * 24 * 3600]);
  });
});
