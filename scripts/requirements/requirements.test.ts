import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findingsOf, readProofs, readRequirements, readTestFile, type Requirements } from './matrix.ts';

const known = readRequirements();
const { proofs, skips, idle } = await readProofs();

test('every rule has a proof or a reason, and every id that is named is a rule', () => {
  expect(findingsOf(known, proofs)).toEqual({
    unproved: [],
    unknown: [],
    proved: [],
    allowedUnknown: [],
    twice: [],
    unbroken: [],
  });
});

test('no file that names rules skips a test, and no test that names a rule checks nothing', () => {
  expect({ skips, idle }).toEqual({ skips: [], idle: [] });
});

test('at most ten rules have no proof, each with its reason', () => {
  const reasons = Object.values(known.unproved);
  expect([reasons.length <= 10, reasons.every(({ tr, en }) => tr.length > 10 && en.length > 10)]).toEqual([true, true]);
});

test('each rule is a sentence in both languages, and its section, decision and operation exist', () => {
  const { requirements } = known;
  const records = new Set(readdirSync('docs/adr').map((file) => file.slice(0, 4)));
  const documents = globSync('openapi/*.yaml').map((file) => readFileSync(file, 'utf8'));
  const operations = new Set(
    documents.flatMap((text) => [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)),
  );
  const wrong = requirements.filter(
    ({ section, en, tr, decision, operation }) =>
      !(section >= 2 && section <= 9 && en.endsWith('.') && tr.endsWith('.') && en !== tr) ||
      (decision !== undefined && !records.has(decision)) ||
      (operation !== undefined && !operations.has(operation)),
  );
  expect({ wrong, isWhole: requirements.length >= 250 }).toEqual({ wrong: [], isWhole: true });
});

const two: Requirements = {
  requirements: [
    { id: 'CART-1', section: 4, en: 'One.', tr: 'Bir.' },
    { id: 'CART-2', section: 4, en: 'Two.', tr: 'İki.' },
    { id: 'CART-2', section: 4, en: 'Two again.', tr: 'Yine iki.' },
  ],
  unproved: {
    'CART-2': { en: 'not known how', tr: 'kimse bilmiyor' },
    'CART-9': { en: 'gone', tr: 'gitti' },
  },
};

test('a missing proof, unknown ids, a duplicate and a needless exception are found', () => {
  const { proofs: own } = readTestFile('a.test.ts', "test('x [CART-2 CART-3]', () => work());");
  expect(findingsOf(two, own)).toEqual({
    unproved: ['CART-1'],
    unknown: ['CART-3 at a.test.ts:1'],
    proved: ['CART-2'],
    allowedUnknown: ['CART-9'],
    twice: ['CART-2'],
    unbroken: [],
  });
});

test('the meta of a state or transition proves its rule if a mutant breaks it', () => {
  const [proof] = readTestFile('a.test.ts', "test('x [CART-1]', () => work());").proofs;
  const marked = (mutants: number) => {
    const { unproved, unbroken } = findingsOf({ ...two, unproved: {} }, [{ ...proof!, kind: 'meta', mutants }]);
    return { unproved, unbroken };
  };
  expect([marked(0), marked(1)]).toEqual([
    { unproved: ['CART-1', 'CART-2', 'CART-2'], unbroken: ['CART-1 at a.test.ts:1'] },
    { unproved: ['CART-2', 'CART-2'], unbroken: [] },
  ]);
});

test('states and transitions whose meta names rules are in the matrix, with their mutants', () => {
  const marks = proofs.filter(({ kind }) => kind === 'meta');
  expect(marks.map(({ ids, flow, title }) => `${flow} ${title}: ${ids.join(' ')}`)).toEqual([
    'address state: choosing: DIALOG-4',
    'address state: conflicted: ADDRESS-3',
    'address transition: address.choosing choice.make[0]: ADDRESS-4',
    'checkout state: recovering: PAYMENT-7',
    'checkout state: suspended: ERROR-12',
    'checkout state: lockedOut: PAYMENT-5',
    'open-payment state: left: PAYMENT-6',
    'open-payment state: open: PAYMENT-6',
    'session transition: session.signedIn session.refused[0]: SESSION-1',
    'session transition: session.signedIn after tokenLimit[0]: SESSION-12',
    'three-d-secure state: settling.pausing: PAYMENT-8',
    'three-d-secure state: unknown: PAYMENT-5',
    'three-d-secure state: abandonFailed: PAYMENT-9',
  ]);
  expect(marks.filter(({ mutants = 0 }) => mutants === 0)).toEqual([]);
});

test('a skipped test is found in a file that names rules, and only there', () => {
  const text = ["test('x [CART-1]', () => work());", "test.skip('y [CART-2]', () => work());"].join('\n');
  const { skips: skipped, idle: resting } = readTestFile('a.test.ts', text);
  expect({ skipped, resting }).toEqual({ skipped: ['a.test.ts:2'], resting: ['CART-2 at a.test.ts:2'] });
  expect(readTestFile('a.test.ts', "it.skip('y', () => work());")).toEqual({ proofs: [], skips: [], idle: [] });
});
