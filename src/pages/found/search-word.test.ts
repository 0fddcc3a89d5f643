import { expect, test } from 'vitest';
import { searchWord } from './search-word.ts';

test('a search word in an address is read without characters that the API refuses', () => {
  expect([
    searchWord(' ped\u0000 '),
    searchWord('\u0000'),
    searchWord(12),
    searchWord(undefined),
    searchWord(['ped']),
    searchWord(`${'a'.repeat(99)}🩸`),
  ]).toEqual(['ped', '', '12', '', '', 'a'.repeat(99)]);
});
