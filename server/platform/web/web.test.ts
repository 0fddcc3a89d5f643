import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { captureScript } from './rendering/capture-script.ts';
import { entry } from './rendering/tiny-build.ts';
import { registerWeb } from './web.ts';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Refuses every mailed link. */
const keys = { verify: () => Promise.resolve(null) };

let dist: string;
let app: FastifyInstance;
let word = 'Merhaba';
let timesAsked = 0;
const subscribedFrom: string[] = [];

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'web-'));
  await mkdir(path.join(dist, 'server'));
  await mkdir(path.join(dist, 'client/assets'), { recursive: true });
  await writeFile(path.join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dist, 'server/entry-server.js'), entry);
  await writeFile(
    path.join(dist, 'shell.html'),
    '<head><script type="module" crossorigin src="/assets/early.js"></script></head>',
  );
  await writeFile(path.join(dist, 'manifest.json'), '{}');
  await writeFile(path.join(dist, 'client/assets/early.js'), 'early');
  await writeFile(path.join(dist, 'client/assets/early.js.br'), 'packed');
  app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.get('/api/word', () => {
    timesAsked += 1;
    return { word };
  });
  app.get('/api/public/user/products/', () => ({
    status: 'success',
    data: [
      {
        _id: 'p1',
        slug: 'pad-super-12',
        name: { tr: 'Süper ped', en: 'Super pads' },
        price: { subscription: 101.1, oneTimePurchase: 118.9 },
      },
    ],
  }));
  const types = [
    { slug: 'pad', isPurchasable: true },
    { slug: 'cup', isPurchasable: false },
  ];
  app.get('/api/public/user/categories/menstrual/product-types', () => ({ status: 'success', data: types }));
  for (const asked of ['public/user/products', 'packets_service/v2/packet', 'packets_service/v2/packet-type']) {
    app.get<{ Params: { slug: string } }>(`/api/${asked}/slug/:slug`, ({ params: { slug } }, reply) =>
      reply.code(slug === 'away' ? 503 : slug === 'wrong' ? 422 : slug.startsWith('no') ? 404 : 200).send({}),
    );
  }
  app.post('/api/communication_service/v1/newsletter/subscribe', ({ ip }) => {
    subscribedFrom.push(ip);
    return { status: 'success', data: {} };
  });
  const config = readConfig({ MODE: 'sandbox', PUBLIC_URL: 'https://mercan.example', PORT: '3000' });
  await registerWeb(app, { config, log: app.log, keys }, { dist });
});

afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true });
});

test('a page comes with hashed styles, no inline script but the capture, and its data as a file [EVENT-15]', async () => {
  const page = await app.inject('/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<h1>Merhaba</h1>');
  const scripts = [...page.body.matchAll(/<script(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, body]) => body,
  );
  expect(scripts).toEqual([captureScript, '']);
  const policy = page.headers['content-security-policy'];
  expect(policy).toContain(`script-src 'self' ${sha(captureScript)};`);
  expect(policy).toContain(`style-src 'self' ${sha('@font-face{}')} ${sha('.c{color:red}')} ${sha('')};`);
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  const source = /data-page="([^"]+)" data-api="\/api"/.exec(page.body)?.[1] ?? '';
  const data = await app.inject(source);
  expect([data.statusCode, data.headers['content-type'], data.body]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'self.$_R={u:1795000000000}',
  ]);
});

test('an unchanged page is 304', async () => {
  const { headers } = await app.inject('/');
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a page is compressed as well as the browser accepts', async () => {
  const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
  const plain = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
});

test('a page with a secret address is stored by no cache, and is 404 for an address that was never mailed', async () => {
  const address = '/eyJhbGciOiJFUzI1NiJ9.eyJleHAiOjF9.c2ln';
  const page = await app.inject(address);
  const source = /data-page="([^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const data = await app.inject(source);
  expect([page, data].map(({ statusCode, headers }) => [statusCode, headers['cache-control']])).toEqual([
    [404, 'no-store'],
    [200, 'no-store'],
  ]);
});

test('an unknown address is 404 with a page [ROUTE-62]', async () => {
  const page = await app.inject('/nope');
  expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
});

const get = async (url: string) => {
  const { statusCode, headers, body } = await app.inject(url);
  return [statusCode, headers.etag, body.length];
};

test('unrouted addresses share one page per language, rendered once', async () => {
  const [first, english] = [await get('/nowhere/1'), await get('/en/nowhere/1')];
  const before = timesAsked;
  expect(await get('/nowhere/2?utm=3')).toEqual(first);
  expect(await get('/nowhere/3/4')).toEqual(first);
  expect(await get('/en/nowhere/2')).toEqual(english);
  expect([first[0], timesAsked]).toEqual([404, before]);
});

test('an unknown catalogue slug gives the same page, and renders nothing', async () => {
  const [nowhere, english] = [await get('/nowhere'), await get('/en/nowhere')];
  const before = timesAsked;
  const folders = ['/product', '/packet', '/packets', '/store'];
  for (const slug of ['no-1', 'no-2', 'wrong']) {
    for (const folder of folders) {
      expect([folder, slug, await get(`${folder}/${slug}`)]).toEqual([folder, slug, nowhere]);
      expect([folder, slug, await get(`/en${folder}/${slug}?page=2`)]).toEqual([folder, slug, english]);
    }
  }
  expect([await get('/store/cup'), timesAsked]).toEqual([nowhere, before]);
});

test('known slugs are rendered, and also any while the catalogue is unreachable', async () => {
  const pages = ['/product/pad', '/packet/pad', '/packets/pad', '/packets/popular', '/store/pad', '/product/away'];
  for (const page of pages) expect([page, (await app.inject(page)).statusCode]).toEqual([page, 200]);
});

