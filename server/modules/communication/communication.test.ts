import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { findAccount } from '../account/index.ts';
import { consentRecords } from './tables.ts';
import { signInAs } from '../auth/testing.ts';

let server: TestServer;
let email: string;
let count = 0;
beforeAll(async () => {
  server = await startTestServer({
    seeds: ['promo-codes'],
    config: { apps: { appStore: 'https://apps.apple.com/tr/app/id1', playStore: null } },
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  count += 1;
  email = `okur${count}@example.com`;
});

const newsletter = '/api/communication_service/v1/newsletter';
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const post = async (path: string, body?: object, language = 'tr') =>
  (await server.call('POST', `${newsletter}/${path}`, { ...(body && { body }), headers: { language } })) as Answer;
const wanted = (over: object = {}) => ({
  email,
  consent: { isGiven: true, textVersion: '2026-01' },
  source: 'footer',
  ...over,
});
const mails = (recipient = email) => server.context.mail.list({ recipient });
const linkIn = (text: string): URL => new URL(/https?:\/\/\S+token=\S+/.exec(text)![0]);
const tokenOfMail = async (index = 0) => linkIn((await mails())[index]!.textBody).searchParams.get('token')!;

async function subscribe(path = 'subscribe', body = wanted()): Promise<Answer> {
  await post(path, body);
  return post('confirm', { token: await tokenOfMail() });
}

describe('the newsletter', () => {
  test('is not sent before confirmation, and confirming again is no error', async () => {
    expect(await post('subscribe', wanted(), 'en')).toMatchObject({
      status: 202,
      body: { data: { state: 'pending' } },
    });
    expect((await mails()).map(({ kind, language }) => [kind, language])).toEqual([['newsletterConfirmation', 'en']]);
    const token = await tokenOfMail();
    const both = [await post('confirm', { token }), await post('confirm', { token })];
    expect(both.map(({ body }) => body.data)).toEqual([
      { state: 'subscribed', promoCode: null },
      { state: 'subscribed', promoCode: null },
    ]);
    expect((await mails()).map(({ kind }) => kind).toSorted()).toEqual(['newsletterConfirmation', 'newsletterWelcome']);
  });

  test('needs the consent box to be ticked', async () => {
    const { status, body } = await post('subscribe', wanted({ consent: { isGiven: false, textVersion: '2026-01' } }));
    expect([status, body.code, (await mails()).length]).toEqual([422, 'CONSENT_REQUIRED', 0]);
  });

  test('sends a code when requested on a promotional page', async () => {
    const { body } = await subscribe('promotional-subscribe', wanted({ campaign: 'pad2', source: 'landing' }));
    expect(body.data).toEqual({ state: 'subscribed', promoCode: 'HOSGELDIN' });
  });

  test('sends a code once to a subscriber who later asks on a promotional page', async () => {
    await post('subscribe', wanted());
    await post('promotional-subscribe', wanted());
    expect((await post('confirm', { token: await tokenOfMail() })).body.data).toEqual({
      state: 'subscribed',
      promoCode: 'HOSGELDIN',
    });
    email = `sonra${count}@example.com`;
    await subscribe();
    await post('promotional-subscribe', wanted());
    await post('promotional-subscribe', wanted());
    const withCode = (await mails()).filter(({ textBody }) => textBody.includes('HOSGELDIN'));
    expect(withCode.map(({ kind, textBody }) => [kind, textBody.includes('₺250,00 ve üzeri')])).toEqual([
      ['newsletterWelcome', true],
    ]);
  });

  test('sends no code to a country outside the delivery area', async () => {
    const body = wanted({ campaign: 'uae', source: 'landing' });
    const headers = { language: 'en', 'region-id': 'AE' };
    await server.call('POST', `${newsletter}/promotional-subscribe`, { body, headers });
    const answer = await post('confirm', { token: await tokenOfMail() });
    expect(answer.body.data).toEqual({ state: 'subscribed', promoCode: null });
  });

  test('does not reveal its subscribers, and cannot be used to flood a mailbox', async () => {
    await subscribe();
    const { length } = await mails();
    const known = await post('subscribe', wanted());
    const upperCase = await post('subscribe', wanted({ email: email.toUpperCase() }));
    expect([known.body.data, upperCase.body.data, (await mails()).length]).toEqual([
      { state: 'pending' },
      { state: 'pending' },
      length,
    ]);
    email = `yeni${count}@example.com`;
    await post('subscribe', wanted());
    await post('subscribe', wanted());
    expect((await mails()).length).toBe(1);
    server.clock.advance({ minutes: 10 });
    await post('subscribe', wanted());
    expect((await mails()).length).toBe(2);
  });

  test('cannot be confirmed with an expired or foreign link', async () => {
    await post('subscribe', wanted());
    const token = await tokenOfMail();
    const { token: session } = await signInAs(server);
    server.clock.advance({ days: 8 });
    const answers = [
      await post('confirm', { token }),
      await post('confirm', { token: session }),
      await post('confirm', { token: 'not-a-token-at-all' }),
    ];
    expect(answers.map(({ status, body }) => `${status} ${body.code}`)).toEqual([
      '422 INVALID_TOKEN',
      '422 INVALID_TOKEN',
      '422 INVALID_TOKEN',
    ]);
  });

  test('is cancelled in one step, years later, without signing in', async () => {
    const { account, token } = await signInAs(server, { email, emailConsentAt: server.clock.now() });
    const confirmation = await subscribe();
    expect(confirmation.status).toBe(200);
    const welcome = (await mails()).find(({ kind }) => kind === 'newsletterWelcome')!;
    const leave = linkIn(welcome.textBody);
    const oldLink = await tokenOfMail((await mails()).findIndex(({ kind }) => kind === 'newsletterConfirmation'));
    server.clock.advance({ days: 3 });
    const url = `${newsletter}/unsubscribe?token=${leave.searchParams.get('token')}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = await server.server.inject({
      method: 'POST',
      url,
      headers: form,
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([oneClick.statusCode, oneClick.json()]).toEqual([
      200,
      { status: 'success', data: { state: 'unsubscribed' } },
    ]);
    expect((await server.call('POST', url)).status).toBe(200);
    expect((await findAccount(server.context.db, account.id))?.emailConsentAt).toBe(null);
    expect((await post('confirm', { token: oldLink })).status).toBe(422);
    const preferences = await server.call('GET', '/api/private/user/communication-preferences', { token });
    expect((preferences.body as Answer['body']).data.email.isAllowed).toBe(false);
    expect((await post('unsubscribe?token=aaaaaaaaaaaaaaaaaaaaaaaa')).body.code).toBe('INVALID_TOKEN');
  });
});

describe('the pages that mails link to', () => {
  test('ask for confirmation, so that a mail program that opens links changes nothing', async () => {
    await post('subscribe', wanted(), 'en');
    const [mail] = await mails();
    const { pathname, search } = linkIn(mail!.textBody);
    const asked = await server.server.inject({ url: pathname + search });
    expect([asked.statusCode, asked.payload.includes('<form method="post"'), (await mails()).length]).toEqual([
      200,
      true,
      1,
    ]);
    expect(asked.headers['content-security-policy']).toContain("default-src 'none'");
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const done = await server.server.inject({ method: 'POST', url: pathname + search, headers: form, payload: '' });
    expect([done.statusCode, done.payload.includes('Done, you are on the list.')]).toEqual([200, true]);
    const again = await server.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(again.statusCode).toBe(200);
    const bad = await server.server.inject({
      method: 'POST',
      url: `${pathname}?token=x"><script>`,
      headers: form,
      payload: '',
    });
    expect([bad.statusCode, bad.payload.includes('<script>')]).toEqual([422, false]);
    expect((await server.server.inject({ url: '/newsletter/else' })).statusCode).toBe(404);
  });
});

