import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quizVectors } from '../../../domain/quiz/quiz.golden.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { quizzes } from './tables.ts';
import { quizRequest } from './testing.ts';

const lines: string[] = [];

let server: TestServer;
let elif: SignedInAccount;
let serial = 0;
let email: string;
beforeAll(async () => {
  server = await startTestServer({
    seeds: ['catalog', 'packets'],
    config: { logLevel: 'trace' },
    logStream: { write: (line) => void lines.push(line) },
  });
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  email = `test${serial}@example.com`;
  await server.context.db.delete(quizzes);
  elif = await signInAs(server, { firstName: 'Elif' });
});

const base = '/api/packets_service/v1/quiz';
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any; headers: Record<string, unknown> };
type Options = NonNullable<Parameters<TestServer['call']>[2]>;
const call = async (method: 'GET' | 'POST' | 'DELETE', path = '', options: Options = {}) =>
  (await server.call(method, base + path, options)) as Answer;

const vector = quizVectors[2]!;
const { explicitConsent: consent } = quizRequest;
const create = (over: object = {}, options: Options = {}) =>
  call('POST', '', { ...options, body: { ...vector.answers, explicitConsent: consent, ...over } });
const created = async (...given: Parameters<typeof create>): Promise<string> => (await create(...given)).body.data._id;
const outcome = ({ status, body }: Answer) => `${status} ${body.code ?? body.status}`;
const fieldsOf = ({ body }: Answer) =>
  body.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule]);
const stored = () => server.context.db.select().from(quizzes);
const mailsTo = (recipient: string) => server.context.mail.list({ recipient });
const linkTo = async (recipient: string) => {
  const [mail] = (await mailsTo(recipient)).filter(({ kind }) => kind === 'quizResult');
  return /https?:\/\/[^/]+\/(?:en\/)?([\w.-]+)/.exec(mail!.textBody)![1]!;
};
const check = (token: string) => call('POST', '/link', { body: { token } });

