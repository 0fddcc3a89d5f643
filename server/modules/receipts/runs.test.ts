import { describe, expect, test } from 'vitest';
import { normalizeName, validateName } from '../../../domain/account/index.ts';
import { lineText, unprintableIn } from '../../../domain/text/index.ts';
import { faceOf, familyFor } from './faces.ts';
import { runsOf } from './runs.ts';

const everySign = Array.from({ length: 0x3_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Characters of these texts that no face of the receipt has. */
const missing = (kept: readonly string[]) =>
  kept
    .flatMap((text) => Array.from(text))
    .filter((sign) => familyFor(sign, 'plain', null) === null || familyFor(sign, 'strong', null) === null);

describe('every character accepted by a form has a glyph', () => {
  test('in names', () => {
    const taken = everySign.map((sign) => `A${sign}`).filter((name) => validateName(name) === null);
    expect([taken.length > 1500, missing(taken.map(normalizeName))]).toEqual([true, []]);
  });

  test('in the address line', () => {
    const taken = everySign.map(lineText).filter((sign) => sign !== '' && unprintableIn(sign) === null);
    expect([taken.length > 1800, missing(taken)]).toEqual([true, []]);
  });
});

test('a line is split where the face or direction changes, with right-to-left runs in visual order', () => {
  expect(
    ['Ayşe Yılmaz', 'Əli, №5', 'محمد العلي', 'Daire 5 شارع النيل 12 Kat', 'Ա Ⴀ ა', 'e\u0301\u0323'].map((line) =>
      runsOf(line, 'plain'),
    ),
  ).toEqual([
    [{ text: 'Ayşe Yılmaz', family: 'figtree' }],
    [
      { text: 'Ə', family: 'noto' },
      { text: 'li, ', family: 'figtree' },
      { text: '№', family: 'noto' },
      { text: '5', family: 'figtree' },
    ],
    [{ text: 'محمد العلي', family: 'arabic' }],
    [
      { text: 'Daire 5 ', family: 'figtree' },
      { text: '12', family: 'figtree' },
      { text: 'شارع النيل ', family: 'arabic' },
      { text: ' Kat', family: 'figtree' },
    ],
    [
      { text: 'Ա ', family: 'armenian' },
      { text: 'Ⴀ ა', family: 'georgian' },
    ],
    [{ text: 'e\u0301\u0323', family: 'noto' }],
  ]);
});

const hasFigtree = (sign: string) => faceOf('figtree', 'plain').characters.has(sign.codePointAt(0)!);

test('a face is chosen by its characters, not by its script', () => {
  expect(['ş', 'ə', '₺', 'م'].map((sign) => [hasFigtree(sign), familyFor(sign, 'plain', null)])).toEqual([
    [true, 'figtree'],
    [false, 'noto'],
    [false, 'noto'],
    [false, 'arabic'],
  ]);
});
