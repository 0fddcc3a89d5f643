import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { closeCall, listCalls } from './index.ts';

let server: TestServer;
let elif: SignedInAccount;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  // A Friday.
  server.clock.set(new Date('2026-03-13T09:00:00Z'));
  elif = await signInAs(server);
});

const phone = { dialCode: '+90', number: '05321234567' };
const wanted = { phone, topic: 'ORDER', partOfDay: 'morning', note: ' Kutum gelmedi. ' };
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const send = async (body: object = wanted) =>
  (await server.call('POST', '/api/private/user/call-requests/send', { token: elif.token, body })) as Answer;
const open = async () =>
  ((await server.call('GET', '/api/private/user/call-requests/open', { token: elif.token })) as Answer).body.data;
const waiting = async () =>
  (await listCalls(server.context.db)).filter(({ accountId }) => accountId === elif.account.id);

test('a request on a Friday is scheduled for Monday, and the customer sees what was noted [ACCOUNT-10]', async () => {
  expect(await open()).toBeNull();
  const { status, body } = await send();
  expect([status, body.data]).toEqual([201, { _id: body.data._id, callBy: '2026-03-16' }]);
  expect(await open()).toEqual({
    _id: body.data._id,
    phone: { dialCode: '+90', number: '5321234567' },
    topic: 'ORDER',
    partOfDay: 'morning',
    callBy: '2026-03-16',
  });
  expect(await waiting()).toMatchObject([{ note: 'Kutum gelmedi.', language: 'tr', phoneNumber: '5321234567' }]);
});

test('no call is scheduled for a holiday', async () => {
  server.clock.set(new Date('2026-04-22T09:00:00Z'));
  elif = await signInAs(server);
  expect((await send()).body.data.callBy).toBe('2026-04-24');
});

test('one call request is open at a time, also for two simultaneous ones', async () => {
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect([refused.body.code, refused.body.data]).toEqual(['CALL_REQUEST_OPEN', { callBy: '2026-03-16' }]);
  expect((await waiting()).length).toBe(1);
});

test('after the call its data is deleted, and another call can be requested', async () => {
  const { body } = await send();
  const closing = () => withTransaction(server.context.db, (tx) => closeCall(tx, body.data._id));
  expect([await closing(), await closing(), await open(), await waiting()]).toEqual([true, false, null, []]);
  expect((await send()).status).toBe(201);
});

test('a request whose day passed without a call is closed: another request takes its place', async () => {
  await send();
  server.clock.set(new Date('2026-03-16T20:59:00Z'));
  expect([(await send()).status, (await open()).callBy]).toEqual([409, '2026-03-16']);
  server.clock.set(new Date('2026-03-16T21:01:00Z'));
  expect(await open()).toBeNull();
  expect([(await send({ phone, topic: 'OTHER' })).status, (await open()).callBy]).toEqual([201, '2026-03-18']);
  expect(await waiting()).toMatchObject([{ topic: 'OTHER', partOfDay: null, note: '' }]);
});

test('an invalid number is refused at its field', async () => {
  const numbers = [
    { dialCode: '+90', number: '1121234567' },
    { dialCode: '+90', number: '532123' },
  ];
  const answers = await Promise.all(numbers.map((number) => send({ ...wanted, phone: number })));
  expect(answers.map(({ status, body }) => [status, body.data.fields[0].path, body.data.fields[0].rule])).toEqual([
    [400, 'phone.number', 'invalid'],
    [400, 'phone.number', 'tooShort'],
  ]);
  expect(await waiting()).toEqual([]);
});
