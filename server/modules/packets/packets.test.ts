import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { addDays, type CalendarDay, dayOf, startOfDay } from '../../../domain/calendar/index.ts';
import { announceChange } from '../../platform/changes/changes.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { cataloguePort, findProducts } from '../catalog/index.ts';
import { productId, products } from '../catalog/testing.ts';
import { priceCustomPacket } from './packets/custom-packet.ts';
import { packetId } from './packets/packet-ids.ts';
import { findPackets } from './packets/packets.repository.ts';
import { roundedPricesJob } from './packets/rounded-prices.ts';
import { packets } from './packets/packets.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeds: ['catalog', 'packets'] });
}, 60_000);
afterAll(() => server.close());

const base = '/api/packets_service/v2';
// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of the answer
type Answer = { status: number; body: any };
type Price = { oneTimePurchase: number; subscription: number };
const get = async (path: string) => (await server.call('GET', `${base}/${path}`)) as Answer;
const post = async (path: string, body: object) => (await server.call('POST', `${base}/${path}`, { body })) as Answer;
const slugs = ({ body }: Answer) =>
  (body.data.items ?? body.data).map(({ slug }: { slug: string }) => slug.split('_').at(-1));
const pad = (subType: string, count: number) => ({ type: 'pad', subType, count });
const box = (size: number) => productId({ type: 'pad', subType: 'super', size });

const filter = (wanted: object) => encodeURIComponent(JSON.stringify(wanted));

const stock = async (key: string) => (await get(`packet/${packetId(key)}`)).body.data.isInStock;

