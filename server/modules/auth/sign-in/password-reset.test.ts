import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shareCalendar } from '../../subscriptions/testing.ts';
import {
  type AuthServer,
  fieldRules,
  newForm,
  password,
  type RegistrationForm,
  startAuthServer,
} from '../auth-driver.samples.ts';
import { passwordResets, resetRequests } from '../access/auth.tables.ts';

type Profile = { data: { tags: string[] } };

let auth: AuthServer;
let form: RegistrationForm;
beforeAll(async () => {
  auth = await startAuthServer();
}, 60_000);
afterAll(() => auth.server.close());
beforeEach(() => {
  form = newForm();
});

describe('a forgotten password', () => {
  test('gets the same answer for every address, and a mail for known ones only', async () => {
    await auth.register(form);
    const [known, unknown] = await Promise.all([
      auth.requestReset(form.email),
      auth.requestReset('stranger@example.com'),
    ]);
    expect([known.status, known.body]).toEqual([200, { status: 'success', data: {} }]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await auth.mailsTo(form.email)).map(({ kind }) => kind)).toEqual(['passwordReset', 'welcome']);
    expect(await auth.mailsTo('stranger@example.com')).toEqual([]);
  });

  test('is replaced through the link once; sessions and shared links of an unproven address end', async () => {
    const { token: session } = await auth.register(form);
    const statusOfCalendar = await shareCalendar(auth.server, session);
    expect(await statusOfCalendar()).toBe(200);
    await auth.requestReset(form.email);
    const token = await auth.resetTokenFor(form.email);
    expect(await auth.isResetValid(token)).toBe(true);
    expect((await auth.post('do-reset-password', { token, password: 'yepyeni-1' })).status).toBe(200);
    expect([await auth.statusOf(session), await statusOfCalendar()]).toEqual([401, 404]);
    const statuses = [
      await auth.post('login', { email: form.email, password }),
      await auth.post('login', { email: form.email, password: 'yepyeni-1' }),
      await auth.post('do-reset-password', { token, password: 'bir-daha-2' }),
    ].map(({ status, body }) => [status, body.code]);
    expect(statuses).toEqual([
      [422, 'INVALID_CREDENTIALS'],
      [200, undefined],
      [422, 'RESET_TOKEN_INVALID'],
    ]);
    expect(await auth.isResetValid(token)).toBe(false);
  });

  test('makes a student of an account with a university address, but not before the reset [ACCESS-7]', async () => {
    const email = form.email.replace(/@.*/, '@std.bogazici.edu.tr');
    const { token: session } = await auth.register({ ...form, email });
    const tagsOf = async (token: string) =>
      ((await auth.server.call('GET', '/api/private/user/users/profile', { token })).body as Profile).data.tags;
    expect(await tagsOf(session)).toEqual([]);
    await auth.requestReset(email);
    await auth.post('do-reset-password', { token: await auth.resetTokenFor(email), password: 'yepyeni-1' });
    const { body } = await auth.post('login', { email, password: 'yepyeni-1' });
    expect(await tagsOf(body.data.token)).toEqual(['STUDENT']);
  });

  test('does not use up the link with a weak new one', async () => {
    await auth.register(form);
    await auth.requestReset(form.email);
    const token = await auth.resetTokenFor(form.email);
    const weak = await auth.post('do-reset-password', { token, password: 'parola1234' });
    expect([weak.status, fieldRules(weak.body)]).toEqual([400, ['password weakPassword']]);
    expect((await auth.post('do-reset-password', { token, password: 'yepyeni-1' })).status).toBe(200);
  });

  test('the link expires after an hour, and when another is requested', async () => {
    await auth.register(form);
    await auth.requestReset(form.email);
    const first = await auth.resetTokenFor(form.email);
    auth.server.clock.advance({ minutes: 1 });
    await auth.requestReset(form.email);
    const second = await auth.resetTokenFor(form.email);
    expect([await auth.isResetValid(first), await auth.isResetValid(second)]).toEqual([false, true]);
    auth.server.clock.advance({ minutes: 61 });
    expect(await auth.isResetValid(second)).toBe(false);
  });

  test('the database stores only the hash of the token, and the link has the mail’s language', async () => {
    await auth.register(form);
    await auth.requestReset(form.email, { language: 'en' });
    const token = await auth.resetTokenFor(form.email);
    const [mail] = await auth.mailsTo(form.email);
    expect(mail!.textBody).toContain(`http://localhost:3000/en/auth/reset-password?token=${token}`);
    const stored = (await auth.server.context.db.select().from(passwordResets)).map(({ tokenHash }) => tokenHash);
    expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
    expect(stored).not.toContain(token);
  });

  test('is mailed at most once a minute, however often requested', async () => {
    await auth.register(form);
    await Promise.all(Array.from({ length: 10 }, () => auth.post('reset-password', { email: form.email })));
    await auth.server.context.jobs.runNow('mail-reset-links');
    const first = await auth.resetTokenFor(form.email);
    auth.server.clock.advance({ seconds: 59 });
    await auth.requestReset(form.email);
    const mailed = async () => (await auth.mailsTo(form.email)).filter(({ kind }) => kind === 'passwordReset').length;
    expect([await mailed(), await auth.isResetValid(first)]).toEqual([1, true]);
    auth.server.clock.advance({ seconds: 1 });
    await auth.requestReset(form.email);
    expect(await mailed()).toBe(2);
  });

  test('is requested in the same way for every address: work for a known one is deferred', async () => {
    await auth.register(form);
    const rows = () => auth.server.context.db.select().from(passwordResets);
    const before = await rows();
    await auth.post('reset-password', { email: form.email });
    await auth.post('reset-password', { email: 'stranger@example.com' });
    expect([await rows(), (await auth.mailsTo(form.email)).map(({ kind }) => kind)]).toEqual([before, ['welcome']]);
    const waiting = await auth.server.context.db.select().from(resetRequests);
    expect(waiting.map(({ email }) => email)).toEqual([form.email.toLowerCase(), 'stranger@example.com']);
    await auth.server.context.jobs.runNow('mail-reset-links');
    expect(await auth.server.context.db.select().from(resetRequests)).toEqual([]);
  });

  test('is replaced once by fifty simultaneous clicks', async () => {
    await auth.register(form);
    await auth.requestReset(form.email);
    const token = await auth.resetTokenFor(form.email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, click) =>
        auth.post('do-reset-password', { token, password: `yepyeni-sifre-${click}` }),
      ),
    );
    const codes = answers.map(({ status, body }) => body.code ?? String(status)).toSorted();
    expect(codes).toEqual(['200', ...Array.from({ length: 49 }, () => 'RESET_TOKEN_INVALID')]);
  }, 30_000);
});
