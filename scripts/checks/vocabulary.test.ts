import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folders = ['domain', 'machines', 'scripts', 'server', 'src', 'tests'];
/** This file quotes the words; in the others they are yet to be replaced. */
const exclude = ['scripts/checks/vocabulary.test.ts', 'tests/explorer/**', 'tests/flows/measurement/**'];

/** Private words, each with the words of docs/glossary.md that replace it. */
const replacements: readonly (readonly [pattern: string, instead: string])[] = [
  ['(?:un)?told|tell|tells|telling', 'announced, shown, acknowledged, reported, given or identified by'],
  ['(?:un)?heard|hear|hears', 'received, answered or read'],
  ['deeds?', 'action'],
  ['wares?', 'item'],
  ['anew|afresh', 'again'],
  ['step promise|promises', 'postconditions'],
  ['strays?', 'orphan'],
  ['let go|lets go|letting go', 'cancel, release, drop or erase'],
  ['whoever|nobodys?|somebody', 'a noun: the customer, the reader, another account, no request'],
  ['she|hers?', 'they, or the customer'],
  ['stands?|standing', 'is, remains, is shown, is stored or status'],
  ['letters?', 'mail, note (in the parcel), newsletter, character or glyph'],
];

/** As `replacements`, of names alone: in a comment or a text these are plain English. */
const namesReplaced: typeof replacements = [['held', 'current, loaded, stored, reserved or on hold']];

/** Words that are private inside a name, and plain English in a sentence: “a mailed link acts on one delivery”. */
const inNames: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/(?<!\w)[Aa]cts?(?=[A-Z])\w*|\w*[a-z\d]Acts?(?![a-z])\w*|[\w-]+-acts?(?=\.)/g, 'action'],
];

