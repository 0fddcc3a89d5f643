import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { announceChange } from '../../platform/changes/changes.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { components } from '../../../openapi/types/search.d.ts';
import type { Tx } from '../../platform/database/database.ts';
import { changePrice, productId, products } from '../catalog/testing.ts';
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
  return body.data as { items: components['schemas']['SearchResult'][]; total: number };
}
const first = async (q: string) => {
  const { items } = await search(q);
  return items[0] && `${items[0].kind}: ${items[0].title.tr}`;
};

describe('the first result', () => {
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
  test('has the total, and at most the requested number of results', async () => {
    const all = await search('tampon');
    const few = await search('tampon', 3);
    expect([few.items, few.total]).toEqual([all.items.slice(0, 3), all.total]);
    expect(new Set(all.items.map(({ kind }) => kind))).toEqual(new Set(['product', 'packet', 'question', 'page']));
  });

  test('prefers results with all words to those with some', async () => {
    const both = await search('ısı bandı kargo ücreti');
    expect(both.items.map(({ title }) => title.tr)).toContain('Kargo ücreti ne kadar?');
    const { items } = await search('kargo ücreti');
    expect(items[0]?.title.tr).toBe('Kargo ücreti ne kadar?');
  });

  test.each(['?!', '…', '%', ':* & |', '\\', 'xqzwvk'])('%j finds nothing', async (q) => {
    expect(await search(q)).toEqual({ items: [], total: 0 });
  });

  test.each(["'; drop table faqs; --", "ped':* | 'tampon", 'a'.repeat(100), 'ped '.repeat(25)])(
    '%j causes no error',
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

const offers = async (q: string, paths: readonly string[]) => {
  const { items } = await search(q);
  return paths.map((path) => [path, items.find((item) => item.path === path)?.offer]);
};
const change = (key: 'catalogue' | 'stock', write: (tx: Tx) => Promise<unknown>) =>
  withTransaction(server.context.db, async (tx) => {
    await write(tx);
    await announceChange(tx, key);
  });

const bySlug = ([a]: readonly unknown[], [b]: readonly unknown[]) => String(a).localeCompare(String(b));

/** Per packet, its price in the search result and in the packets' own list. */
const packetPrices = async () => {
  const { items } = await search('paket');
  const found = items.flatMap(({ kind, slug, offer }) => (kind === 'packet' && offer ? [[slug, offer.price]] : []));
  const { body } = (await server.call('GET', '/api/packets_service/v2/packet?limit=100')) as {
    body: { data: { items: { slug: string; price: { subscription: number; oneTimePurchase: number } }[] } };
  };
  const listed = body.data.items.map(({ slug, price }) => [slug, price]);
  return { found: found.toSorted(bySlug), listed: listed.toSorted(bySlug) };
};

const isPadThere = async () =>
  (await search('süper ped')).items.find(({ path }) => path === '/product/pad-super')?.offer?.isInStock;
const sellOutPad = (size: number) =>
  change('stock', (tx) =>
    tx
      .update(products)
      .set({ stock: 0 })
      .where(eq(products.id, productId({ type: 'pad', subType: 'super', size }))),
  );

describe('the offer of a result', () => {
  test('is given only for results sold as one item', async () => {
    expect(await offers('süper', ['/product/pad-super', '/product/tampon-super'])).toEqual([
      ['/product/pad-super', { price: { subscription: 118.9, oneTimePurchase: 139.9 }, pieces: 12, isInStock: true }],
      [
        '/product/tampon-super',
        { price: { subscription: 159.9, oneTimePurchase: 187.9 }, pieces: 16, isInStock: true },
      ],
    ]);
    expect(await offers('deneme kutusu', ['/product/trial'])).toEqual([
      ['/product/trial', { price: { oneTimePurchase: 89.9 }, pieces: 1, isInStock: true }],
    ]);
    const { items } = await search('ped');
    const unpriced = items
      .filter(({ offer }) => offer === undefined)
      .map(({ kind, path }) => [kind, path.split('/')[1]]);
    expect(new Set(unpriced.map((parts) => parts.join(' ')))).toEqual(
      new Set(['product store', 'question know-us', 'page know-us', 'page quiz']),
    );
  });

  test('has changed prices at once, in packets too, without reindexing', async () => {
    const before = await packetPrices();
    expect(before.found.length).toBe(16);
    expect(before.found).toEqual(before.listed);
    await change('catalogue', (tx) =>
      changePrice(tx, {
        productId: productId({ type: 'pad', subType: 'super', size: 12 }),
        price: { subscription: kurus(20_000), oneTimePurchase: kurus(25_050) },
        now: server.clock.now(),
      }),
    );
    await expect
      .poll(() => offers('süper ped', ['/product/pad-super']))
      .toEqual([
        ['/product/pad-super', { price: { subscription: 200, oneTimePurchase: 250.5 }, pieces: 12, isInStock: true }],
      ]);
    const after = await packetPrices();
    expect(after.found).toEqual(after.listed);
    expect(after.found).not.toEqual(before.found);
  });

  test('is sold out once no size is left', async () => {
    await sellOutPad(12);
    await sellOutPad(8);
    expect(await isPadThere()).toBe(true);
    await sellOutPad(24);
    await expect.poll(isPadThere).toBe(false);
  });
});

test('seeding again changes nothing', async () => {
  const before = await search('ped');
  await server.seed(['search']);
  expect(await search('ped')).toEqual(before);
});
