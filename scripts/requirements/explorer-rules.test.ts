import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explorerRules, judgedBy } from './explorer-rules.ts';

const rules = await explorerRules();
const rule = (wanted: string) => rules.find(({ id }) => id === wanted);

test('a rule of an invariant has the test that checks it, beside the tests that name the rule', () => {
  expect(rule('CART-4')).toEqual({
    id: 'CART-4',
    rule: { tr: 'Paketin adedi artmaz.', en: 'Packets never increase.' },
    flows: ['cart'],
    operations: [],
    tests: [
      { place: 'machines/flows.test.ts', title: 'keeps its invariants in every reachable state' },
      { place: 'domain/cart/cart.test.ts', title: 'never increases packets, but sets their purchase type' },
      { place: 'machines/cart/cart.test.ts', title: 'a packet never increases, and says how it is bought now' },
    ],
  });
});

test('a rule that no flow names has its operation and tests, an unproved one its reason', () => {
  const [call, unproved] = [rule('CALL-1'), rule('REPORT-12')];
  expect([call?.flows, call?.operations, call?.tests]).toEqual([
    [],
    ['login'],
    [{ place: 'tests/contract/specified-calls.test.ts', title: 'POST /public/user/auth/login' }],
  ]);
  expect([unproved?.tests, unproved?.unproved?.tr]).toEqual([
    [],
    'yalnızca hatalar için yapıldı: yüz rapordan biri akışlarda olanları taşır; hatasız oturum kaydedilmez',
  ]);
  expect(rules.filter(({ tests = [], unproved: reason }) => tests.length === 0 && !reason)).toEqual([]);
});

test('the tests given for postconditions and invariants are tests of testFlow()', () => {
  const source = readFileSync('packages/model-testing/vitest.ts', 'utf8');
  expect(Object.values(judgedBy).filter((title) => !source.includes(`'${title}'`))).toEqual([]);
});
