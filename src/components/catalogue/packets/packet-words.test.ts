import { expect, test } from 'vitest';
import { boxSize, contentsInWords, kindName, piecesOf } from './packet-words.ts';

const summary = [
  { _subType: 'pad-super-plus', amount: 20 },
  { _subType: 'pantyliner-standard', amount: 12 },
  { _subType: 'heating-patch-standard', amount: 3 },
];

test('contents are listed in both languages; unknown kinds are left out', () => {
  expect(contentsInWords([...summary, { _subType: 'sock-left', amount: 2 }], 'tr')).toEqual([
    '20 süper plus ped',
    '12 standart günlük ped',
    '3 ısı bandı',
  ]);
  expect(contentsInWords([...summary, { _subType: 'tampon-mini', amount: 1 }], 'en')).toEqual([
    '20 super plus pads',
    '12 standard pantyliners',
    '3 heating patches',
    '1 mini tampon',
  ]);
  expect(piecesOf(summary)).toBe(35);
});

test('a kind is named by sub-type and type, or by its type alone', () => {
  expect([
    kindName({ type: 'pantyliner', subType: 'thong' }, 'tr'),
    kindName({ type: 'heating-patch', subType: 'standard' }, 'tr'),
    kindName({ type: 'tampon', subType: 'mini' }, 'en'),
  ]).toEqual(['Tanga günlük ped', 'Isı bandı', 'Mini tampon']);
});

test('a Turkish box size has the suffix of its number', () => {
  expect([3, 6, 8, 10, 12, 16, 20, 24, 36, 40, 90].map((size) => boxSize(size, 'tr'))).toEqual([
    '3’lük',
    '6’lık',
    '8’lik',
    '10’luk',
    '12’lik',
    '16’lık',
    '20’lik',
    '24’lük',
    '36’lık',
    '40’lık',
    '90’lık',
  ]);
  expect([boxSize(12, 'tr', '8 + '), boxSize(12, 'en', '8 + ')]).toEqual(['8 + 12’lik', '8 + 12']);
});
