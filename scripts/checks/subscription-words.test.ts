import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { subscriptionTiles } from '../../domain/subscription/index.ts';

interface Text {
  file: string;
  tr: string;
  en: string;
}

/** Texts of the catalogues. */
const translated = globSync('locales/en/**/*.po').flatMap((file): Text[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm), ([, tr = '', en = '']) => ({
    file,
    tr,
    en,
  })),
);

/** Texts that are written in both languages beside each other: agreements, answers to questions, pages. */
const written = globSync(['server/modules/**/*.ts', 'src/pages/**/*.ts', 'domain/**/*.ts', 'machines/**/*.copy.ts'], {
  exclude: ['**/*.test.ts'],
}).flatMap((file): Text[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/\btr: (['`])((?:\\.|(?!\1)[^])*?)\1,\s*en: (['`])((?:\\.|(?!\3)[^])*?)\3/g),
    ([, , tr = '', , en = '']) => ({ file, tr, en }),
  ),
);

const texts = [...translated, ...written].map(({ en, ...text }) => ({
  ...text,
  en: en.replaceAll('${subscriptionTiles.cancel.en}', subscriptionTiles.cancel.en),
}));

test('ending a subscription is called by one word in each language, wherever it is promised or done', () => {
  expect(subscriptionTiles.cancel).toEqual({ tr: 'Bitir', en: 'End' });
  const about = texts.filter(({ tr }) => /(?<!\p{L})bitir/iu.test(tr));
  expect(about.length).toBeGreaterThan(25);
  expect(about.filter(({ en }) => !/\bend(?:s|ed|ing)?\b/i.test(en) || /\b(?:stop|cancel)/i.test(en))).toEqual([]);
});

test('in English a box, an order and a payment are cancelled, a subscription is not', () => {
  const said = /\b(?:cancel|stop)\w* (?:(?:the|your|a|my) )?subscription\b|subscription (?:has been|is|was) cancelled/i;
  expect(texts.filter(({ en }) => said.test(en))).toEqual([]);
});