describe('the channels of a customer', () => {
  test('are allowed and withdrawn one by one, with a proof of each change [ACCOUNT-8]', async () => {
    const { token } = await signInAs(server, { email });
    const path = '/api/private/user/communication-preferences';
    const read = async () => ((await server.call('GET', path, { token })).body as Answer['body']).data;
    const change = async (body: object) => (await server.call('PATCH', path, { token, body })) as Answer;
    const never = { isAllowed: false, changedAt: null };
    expect(await read()).toEqual({ email: never, sms: never, call: never });
    const at = server.clock.now().toISOString();
    await change({ email: true, sms: true, textVersion: '2026-01' });
    server.clock.advance({ days: 1 });
    const later = server.clock.now().toISOString();
    const { body } = await change({ sms: false, call: false, textVersion: '2026-01' });
    expect(body.data).toEqual({
      email: { isAllowed: true, changedAt: at },
      sms: { isAllowed: false, changedAt: later },
      call: never,
    });
    expect(await read()).toEqual(body.data);
    expect((await change({ textVersion: '2026-01' })).status).toBe(400);
  });

  test('show a newsletter requested without the account, and cancel it with a proof', async () => {
    const { token, account } = await signInAs(server, { email });
    const path = '/api/private/user/communication-preferences';
    const at = server.clock.now().toISOString();
    await subscribe();
    const read = async () => ((await server.call('GET', path, { token })).body as Answer['body']).data.email;
    expect(await read()).toEqual({ isAllowed: true, changedAt: at });
    server.clock.advance({ days: 1 });
    const later = server.clock.now().toISOString();
    await server.call('PATCH', path, { token, body: { email: false, textVersion: '2026-01' } });
    expect(await read()).toEqual({ isAllowed: false, changedAt: later });
    const proofs = await server.context.db
      .select()
      .from(consentRecords)
      .where(inArray(consentRecords.subject, [email, account.id]));
    expect(proofs.map(({ subject, isAllowed }) => [subject, isAllowed])).toEqual([
      [email, true],
      [account.id, false],
    ]);
  });
});

test('the listed apps are those with a configured store page', async () => {
  expect(await server.call('GET', '/api/public/apps')).toMatchObject({
    status: 200,
    body: { status: 'success', data: { appStore: 'https://apps.apple.com/tr/app/id1', playStore: null } },
  });
});
