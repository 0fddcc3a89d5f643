// npm run ops -- NOUN VERB …: a thin client of openapi/ops.yaml. The commands in `bookWords` open the database instead.
import { randomBytes } from 'node:crypto';
import { hashOpsKey, OPS_SCOPES } from '../server/platform/ops-keys/ops-keys.ts';
import { connect, Refused } from './ops/client.ts';
import { parseCommand } from './ops/command.ts';
import { nouns } from './ops/commands/nouns.ts';

/** Help texts of the commands that open the database; a command's code is loaded when it is run. */
const bookWords = {
  attempts: 'payments and refunds whose end is not known',
  settlement: '[2026-03-01]: the provider’s books of a day, else of yesterday, against ours',
  calls: '[done ID]: customers who wait for a call, or one of them who was called',
  door: 'NUMBER FILE: the picture of the door that the order goes to, for its packer',
  alarms: 'what a person has yet to look at',
  clear: 'SUBJECT: it has been looked at',
};

function help(): string {
  const verbs = Object.entries(nouns).flatMap(([noun, list]) => [
    '',
    ...Object.entries(list).map(([verb, { words }]) => `  ${noun} ${verb} ${words}`),
  ]);
  return [
    'npm run ops -- NOUN VERB …   OPS_URL says where the shop is, OPS_KEY who asks.',
    'Into a file (-s: without npm’s own words): npm run -s ops -- orders labels --csv > labels.csv',
    ...verbs,
    '',
    `  key NAME [${OPS_SCOPES.join('+')} | all]: makes a key`,
    '',
    'With the database (stop an embedded one’s shop first):',
    ...Object.entries(bookWords).map(([name, words]) => `  ${name} ${words}`),
  ].join('\n');
}

function makeKey([name = '', scopes = 'all']: readonly string[]): void {
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(name)) throw new Refused('A key has a name of small letters: key packing orders.');
  const key = randomBytes(32).toString('base64url');
  console.log(`OPS_KEY for its holder, shown this once:\n  ${key}`);
  console.log(`One more entry for the shop's OPS_KEYS:\n  ${name}:${hashOpsKey(key)}:${scopes}`);
}

async function main([noun = '', ...rest]: readonly string[]): Promise<void> {
  if (noun === 'key') return makeKey(rest);
  const isOfShop = Object.hasOwn(nouns[noun] ?? {}, rest[0] ?? '');
  if (!isOfShop && Object.hasOwn(bookWords, noun)) {
    const { books, runOnBooks } = await import('./ops/books.ts');
    return runOnBooks(books[noun]!, rest);
  }
  const verbs = Object.keys(nouns[noun] ?? {});
  // A noun with a single verb may be typed without it.
  const isSaid = verbs.length !== 1 || (rest.length > 0 && !rest[0]!.startsWith('-'));
  const [verb = '', ...args] = isSaid ? rest : [...verbs, ...rest];
  const found = nouns[noun]?.[verb];
  if (!found) {
    console.log(help());
    process.exitCode = noun === '' ? 0 : 1;
    return;
  }
  const { values, positionals } = parseCommand(args);
  await found.run({ shop: connect(process.env), ids: positionals, options: values });
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const { explain } = await import('../server/serve.ts');
  console.error(`✗ ${error instanceof Refused ? error.message : String(explain(error))}`);
  process.exitCode = 1;
}