describe('ready-made packets', () => {
  test('come twelve to a page [PACKET-5 LIMIT-1]', async () => {
    const [first, second] = [await get('packet'), await get('packet?limit=12&page=1')];
    expect(slugs(first).slice(0, 4)).toEqual(['low-intensity', 'gizem-package', 'nazli-package', 'pantyliner-package']);
    expect([first.body.data.pageInfo, slugs(second).length]).toEqual([{ page: 0, limit: 12, total: 16 }, 4]);
  });

  test('cost their boxes less the discount, rounded down to ,90 [PACKET-4]', async () => {
    const { body } = await get(`packet/${packetId('nazli-package')}`);
    expect(body.data).toMatchObject({
      slug: 'pad.super.12_pantyliner.standard.12_tampon.standard.8_nazli-package',
      name: { tr: 'Nazlı’nın Paketi', en: 'Nazlı’s Box' },
      intensity: 'medium',
      summary: [
        { _subType: 'pad-super', amount: 12 },
        { _subType: 'pantyliner-standard', amount: 12 },
        { _subType: 'tampon-standard', amount: 8 },
      ],
      // 139.90 + 81.90 + 93.90 = 315.70 less 6 % is 296.76, and 118.90 + 69.90 + 79.90 = 268.70 less 6 % is 252.58.
      price: { oneTimePurchase: 295.9, subscription: 251.9 },
      isCustom: false,
      isInStock: true,
      image: '/packets_service/images/pad.super.12_pantyliner.standard.12_tampon.standard.8.png',
    });
  });

  test('all cost an amount that ends in ,90, less than their boxes alone, and less by subscription', async () => {
    const { items } = (await get('packet?limit=50')).body.data;
    type Found = { price: Price; items: { _product: { price: Price }; quantity: number }[] };
    const wrong = items.filter(({ price, items: boxes }: Found) => {
      const apart = boxes.reduce((all, { _product, quantity }) => all + _product.price.oneTimePurchase * quantity, 0);
      const endings = [price.oneTimePurchase, price.subscription].map((amount) => Math.round(amount * 100) % 100);
      const isDearer = price.oneTimePurchase >= apart || price.subscription >= price.oneTimePurchase;
      return isDearer || endings.some((ending) => ending !== 90);
    });
    expect([items.length, wrong]).toEqual([16, []]);
  });

  test('cost the exact amount until the first day of rounding', async () => {
    const { db, clock } = server.context;
    const now = clock.now().getTime();
    const nazli = packetId('nazli-package');
    const prices = async () => {
      const [sold] = (await findPackets(db, [nazli])).values();
      return [sold!.price.subscription, (await get(`packet/${nazli}`)).body.data.price.subscription];
    };
    const job = roundedPricesJob(server.context);
    const [tomorrow, today] = [addDays(dayOf(now), 1), dayOf(now)];
    const roundFrom = (roundedFrom: CalendarDay) =>
      withTransaction(db, async (tx) => {
        await tx.update(packets).set({ roundedFrom, isRounded: false }).where(eq(packets.id, nazli));
        await announceChange(tx, 'catalogue');
      });
    await roundFrom(tomorrow);
    await job.run();
    await expect.poll(prices).toEqual([25_258, 252.58]);
    expect(await job.nextDue!()).toEqual(new Date(startOfDay(tomorrow)));
    await roundFrom(today);
    await job.run();
    await expect.poll(prices).toEqual([25_190, 251.9]);
    expect(await job.nextDue!()).toBeNull();
  });

  test('are filtered and sorted', async () => {
    expect(slugs(await get(`packet?filter=${filter({ productType: 'heating-patch' })}`))).toEqual(['warm-package']);
    expect(slugs(await get(`packet?filter=${filter({ intensity: 'very-high' })}&sort=price`))).toEqual([
      'night-package',
      'very-high-intensity',
      'new-mother-package',
    ]);
    const asked = {
      intensities: ['low'],
      productTypes: ['tampon', 'pantyliner'],
      maxPrice: 200,
      purchaseType: 'subscription',
    };
    expect(slugs(await post('packet/filter', { ...asked, sort: '-price' }))).toEqual([
      'pantyliner-package',
      'thong-package',
      'low-intensity',
    ]);
    expect((await get(`packet?filter=${filter({ colour: 1 })}`)).body.code).toBe('VALIDATION');
  });

  test('are suggested by shared products [LIMIT-2]', async () => {
    expect(slugs(await get('packet/popular'))[0]).toBe('gizem-package');
    const suggested = slugs(await get('packet/suggestions?slug=tampon-super-8'));
    expect(suggested).toEqual(['tampon-package', 'swim-package', 'gizem-package', 'nazli-package']);
    const nazli = 'pad.super.12_pantyliner.standard.12_tampon.standard.8_nazli-package';
    expect(slugs(await get(`packet/suggestions?slug=${nazli}`))).not.toContain('nazli-package');
  });

  test('are read by their slug, identical to their list entry [CALL-25]', async () => {
    const listed: { slug: string }[] = (await get('packet?limit=100')).body.data.items;
    const read = await Promise.all(listed.map(async ({ slug }) => (await get(`packet/slug/${slug}`)).body.data));
    expect(read).toEqual(listed);
    expect(listed).toHaveLength(16);
    expect((await get('packet/slug/none')).status).toBe(404);
  });

  test('are listed on shelves of one kind or all, sorted by sortOrder in either direction [CALL-26]', async () => {
    const types = await get('packet-type?algorithm=ProductType&sort=sortOrder');
    const ofProducts = ['pad-packets', 'tampon-packets', 'pantyliner-packets', 'heating-patch-packets'];
    const shelfSlugs = async (query: string) =>
      (await get(`packet-type${query}`)).body.data.map(({ slug }: { slug: string }) => slug);
    expect(types.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(ofProducts);
    expect(await shelfSlugs('?algorithm=ProductType&sort=-sortOrder')).toEqual(ofProducts.toReversed());
    expect(await shelfSlugs('')).toEqual([
      ...ofProducts,
      'low-intensity',
      'medium-intensity',
      'high-intensity',
      'very-high-intensity',
      'popular',
    ]);
    const shelf = (await get(`packet-type/${types.body.data[1]._id}/`)).body.data;
    const bySlug = (await get('packet-type/slug/tampon-packets?limit=2&page=1')).body.data;
    expect([shelf.packets.pageInfo.total, bySlug.packets.items.map(({ slug }: { slug: string }) => slug)]).toEqual([
      5,
      shelf.packets.items.slice(2, 4).map(({ slug }: { slug: string }) => slug),
    ]);
    expect((await get('packet-type/slug/none')).status).toBe(404);
  });
});

describe('a custom packet', () => {
  test('contains the cheapest boxes, and equal contents are the same packet [PACKET-7 CALL-25]', async () => {
    const contents = { items: [pad('super', 20), pad('standard', 8)] };
    const [made, again] = [
      await post('packet/', contents),
      await post('packet/', { items: contents.items.toReversed() }),
    ];
    expect(made.body.data).toEqual(again.body.data);
    expect(made.body.data).toMatchObject({
      slug: 'pad.standard.8_pad.super.20_custom',
      isCustom: true,
      // 90.90 + 139.90 + 99.90 and 76.90 + 118.90 + 84.90
      price: { oneTimePurchase: 330.7, subscription: 280.7 },
    });
    const byId = await get(`packet/${made.body.data._id}`);
    const bySlug = await get(`packet/slug/${made.body.data.slug}`);
    expect([byId.body.data, bySlug.body.data]).toEqual([made.body.data, made.body.data]);
    const found = (await findPackets(server.context.db, [made.body.data._id, 'nothing'])).get(made.body.data._id);
    expect(found?.price).toEqual({ oneTimePurchase: 33_070, subscription: 28_070 });
  });

  test('is quoted with its boxes', async () => {
    const { body } = await post('packet/price', { items: [pad('super', 32)] });
    expect(body.data).toEqual({
      slug: 'pad.super.32_custom',
      price: { oneTimePurchase: 349.8, subscription: 297.8 },
      boxes: [
        { _product: box(24), quantity: 1 },
        { _product: box(8), quantity: 1 },
      ],
    });
  });

  test('is refused with the reachable counts', async () => {
    const { status, body } = await post('packet/price', { items: [pad('standard', 8), pad('super', 10)] });
    expect([status, body.code, body.data]).toEqual([
      422,
      'COUNT_UNREACHABLE',
      { index: 1, reachable: [8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 60, 72] },
    ]);
    const odd = await post('packet/', {
      items: [pad('thong', 8), pad('super', 8), pad('super', 12), { ...pad('standard', 3), type: 'heating-patch' }],
    });
    expect(odd.body.data.fields.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)).toEqual([
      'items.0.subType enum',
      'items.2.subType uniqueItems',
      'items.3.subType enum',
    ]);
    const missing = [
      await get('packet/custom-AAAA'),
      await get('packet/slug/pad.super.7_custom'),
      await get('packet/slug/donation.standard.1_custom'),
    ];
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('is priced by the boxes in the cart', async () => {
    const onSale = await findProducts(server.context.db, [box(8), box(12)]);
    const items = [
      { productId: box(12), quantity: 1 },
      { productId: box(8), quantity: 2 },
    ];
    expect(priceCustomPacket(onSale, items)).toEqual({
      slug: 'pad.super.28_custom',
      contents: [{ type: 'pad', subType: 'super', count: 28 }],
      items,
      price: { oneTimePurchase: 33_970, subscription: 28_870 },
    });
    const refused = [[{ productId: box(8), quantity: 4 }], [{ productId: 'unknown', quantity: 1 }], []];
    expect(refused.map((wanted) => priceCustomPacket(onSale, wanted))).toEqual([null, null, null]);
  });
});

test('a packet is out of stock as soon as one of its boxes is', async () => {
  const patches = productId({ type: 'heating-patch', subType: 'standard', size: 3 });
  await server.context.db.update(products).set({ stock: 0 }).where(eq(products.id, patches));
  server.ports(cataloguePort).catalogue.forget();
  expect([await stock('warm-package'), await stock('gizem-package')]).toEqual([false, true]);
});
