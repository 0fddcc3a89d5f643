import { expect, test } from 'vitest';
import { CONTACT_EMAIL } from '../../../domain/brand.ts';
import { knowUsPages } from '../../../domain/pages/index.ts';
import { listPages } from './list-pages.ts';
import type { PageText } from './page-text.ts';

const pages = Object.entries(import.meta.glob<PageText>('./pages/*.ts', { eager: true, import: 'text' }));

test('every page names one contact address, that of the footer and the contracts', () => {
  const named = pages.flatMap(([path, text]) =>
    (JSON.stringify(text).match(/[\w.]+@mercan\.example/g) ?? []).map((address) => [path, address]),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(([, address]) => address !== CONTACT_EMAIL)).toEqual([]);
});

test('each page describes itself in words of its own, long enough for a search result [LOCALE-2]', () => {
  const texts = pages.flatMap(([, { title, lead }]) =>
    (['tr', 'en'] as const).flatMap((locale) => [
      { text: title[locale], isLead: false },
      { text: lead[locale], isLead: true },
    ]),
  );
  const twice = texts.filter(({ text }) => texts.filter((other) => other.text === text).length > 1);
  expect(twice).toEqual([]);
  const unfit = texts.filter(({ text, isLead }) => isLead && (text.length < 50 || text.length > 160));
  expect(unfit).toEqual([]);
});

test('every page of the list is there: a text, or the questions', () => {
  expect(knowUsPages.map(({ name }) => name).toSorted()).toEqual(
    [...pages.map(([path]) => path.replace('./pages/', '').replace('.ts', '')), 'faqs'].toSorted(),
  );
});

test('the index lists every page once, each where it is, and the two of donations', () => {
  expect(listPages('tr').groups.flatMap((group) => group.pages.map(({ path }) => path))).toEqual([
    ...knowUsPages.map(({ name }) => `/know-us/${name}`),
    '/donation-culture',
    '/charity',
  ]);
});

const textOf = (page: string) => {
  const { title, lead, sections } = pages.find(([path]) => path === `./pages/${page}.ts`)![1];
  const paragraphs = [title, lead, ...sections.flatMap(({ heading, paragraphs: said }) => [heading, ...said])];
  return { tr: paragraphs.map(({ tr }) => tr).join('\n'), en: paragraphs.map(({ en }) => en).join('\n') };
};

test('the price policy says that a rise reaches a subscription thirty days after its day and its email', () => {
  const { tr, en } = textOf('price-policy');
  expect([tr.includes('artış gününden ve e-postamızdan 30 gün sonra'), en.includes('30 days after our email')]).toEqual(
    [true, true],
  );
  expect(tr).not.toContain('her yenilemede o günün abonelik fiyatıdır');
});

test('the KVKK notice names error reports, measurement and the quiz, and for how long each is kept', () => {
  const { tr, en } = textOf('kvkk');
  const parts = [
    'hata bildirimleri 30 gün',
    'ölçüm kayıtları 180 gün',
    'ödenmeyen denemelerin IP adresi ve adresleri 90 gün',
    'ölçüme izin verdiysen hesabının numarasını ve attığın son adımları da',
    'yalnızca pazarlamaya da izin verdiysen, aynı numarayla Google Analytics’e aktarabiliriz',
    'ölçüm kayıtları adın olmadan Google’a',
    'Hata bildirimleri, onları bizim için çözümleyen bir hizmet sağlayıcıya aktarılabilir',
    'Kutu sorularına cevapların sağlık verisidir. Onları yalnızca açık rızan varsa',
    'hesapsız verdiysen en çok 12 ay',
  ];
  expect(parts.filter((part) => !tr.includes(part))).toEqual([]);
  expect(en).toContain('error reports for 30 days; measurements for 180 days');
  expect(en).toContain('or for 12 months at most if you gave them without an account');
  expect(tr).not.toContain('Testte');
  expect(en.match(/[^;.]*2 years/g)).toEqual([
    ' documents of an application that was not sent for 1 day, those of a decided one for 2 years',
  ]);
});

test('the cookie page says what is measured, for how long, and to whom it goes with the second consent alone', () => {
  const { tr, en } = textOf('cookies');
  const parts = [
    'Ölçüm ve pazarlama: ikisi ayrı sorulur ve sen izin verene kadar kapalıdır. Reklam çerezi yoktur.',
    'Her yüz sayfadan birinde sayfanın ne kadar hızlı açıldığını da yazarız, bunu o numara olmadan.',
    'Bu kayıtları 180 gün tutarız; pazarlamaya izin vermediysen hiçbir ölçüm ya da reklam şirketine aktarmayız.',
    'o andan sonra ölçtüklerimizi aynı rastgele numarayla Google Analytics’e aktarabiliriz',
    'Pazarlama iznini geri alırsan aktarma hemen durur ve sırada bekleyenler silinir',
  ];
  expect(parts.filter((part) => !tr.includes(part))).toEqual([]);
  expect(en).toContain('unless you allow marketing, we pass them on to no measuring or advertising company.');
});
