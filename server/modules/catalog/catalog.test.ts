import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { components } from '../../../openapi/types/catalog.d.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { productId, productSubTypeId, productTypeId } from './products/catalog-ids.ts';
import { changePrice } from './products/catalog.repository.ts';
import { cataloguePort } from './products/catalogue.ts';
import { seedCatalog } from './seed/catalog.seed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog'] });
}, 60_000);
afterAll(() => server.close());

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
const get = async (path: string) => (await server.call('GET', `/api/public/user/${path}`)) as Answer;

/** What the product's page says of the product, in one language each. */
const facts = async (slug: string) => {
  const { layers, absences, family, details } = (await get(`products/slug/${slug}`)).body.data;
  return {
    layers: layers.map(({ name }: { name: { tr: string } }) => name.tr),
    absences: absences.map(({ en }: { en: string }) => en),
    family: (family as components['schemas']['FamilyMember'][]).map(({ pageIdentifier, lengthCm, occasion, price }) => [
      pageIdentifier,
      lengthCm,
      occasion.tr,
      price.subscription,
    ]),
    inside: details[1]?.text.en,
  };
};
const products = async (query: object) =>
  (await get(`products/?query=${encodeURIComponent(JSON.stringify(query))}`)).body;

const patches = productId({ type: 'heating-patch', subType: 'standard', size: 6 });

const previous = async () => (await products({ _id: patches })).data[0].price;

describe('the shelf', () => {
  test('has its types and sub-types in catalogue order', async () => {
    const types = await get('categories/menstrual/product-types');
    expect(
      types.body.data.map((type: { slug: string; isPurchasable: boolean }) => [type.slug, type.isPurchasable]),
    ).toEqual([
      ['pad', true],
      ['pantyliner', true],
      ['tampon', true],
      ['heating-patch', true],
      ['donation', false],
      ['trial', true],
    ]);
    const subTypes = await get('categories/menstrual/product-sub-types');
    expect(subTypes.body.data[1]).toMatchObject({
      _id: productSubTypeId({ type: 'pad', subType: 'super' }),
      _productType: productTypeId('pad'),
      slug: 'super',
      pageIdentifier: 'pad-super',
      intensity: 2,
      sizes: [8, 12, 24],
    });
    expect((await get('categories/shoes/product-types')).status).toBe(404);
  });

  test('shows one box whole [PRODUCT-12]', async () => {
    expect((await products({ slug: 'pad-super-12' })).data).toEqual([
      {
        _id: '0192f0c1-7a10-7000-8000-000000102012',
        _productType: '0192f0c1-7a10-7000-8000-000000000b01',
        _productSubType: '0192f0c1-7a10-7000-8000-000000000b12',
        type: 'pad',
        subType: 'super',
        name: { tr: 'Süper ped · 12’li', en: 'Super pads · 12' },
        description: {
          tr: 'Kanatlı, 24 cm, üç milimetre. Gün boyu oturup kalkarken yerinden oynamaz.',
          en: 'With wings, 24 cm, three millimetres thin. Stays where it is while you get on with your day.',
        },
        pageIdentifier: 'pad-super',
        slug: 'pad-super-12',
        productSize: 12,
        intensity: 2,
        price: { grossAmount: 139.9, subscription: 118.9, oneTimePurchase: 139.9, previous: null },
        isSuitableFor: { subscription: true, charity: true },
        isPurchasable: true,
        isInStock: true,
        picture: { entity: 'product', idType: 'slug', id: 'pad-super-12', variant: 'card', category: 'menstrual' },
      },
    ]);
  });

  test('is filtered by the contract’s parameters, and refuses others', async () => {
    const slugs = async (query: object) => (await products(query)).data.map(({ slug }: { slug: string }) => slug);
    expect(await slugs({ type: 'heating-patch' })).toEqual(['heating-patch-standard-3', 'heating-patch-standard-6']);
    expect(await slugs({ pageIdentifier: 'tampon-mini' })).toEqual([
      'tampon-mini-8',
      'tampon-mini-16',
      'tampon-mini-24',
    ]);
    expect(await slugs({ 'isSuitableFor.subscription': false })).toEqual(['donation-standard-1', 'trial-standard-1']);
    expect((await slugs({})).length).toBe(31);
    const answers = [await products({ colour: 'red' }), (await get('products/?query=[')).body];
    expect(answers.map(({ code, data }) => [code, data.fields[0].rule])).toEqual([
      ['VALIDATION', 'additionalProperties'],
      ['VALIDATION', 'json'],
    ]);
  });

  test('is seeded once', async () => {
    const { db } = server.context;
    await withTransaction(db, (tx) =>
      changePrice(tx, {
        productId: productId({ type: 'trial', subType: 'standard', size: 1 }),
        price: { oneTimePurchase: kurus(5000), subscription: kurus(5000) },
        now: server.clock.now(),
      }),
    );
    await seedCatalog(db);
    server.ports(cataloguePort).catalogue.forget();
    const [trial] = (await products({ type: 'trial' })).data;
    expect(trial.price.oneTimePurchase).toBe(50);
  });
});

