import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { type Answer, openQuizCalls, outcome, quizRequest } from './testing.ts';

const lines: string[] = [];

let server: TestServer;
let quiz: ReturnType<typeof openQuizCalls>;
let elif: SignedInAccount;
let serial = 0;
let email: string;
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'trace' },
    logStream: { write: (line) => void lines.push(line) },
  });
  quiz = openQuizCalls(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  email = `test${serial}@example.com`;
  await quiz.empty();
  elif = await signInAs(server, { firstName: 'Elif' });
});

const left = async (days: number) => {
  server.clock.advance({ days });
  await server.context.jobs.runNow('delete-guest-quizzes');
  return (await quiz.stored()).map(({ id }) => id);
};

describe('a quiz belongs', () => {
  test('to the account of the session, in a header or in the body', async () => {
    const ids = [await quiz.created({}, { token: elif.token })];
    server.clock.advance({ minutes: 1 });
    ids.unshift(await quiz.created({ token: elif.token }));
    await quiz.created({}, { token: 'a.b.c' });
    const list = await quiz.call('GET', '', { token: elif.token });
    const other = await quiz.call('GET', '', { token: (await signInAs(server)).token });
    expect([list.body.data.map(({ _id }: { _id: string }) => _id), other.body.data]).toEqual([ids, []]);
    expect((await quiz.stored()).map(({ accountId }) => accountId ?? 'none').toSorted()).toEqual(
      [elif.account.id, elif.account.id, 'none'].toSorted(),
    );
    expect(outcome(await quiz.call('GET'))).toBe('401 UNAUTHORIZED');
  });

  test('by a mailed link to its address only, never to an account', async () => {
    await quiz.created({ email }, { token: elif.token });
    const token = await quiz.linkTo(email);
    const id = await quiz.created({ token });
    const changed = (await quiz.stored()).filter((one) => one.id === id);
    expect(changed.map((one) => [one.accountId, one.email])).toEqual([[null, email]]);
    expect((await quiz.mailsTo(email)).length).toBe(1);
  });

  test('to no account by a token that is not the shop’s, or has expired', async () => {
    await quiz.created({ email });
    const link = await quiz.linkTo(email);
    server.clock.advance({ days: 31 });
    const answers = [await quiz.create({ token: 'a.b.c' }), await quiz.create({ token: link })];
    expect([answers.map(outcome), (await quiz.stored()).length]).toEqual([
      ['422 INVALID_TOKEN', '422 INVALID_TOKEN'],
      1,
    ]);
  });
});

describe('a quiz is deleted', () => {
  test('after twelve months, unless it belongs to an account', async () => {
    await quiz.created();
    const own = await quiz.created({}, { token: elif.token });
    expect([(await left(365)).length, await left(1)]).toEqual([2, [own]]);
  });

  test('with the account, and with its address; quizzes of others remain', async () => {
    const sara = await signInAs(server, { email });
    await quiz.created({}, { token: sara.token });
    await quiz.created({ email });
    const others = await quiz.created({}, { token: elif.token });
    const profile = (await server.call('GET', '/api/private/user/users/profile', { token: sara.token })) as Answer;
    const closed = (await server.call(
      'POST',
      `/api/private/user/users/delete-account?version=${profile.body.data.version}`,
      { token: sara.token, body: { _reason: 'privacy' } },
    )) as Answer;
    expect([outcome(closed), (await quiz.stored()).map(({ id }) => id)]).toEqual(['200 success', [others]]);
  });
});

const { explicitConsent: _consent, ...answers } = quizRequest;

test('the data export of an account has its own quizzes, and none only sent to its address', async () => {
  const sara = await signInAs(server, { email });
  await quiz.created({ name: 'Sara' }, { token: sara.token });
  await quiz.created({ name: 'Yabanci', email });
  const link = await quiz.linkTo(email);
  const file = (await server.call('POST', '/api/private/user/users/held-data/file', {
    token: sara.token,
    body: {},
  })) as Answer;
  const text = JSON.stringify(file.body);
  expect(file.body.data.parts.quizzes).toEqual([
    {
      email: null,
      answers: { ...answers, name: 'Sara' },
      consentTextVersion: '2026-01',
      reviewPoint: null,
      reviewContent: null,
      createdAt: server.clock.now().toISOString(),
    },
  ]);
  expect([text.includes('Yabanci'), text.includes(link)]).toEqual([false, false]);
});

test('the log contains nothing of a quiz', async () => {
  lines.length = 0;
  const id = await quiz.created({ name: 'Karabatak', email }, { token: elif.token });
  const link = await quiz.linkTo(email);
  await quiz.checkLink(link);
  await quiz.call('GET', `/${id}`);
  await quiz.call('POST', `/${id}/review`, { body: { reviewPoint: 5, reviewContent: 'Toygar sesi' } });
  await quiz.create({ name: 'Karabatak', email, intensityOfEachDay: [9] });
  await quiz.call('DELETE', `/${id}`);
  await quiz.call('DELETE', `/${id}`);
  const log = lines.join('\n');
  const words = ['Karabatak', email, id, link, 'Toygar sesi', 'pad-super', 'end-of-period'];
  expect([lines.length > 5, words.filter((word) => log.includes(word))]).toEqual([true, []]);
});
