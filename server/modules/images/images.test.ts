import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../platform/testing/test-server.ts';
import { productId } from '../catalog/testing.ts';
import { packetId } from '../packets/testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.server.inject({ url, headers });
const optimised = (path: string, query: string, accept: string) =>
  get(`/_next/image?url=${encodeURIComponent(path)}&${query}`, { accept });
const pads = '/catalog_service/v1/image/product/slug/pad-super-12?variant=card&category=menstrual';
const packet = '/packets_service/images/pad.standard.8_pad.super.12.png';

test('a product, its type and a packet have a picture, by slug and by id [IMAGE-1]', async () => {
  const image = '/catalog_service/v1/image';
  const paths = [
    'product/slug/pad-super-12',
    `product/id/${productId({ type: 'pad', subType: 'super', size: 12 })}`,
    'product/slug/pad-super-12?variant=tray',
    'product/slug/trial-standard-1',
    'product/slug/donation-standard-1',
    'product-type/slug/tampon',
    `packet/id/${packetId('gizem-package')}`,
    'packet/slug/pad.super.20_custom?variant=tray',
    'scene/name/family-code?variant=card-en',
  ];
  const answers = await Promise.all(paths.map((path) => get(`${image}/${path}`)));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual(
    paths.map(() => [200, 'image/svg+xml; charset=utf-8']),
  );
  expect(answers[0]?.payload).toBe(answers[1]?.payload);
  expect(answers[0]?.payload.startsWith('<svg xmlns')).toBe(true);
  expect(answers[0]?.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a ready-made packet has its name on its front, in both languages; a custom one has none', async () => {
  const contents = 'pad.standard.8_pad.super.20_pantyliner.standard.12';
  const glyphsOn = async (id: string) => {
    const { payload } = await get(`/catalog_service/v1/image/packet/slug/${contents}_${id}`);
    const [, title = ''] = [...payload.matchAll(/<g fill="[^"]+" transform="[^"]+">(.*?)<\/g>/g)].map(
      ([, inside]) => inside,
    );
    return title.match(/<path/g)?.length ?? 0;
  };
  const seen = await Promise.all(
    ['gizem-package?variant=card', 'gizem-package?variant=card-en', 'custom?variant=card'].map(glyphsOn),
  );
  expect(seen).toEqual(['Gizem’in'.length, 'Gizem’s'.length, 0]);
});

test('an unknown product has no picture [IMAGE-2]', async () => {
  const paths = [
    '/catalog_service/v1/image/product/slug/pad-super-13',
    '/catalog_service/v1/image/product/slug/pad-super-12?category=shoes',
    '/catalog_service/v1/image/product/slug/pad-super-12?variant=hologram',
    '/catalog_service/v1/image/cat/slug/sarman',
    '/packets_service/images/pad.super.7.png',
    '/packets_service/images/donation.standard.1.png',
    `/_next/image?url=${encodeURIComponent('/etc/passwd')}&w=640`,
  ];
  const answers = await Promise.all(paths.map((path) => get(path)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 404));
});

test('a packet is a PNG named by its contents [IMAGE-3]', async () => {
  const { statusCode, headers, rawPayload } = await get(packet);
  const { format, width, height } = await sharp(rawPayload).metadata();
  expect([statusCode, headers['content-type'], format, width, height]).toEqual([200, 'image/png', 'png', 800, 800]);
  const again = await get(packet, { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a picture has the requested width and the best format the browser accepts [IMAGE-4]', async () => {
  const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
  const answers = [
    await optimised(pads, 'w=384&q=75', chrome),
    await optimised(pads, 'w=384', 'image/webp,*/*'),
    await optimised(pads, 'w=384', '*/*'),
    await optimised(pads, 'w=16', chrome),
    await optimised(packet, 'w=640', chrome),
    await optimised('/art/quiz.tr.svg', 'w=384', 'image/webp'),
  ];
  const seen = await Promise.all(
    answers.map(async ({ headers, rawPayload }) => {
      const { format, width } = await sharp(rawPayload).metadata();
      return [headers['content-type'], format, width, headers.vary];
    }),
  );
  expect(seen).toEqual([
    ['image/avif', 'heif', 384, 'Accept'],
    ['image/webp', 'webp', 384, 'Accept'],
    ['image/png', 'png', 384, 'Accept'],
    ['image/webp', 'webp', 16, 'Accept'],
    ['image/avif', 'heif', 640, 'Accept'],
    ['image/webp', 'webp', 384, 'Accept'],
  ]);
});

test('only known widths, qualities and addresses are served [IMAGE-5]', async () => {
  const answers = [
    await optimised(pads, 'w=641', '*/*'),
    await optimised(pads, 'w=640&q=101', '*/*'),
    await optimised('//elsewhere.example/x.png', 'w=640', '*/*'),
    await optimised('https://elsewhere.example/x.png', 'w=640', '*/*'),
    await optimised(String.raw`/\elsewhere.example/x.png`, 'w=640', '*/*'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
});

test('a picture has the requested width and quality', async () => {
  const asked = await Promise.all(
    ['w=3840&q=20', 'w=256&q=40', 'w=256&q=41'].map((query) => optimised(pads, query, 'image/webp')),
  );
  const seen = await Promise.all(asked.map(async ({ rawPayload }) => (await sharp(rawPayload).metadata()).width));
  expect(seen).toEqual([3840, 256, 256]);
  expect(new Set(asked.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('unusual sizes and qualities are queued and limited; sizes used by pages are not', async () => {
  const flood = Array.from({ length: 30 }, (_, nth) => optimised(pads, `w=256&q=${nth + 1}`, 'image/webp'));
  const own = await optimised(pads, 'w=256&q=75', 'image/webp');
  expect(own.statusCode).toBe(200);
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
  expect([...new Set(statuses)].toSorted((one, other) => one - other)).toEqual([200, 429]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(11);
});
