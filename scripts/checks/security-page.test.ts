import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Folder prefixes as docs/security.md writes them, abbreviated or in full. */
const places: Record<string, string> = {
  'T/': 'tests/contract/',
  'S/': 'server/',
  'M/': 'server/modules/',
  'R/': 'tests/running/',
  'tests/': 'tests/',
  'src/': 'src/',
};
const reference = /`((?:[TSMR]|tests|src)\/[^`]+)`(?:: ([^;.|]+))?/g;

const testFiles = ['tests', 'server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

const inOneWay = (text: string) => text.replaceAll('’', "'").toLowerCase();

function testsAt(named: string): string {
  const [place] = /^[^/]+\//.exec(named) ?? [''];
  const path = places[place] + named.slice(place.length);
  const files = testFiles.filter((file) => file.startsWith(path));
  return inOneWay(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

test('each test named in docs/security.md exists, with the title quoted there', () => {
  const cells = readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').at(-1)!);
  const named = cells.flatMap((cell) => [...cell.matchAll(reference)]);
  const missing = named.flatMap(([, path = '', said = '']) => {
    const tests = testsAt(path);
    if (tests === '') return [path];
    const words = said.split(/, | …/).map((part) => part.replaceAll('…', '').trim());
    return words.filter((part) => !tests.includes(inOneWay(part))).map((part) => `${path}: ${part}`);
  });
  expect({ missing, isThorough: named.length > 100 }).toEqual({ missing: [], isThorough: true });
});
