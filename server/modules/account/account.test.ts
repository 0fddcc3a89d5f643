import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { findAccount, moveBalance } from './index.ts';

let server: TestServer;
let ece: SignedInAccount;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  ece = await signInAs(server, { firstName: 'Ece' });
});

const users = '/api/private/user/users';
type Answer = { code?: string; data: Record<string, unknown> };
const post = async (path: string, body?: unknown, token = ece.token) => {
  const answer = await server.call('POST', `${users}/${path}`, { body, token });
  return { status: answer.status, body: answer.body as Answer };
};
const fieldRules = (body: Answer) =>
  (body.data.fields as { path: string; rule: string }[]).map(({ path, rule }) => `${path} ${rule}`);

describe('updating the account', () => {
  test('changes the fields that are sent and raises the version [ACCOUNT-1]', async () => {
    const phone = { dialCode: '+90', number: '0532 111 22 33'.replaceAll(' ', '') };
    const { status, body } = await post('update-account?version=1', {
      lastName: ' Kaya ',
      phone,
      dateOfBirth: '1998-04-12',
    });
    const { firstName, lastName, phone: saved, dateOfBirth, version } = body.data;
    expect([status, { firstName, lastName, saved, dateOfBirth, version }]).toEqual([
      200,
      {
        firstName: 'Ece',
        lastName: 'Kaya',
        saved: { dialCode: '+90', number: '5321112233' },
        dateOfBirth: '1998-04-12',
        version: 2,
      },
    ]);
  });

  test('with a stale version is a 409 with the current one, and changes nothing [ACCOUNT-2]', async () => {
    await post('update-account?version=1', { firstName: 'Ada' });
    const { status, body } = await post('update-account?version=1', { firstName: 'Su' });
    expect([status, body]).toEqual([
      409,
      {
        status: 'error',
        code: 'CONFLICT_VERSION',
        message: {
          tr: 'Bu bilgiler başka bir yerde değişmiş. Güncel hâlini gösterdik.',
          en: 'This was changed elsewhere. You now see the current version.',
        },
        data: { version: 2 },
      },
    ]);
    expect((await findAccount(server.context.db, ece.account.id))?.firstName).toBe('Ada');
  });

  test('in two tabs at once succeeds for one', async () => {
    const answers = await Promise.all([
      post('update-account?version=1', { firstName: 'Ada' }),
      post('update-account?version=1', { firstName: 'Suna' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  test("refuses another account's number", async () => {
    await signInAs(server, { phoneDialCode: '+90', phoneNumber: '5559998877' });
    const phone = await post('update-account?version=1', { phone: { dialCode: '+90', number: '5559998877' } });
    expect([phone.status, fieldRules(phone.body)]).toEqual([400, ['phone PHONE_TAKEN']]);
  });

  test.each([
    ['2025-01-01', 'dateOfBirth tooYoung'],
    ['1900-01-01', 'dateOfBirth tooOld'],
  ])('refuses a birth on %s [FORM-1]', async (dateOfBirth, rule) => {
    const { status, body } = await post('update-account?version=1', { dateOfBirth });
    expect([status, fieldRules(body)]).toEqual([400, [rule]]);
  });

  test('refuses a name with non-letters', async () => {
    const { status, body } = await post('update-account?version=1', { firstName: 'Ece', lastName: '😀' });
    expect([status, body.data.fields]).toEqual([
      400,
      [
        {
          path: 'lastName',
          rule: 'invalid',
          message: { tr: 'Bir ad yalnızca harflerden oluşur.', en: 'A name contains only letters.' },
        },
      ],
    ]);
  });

  test('without a version, or without a field, is a 400', async () => {
    const statuses = [
      await post('update-account', { firstName: 'Ada' }),
      await post('update-account?version=one', { firstName: 'Ada' }),
      await post('update-account?version=1', {}),
      await post('update-account?version=1', { balance: 5 }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400]);
  });
});

describe('a corporation profile', () => {
  const profile = {
    corporationName: 'Umut Eğitim Vakfı',
    corporationType: 'FOUNDATION',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
  };

  test('is editable by a charity account', async () => {
    const charity = await signInAs(server, { accountType: 'charity' });
    const { status, body } = await post('update-corporation-profile?version=1', profile, charity.token);
    expect([status, body.data.corporation, body.data.version]).toEqual([200, { ...profile, website: null }, 2]);
  });

  test('loses invisible characters; a name of nothing else is refused at its field', async () => {
    const charity = await signInAs(server, { accountType: 'charity' });
    const change = (corporationName: string) =>
      post('update-corporation-profile?version=1', { ...profile, corporationName }, charity.token);
    const refused = await change('\u200b\u2060\u200b');
    expect([refused.status, refused.body.data['fields']]).toEqual([
      400,
      [expect.objectContaining({ path: 'corporationName', rule: 'tooShort' })],
    ]);
    const { body } = await change('Umut\u200b  Eğitim\u00a0Vakfı ');
    expect(body.data['corporation']).toMatchObject({ corporationName: 'Umut Eğitim Vakfı' });
  });

  test('is refused to a normal account', async () => {
    const { status, body } = await post('update-corporation-profile?version=1', profile);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

const move = (amountKurus: number, reason: 'FAMILY_CODE' | 'SPENT', orderId: string | null = null) => {
  server.clock.advance({ seconds: 1 });
  return withTransaction(server.context.db, (tx) =>
    moveBalance(tx, {
      id: server.context.ids.next(),
      accountId: ece.account.id,
      reason,
      amountKurus,
      orderId,
      now: server.clock.now(),
    }),
  );
};

describe('the balance', () => {
  test('is the sum of its movements and never falls below zero [ACCOUNT-6]', async () => {
    expect([
      await move(4550, 'FAMILY_CODE'),
      await move(-2000, 'SPENT', 'order-1'),
      await move(-2551, 'SPENT'),
    ]).toEqual([true, true, false]);
    const { body } = await post('account-balance');
    const { balance, movements } = body.data as { balance: unknown; movements: Record<string, unknown>[] };
    expect(balance).toEqual({ amount: 25.5, _currency: 'TRY' });
    expect(movements.map(({ reason, amount, _order }) => ({ reason, amount, _order }))).toEqual([
      { reason: 'SPENT', amount: -20, _order: 'order-1' },
      { reason: 'FAMILY_CODE', amount: 45.5, _order: null },
    ]);
  });

  test('spent twice at once is spent once', async () => {
    await move(1000, 'FAMILY_CODE');
    const outcomes = await Promise.all([move(-800, 'SPENT'), move(-800, 'SPENT')]);
    expect(outcomes.toSorted()).toEqual([false, true]);
  });
});

describe('changing the password', () => {
  test('ends every other session and returns a new token', async () => {
    await post('create-password', { password: 'yagmur-2026' });
    const wrong = await post('change-password', { currentPassword: 'x', newPassword: 'gunes-2026' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'WRONG_PASSWORD']);
    const weak = await post('change-password', { currentPassword: 'yagmur-2026', newPassword: 'parola1234' });
    expect([weak.status, fieldRules(weak.body)]).toEqual([400, ['newPassword weakPassword']]);
    const { status, body } = await post('change-password', {
      currentPassword: 'yagmur-2026',
      newPassword: 'gunes-2026',
    });
    const fresh = body.data.token as string;
    const statusOf = async (token: string) => (await server.call('GET', `${users}/profile`, { token })).status;
    expect([status, await statusOf(ece.token), await statusOf(fresh)]).toEqual([200, 401, 200]);
    const [mail] = await server.context.mail.list({ recipient: ece.account.email });
    expect(mail!.kind).toBe('passwordChanged');
  });
});
