import { expect, test } from 'vitest';
import { fill, msg } from '#words';

test('a text has the English of the catalog, and values per language', () => {
  expect([
    msg`Sepetin boş.`,
    fill(msg`{minutes} dakika`, { minutes: 1 }),
    fill(msg`Kartından {charged} çekildi.`, { charged: { tr: '₺1,50', en: '₺1.50' } }),
  ]).toEqual([
    { tr: 'Sepetin boş.', en: 'Your cart is empty.' },
    { tr: '1 dakika', en: '1 minute' },
    { tr: 'Kartından ₺1,50 çekildi.', en: 'We charged ₺1.50 to your card.' },
  ]);
});

test('an unextracted text is refused at its declaration, not at its use', () => {
  expect(() => msg(['Kimsenin çevirmediği bir söz'] as unknown as TemplateStringsArray)).toThrow('npm run extract');
});
