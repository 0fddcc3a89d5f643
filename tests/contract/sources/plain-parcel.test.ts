import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAIN_PARCEL } from '../../../domain/delivery/index.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Where a customer reads what a parcel shows on its outside. */
const places = [
  'server/modules/faq/questions/delivery.data.ts',
  'src/flows/checkout/payment/sureties.tsx',
  'src/pages/home/facts.tsx',
  'src/pages/know-us/pages/how-it-works.ts',
];

const texts = globSync(['src/**/*.{ts,tsx}', 'server/modules/**/*.ts', 'domain/**/*.ts', 'locales/**/*.po'], {
  cwd: root,
});

test('the outside of a parcel is described in one place, which is used wherever it is promised', () => {
  const using = texts.filter((path) => /PLAIN_PARCEL\b/.test(read(path)) && path !== 'domain/delivery/plain-parcel.ts');
  expect(using.toSorted()).toEqual(places);
  expect(PLAIN_PARCEL.outside.tr).toBe(
    'Kolinin üstünde resim ya da ürün adı yok: içinde ne olduğu dışından anlaşılmaz.',
  );
});

test('no text says that our name is on the box', () => {
  const opposite =
    /[Aa]dımız (yazar|yazıyor)|saklanacak bir şey|siyah poşet|our name is on|nothing to hide|without our name/i;
  expect(texts.filter((path) => opposite.test(read(path)))).toEqual([]);
});
