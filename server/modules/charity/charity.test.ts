import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShopper, type Shop } from '../checkout/testing.ts';
import { applicantOf, application, operate, operations, startCharityShop } from './testing.ts';

// Starting a whole shop may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startCharityShop();
});
afterAll(() => shop.close());

async function openApplicant(accountType: 'charity' | 'normal' = 'charity') {
  const { token } = await openShopper(shop, { accountType });
  return applicantOf(shop, token);
}

const pdf = Buffer.from('%PDF-1.7\nbelge');
const pathsOf = (answer: { body: { data: { fields: { path: string }[] } } }): string[] =>
  answer.body.data.fields.map(({ path }) => path);
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? 'success'}`;

async function mailsTo(email: string): Promise<{ kind: string; subject: string; text: string }[]> {
  const { rows } = await shop.database.db.execute(
    sql`select kind, subject, text_body as text from outbox_mails where recipient = ${email} order by id`,
  );
  return rows as { kind: string; subject: string; text: string }[];
}

test('an application is received, confirmed by mail and listed to its account only [CHARITY-2]', async () => {
  const [applicant, stranger] = [await openApplicant(), await openApplicant()];
  const account = { ...application.account, email: 'alindi@example.org' };
  const sent = await applicant.apply({ account });
  expect(sent).toMatchObject({
    status: 201,
    body: {
      data: {
        ...application,
        account,
        applicationStatus: 'RECEIVED',
        approvedQuantity: null,
        decisionReason: null,
        decisionNote: null,
        decidedAt: null,
        sentAt: null,
        trackingUrl: null,
        version: 1,
      },
    },
  });
  expect([await applicant.list(), await stranger.list()]).toEqual([[sent.body.data], []]);
  expect((await mailsTo('alindi@example.org')).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['applicationReceived', 'Mercan: başvurunu aldık'],
  ]);
  const { _id } = sent.body.data;
  expect(codeOf(await stranger.changeQuantity({ _id, quantity: 5, version: 1 }))).toBe('404 NOT_FOUND');
});

test('a normal account is refused each of the four calls [CHARITY-6]', async () => {
  const person = await openApplicant('normal');
  const { token } = await openShopper(shop, {});
  const list = await shop.call('GET', '/api/charity_service/v1/user/application-request', { token });
  const answers = [
    list,
    await person.apply(),
    await person.changeQuantity({ _id: 'a', quantity: 1, version: 1 }),
    await person.upload(pdf, 'application/pdf'),
  ];
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 4 }, () => '403 FORBIDDEN'));
});

test('an account has one undecided application, also when two are sent at once', async () => {
  const applicant = await openApplicant();
  const answers = (await Promise.all([applicant.apply(), applicant.apply()])).map(codeOf);
  expect(answers.toSorted()).toEqual(['201 success', '409 APPLICATION_OPEN']);
  const [{ _id }] = await applicant.list();
  await operate(shop, `${_id}/reject`, { decisionReason: 'DUPLICATE' });
  expect(codeOf(await applicant.apply())).toBe('201 success');
});

test('blank fields and inconsistent places are named [CHARITY-2]', async () => {
  const applicant = await openApplicant();
  const { body, status } = await applicant.apply({
    account: { ...application.account, corporationName: '  ' },
    recipient: '   ',
    requestDetail: '            ',
  });
  const misplaced = await applicant.apply({
    address: { ...application.address, location: { ...application.address.location, _city: 'tr-06-cankaya' } },
  });
  expect([status, pathsOf({ body }), pathsOf(misplaced)]).toEqual([
    400,
    ['account.corporationName', 'recipient', 'requestDetail'],
    ['address.location._city'],
  ]);
});

test.each([
  [
    { firstName: 'Der\u200bya', lastName: ' \u00a0Aksoy ' },
    { firstName: 'Derya', lastName: 'Aksoy' },
  ],
  [{ corporationName: 'Umut\u00a0 Eğitim\u200b Vakfı' }, { corporationName: 'Umut Eğitim Vakfı' }],
  [{ phone: { dialCode: '+90', number: '0 (532) 765 43 21' } }, { phone: application.account.phone }],
  [{ phone: { dialCode: '+90', number: '0212 555 44 33' } }, { phone: { dialCode: '+90', number: '2125554433' } }],
])('the contact %j is stored in its one form', async (typed, stored) => {
  const applicant = await openApplicant();
  const { body, status } = await applicant.apply({ account: { ...application.account, ...typed } });
  expect([status, body.data.account]).toEqual([201, { ...application.account, ...stored }]);
});

test('a contact of invisible characters only, and letters in a phone number, are refused', async () => {
  const applicant = await openApplicant();
  const blank = '\u200b\u2060';
  const phone = { dialCode: '+90', number: '532 abc 4321' };
  const answer = await applicant.apply({
    account: { ...application.account, firstName: blank, corporationName: blank, phone },
    recipient: blank,
  });
  expect([answer.status, pathsOf(answer)]).toEqual([
    400,
    ['account.firstName', 'account.phone.number', 'account.corporationName', 'recipient'],
  ]);
});

test('the quantity changes with the current version, until the review starts [CHARITY-4]', async () => {
  const applicant = await openApplicant();
  const { _id } = (await applicant.apply()).body.data;
  const changed = await applicant.changeQuantity({ _id, quantity: 300, version: 1 });
  expect(changed.body.data).toMatchObject({ quantity: 300, version: 2 });
  const stale = await applicant.changeQuantity({ _id, quantity: 1, version: 1 });
  expect([codeOf(stale), stale.body.data]).toEqual(['409 CONFLICT_VERSION', { version: 2 }]);
  await operate(shop, `${_id}/review`, {});
  expect(codeOf(await applicant.changeQuantity({ _id, quantity: 1, version: 3 }))).toBe('409 APPLICATION_CLOSED');
  expect((await applicant.list())[0]).toMatchObject({ quantity: 300, applicationStatus: 'IN_REVIEW', version: 3 });
});

test('a simultaneous review and change of quantity are serialised, and both answers agree', async () => {
  const applicant = await openApplicant();
  const { _id } = (await applicant.apply()).body.data;
  const [changed, reviewed] = await Promise.all([
    applicant.changeQuantity({ _id, quantity: 7, version: 1 }),
    operate(shop, `${_id}/review`, {}),
  ]);
  const wasChanged = changed.status === 200;
  expect([reviewed.status, codeOf(changed)]).toEqual([200, wasChanged ? '200 success' : '409 APPLICATION_CLOSED']);
  expect((await applicant.list())[0]).toMatchObject({ quantity: wasChanged ? 7 : 240, applicationStatus: 'IN_REVIEW' });
});

test('a partial approval has a reason, and the parcel is sent: mails, page and operations agree', async () => {
  const applicant = await openApplicant();
  const email = 'parca@example.org';
  const { _id } = (await applicant.apply({ account: { ...application.account, email } })).body.data;
  const tooEarly = await operate(shop, `${_id}/approve`, {});
  expect([codeOf(tooEarly), tooEarly.body.data]).toEqual([
    '409 MOVE_REFUSED',
    { status: 'RECEIVED', moves: ['review', 'reject'] },
  ]);
  await operate(shop, `${_id}/review`, {});
  const refused = [
    await operate(shop, `${_id}/approve`, { quantity: 150 }),
    await operate(shop, `${_id}/approve`, { quantity: 241, decisionReason: 'STOCK' }),
    await operate(shop, 'nothing/approve', {}),
  ];
  expect(refused.map(codeOf)).toEqual(['400 VALIDATION', '400 VALIDATION', '404 NOT_FOUND']);
  const part = { quantity: 150, decisionReason: 'STOCK', note: 'Kalanı için baharda yeniden başvur.' };
  const tried = await operate(shop, `${_id}/approve`, { ...part, dryRun: true });
  expect(tried.body.data).toMatchObject({ isDryRun: true, before: 'IN_REVIEW', mail: 'applicationApproved' });
  const done = await operate(shop, `${_id}/approve`, part);
  expect(done.body.data).toMatchObject({
    before: 'IN_REVIEW',
    application: { status: 'APPROVED', quantity: 240, approvedQuantity: 150 },
    isDryRun: false,
  });
  const trackingUrl = 'https://kargo.example.com/takip/104512345678';
  await operate(shop, `${_id}/sent`, { trackingUrl });
  expect((await applicant.list())[0]).toMatchObject({
    applicationStatus: 'SENT',
    approvedQuantity: 150,
    decisionReason: 'STOCK',
    decisionNote: part.note,
    trackingUrl,
    version: 4,
  });
  const mails = await mailsTo(email);
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['applicationReceived', 'Mercan: başvurunu aldık'],
    ['applicationInReview', 'Mercan: başvurunu inceliyoruz'],
    ['applicationApproved', 'Mercan: başvurunun bir kısmı onaylandı'],
    ['applicationSent', 'Mercan: kolin yola çıktı'],
  ]);
  expect(mails[2]!.text).toContain('istediğin 240 paketin 150 adedini onayladık. Nedeni şu:');
  expect(mails[2]!.text).toContain(part.note);
  expect(mails[3]!.text).toContain(trackingUrl);
  const shown = (await operations(shop, `charity-applications/${_id}`)).body.data;
  expect(shown).toMatchObject({
    application: { status: 'SENT', place: 'Kadıköy, İstanbul' },
    decidedBy: 'operations:sandbox',
    moves: [],
  });
  const trail = (await operations(shop, `audit?entity=${_id}`)).body.data.items;
  expect(trail.map(({ act, after }: { act: string; after: object }) => [act, after])).toEqual([
    ['application.send', { status: 'SENT', approvedQuantity: 150, decisionReason: 'STOCK' }],
    ['application.approve', { status: 'APPROVED', approvedQuantity: 150, decisionReason: 'STOCK' }],
    ['application.review', { status: 'IN_REVIEW' }],
  ]);
});

test('a refusal states its reason, in the language of the application', async () => {
  const { token } = await openShopper(shop, { accountType: 'charity' });
  const email = 'red@example.org';
  const { body } = await shop.call('POST', '/api/charity_service/v1/user/application-request', {
    token,
    body: { ...application, account: { ...application.account, email } },
    headers: { language: 'en' },
  });
  await operate(shop, `${body.data._id}/reject`, { decisionReason: 'DOCUMENTS_MISSING', note: 'No charter.' });
  const [, refusal] = await mailsTo(email);
  expect(refusal).toMatchObject({
    kind: 'applicationRejected',
    subject: 'Mercan: we could not approve your application',
  });
  expect(refusal!.text).toContain('Some of the documents we need to verify the organisation are missing.');
  expect(refusal!.text).toContain('No charter.');
});
