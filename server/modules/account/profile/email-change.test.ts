import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import {
  findCredentials,
  findIdentity,
  insertIdentity,
  type SignedInAccount,
  signInAgain,
  signInAs,
} from '../../auth/testing.ts';
import { shareCalendar } from '../../subscriptions/testing.ts';
import { credentialsPort, findAccount } from '../index.ts';

let server: TestServer;
let ece: SignedInAccount;
let serial = 0;
let newEmail: string;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  newEmail = `yeni${serial}@example.com`;
  ece = await signInAs(server, { firstName: 'Ece' });
});

type Answer = { status: number; body: { code?: string; data: Record<string, string | null> } };
const call = (path: string, body?: unknown, token?: string, headers?: Record<string, string>) =>
  server.call('POST', `/api/${path}`, {
    body,
    ...(token && { token }),
    ...(headers && { headers }),
  }) as Promise<Answer & { headers: Record<string, unknown> }>;
const ask = async (email: string, by = ece, more: Record<string, unknown> = {}) => {
  const version = (await findAccount(server.context.db, by.account.id))!.version;
  return call(`private/user/users/update-account?version=${version}`, { email, ...more }, by.token);
};
const mailsTo = async (recipient: string) =>
  (await server.context.mail.list({ recipient })).filter(({ kind }) => kind !== 'welcome');
const kindsTo = async (recipient: string) => (await mailsTo(recipient)).map(({ kind }) => kind);
const linkTo = async (recipient: string) => {
  const mail = (await mailsTo(recipient)).find(({ kind }) => kind === 'emailChange');
  return /https?:\/\/[^/]+\/(?:en\/)?([\w.-]+)/.exec(mail!.textBody)![1]!;
};
const shape = ({ status, body }: Answer) => [status, Object.keys(body.data)];
const check = (token: string) => call('public/user/users/check-email-change', { token });
const confirm = (token: string) => call('public/user/users/confirm-email-change', { token });
const outcome = ({ status, body }: Answer) => body.code ?? `${status} ${body.data['email']}`;
const profile = async (token = ece.token) => {
  const { status, body } = await server.call('GET', '/api/private/user/users/profile', { token });
  return { status, data: (body as Answer['body']).data };
};
const tagsOf = async ({ account }: SignedInAccount) => (await findAccount(server.context.db, account.id))!.tags;
const emailOf = async ({ account }: SignedInAccount) => (await findAccount(server.context.db, account.id))!.email;
/** The account's tags after a change to `email` was requested, and after it was confirmed. */
async function tagsOnTheWayTo(email: string) {
  await ask(email, { ...ece, token: await signInAgain(server, ece.account.id) });
  const asked = await tagsOf(ece);
  await confirm(await linkTo(email));
  return [asked, await tagsOf(ece)];
}

