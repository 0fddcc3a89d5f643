import { expect, test } from 'vitest';
import { readTitles } from './titles.ts';

const read = (text: string) => {
  const { titles, idle, skips } = readTitles('a.test.ts', text);
  return { proves: titles.map(({ ids }) => ids.join(' ')), idle: idle.map(({ ids }) => ids.join(' ')), skips };
};

test('ids are read from the ends of titles and rows, with the line and the words before them', () => {
  const text = [
    "test('a line is added [CART-1]', () => work());",
    'describe("all of it [CART-2]", () => { it(`is ${kept} [CART-3 CART-4]`, async () => { await work(); }); });',
    "const chosen = rules['CART-9'];",
    "test('the rule [CART-10] is named elsewhere', () => work());",
  ].join('\n');
  expect(readTitles('a.test.ts', text)).toEqual({
    titles: [
      { ids: ['CART-1'], line: 1, title: 'a line is added' },
      { ids: ['CART-2'], line: 2, title: 'all of it' },
      { ids: ['CART-3', 'CART-4'], line: 2, title: 'is ${kept}' },
    ],
    idle: [],
    skips: [],
  });
});

test.each([
  ['of each', "it.each([['PAID [CART-1]', 1]])('is %s', (name) => work(name));"],
  ['of a template', "it.each`a | b\n${'x [CART-1]'} | ${1}`('is $a', ({ a }) => work(a));"],
  ['of a constant', "const rows = [['PAID [CART-1]', 1]];\ntest.for(rows)('is %s', ([name]) => work(name));"],
  ['of a loop', "for (const [name] of [['PAID [CART-1]']]) test(name, () => work());"],
  [
    'of a constant that another is made of',
    "const one = { t: 'x [CART-1]' };\nconst all = [one];\nfor (const { t } of all) test(t, () => work());",
  ],
  ['of forEach', "[{ t: 'x [CART-1]' }].forEach(({ t }) => { test(t, () => work()); });"],
  ['of a function that declares the test', "const walks = (t: string) => test(t, () => work());\nwalks('x [CART-1]');"],
  ['after what is not skipped', "test('x [CART-1]', { skip: false }, () => work());"],
])('a row proves its rule where a test runs for it: %s', (_where, text) => {
  expect(read(text)).toEqual({ proves: ['CART-1'], idle: [], skips: [] });
});

test.each([
  ['skip', "test.skip('x [CART-1]', () => work());", 1],
  ['it.skip', "it.skip('x [CART-1]', () => work());", 1],
  ['test.fixme', "test.fixme('x [CART-1]', async () => work());", 1],
  ['todo', "test.todo('x [CART-1]');", 1],
  ['fails', "test.fails('x [CART-1]', () => work());", 1],
  ['skipIf', "test.skipIf(isSlow)('x [CART-1]', () => work());", 1],
  ['a skipped table', "test.skip.each([['x [CART-1]']])('%s', (name) => work(name));", 1],
  ['an option', "test('x [CART-1]', { skip: true }, () => work());", 1],
  ['an option after the test', "test('x [CART-1]', () => work(), { todo: true });", 1],
  ['a skipped group', "describe.skip('all', () => {\n  test('x [CART-1]', () => work());\n});", 1],
  ['a skipped group by option', "describe('all', { skip: true }, () => {\n  test('x [CART-1]', () => work());\n});", 1],
  ['its context', "test('x [CART-1]', (t) => {\n  t.skip();\n  work();\n});", 2],
  ['its context, taken apart', "test('x [CART-1]', ({ skip }) => {\n  skip('later');\n  work();\n});", 2],
  ['the runner, inside', "test('x [CART-1]', async ({ page }) => {\n  test.skip();\n  work(page);\n});", 2],
  [
    'the runner, inside, if',
    "test('x [CART-1]', async () => {\n  if (slow) { test.fixme(slow, 'slow'); }\n  work();\n});",
    2,
  ],
  [
    'the runner, in the group',
    "describe('all', () => {\n  test.skip(isSlow, 'slow');\n  test('x [CART-1]', () => work());\n});",
    2,
  ],
  [
    'the runner, in the file',
    "test.skip(({ browserName }) => browserName === 'x', 'no');\ntest('x [CART-1]', () => work());",
    1,
  ],
])('a test that is skipped proves nothing: %s', (_how, text, line) => {
  expect(read(text)).toEqual({ proves: [], idle: ['CART-1'], skips: [line] });
});

test.each([
  ['an empty body', "test('x [CART-1]', () => {});"],
  ['a body of comments', "test('x [CART-1]', async () => {\n  // expect(one).toBe(1);\n});"],
  ['no body', "test('x [CART-1]');"],
  ['a body that is a value', "test('x [CART-1]', () => undefined);"],
  ['if (false)', "if (false) {\n  test('x [CART-1]', () => work());\n}"],
  ['else of if (true)', "if (true) work();\nelse test('x [CART-1]', () => work());"],
  ['false &&', "false && test('x [CART-1]', () => work());"],
  ['!1 ? :', "!1 ? test('x [CART-1]', () => work()) : work();"],
  ['a group without a test', "describe('x [CART-1]', () => {\n  work();\n});"],
  ['a group whose tests are empty', "describe('x [CART-1]', () => {\n  test('y', () => {});\n});"],
  ['a row that no test takes', "const rows = [['x [CART-1]']];\ntest('y', () => work());"],
  ['a row of an empty test', "test.each([['x [CART-1]']])('%s', () => {});"],
  ['a text that is no title', "test('y', () => work('x [CART-1]'));"],
])('a test that checks nothing proves nothing: %s', (_how, text) => {
  expect(read(text)).toEqual({ proves: [], idle: ['CART-1'], skips: [] });
});

test('a title in a comment does not count', () => {
  const text = ["// test('x [CART-1]', () => work());", "/* test('x [CART-2]',", '() => work()); */'];
  expect(read(text.join('\n'))).toEqual({ proves: [], idle: [], skips: [] });
});

test('a function of the file that is called skip skips no test', () => {
  const text = "const skip = async (who: string) => who;\ntest('x [CART-1]', async () => { await skip('elif'); });";
  expect(read(text)).toEqual({ proves: ['CART-1'], idle: [], skips: [] });
});
