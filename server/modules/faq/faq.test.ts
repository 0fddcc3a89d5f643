import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxOpsKey } from '../../platform/ops-keys/ops-keys.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { writtenChapters } from './questions/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['faq'] });
});
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const get = async (path: string) => (await server.call('GET', `/api/faq_service/${path}`)) as Answer;
const filter = (wanted: object) => encodeURIComponent(JSON.stringify(wanted));
const questions = ({ body }: Answer) =>
  body.data.items.map(({ question }: { question: { tr: string } }) => question.tr);

describe('chapters', () => {
  test('come in their order, ten to a page [FAQ-3]', async () => {
    const { body } = await get('v2/faq-type/');
    expect(body.data.items.map(({ slug }: { slug: string }) => slug)).toEqual([
      'subscription',
      'orders',
      'delivery',
      'payment',
      'returns',
      'products',
      'health',
      'charity',
      'account',
    ]);
    expect(body.data.pageInfo).toEqual({ page: 0, limit: 10, total: 9 });
    const last = await get('v2/faq-type/?sort=-sortOrder&limit=1');
    expect(last.body.data.items[0].slug).toBe('account');
  });

  test('are found by their slug', async () => {
    const { body } = await get('v2/faq-type/slug/returns');
    expect(body.data).toEqual({
      _id: '0192f0c1-7a10-7000-8000-00000f100500',
      slug: 'returns',
      name: { tr: 'İade', en: 'Returns' },
      description: writtenChapters.find(({ slug }) => slug === 'returns')!.description,
      sortOrder: 50,
    });
    expect((await get('v2/faq-type/slug/nothing')).status).toBe(404);
  });

  test('have sections [FAQ-1]', async () => {
    const { body } = await get(
      `v1/faq-sub-type/?filter=${filter({ _faqType: '0192f0c1-7a10-7000-8000-00000f100100' })}`,
    );
    expect(body.data.items.map(({ slug }: { slug: string }) => slug)).toEqual(['starting', 'changing', 'ending']);
  });
});

describe('questions', () => {
  test('come fifty to a page, in the order of their chapters [FAQ-2]', async () => {
    const { body } = await get('v2/faq');
    const total = writtenChapters.reduce((sum, chapter) => sum + chapter.questions.length, 0);
    expect([body.data.items.length, body.data.pageInfo]).toEqual([50, { page: 0, limit: 50, total }]);
    expect(body.data.items[0]).toEqual({
      _id: '0192f0c1-7a10-7000-8000-00000f300100',
      question: { tr: 'Abonelik nasıl çalışır?', en: 'How does the subscription work?' },
      answer: writtenChapters[0]!.questions[0]!.answer,
      _faqType: '0192f0c1-7a10-7000-8000-00000f100100',
      _faqSubType: '0192f0c1-7a10-7000-8000-00000f200100',
      sortOrder: 1000,
    });
  });

  test('are found by id, chapter and section [FAQ-1]', async () => {
    const { body } = await get('v2/faq/0192f0c1-7a10-7000-8000-00000f300500');
    expect(body.data.question.tr).toBe('İade edebilir miyim?');
    expect((await get('v2/faq/0192f0c1-7a10-7000-8000-00000f399999')).status).toBe(404);
    const ending = filter({ _faqSubType: '0192f0c1-7a10-7000-8000-00000f200102' });
    expect(questions(await get(`v2/faq?filter=${ending}`))).toEqual([
      'Aboneliği bitirmek zor mu?',
      'Bitirdikten sonra yeniden başlayabilir miyim?',
    ]);
    expect((await get(`v2/faq?filter=${filter({ secret: 1 })}`)).status).toBe(400);
  });

  test('are found by their words in either language, also within a chapter', async () => {
    expect(questions(await get('v2/faq?search=kargo%20ücreti'))[0]).toBe('Kargo ücreti ne kadar?');
    expect(questions(await get('v2/faq?search=shipping'))).toContain('Kargo ücreti ne kadar?');
    const inReturns = await get(
      `v2/faq?search=hasarli&filter=${filter({ _faqType: '0192f0c1-7a10-7000-8000-00000f100500' })}`,
    );
    expect(questions(inReturns)).toEqual(['Ürün hasarlı geldi. Ne yapmalıyım?']);
    const nothing = await get('v2/faq?search=xqzwvk');
    expect(nothing.body.data).toEqual({ items: [], pageInfo: { page: 0, limit: 50, total: 0 } });
  });
});