describe('a product page', () => {
  test('accepts the slug of a box, a page or a type with a single page', async () => {
    const page = async (slug: string) => {
      const { data } = (await get(`products/slug/${slug}`)).body;
      return [data.pageIdentifier, data.sizes.find(({ _id }: { _id: string }) => _id === data.selected).slug];
    };
    expect([
      await page('pad-super-24'),
      await page('pad-super'),
      await page('heating-patch'),
      await page('trial'),
    ]).toEqual([
      ['pad-super', 'pad-super-24'],
      ['pad-super', 'pad-super-12'],
      ['heating-patch-standard', 'heating-patch-standard-3'],
      ['trial-standard', 'trial-standard-1'],
    ]);
    const missing = [await get('products/slug/pad'), await get('products/slug/pad-super-13')];
    expect(missing.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('shows its materials, absent ingredients, and the use of its sibling products', async () => {
    expect(await facts('pad-super-12')).toEqual({
      layers: ['Üst yüzey', 'Kanal', 'Çekirdek', 'Nefes alan taban'],
      absences: ['Perfume', 'Dye', 'Chlorine bleaching'],
      family: [
        ['pad-standard', 21, 'İlk ve son günler, okul, ofis', 107.9],
        ['pad-super', 24, 'Günün çoğu', 118.9],
        ['pad-super-plus', 29, 'Gece, uzun yol, en yoğun gün', 131.9],
      ],
      inside:
        'Organic cotton on top. Below it a layer that spreads, a core of wood pulp and absorbent gel, a breathable plant-based back. No perfume, no dye, no chlorine bleaching.',
    });
    expect(await facts('tampon-mini-8')).toMatchObject({
      absences: ['Plastic', 'Perfume', 'Dye'],
      family: [
        ['tampon-mini', null, 'İlk deneme, hafif günler', expect.any(Number)],
        ['tampon-standard', null, 'Günün çoğu, deniz, spor', expect.any(Number)],
        ['tampon-super', null, 'Yalnız yoğun günler', expect.any(Number)],
      ],
    });
    expect(await facts('heating-patch')).toMatchObject({ absences: ['Medicine'], family: [] });
    expect(await facts('trial')).toMatchObject({ layers: [], absences: [], family: [] });
  });

  test('relates sibling products of its type first', async () => {
    const { related } = (await get('products/slug/tampon-mini')).body.data;
    expect(related.map(({ slug }: { slug: string }) => slug)).toEqual([
      'tampon-standard-16',
      'tampon-super-16',
      'pad-standard-12',
      'pantyliner-thong-24',
    ]);
  });
});

describe('prices', () => {
  test('strike through the lowest of the 30 days before, only when it was higher', async () => {
    expect(await previous()).toEqual({
      grossAmount: 269.9,
      subscription: 229.9,
      oneTimePurchase: 269.9,
      previous: 299.9,
    });
    server.clock.advance({ days: 40 });
    await withTransaction(server.context.db, (tx) =>
      changePrice(tx, {
        productId: patches,
        price: { oneTimePurchase: kurus(31_990), subscription: kurus(27_190) },
        now: server.clock.now(),
      }),
    );
    server.ports(cataloguePort).catalogue.forget();
    expect(await previous()).toEqual({
      grossAmount: 319.9,
      subscription: 271.9,
      oneTimePurchase: 319.9,
      previous: null,
    });
  });
});

describe('answers', () => {
  test('are compressed, and empty when already cached', async () => {
    const url = '/api/public/user/products/';
    const packed = await server.server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, 'br']);
    const plain = await server.server.inject({ url });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
    const again = await server.server.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});
