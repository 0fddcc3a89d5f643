import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { quizVectors } from '../../../domain/quiz/quiz.golden.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { type SignedInAccount, signInAs } from '../auth/testing.ts';
import { type Answer, openQuizCalls, outcome, quizRequest } from './testing.ts';

let server: TestServer;
let quiz: ReturnType<typeof openQuizCalls>;
let elif: SignedInAccount;
let serial = 0;
let email: string;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets'] });
  quiz = openQuizCalls(server);
}, 60_000);
afterAll(() => server.close());
beforeEach(async () => {
  serial += 1;
  email = `test${serial}@example.com`;
  await quiz.empty();
  elif = await signInAs(server, { firstName: 'Elif' });
});

const { answers } = quizVectors[2]!;
const fieldsOf = ({ body }: Answer) =>
  body.data.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule]);
const sign = (purpose: string, audience: 'link' | 'session') =>
  server.context.keys.sign({ sub: '0'.repeat(32), purpose }, 60, audience);

describe('a quiz', () => {
  test.each(quizVectors)(
    'recommends as the golden vector says: $why [QUIZ-1]',
    async ({ answers: given, expected }) => {
      const { status, body } = await quiz.create(given);
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
    },
  );

  test('is read by anyone with its id, as answered: answers and result, never the address [QUIZ-1]', async () => {
    const { body } = await quiz.create({ ...answers, name: '  Elif ', email }, { token: elif.token });
    const { _id: id } = body.data;
    const read = await quiz.call('GET', `/${id}`, { token: (await signInAs(server)).token });
    expect(read.body.data).toEqual({
      _id: id,
      createdAt: server.clock.now().toISOString(),
      answers,
      recommendation: body.data.recommendation,
      reviewPoint: null,
      reviewContent: null,
    });
    expect([/^[\da-f]{32}$/.test(id), read.headers['cache-control']]).toEqual([true, 'no-store']);
    const text = JSON.stringify(read.body);
    expect([text.includes(email), text.includes(elif.account.id)]).toEqual([false, false]);
  });

  test('recommends the ready-made packets with the closest pieces', async () => {
    const { body } = await quiz.create(answers);
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

  test('is not stored without explicit consent [QUIZ-2]', async () => {
    const answer = await quiz.create({ email, explicitConsent: { ...quizRequest.explicitConsent, isGiven: false } });
    expect([outcome(answer), await quiz.stored(), await quiz.mailsTo(email)]).toEqual(['422 CONSENT_REQUIRED', [], []]);
  });

  test('is stored once when sent again after a lost answer, with the latest content', async () => {
    const _id = 'a'.repeat(32);
    await quiz.create({ _id });
    const again = await quiz.create({ _id, name: 'Deniz', email });
    const [stored, ...others] = await quiz.stored();
    expect([again.body.data._id, stored?.answers.name, stored?.email, others]).toEqual([_id, 'Deniz', email, []]);
    expect((await quiz.mailsTo(email)).map(({ kind }) => kind)).toEqual(['quizResult']);
  });

  test('of an account is replaced only with its session', async () => {
    const _id = 'b'.repeat(32);
    await quiz.create({ _id }, { token: elif.token });
    const others = [await quiz.create({ _id, name: 'Deniz' })];
    expect([...others.map(fieldsOf), (await quiz.stored()).map((row) => row.answers.name)]).toEqual([
      [['_id', 'invalid']],
      ['Elif'],
    ]);
    expect(outcome(await quiz.create({ _id, name: 'Elif Y' }, { token: elif.token }))).toBe('201 success');
  });

  test('has a name with visible characters, measured in composed form', async () => {
    const answers = [await quiz.create({ name: '\u200b' }), await quiz.create({ name: '\u0958'.repeat(50) })];
    expect([...answers.map(fieldsOf), await quiz.stored()]).toEqual([
      [['name', 'required']],
      [['name', 'maxLength']],
      [],
    ]);
  });

  test('has a level for each day, and flow on one of them', async () => {
    const short = await quiz.create({ intensityOfEachDay: [2, 3] });
    const dry = await quiz.create({ cycleDuration: 2, intensityOfEachDay: [0, 0] });
    const heavier = await quiz.create({ cycleDuration: 1, intensityOfEachDay: [5] });
    const unsold = await quiz.create({
      currentProductUsages: { lightDay: [{ _subType: 'pad-mini', amount: 1 }], firstDay: [], heavyDay: [] },
    });
    expect([...[short, dry, heavier, unsold].map(fieldsOf), await quiz.stored()]).toEqual([
      [['intensityOfEachDay', 'mismatch']],
      [['intensityOfEachDay', 'notAccepted']],
      [['intensityOfEachDay.0', 'enum']],
      [['currentProductUsages.lightDay.0._subType', 'enum']],
      [],
    ]);
  });

  test('keeps its review: a second one replaces the first, empty text is omitted [QUIZ-3]', async () => {
    const id = await quiz.created();
    const review = (body: object) => quiz.call('POST', `/${id}/review`, { body });
    const answers = [
      await review({ reviewPoint: 5, reviewContent: ' Tam bana göre. ' }),
      await review({ reviewPoint: 3 }),
      await review({ reviewPoint: 6 }),
      await review({ reviewPoint: 4, reviewContent: ' ' }),
      await quiz.call('GET', `/${id}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.data.reviewPoint, body.data.reviewContent])).toEqual([
      [200, 5, 'Tam bana göre.'],
      [200, 3, null],
      [400, undefined, undefined],
      [400, undefined, undefined],
      [200, 3, null],
    ]);
  });

  test('is deleted for good by anyone with its id', async () => {
    const id = await quiz.created({ email }, { token: elif.token });
    const link = await quiz.linkTo(email);
    const answers = [
      await quiz.call('DELETE', `/${id}`),
      await quiz.call('DELETE', `/${id}`),
      await quiz.call('GET', `/${id}`),
      await quiz.call('POST', `/${id}/review`, { body: { reviewPoint: 5 } }),
      await quiz.checkLink(link),
    ];
    expect([answers.map(outcome), await quiz.stored()]).toEqual([
      ['200 success', ...Array<string>(4).fill('404 NOT_FOUND')],
      [],
    ]);
  });
});

describe('the mailed link', () => {
  test('leads to the quiz for 30 days, and contains no answers', async () => {
    const id = await quiz.created({ email: email.toUpperCase() }, { headers: { language: 'en' } });
    const mails = await quiz.mailsTo(email);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([['quizResult', 'Your suggested box is ready']]);
    const { textBody, htmlBody } = mails[0]!;
    expect([textBody.includes('Elif'), htmlBody.includes('Elif'), /\/en\/eyJ/.test(textBody)]).toEqual([
      false,
      false,
      true,
    ]);
    const link = await quiz.linkTo(email);
    expect((await quiz.checkLink(link)).body).toEqual({ status: 'success', data: { _id: id } });
    server.clock.advance({ days: 30, minutes: 1 });
    expect(outcome(await quiz.checkLink(link))).toBe('422 LINK_EXPIRED');
  });

  test('must be signed by the shop for this purpose', async () => {
    const tokens = [
      (await sign('emailChange', 'link')).token,
      (await sign('quizResult', 'session')).token,
      `${(await sign('quizResult', 'link')).token.slice(0, -4)}AAAA`,
    ];
    const answers = await Promise.all(tokens.map(quiz.checkLink));
    expect(answers.map(outcome)).toEqual(Array<string>(3).fill('422 INVALID_TOKEN'));
  });

  test('is sent five times an hour to one address, over all callers', async () => {
    for (let time = 0; time < 5; time += 1) await quiz.create({ email });
    const [sixth, other] = [await quiz.create({ email }), await quiz.create({ email: `baska.${email}` })];
    expect([outcome(sixth), outcome(other), (await quiz.mailsTo(email)).length, (await quiz.stored()).length]).toEqual([
      '429 RATE_LIMITED',
      '201 success',
      5,
      6,
    ]);
  });
});