describe('the initial FAQ', () => {
  const all = writtenChapters.flatMap(({ questions: list }) => list);

  test('has at least forty questions, each asked once in each language', () => {
    expect(all.length).toBeGreaterThanOrEqual(40);
    for (const language of ['tr', 'en'] as const) {
      const asked = all.map(({ question }) => question[language]);
      expect(asked.filter((question, nth) => asked.indexOf(question) !== nth)).toEqual([]);
    }
  });

  test('states with every answer about tampons: eight hours at most, and a doctor with fever or a rash', () => {
    const aboutTampons = writtenChapters
      .flatMap(({ slug, questions: list }) => (slug === 'health' ? list : []))
      .filter(({ section }) => section === 'tampons');
    expect(aboutTampons.length).toBe(5);
    const silent = aboutTampons.filter(
      ({ answer }) =>
        !(answer.tr.includes('en çok 8 saat') && /Ateş ya da döküntü.*doktora git/s.test(answer.tr)) ||
        !(answer.en.includes('at most 8 hours') && /fever or a rash.*doctor/s.test(answer.en)),
    );
    expect(silent).toEqual([]);
  });

  test('describes each chapter in text that a search engine shows in full', () => {
    const texts = writtenChapters.flatMap(({ description }) => [description.tr, description.en]);
    expect(texts.filter(({ length }) => length < 50 || length > 160)).toEqual([]);
  });
});

const headers = (key: string) => ({
  authorization: `Bearer ${sandboxOpsKey}`,
  'idempotency-key': `${key}-0000000000000000`,
});

const read = async () => ((await server.call('GET', '/ops/faq', { headers: headers('x') })) as Answer).body.data;
const write = async (key: string, body: object) =>
  (await server.call('POST', '/ops/faq', { headers: headers(key), body })) as Answer;

describe('operations on the FAQ', () => {
  test('import an export without any change', async () => {
    const stored = await read();
    expect(stored.chapters.map(({ slug }: { slug: string }) => slug)).toEqual(writtenChapters.map(({ slug }) => slug));
    const { status, body } = await write('same', { faq: stored, reason: 'nothing new' });
    const total = writtenChapters.reduce((sum, chapter) => sum + chapter.questions.length, 0);
    expect([status, body.data]).toEqual([200, { added: 0, changed: 0, removed: 0, total, isDryRun: false }]);
    expect(await read()).toEqual(stored);
  });

  test('add, change and remove searchable questions; a dry run counts and changes nothing', async () => {
    const stored = await read();
    const faq = structuredClone(stored);
    const [chapter] = faq.chapters;
    chapter.questions.splice(0, 2, {
      section: 'starting',
      question: { tr: 'Kutuma fındık koyar mısınız?', en: 'Do you put hazelnuts into my box?' },
      answer: { tr: 'Hayır.', en: 'No.' },
    });
    chapter.questions[1].answer.tr += ' Söz.';
    const counts = { added: 1, changed: 1, removed: 2, total: 68 };
    const tried = await write('dry', { faq, reason: 'hazelnuts', dryRun: true });
    expect([tried.body.data, await read()]).toEqual([{ ...counts, isDryRun: true }, stored]);
    const done = await write('wet', { faq, reason: 'hazelnuts' });
    expect(done.body.data).toEqual({ ...counts, isDryRun: false });
    expect(questions(await get('v2/faq?search=findik'))).toEqual(['Kutuma fındık koyar mısınız?']);
    expect((await get('v2/faq/0192f0c1-7a10-7000-8000-00000f300100')).status).toBe(404);
    const audit = (await server.call('GET', '/ops/audit?entity=faq', { headers: headers('x') })) as Answer;
    expect(audit.body.data.items[0]).toMatchObject({
      act: 'faq.import',
      actor: 'operations:sandbox',
      reason: 'hazelnuts',
      after: counts,
    });
  });

  test('are refused when inconsistent, each fault at its field, and nothing changes', async () => {
    const stored = await read();
    const faq = structuredClone(stored);
    faq.chapters[1].slug = faq.chapters[0].slug;
    faq.chapters[2].questions[0].section = 'nowhere';
    faq.chapters[3].questions[1]._id = faq.chapters[3].questions[0]._id;
    const { status, body } = await write('unfit', { faq, reason: 'unfit' });
    const faults = body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`);
    expect([status, faults]).toEqual([
      400,
      [
        'faq.chapters.1.slug uniqueItems',
        'faq.chapters.2.questions.0.section enum',
        'faq.chapters.3.questions.1._id uniqueItems',
      ],
    ]);
    expect(await read()).toEqual(stored);
  });

  test('need a key', async () => {
    expect((await server.call('GET', '/ops/faq')).status).toBe(401);
  });
});
