import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf, proofsInTests, readProofs, readRequirements, skipsIn, type Requirements } from './matrix.ts';

const known = readRequirements();
const { proofs, skips } = await readProofs();

test('every rule has a proof or a reason, and every id that is named is a rule', () => {
  expect(findingsOf(known, proofs)).toEqual({
    unproved: [],
    unknown: [],
    proved: [],
    allowedUnknown: [],
    twice: [],
  });
});

test('no file that names rules skips a test', () => {
  expect(skips).toEqual([]);
});

test('at most ten rules have no proof, each with its reason', () => {
  const reasons = Object.values(known.unproved);
  expect([reasons.length <= 10, reasons.every((reason) => reason.length > 10)]).toEqual([true, true]);
});

test('each rule is a sentence of a section that has rules; its decision and its call are there', () => {
  const { requirements } = known;
  const records = new Set(readdirSync('docs/adr').map((file) => file.slice(0, 4)));
  const documents = globSync('openapi/*.yaml').map((file) => readFileSync(file, 'utf8'));
  const operations = new Set(
    documents.flatMap((text) => [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)),
  );
  const wrong = requirements.filter(
    ({ section, rule, decision, operation }) =>
      !(section >= 2 && section <= 9 && rule.endsWith('.')) ||
      (decision !== undefined && !records.has(decision)) ||
      (operation !== undefined && !operations.has(operation)),
  );
  expect({ wrong, isWhole: requirements.length >= 250 }).toEqual({ wrong: [], isWhole: true });
});

const two: Requirements = {
  requirements: [
    { id: 'CART-1', section: 4, rule: 'One.' },
    { id: 'CART-2', section: 4, rule: 'Two.' },
    { id: 'CART-2', section: 4, rule: 'Two again.' },
  ],
  unproved: { 'CART-2': 'nobody knows how', 'CART-9': 'gone' },
};

test('ids are read from the ends of titles and rows, not from comments or other code', () => {
  const text = [
    "test('a line is added [CART-1]', () => {});",
    "  ['PAID [ORDER-3 ORDER-4]', 'PAID'],",
    ' * as [CART-7] says',
    '// [CART-8]',
    'const chosen = rules[CART-9];',
    "test('the rule [CART-10] is named elsewhere', () => {});",
  ].join('\n');
  expect(proofsInTests('a.test.ts', text).map(({ ids, place, title }) => [ids, place, title])).toEqual([
    [['CART-1'], 'a.test.ts:1', 'a line is added'],
    [['ORDER-3', 'ORDER-4'], 'a.test.ts:2', 'PAID'],
  ]);
});

test('a lost proof, an unknown id, an allowed rule with a proof and one that is none are found', () => {
  expect(findingsOf(two, proofsInTests('a.test.ts', "test('x [CART-2 CART-3]'"))).toEqual({
    unproved: ['CART-1'],
    unknown: ['CART-3 at a.test.ts:1'],
    proved: ['CART-2'],
    allowedUnknown: ['CART-9'],
    twice: ['CART-2'],
  });
});

test('what is skipped beside a title that names a rule is found; elsewhere it is no matter of this gate', () => {
  const text = ["test('x [CART-1]', () => {});", "test.skip('y', () => {});", "describe.each([1]).todo('z');"].join(
    '\n',
  );
  expect([skipsIn('a.test.ts', text), skipsIn('a.test.ts', "it.skip('y', () => {});")]).toEqual([['a.test.ts:2'], []]);
});

test('where a state is marked with a rule, nothing is proved yet', () => {
  const [proof] = proofsInTests('a.test.ts', "test('x [CART-1]'");
  expect(findingsOf({ ...two, unproved: {} }, [{ ...proof!, kind: 'meta' }]).unproved).toEqual([
    'CART-1',
    'CART-2',
    'CART-2',
  ]);
});