test.each([
  ['sandbox', 'text/plain; charset=utf-8'],
  ['production', 'text/html; charset=utf-8'],
] as const)('in %s /machines is answered by the explorer or not at all', async (mode, type) => {
  const shop = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  shop.get('/api/word', () => ({ word }));
  const config = { ...readConfig({}), mode };
  await registerWeb(shop, { config, log: shop.log, keys }, { dist });
  const answers = await Promise.all(['/machines/x', '/machines/data/cart.json'].map((url) => shop.inject(url)));
  await shop.close();
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [404, type],
    [404, type],
  ]);
});

test.each(['/500', '/en/500'])('%s is an error page [ROUTE-6]', async (url) => {
  const page = await app.inject(url);
  expect([page.statusCode, page.headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
});

test('a redirect and an alternative spelling lead to one page', async () => {
  const old = await app.inject('/old');
  expect([old.statusCode, old.headers.location]).toEqual([307, '/store']);
  const spelled = await app.inject('/tr/store/?a=1');
  expect([spelled.statusCode, spelled.headers.location]).toEqual([308, '/store?a=1']);
});

test('a change shows after an invalidation', async () => {
  await app.inject('/en');
  word = 'Selam';
  expect((await app.inject('/en')).body).toContain('Merhaba');
  app.pages.invalidate('/en');
  expect((await app.inject('/en')).body).toContain('Selam');
});

test('a file of the build is cached for a year, compressed, and not sent again when cached', async () => {
  const packed = { 'accept-encoding': 'br' };
  const file = await app.inject({ url: '/assets/early.js', headers: packed });
  const { etag, vary, ...headers } = file.headers;
  expect([headers['cache-control'], headers['content-encoding'], headers['content-type'], vary, file.body]).toEqual([
    'public, max-age=31536000, immutable',
    'br',
    'text/javascript; charset=utf-8',
    'accept-encoding',
    'packed',
  ]);
  const again = await app.inject({ url: '/assets/early.js', headers: { ...packed, 'if-none-match': String(etag) } });
  const plain = await app.inject('/assets/early.js');
  expect([again.statusCode, again.body, plain.headers['content-encoding'], plain.body]).toEqual([
    304,
    '',
    undefined,
    'early',
  ]);
});

test('a file outside the build and a compressed variant are not addressable', async () => {
  const answers = [await app.inject('/assets/early.js.br'), await app.inject('/assets/%2e%2e/shell.html')];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
    [404, 'text/html; charset=utf-8'],
    [404, 'text/html; charset=utf-8'],
  ]);
});

test('the cart form without JavaScript returns the line in a cookie, with the prices of the shop', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/cart/add',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'https://mercan.example/en/product/pad-super',
    },
    payload: 'type=product&choice=p1&purchaseType=subscription&quantity=2&price=1',
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/en/cart']);
  expect(answer.cookies).toEqual([
    { name: 'posted', value: expect.any(String), path: '/', maxAge: 86_400, sameSite: 'Lax', secure: true },
  ]);
  const { items } = JSON.parse(answer.cookies[0]?.value ?? '');
  expect(items).toEqual([
    {
      type: 'product',
      data: {
        _id: 'p1',
        slug: 'pad-super-12',
        name: { tr: 'Süper ped', en: 'Super pads' },
        price: { subscription: 10_110, oneTimePurchase: 11_890 },
        items: [],
      },
      purchaseType: 'subscription',
      quantity: 2,
      isQuantifiable: true,
      createdAt: expect.any(String),
    },
  ]);
});

test.each<[string, Record<string, string>]>([
  ['another site', { origin: 'https://evil.example' }],
  ['a frame without an origin on another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
])('%s cannot fill the cart', async (_who, headers) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/cart/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: 'choice=p1',
  });
  expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test.each([
  ['email=elif%40ornek.com&consent=yes', 'sent'],
  ['email=elif%40ornek.com', 'consent'],
  ['email=elif&consent=yes', 'address'],
  ['email=elif%40ornek.com&campaign=nowhere', 'consent'],
  ['email=elif%40ornek.com&campaign=uae', 'consent', '/en/landing/uae'],
  ['email=elif%40ornek.com&campaign=app', 'consent', '/en/app'],
])('a newsletter asked for without JavaScript by %s ends there as %s', async (payload, outcome, page = '/en') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/newsletter',
    headers: { 'content-type': 'application/x-www-form-urlencoded', referer: 'https://mercan.example/en' },
    remoteAddress: '203.0.113.9',
    payload,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}?letter=${outcome}#letter`]);
  // Limits count the visitor, not the shop.
  expect(subscribedFrom.splice(0)).toEqual(outcome === 'sent' ? ['203.0.113.9'] : []);
});

test('robots may read every page, noindex included, and get the sitemap', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toBe('User-agent: *\nDisallow: /api/\nDisallow: /_page/\nSitemap: https://mercan.example/sitemap.xml\n');
  const map = await app.inject('/sitemap.xml');
  expect([...map.body.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual(
    ['/store', '/en/store', '/store/pad', '/en/store/pad'].map((path) => `https://mercan.example${path}`),
  );
  expect(map.body).toContain(
    '<url><loc>https://mercan.example/en/store</loc><xhtml:link rel="alternate" hreflang="tr" href="https://mercan.example/store"/><xhtml:link rel="alternate" hreflang="en" href="https://mercan.example/en/store"/><xhtml:link rel="alternate" hreflang="x-default" href="https://mercan.example/store"/></url>',
  );
});
