import { expect, test } from '../../harness/shop-test.ts';

interface Page {
  path: string;
  status: number;
  title: string;
  description: string;
  headings: number;
  canonical: string;
  /** "en /en/store", "x-default /store". */
  alternates: string[];
  /** The preview image. */
  image: string;
  manifest: string;
  /** Paths with query on this site: targets of links, and pictures. */
  links: string[];
}

const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };
const plain = (text = '') => text.replaceAll(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
const pathOf = (address = '') => (URL.canParse(address) ? new URL(address).pathname : address);

async function readPage(address: string): Promise<Page> {
  const answer = await fetch(address, { redirect: 'manual' });
  const html = await answer.text();
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), value]),
    ),
  );
  return {
    path: pathOf(address),
    status: answer.status,
    title: plain(/<title[^>]*>([^<]*)</.exec(html)?.[1]),
    description: plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    headings: [...html.matchAll(/<h1[\s>]/g)].length,
    canonical: pathOf(links.find(({ rel }) => rel === 'canonical')?.['href']),
    alternates: links
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => `${hreflang} ${pathOf(href)}`)
      .toSorted(),
    image: pathOf(/<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]),
    manifest: pathOf(links.find(({ rel }) => rel === 'manifest')?.['href']),
    links: [...html.matchAll(/<(?:a|img|link|source) [^>]*?(?:href|src)="(\/[^"]*)"/g)].map(([, link]) => plain(link)),
  };
}

/** The paths of a page in both languages. */
function alternatesOf(path: string): string[] {
  const turkish = path.replace(/^\/en(?=\/|$)/, '') || '/';
  const english = turkish === '/' ? '/en' : `/en${turkish}`;
  return [`en ${english}`, `tr ${turkish}`, `x-default ${turkish}`];
}

const manifestOf = (path: string) =>
  /^\/en(?=\/|$)/.test(path) ? '/manifest.en.webmanifest' : '/manifest.webmanifest';

const said = ({ description }: Page) => description.length >= 50 && description.length <= 160;

test('every page of the sitemap has its own title and description, its translation, and no broken link [SHELL-3 SHELL-6]', async ({
  harness,
}) => {
  const map = await (await fetch(`${harness.shopUrl}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const pages: Page[] = [];
  for (const address of addresses) pages.push(await readPage(address));
  expect(pages.length).toBeGreaterThan(90);

  const troubles = pages.flatMap((page) => {
    const { path, status, headings, canonical, alternates, image, manifest } = page;
    const twins = pages.filter(({ title, description }) => title === page.title || description === page.description);
    return [
      status !== 200 && `status ${status}`,
      twins.length > 1 && `the words of ${twins.map((twin) => twin.path).join(' and ')}`,
      !said(page) && `a description of ${page.description.length} characters`,
      headings !== 1 && `${headings} first headings`,
      canonical !== path && `canonical ${canonical}`,
      alternates.join() !== alternatesOf(path).join() && `alternates ${alternates.join()}`,
      image === '' && 'no picture for a preview',
      manifest !== manifestOf(path) && `manifest ${manifest}`,
    ].flatMap((trouble) => (trouble === false ? [] : [`${path}: ${trouble}`]));
  });
  expect(troubles).toEqual([]);

  const known = new Set(pages.map(({ path }) => path));
  const found = new Map(
    pages.flatMap(({ path, links }) => links.map((link) => [link.replace(/#.*/, ''), path] as const)),
  );
  const broken: string[] = [];
  for (const [link, foundOn] of found) {
    if (known.has(link)) continue;
    const { status } = await fetch(harness.shopUrl + link);
    if (status !== 200) broken.push(`${link} on ${foundOn}: ${status}`);
  }
  expect(found.size).toBeGreaterThan(300);
  expect(broken).toEqual([]);
});

test('each size of a product has the product page as canonical address, and its translations [SHELL-3 SHELL-4]', async ({
  harness,
}) => {
  const paths = [
    '/product/pad-super-12',
    '/en/product/pad-super-24',
    '/product/pad-super',
    '/product/trial-standard-1',
  ];
  const found = await Promise.all(paths.map((path) => readPage(harness.shopUrl + path)));
  expect(found.map(({ path, status, canonical, alternates }) => [path, status, canonical, alternates])).toEqual([
    ['/product/pad-super-12', 200, '/product/pad-super', alternatesOf('/product/pad-super')],
    ['/en/product/pad-super-24', 200, '/en/product/pad-super', alternatesOf('/product/pad-super')],
    ['/product/pad-super', 200, '/product/pad-super', alternatesOf('/product/pad-super')],
    ['/product/trial-standard-1', 200, '/product/trial', alternatesOf('/product/trial')],
  ]);
});

test('a page of one visitor has no canonical address; the icon and preview images of all pages exist', async ({
  harness,
}) => {
  const paths = ['/cart', '/checkout', '/checkout/address', '/auth/login', '/auth/logout', '/purchase/success'];
  const found = await Promise.all(
    paths
      .flatMap((path) => [path, `/en${path}`])
      .map((path) => readPage(`${harness.shopUrl}${path}?redirect=%2Fstore`)),
  );
  expect(found.map(({ path, status, canonical, alternates }) => [path, status, canonical, alternates])).toEqual(
    found.map(({ path }) => [path, 200, '', []]),
  );
  for (const file of ['/apple-touch-icon.png', '/share.tr.png', '/share.en.png'])
    expect((await fetch(harness.shopUrl + file)).status, file).toBe(200);
});

test('a shop added to the home screen opens in the language of the page it was added from', async ({ harness }) => {
  const shared = {
    name: 'Mercan',
    short_name: 'Mercan',
    display: 'standalone',
    background_color: '#fff9f3',
    theme_color: '#fff9f3',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  const found: unknown[] = [];
  for (const path of ['/', '/en', '/cart', '/en/cart']) {
    const { manifest } = await readPage(harness.shopUrl + path);
    const answer = await fetch(harness.shopUrl + manifest);
    found.push([path, answer.headers.get('content-type'), await answer.json()]);
  }
  const type = 'application/manifest+json';
  const turkish = {
    ...shared,
    description: 'Ped, günlük ped, tampon, ısı bandı: döngüne göre kutu, istersen abonelikle.',
    lang: 'tr',
    start_url: '/',
  };
  const english = {
    ...shared,
    description:
      'Pads, pantyliners, tampons, heating patches: a box that follows your cycle, by subscription if you like.',
    lang: 'en',
    start_url: '/en',
  };
  expect(found).toEqual([
    ['/', type, turkish],
    ['/en', type, english],
    ['/cart', type, turkish],
    ['/en/cart', type, english],
  ]);
  for (const { src } of shared.icons) expect((await fetch(harness.shopUrl + src)).status, src).toBe(200);
});
