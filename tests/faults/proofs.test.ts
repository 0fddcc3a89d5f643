import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rows of README.md: fault, file, words of it. */
const rows = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| [ABD]\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, fault = '', file = '', words = '']) => ({ fault, file, words }));

test('every fault is proved by words that stand in their file', () => {
  const lost = rows.filter(({ file, words }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words));
  expect(lost).toEqual([]);
});

const numbers = (letter: string, last: number) => Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);

test('no input of the lists is without a proof, but D4', () => {
  const named = new Set(rows.map(({ fault }) => fault.split(' ')[0]));
  const all = [...numbers('A', 14), ...numbers('B', 10), ...numbers('D', 9)];
  expect(all.filter((number) => !named.has(number))).toEqual(['D4']);
});