/** Exceptions: words in a customer's text, the contract, the database or another language. */
const allowed: readonly { text: RegExp; in: RegExp; because: string }[] = [
  {
    text: /\bher\b(?:(?<=[çğıöşü][^\n]*)|(?=[^\n]*[çğıöşü]| (?:\d|ekran|hesap|kutu|teslimat)))/giu,
    in: /\.tsx?$/,
    because: 'Turkish: `her` means each',
  },
  {
    text: /\ben:\s*(?:'(?:[^'\\\n]|\\.)*'|"[^"\n]*"|`[^`]*`)/g,
    in: /^(?:domain\/pages\/.+\.data|src\/pages\/know-us\/pages\/.+|server\/(?:modules\/(?:faq\/questions\/.+|packets\/packets\/packets)\.data|modules\/agreements\/agreement-sections|sandbox-bank\/cards\/test-cards))\.ts$/,
    because: 'texts that shoppers read',
  },
  { text: /'(?:[^'\\\n]|\\.)*'/g, in: /^src\/pages\/landing\/pages\/.+\.ts$/, because: 'texts that shoppers read' },
  { text: /'(?:Can|Could) you tell us more\?'/g, in: /^tests\/flows\//, because: 'a text that shoppers read' },
  {
    text: /that one stands; if not/g,
    in: /^server\/modules\/checkout\/settling\/not-taken\.test\.ts$/,
    because: 'a mail that shoppers read',
  },
  { text: /'node:\w+\/promises'/g, in: /^(?:scripts|server|tests)\//, because: 'modules of Node' },
  {
    text: /\bStray\b|\bstrays\b/g,
    in: /^(?:scripts\/ops\/commands\/engine|server\/modules\/operations\/subscriptions\/(?:engine\.routes|subscriptions\.test))\.ts$/,
    because: 'a schema and a field of openapi/ops.yaml',
  },
  {
    text: /\btoldAt\b/g,
    in: /^(?:scripts\/ops\/commands\/subscriptions|server\/modules\/operations\/subscriptions\/(?:engine\.routes|subscriptions\.test))\.ts$/,
    because: 'a field of openapi/ops.yaml',
  },
  { text: /\btold\b/g, in: /^src\/measurement\/visit\/measured-once\.ts$/, because: 'a field of a browser record' },
  {
    text: /\bletGoUntil\b/g,
    in: /^(?:domain\/subscription|server\/modules\/subscriptions)\//,
    because: 'a field of openapi/subscriptions.yaml',
  },
  { text: /\bletGo\b/g, in: /^domain\/lifecycle\//, because: 'an event of the table order_moves' },
  {
    text: /'letGo'/g,
    in: /^server\/modules\/(?:subscriptions\/plan(?:-changes)?\/|operations\/subscriptions\/subscriptions\.test)/,
    because: 'an event of orders, and a value of due_payments.closed_as',
  },
  {
    text: /'told_(?:at|by|charged_kurus)'|'subscription_cycles_told'|\(told_(?:at|by) is null\)/g,
    in: /^server\/modules\/subscriptions\/plan\/subscriptions\.tables\.ts$/,
    because: 'columns and a constraint of subscription_cycles',
  },
  {
    text: /'told_at'/g,
    in: /^server\/modules\/catalog\/products\/catalog\.tables\.ts$/,
    because: 'a column of product_prices',
  },
  {
    text: /\d{4}-[a-z-]+\.md/g,
    in: /^server\/.*README\.md$/,
    because: 'file names of decisions',
  },
  {
    text: /\b(?:actForCustomer|actOnMailedDelivery|undoMailedAct|(?:preview|undo)SubscriptionAct)\b/g,
    in: /^(?:machines|server|src|tests)\//,
    because: 'operations of openapi/subscriptions.yaml and openapi/ops.yaml',
  },
  {
    text: /\['SubscriptionAct'\]/g,
    in: /^(?:server\/modules|src\/services)\/subscriptions\//,
    because: 'a schema of openapi/subscriptions.yaml',
  },
  {
    text: /'nobody'/g,
    in: /^(?:machines\/mailed-review|src\/flows\/mailed-review|server\/modules\/reviews)\//,
    because: 'a value of `reader` in openapi/reviews.yaml',
  },
  {
    text: /letters?/gi,
    in: /^(?:domain\/(?:account\/person-fields|address\/address\.test|promo\/(?:family-code|promo-state)|text\/(?:search-text|text))|machines\/(?:search\/search\.copy|subscription\/subscription\.spec)|scripts\/(?:generate\/generate-fonts|ops)|server\/modules\/(?:account\/(?:profile\/account\.service|account\.test)|auth\/(?:access\/passwords(?:\.test)?|identity\/identity\.test)|charity\/charity\.test|locations\/location-data|promo-codes\/family-code\.service)|server\/platform\/search-index\/search-index|src\/(?:flows\/address\/address-fields|theme\/fonts)|tests\/(?:faults\/inputs\.test|flows\/browser\/forms\.spec))\.tsx?$/,
    because: 'letters of an alphabet',
  },
  { text: /\bletter(?:-s|S)pacing\b/g, in: /^(?:server|src)\//, because: 'a property of CSS' },
  {
    text: /\b(?:(?:set|update|delete)C|c)ustomLetter\b|\b(?:isLetterOpen|hasLetter)\b|\bLETTER_(?:LOCKED|EXISTS)\b/g,
    in: /^(?:scripts\/ops\/commands\/orders\.ts$|server\/modules\/(?:operations|orders)\/|src\/services\/orders\/|tests\/contract\/)/,
    because: 'names of openapi/orders.yaml and openapi/ops.yaml',
  },
  {
    text: /\bletter\b/g,
    in: /^(?:scripts\/ops\/commands\/orders|server\/modules\/operations\/(?:responses\/operations\.view|operations\.test)|tests\/contract\/ops\/ops-command\.test)\.ts$/,
    because: 'a field of openapi/ops.yaml',
  },
  {
    text: /\bcustom_letter\b|\|letter\b/g,
    in: /^(?:server\/modules\/orders\/order\/orders\.tables|tests\/contract\/leaving\/(?:leaving\.test|whole-customer))\.ts$/,
    because: 'a column of orders',
  },
  {
    text: /\bletter\b/g,
    in: /^(?:domain\/newsletter\/index|scripts\/screens\/browse|server\/platform\/web\/(?:forms\/newsletter-form|pages\/page-path|pages\/page-path\.test|web\.test)|src\/components\/shell\/newsletter|src\/routes\/.+|tests\/flows\/content\/landing\.spec)\.tsx?$/,
    because: 'a parameter and an anchor in the address of a page',
  },
  { text: /keywords: '[^'\n]*'/g, in: /^server\/modules\/faq\/questions\//, because: 'words that shoppers search for' },
  {
    text: /\b(?:held|isHeld)\b/g,
    in: /^(?:scripts\/ops\/commands\/engine|server\/modules\/operations\/subscriptions\/(?:engine\.routes|subscriptions\.test)|tests\/contract\/ops\/ops-command\.test)\.ts$/,
    because: 'fields of openapi/ops.yaml',
  },
  {
    text: /\b(?:get|download)HeldData\b/g,
    in: /^server\/modules\/account\/account\.routes\.ts$/,
    because: 'operations of openapi/account.yaml',
  },
  {
    text: /\/held-data\b/g,
    in: /^src\/services\/account\/personal-data\.service\.ts$/,
    because: 'a path of openapi/account.yaml',
  },
  {
    text: /\bheld: true\b/g,
    in: /^(?:server\/platform\/(?:maintenance\/maintenance\.test|readiness)|tests\/chaos\/restore-drill)\.ts$/,
    because: 'a field of /healthz',
  },
];

const patternsOf = (list: typeof replacements) =>
  list.map(([words, instead]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'gu'), instead] as const);
const patterns = patternsOf(replacements);
const namePatterns = patternsOf(namesReplaced);

/** Texts and comments; what is written in a template counts as code. */
const prose = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

const blank = (match: string) => match.replaceAll(/[^\n]/g, ' ');

const splitWords = (line: string) =>
  line
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

/** The private words of a file, as `file:line word: what to write instead`. */
function privateWords(file: string, source: string): string[] {
  const own = allowed
    .filter((one) => one.in.test(file))
    .reduce((text, one) => text.replaceAll(one.text, blank), source);
  const found = (text: string, among: typeof inNames, wordsOf = splitWords) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        among.flatMap(([pattern, instead]) =>
          Array.from(wordsOf(line).matchAll(pattern), ([word]) => `${file}:${index + 1} ${word}: ${instead}`),
        ),
      );
  return [
    ...found(own, patterns),
    ...(file.endsWith('.md') ? [] : found(own.replaceAll(prose, blank), namePatterns)),
    ...found(own, inNames, (line) => line),
  ];
}

const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,cjs,mjs,md,txt}`, { exclude })).toSorted();

test('finds a private word in an identifier, a comment, a string and a file’s name', () => {
  const source = ['const isTold = true;', '// The plan lets go of it', "it('whoever pays');", 'told_at told-at'].join(
    '\n',
  );
  expect(privateWords('machines/x.ts', source).map((found) => found.split(':').slice(0, 2).join(':'))).toEqual([
    'machines/x.ts:1 told',
    'machines/x.ts:2 lets go',
    'machines/x.ts:3 whoever',
    'machines/x.ts:4 told',
    'machines/x.ts:4 told',
  ]);
});

test('finds a word forbidden in names in identifiers and file names only', () => {
  const source = [
    'const isHeld = heldBy(order);',
    '/* What is held\n until it is paid */',
    "it('is held'); // held",
    'x/held-lines.ts',
  ].join('\n');
  expect(privateWords('server/x.ts', source).map((found) => found.split(': ')[0])).toEqual([
    'server/x.ts:1 held',
    'server/x.ts:1 held',
    'server/x.ts:5 held',
  ]);
  expect(privateWords('server/README.md', 'What is held')).toEqual([]);
});

test('ignores other words, customer texts and fields of the contract', () => {
  const source = [
    "const warehouse = 'storyteller';",
    "name: { tr: 'Her gün', en: 'Each day' },",
    "description: { tr: { title: 'Her gün', text: 'Her gece' } },",
    'letGoUntil: end',
    'newsletter(lettering, isWithheld);',
  ];
  expect(privateWords('domain/subscription/x.ts', source.join('\n'))).toEqual([]);
});

test('finds a word private inside names, and ignores it in a sentence', () => {
  const source = ['performAct(actFlow, ActPreview)', 'order-acts.service.ts', '// A link acts; its facts are isActive'];
  expect(privateWords('machines/x.ts', source.join('\n')).map((found) => found.split(': ')[0])).toEqual([
    'machines/x.ts:1 performAct',
    'machines/x.ts:1 actFlow',
    'machines/x.ts:1 ActPreview',
    'machines/x.ts:2 order-acts',
  ]);
});

test('every exception is needed', () => {
  const needless = allowed.filter(
    ({ text, in: place }) => !files.some((file) => place.test(file) && readFileSync(file, 'utf8').search(text) >= 0),
  );
  expect(needless.map(({ because }) => because)).toEqual([]);
});

test('no private word is left', () => {
  expect(files.flatMap((file) => privateWords(file, `${readFileSync(file, 'utf8')}\n${file}`))).toEqual([]);
});