describe('asking for another e-mail address', () => {
  test('leaves the address unchanged: the profile shows it as pending, both mailboxes get a mail', async () => {
    const { status, body } = await ask(newEmail.toUpperCase());
    expect([status, body.data['email'], body.data['pendingEmail']]).toEqual([200, ece.account.email, newEmail]);
    const { data } = await profile();
    expect([data['email'], data['pendingEmail']]).toEqual([ece.account.email, newEmail]);
    expect([await kindsTo(newEmail), await kindsTo(ece.account.email)]).toEqual([
      ['emailChange'],
      ['emailChangeAsked'],
    ]);
    const [notice] = await mailsTo(ece.account.email);
    expect(notice!.textBody).toContain(newEmail);
    expect(notice!.textBody).toContain('http://localhost:3000/auth/forgot-password');
  });

  test('gets the same answer when another account has it, whose mailbox gets no link', async () => {
    const other = await signInAs(server);
    const taken = await ask(other.account.email);
    const free = await ask(newEmail, await signInAs(server, { firstName: 'Ece' }));
    expect(shape(taken)).toEqual(shape(free));
    expect(taken.body.data['pendingEmail']).toBe(other.account.email);
    const [mail] = await mailsTo(other.account.email);
    expect([mail!.kind, mail!.textBody.includes('http'), await kindsTo(ece.account.email)]).toEqual([
      'emailInUse',
      false,
      ['emailChangeAsked'],
    ]);
  });

  test('with a stale version requests nothing', async () => {
    const stale = await call('private/user/users/update-account?version=9', { email: newEmail }, ece.token);
    expect([stale.status, await mailsTo(newEmail), (await profile()).data['pendingEmail']]).toEqual([409, [], null]);
  });

  test('needs the password, with five attempts at most', async () => {
    const password = 'yagmur-2026';
    await call('private/user/users/create-password', { password }, ece.token);
    const codes = [];
    for (let guess = 0; guess < 5; guess++) codes.push(outcome(await ask(newEmail, ece, { currentPassword: 'baska' })));
    const stopped = await ask(newEmail, ece, { currentPassword: password });
    expect([new Set(codes), stopped.status, stopped.body.code]).toEqual([
      new Set(['WRONG_PASSWORD']),
      429,
      'TOO_MANY_ATTEMPTS',
    ]);
    server.clock.advance({ minutes: 15 });
    expect([(await ask(newEmail)).body.code, (await ask(newEmail, ece, { currentPassword: password })).status]).toEqual(
      ['WRONG_PASSWORD', 200],
    );
  });

  test('without a password needs a sign-in of the last ten minutes', async () => {
    server.clock.advance({ minutes: 10, seconds: 1 });
    const refused = await ask(newEmail);
    expect([refused.status, refused.body.code, await mailsTo(newEmail)]).toEqual([403, 'SIGN_IN_AGAIN', []]);
    const createPassword = await call('private/user/users/create-password', { password: 'yagmur-2026' }, ece.token);
    expect([createPassword.status, createPassword.body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
    // A change of name needs no proof.
    const name = await call('private/user/users/update-account?version=1', { firstName: 'Ada' }, ece.token);
    expect(name.status).toBe(200);
  });

  test('mails one mailbox at most five times an hour', async () => {
    const statuses = [];
    for (let times = 0; times < 6; times++) statuses.push((await ask(newEmail)).status);
    expect([statuses, (await mailsTo(newEmail)).length]).toEqual([[200, 200, 200, 200, 200, 429], 5]);
  });

  test('is withdrawn by requesting the account’s current address', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    const { body } = await ask(ece.account.email);
    expect([body.data['pendingEmail'], outcome(await confirm(link))]).toEqual([null, 'LINK_SUPERSEDED']);
  });
});

describe('the link', () => {
  test('shows its effect, and changes nothing when opened', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    expect([outcome(await check(link)), outcome(await check(link))]).toEqual([`200 ${newEmail}`, `200 ${newEmail}`]);
    expect([await emailOf(ece), (await profile()).status]).toEqual([ece.account.email, 200]);
  });

  test('moves the account: sessions, identities, reset and shared links end, the mailbox is proven, the old one gets a mail', async () => {
    const { db } = server.context;
    const { account } = ece;
    await withTransaction(db, (tx) =>
      insertIdentity(tx, {
        provider: 'google',
        subject: account.id,
        accountId: account.id,
        createdAt: server.clock.now(),
      }),
    );
    const statusOfCalendar = await shareCalendar(server, ece.token);
    expect(await statusOfCalendar()).toBe(200);
    await call('public/user/auth/reset-password', { email: account.email });
    await server.context.jobs.runNow('mail-reset-links');
    const [reset] = await mailsTo(account.email);
    const resetToken = /token=([\w-]+)/.exec(reset!.textBody)![1]!;
    await ask(newEmail);
    expect(outcome(await confirm(await linkTo(newEmail)))).toBe(`200 ${newEmail}`);
    expect([await emailOf(ece), (await profile()).status]).toEqual([newEmail, 401]);
    expect(await statusOfCalendar()).toBe(404);
    const credentials = await findCredentials(db, account.id);
    expect([await findIdentity(db, 'google', account.id), credentials?.isEmailProven]).toEqual([null, true]);
    const late = await call('public/user/auth/do-reset-password', { token: resetToken, password: 'yepyeni-sifre-1' });
    expect(late.body.code).toBe('RESET_TOKEN_INVALID');
    const [mail] = await mailsTo(account.email);
    expect([mail!.kind, mail!.textBody.includes(newEmail)]).toEqual(['emailChanged', true]);
  });

  test('makes a student of a customer with a university address, until another address is proven', async () => {
    expect([await tagsOnTheWayTo(`ece${serial}@ogr.itu.edu.tr`), await tagsOnTheWayTo(newEmail)]).toEqual([
      [[], ['STUDENT']],
      [['STUDENT'], []],
    ]);
  });

  test('works once, also for fifty simultaneous clicks', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    const outcomes = (await Promise.all(Array.from({ length: 50 }, () => confirm(link)))).map(outcome).toSorted();
    expect(outcomes).toEqual([`200 ${newEmail}`, ...Array.from({ length: 49 }, () => 'LINK_USED')]);
    expect([outcome(await check(link)), (await kindsTo(ece.account.email))[0]]).toEqual(['LINK_USED', 'emailChanged']);
    expect((await kindsTo(ece.account.email)).filter((kind) => kind === 'emailChanged').length).toBe(1);
  }, 30_000);

  test('expires after a day', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    server.clock.advance({ hours: 24, seconds: 1 });
    expect([outcome(await check(link)), outcome(await confirm(link))]).toEqual(['LINK_EXPIRED', 'LINK_EXPIRED']);
    await server.context.jobs.runNow('forget-email-changes');
    expect([(await confirm(link)).body.code, await emailOf(ece)]).toEqual(['LINK_EXPIRED', ece.account.email]);
  });

  test('is superseded by a later one', async () => {
    await ask(newEmail);
    const first = await linkTo(newEmail);
    await ask(`baska-${newEmail}`);
    expect([outcome(await check(first)), outcome(await confirm(first))]).toEqual([
      'LINK_SUPERSEDED',
      'LINK_SUPERSEDED',
    ]);
    expect(outcome(await confirm(await linkTo(`baska-${newEmail}`)))).toBe(`200 baska-${newEmail}`);
  });

  test('ends when the owner, warned by the notice, chooses a new password', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    await call('public/user/auth/reset-password', { email: ece.account.email });
    await server.context.jobs.runNow('mail-reset-links');
    const [reset] = await mailsTo(ece.account.email);
    const token = /token=([\w-]+)/.exec(reset!.textBody)![1]!;
    expect((await call('public/user/auth/do-reset-password', { token, password: 'yepyeni-sifre-1' })).status).toBe(200);
    expect([outcome(await check(link)), outcome(await confirm(link))]).toEqual(['LINK_SUPERSEDED', 'LINK_SUPERSEDED']);
  });

  test('loses against a simultaneous password change', async () => {
    const { credentials } = server.ports(credentialsPort);
    const { db } = server.context;
    const { sessionEpoch } = await credentials.describe(db, ece.account.id);
    const move = (epoch: number) => withTransaction(db, (tx) => credentials.moveToNewEmail(tx, ece.account.id, epoch));
    expect([await move(sessionEpoch - 1), (await profile()).status]).toEqual([false, 200]);
    expect([await move(sessionEpoch), (await profile()).status]).toEqual([true, 401]);
  });

  test('is refused when another account has the address meanwhile', async () => {
    await ask(newEmail);
    const link = await linkTo(newEmail);
    const other = await signInAs(server, { email: newEmail });
    const refused = [await check(link), await confirm(link)];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'EMAIL_TAKEN'],
      [409, 'EMAIL_TAKEN'],
    ]);
    expect([await emailOf(ece), await emailOf(other), (await profile()).status]).toEqual([
      ece.account.email,
      newEmail,
      200,
    ]);
  });

  test('of two accounts that requested one address works for one', async () => {
    const ada = await signInAs(server);
    await ask(newEmail);
    const first = await linkTo(newEmail);
    server.clock.advance({ seconds: 1 });
    await ask(newEmail, ada);
    const second = await linkTo(newEmail);
    const outcomes = (await Promise.all([confirm(first), confirm(second)])).map(outcome).toSorted();
    expect(outcomes).toEqual([`200 ${newEmail}`, 'EMAIL_TAKEN']);
  });

  test('must be signed by the shop for this purpose', async () => {
    const { keys } = server.context;
    const tokens = [
      ece.token,
      (await keys.sign({ sub: ece.account.id, purpose: 'review' }, 3600, 'link')).token,
      (await keys.sign({ sub: 'unknown', purpose: 'emailChange' }, 3600, 'link')).token,
      `${'a'.repeat(20)}.b.c`,
    ];
    for (const token of tokens) {
      expect([outcome(await check(token)), outcome(await confirm(token))]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
    }
  });
});
