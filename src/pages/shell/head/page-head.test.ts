import { expect, test } from 'vitest';
import { pageHead, privateHead } from './page-head.ts';

const match = (pathname: string) => ({ pathname, context: { site: { base: 'https://mercan.example' } } });
const page = { title: 'Mağaza', description: 'Bütün ürünler.' };

test('a public page has a title by the template, a description, one canonical address and its alternates [SHELL-3 SHELL-4 SHELL-5]', () => {
  const head = pageHead(match('/en/store/'), page);
  expect(head.meta.slice(0, 2)).toEqual([
    { title: 'Mağaza | Mercan' },
    { name: 'description', content: 'Bütün ürünler.' },
  ]);
  expect(head.links).toEqual([
    { rel: 'canonical', href: 'https://mercan.example/en/store' },
    { rel: 'alternate', hrefLang: 'tr', href: 'https://mercan.example/store' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://mercan.example/en/store' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://mercan.example/store' },
  ]);
});

test('a page that can be seen at several addresses names one of them, in the language it is seen in', () => {
  const { links, meta } = pageHead(match('/en/product/pad-super-12'), { ...page, path: '/product/pad-super' });
  expect(links).toEqual([
    { rel: 'canonical', href: 'https://mercan.example/en/product/pad-super' },
    { rel: 'alternate', hrefLang: 'tr', href: 'https://mercan.example/product/pad-super' },
    { rel: 'alternate', hrefLang: 'en', href: 'https://mercan.example/en/product/pad-super' },
    { rel: 'alternate', hrefLang: 'x-default', href: 'https://mercan.example/product/pad-super' },
  ]);
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://mercan.example/en/product/pad-super' });
});

test.each([
  ['/', 'https://mercan.example/', 'https://mercan.example/en'],
  ['/en', 'https://mercan.example/en', 'https://mercan.example/en'],
])('the home page %s is %s', (pathname, canonical, english) => {
  const { links } = pageHead(match(pathname), page);
  expect(links[0]).toEqual({ rel: 'canonical', href: canonical });
  expect(links[2]).toEqual({ rel: 'alternate', hrefLang: 'en', href: english });
});

test('structured data cannot close its own script', () => {
  const { scripts } = pageHead(match('/'), { ...page, structuredData: [{ name: '</script><script>alert(1)' }] });
  expect(scripts).toEqual([
    {
      type: 'application/ld+json',
      children: String.raw`{"@context":"https://schema.org","name":"\u003c/script>\u003cscript>alert(1)"}`,
    },
  ]);
});

test.each([
  ['/en/store', undefined, 'https://mercan.example/share.en.png'],
  ['/store', undefined, 'https://mercan.example/share.tr.png'],
  ['/store', '/pad.png', 'https://mercan.example/pad.png'],
])('a preview of %s with the picture %s shows %s', (pathname, image, shown) => {
  const { meta } = pageHead(match(pathname), { ...page, ...(image && { image }) });
  expect(meta).toContainEqual({ property: 'og:image', content: shown });
});

test('a page of one visitor keeps out of search engines, and names no other address [SHELL-5]', () => {
  expect(privateHead({ title: 'Sepetim' })).toEqual({
    meta: [{ title: 'Sepetim | Mercan' }, { name: 'robots', content: 'noindex' }],
  });
});
