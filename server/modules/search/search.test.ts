import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets', 'faq', 'search'] });
});
afterAll(() => server.close());

async function search(q: string, limit = 50) {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
  const { status, body }: { status: number; body: any } = (await server.call(
    'GET',
    `/api/public/search?limit=${limit}&q=${encodeURIComponent(q)}`,
  )) as never;
  expect(status).toBe(200);
  return body.data as { items: { kind: string; title: { tr: string; en: string }; path: string }[]; total: number };
}
const first = async (q: string) => {
  const { items } = await search(q);
  return items[0] && `${items[0].kind}: ${items[0].title.tr}`;
};

describe('what is found first', () => {
  test.each([
    ['gunluk ped', 'product: Günlük ped'],
    ['Günlük ped', 'product: Günlük ped'],
    ['GÜNLÜK PED', 'product: Günlük ped'],
    ['gnlük', 'product: Günlük ped'],
    ['panty', 'product: Günlük ped'],
    ['pantilyner', 'product: Günlük ped'],
    ['İADE', 'question: İade edebilir miyim?'],
    ['ıade', 'question: İade edebilir miyim?'],
    ['iademi', 'question: İade edebilir miyim?'],
    ['refund', 'question: İade edebilir miyim?'],
    ['demir tozu', 'product: Isı bandı'],
    ['iron powder', 'product: Isı bandı'],
    ['süper plus', 'product: Süper Plus ped'],
    ['Deniz Paketi', 'packet: Deniz Paketi'],
    ['swim box', 'packet: Deniz Paketi'],
    ['öğrenciye indirim', 'page: Öğrenciye indirim'],
    ['student', 'question: Öğrenci indirimi var mı?'],
    ['kutunu kur', 'page: Kutunu kur'],
    ['tampon kaç saat', 'question: Tampon kaç saatte bir değişir?'],
    ['nasıl öderim', 'question: Nasıl ödeyebilirim?'],
  ])('%s: %s', async (q, found) => {
    expect(await first(q)).toBe(found);
  });
});

describe('the answer', () => {
  test('says how many there are, and gives as many as are asked for', async () => {
    const all = await search('tampon');
    const few = await search('tampon', 3);
    expect([few.items, few.total]).toEqual([all.items.slice(0, 3), all.total]);
    expect(new Set(all.items.map(({ kind }) => kind))).toEqual(new Set(['product', 'packet', 'question', 'page']));
  });

  test('has what has all the words; what has some of them only when nothing has all', async () => {
    const both = await search('ısı bandı kargo ücreti');
    expect(both.items.map(({ title }) => title.tr)).toContain('Kargo ücreti ne kadar?');
    const { items } = await search('kargo ücreti');
    expect(items[0]?.title.tr).toBe('Kargo ücreti ne kadar?');
  });

  test.each(['?!', '…', '%', ':* & |', '\\', 'xqzwvk'])('%j finds nothing', async (q) => {
    expect(await search(q)).toEqual({ items: [], total: 0 });
  });

  test.each(["'; drop table faqs; --", "ped':* | 'tampon", 'a'.repeat(100), 'ped '.repeat(25)])(
    '%j breaks nothing',
    async (q) => {
      const { items, total } = await search(q);
      expect(items.length).toBe(Math.min(total, 50));
    },
  );

  test('an empty question is refused', async () => {
    expect((await server.call('GET', '/api/public/search?q=')).status).toBe(400);
    expect((await server.call('GET', '/api/public/search')).status).toBe(400);
  });
});

test('seeding again writes nothing and changes nothing', async () => {
  const before = await search('ped');
  await server.seed(['search']);
  expect(await search('ped')).toEqual(before);
});