describe('a quiz', () => {
  test.each(quizVectors)('recommends as the golden vector says: $why', async ({ answers, expected }) => {
    const { status, body } = await create(answers);
    const { recommendation } = body.data;
    const { intensity, intervalDays, periods } = recommendation;
    const packet = recommendation.items.map((item: { _subType: string; needed: number; amount: number }) => [
      item._subType,
      item.needed,
      item.amount,
    ]);
    type Moved = { code: string; _subType: string; _otherSubType: string; pieces: number };
    const moved = recommendation.reasons.flatMap(({ code, _subType, _otherSubType, pieces }: Moved) =>
      code === 'moved-in' ? [[_otherSubType, _subType, pieces]] : [],
    );
    expect({ status, answer: { intensity, intervalDays, periods, packet, moved } }).toEqual({
      status: 201,
      answer: expected,
    });
  });

  test('is read as it was answered, by whoever has its id: answers and result, never the address', async () => {
    const { body } = await create({ name: '  Elif ', email }, { token: elif.token });
    const { _id: id } = body.data;
    const read = await call('GET', `/${id}`, { token: (await signInAs(server)).token });
    expect(read.body.data).toEqual({
      _id: id,
      createdAt: server.clock.now().toISOString(),
      answers: { ...vector.answers, name: 'Elif' },
      recommendation: body.data.recommendation,
      reviewPoint: null,
      reviewContent: null,
    });
    expect([/^[\da-f]{32}$/.test(id), read.headers['cache-control']]).toEqual([true, 'no-store']);
    const text = JSON.stringify(read.body);
    expect([text.includes(email), text.includes(elif.account.id)]).toEqual([false, false]);
  });

  test('names the ready-made packets whose pieces are closest', async () => {
    const { body } = await create();
    const slugs: string[] = [];
    for (const id of body.data.recommendation._packets) {
      const packet = (await server.call('GET', `/api/packets_service/v2/packet/${id}`)) as Answer;
      slugs.push(packet.body.data.slug);
    }
    // 28, 43, 44 and 44 pieces from 18 standard, 8 super, 20 super-plus and 6 pantyliners; the cheaper of the last first.
    expect(slugs).toEqual([
      'pad.standard.16_pad.super.8_pantyliner.standard.12_first-period',
      'pad.super.12_pad.super-plus.8_heating-patch.standard.3_warm-package',
      'pad.standard.8_pantyliner.standard.12_low-intensity',
      'pad.standard.8_pad.super.24_pad.super-plus.8_pantyliner.standard.12_medium-intensity',
    ]);
  });

  test('is not stored without explicit consent', async () => {
    const answer = await create({ email, explicitConsent: { ...consent, isGiven: false } });
    expect([outcome(answer), await stored(), await mailsTo(email)]).toEqual(['422 CONSENT_REQUIRED', [], []]);
  });

  test('has a level for each day, and flow on one of them', async () => {
    const short = await create({ intensityOfEachDay: [2, 3] });
    const dry = await create({ cycleDuration: 2, intensityOfEachDay: [0, 0] });
    const heavier = await create({ cycleDuration: 1, intensityOfEachDay: [5] });
    const unsold = await create({
      currentProductUsages: { lightDay: [{ _subType: 'pad-mini', amount: 1 }], firstDay: [], heavyDay: [] },
    });
    expect([...[short, dry, heavier, unsold].map(fieldsOf), await stored()]).toEqual([
      [['intensityOfEachDay', 'length']],
      [['intensityOfEachDay', 'contains']],
      [['intensityOfEachDay.0', 'enum']],
      [['currentProductUsages.lightDay.0._subType', 'enum']],
      [],
    ]);
  });

  test('keeps its review: a second one replaces the first, empty words are left out', async () => {
    const id = await created();
    const review = (body: object) => call('POST', `/${id}/review`, { body });
    const answers = [
      await review({ reviewPoint: 5, reviewContent: ' Tam bana göre. ' }),
      await review({ reviewPoint: 3 }),
      await review({ reviewPoint: 6 }),
      await review({ reviewPoint: 4, reviewContent: ' ' }),
      await call('GET', `/${id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.data.reviewPoint, body.data.reviewContent])).toEqual([
      [200, 5, 'Tam bana göre.'],
      [200, 3, null],
      [400, undefined, undefined],
      [400, undefined, undefined],
      [200, 3, null],
    ]);
  });

  test('is deleted for good by whoever has its id', async () => {
    const id = await created({ email }, { token: elif.token });
    const link = await linkTo(email);
    const answers = [
      await call('DELETE', `/${id}`),
      await call('DELETE', `/${id}`),
      await call('GET', `/${id}`),
      await call('POST', `/${id}/review`, { body: { reviewPoint: 5 } }),
      await check(link),
    ];
    expect([answers.map(outcome), await stored()]).toEqual([
      ['200 success', ...Array<string>(4).fill('404 NOT_FOUND')],
      [],
    ]);
  });
});

describe('the mailed link', () => {
  test('leads to the quiz for 30 days, and says nothing of the answers', async () => {
    const id = await created({ email: email.toUpperCase() }, { headers: { language: 'en' } });
    const mails = await mailsTo(email);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['quizResult', 'Your suggested box is ready']]);
    const { textBody, htmlBody } = mails[0]!;
    expect([textBody.includes('Elif'), htmlBody.includes('Elif'), /\/en\/eyJ/.test(textBody)]).toEqual([
      false,
      false,
      true,
    ]);
    const link = await linkTo(email);
    expect((await check(link)).body).toEqual({ status: 'success', data: { _id: id } });
    server.clock.advance({ days: 30, minutes: 1 });
    expect(outcome(await check(link))).toBe('422 LINK_EXPIRED');
  });

  test('is signed by the shop for this purpose', async () => {
    const sign = (purpose: string, audience: 'link' | 'session') =>
      server.context.keys.sign({ sub: '0'.repeat(32), purpose }, 60, audience);
    const tokens = [
      (await sign('emailChange', 'link')).token,
      (await sign('quizResult', 'session')).token,
      `${(await sign('quizResult', 'link')).token.slice(0, -4)}AAAA`,
    ];
    const answers = await Promise.all(tokens.map(check));
    expect(answers.map(outcome)).toEqual(Array<string>(3).fill('422 INVALID_TOKEN'));
  });

  test('is sent five times an hour to one address, whoever asks', async () => {
    for (let time = 0; time < 5; time += 1) await create({ email });
    const [sixth, other] = [await create({ email }), await create({ email: `baska.${email}` })];
    expect([outcome(sixth), outcome(other), (await mailsTo(email)).length, (await stored()).length]).toEqual([
      '429 RATE_LIMITED',
      '201 success',
      5,
      6,
    ]);
  });
});

describe('a quiz belongs', () => {
  const ownersOf = async () => (await stored()).map((quiz) => [quiz.accountId, quiz.email]);

  test('to the account of the session, in a header or in the body', async () => {
    const ids = [await created({}, { token: elif.token })];
    server.clock.advance({ minutes: 1 });
    ids.unshift(await created({ token: elif.token }));
    await created({}, { token: 'a.b.c' });
    const list = await call('GET', '', { token: elif.token });
    const other = await call('GET', '', { token: (await signInAs(server)).token });
    expect([list.body.data.map(({ _id }: { _id: string }) => _id), other.body.data]).toEqual([ids, []]);
    expect((await ownersOf()).toSorted()).toEqual(
      [
        [elif.account.id, null],
        [elif.account.id, null],
        [null, null],
      ].toSorted(),
    );
    expect(outcome(await call('GET'))).toBe('401 UNAUTHORIZED');
  });

  test('by a mailed link to its address only, never to an account', async () => {
    await created({ email }, { token: elif.token });
    const token = await linkTo(email);
    const id = await created({ token });
    const changed = (await stored()).filter((quiz) => quiz.id === id);
    expect(changed.map((quiz) => [quiz.accountId, quiz.email])).toEqual([[null, email]]);
    expect((await mailsTo(email)).length).toBe(1);
  });

  test('to nobody by a token that is not the shop’s, or is over', async () => {
    await created({ email });
    const link = await linkTo(email);
    server.clock.advance({ days: 31 });
    const answers = [await create({ token: 'a.b.c' }), await create({ token: link })];
    expect([answers.map(outcome), (await stored()).length]).toEqual([['422 INVALID_TOKEN', '422 INVALID_TOKEN'], 1]);
  });
});

describe('a quiz goes', () => {
  test('after twelve months, unless it belongs to an account', async () => {
    await created();
    const own = await created({}, { token: elif.token });
    const left = async (days: number) => {
      server.clock.advance({ days });
      await server.context.jobs.runNow('delete-guest-quizzes');
      return (await stored()).map(({ id }) => id);
    };
    expect([(await left(365)).length, await left(1)]).toEqual([2, [own]]);
  });

  test('with the account, and with its address; what others answered stays', async () => {
    const sara = await signInAs(server, { email });
    await created({}, { token: sara.token });
    await created({ email });
    const others = await created({}, { token: elif.token });
    const profile = (await server.call('GET', '/api/private/user/users/profile', { token: sara.token })) as Answer;
    const closed = (await server.call(
      'POST',
      `/api/private/user/users/delete-account?version=${profile.body.data.version}`,
      { token: sara.token, body: { _reason: 'privacy' } },
    )) as Answer;
    expect([outcome(closed), (await stored()).map(({ id }) => id)]).toEqual(['200 success', [others]]);
  });
});

test('the file of an account has its own quizzes, and none that was only sent to its address', async () => {
  const sara = await signInAs(server, { email });
  await created({ name: 'Sara' }, { token: sara.token });
  await created({ name: 'Yabanci', email });
  const link = await linkTo(email);
  const file = (await server.call('POST', '/api/private/user/users/held-data/file', {
    token: sara.token,
    body: {},
  })) as Answer;
  const text = JSON.stringify(file.body);
  expect(file.body.data.parts.quizzes).toEqual([
    {
      email: null,
      answers: { ...vector.answers, name: 'Sara' },
      consentTextVersion: '2026-01',
      reviewPoint: null,
      reviewContent: null,
      createdAt: server.clock.now().toISOString(),
    },
  ]);
  expect([text.includes('Yabanci'), text.includes(link)]).toEqual([false, false]);
});

test('nothing of a quiz is in the log', async () => {
  lines.length = 0;
  const id = await created({ name: 'Karabatak', email }, { token: elif.token });
  const link = await linkTo(email);
  await check(link);
  await call('GET', `/${id}`);
  await call('POST', `/${id}/review`, { body: { reviewPoint: 5, reviewContent: 'Toygar sesi' } });
  await create({ name: 'Karabatak', email, intensityOfEachDay: [9] });
  await call('DELETE', `/${id}`);
  await call('DELETE', `/${id}`);
  const log = lines.join('\n');
  const words = ['Karabatak', email, id, link, 'Toygar sesi', 'pad-super', 'end-of-period'];
  expect([lines.length > 5, words.filter((word) => log.includes(word))]).toEqual([true, []]);
});
