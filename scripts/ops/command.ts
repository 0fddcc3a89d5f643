import { parseArgs } from 'node:util';
import type { Operations } from './client.ts';
import { Refused } from './client.ts';
import { csv, type Row, table } from './print.ts';

const options = {
  status: { type: 'string' },
  text: { type: 'string' },
  from: { type: 'string' },
  limit: { type: 'string' },
  entity: { type: 'string' },
  reason: { type: 'string' },
  answer: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  list: { type: 'string' },
  until: { type: 'string' },
  email: { type: 'string' },
  subscription: { type: 'string' },
  once: { type: 'string' },
  days: { type: 'string' },
  to: { type: 'string' },
  line: { type: 'string', multiple: true },
  note: { type: 'string' },
  packs: { type: 'string' },
  percent: { type: 'string' },
  amount: { type: 'string' },
  minimum: { type: 'string' },
  uses: { type: 'string' },
  'uses-each': { type: 'string' },
  'first-purchase': { type: 'boolean' },
  partner: { type: 'string' },
  kind: { type: 'string' },
  because: { type: 'string' },
  resaleable: { type: 'boolean' },
  restock: { type: 'boolean' },
  all: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
} as const;

export type Options = ReturnType<typeof parseCommand>['values'];

/** The arguments after the verb. Throws Refused for an unknown option. */
export function parseCommand(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

export type Given = { shop: Operations; ids: readonly string[]; options: Options };
export type Verb = { words: string; run(given: Given): Promise<void> };
export type Noun = Readonly<Record<string, Verb>>;

/** The reason for the audit trail. Throws Refused when it is missing or shorter than three characters. */
export function reasonOf({ reason }: Options): string {
  if (reason === undefined || reason.trim().length < 3) {
    throw new Refused('Say why, for the audit trail: --reason "morning parcels".');
  }
  return reason;
}

/** The fields that every write carries. */
export const writing = (options: Options) => ({ reason: reasonOf(options), dryRun: options['dry-run'] ?? false });

/** On standard error, so that standard output has only the answer. */
export function reportDryRun({ isDryRun }: { isDryRun: boolean }): void {
  if (isDryRun) console.error('A dry run: nothing was changed.');
}

/** The value of `--status`, by default the first of `known`. Throws Refused for any other. */
export function statusOf<Status extends string>({ status }: Options, known: readonly [Status, ...Status[]]): Status {
  const found = known.find((one) => one === (status ?? known[0]));
  if (found === undefined) throw new Refused(`--status is one of ${known.join(', ')}.`);
  return found;
}

export function limitOf({ limit }: Options, fallback: number): number {
  const wanted = limit === undefined ? fallback : Number(limit);
  if (Number.isInteger(wanted) && wanted >= 1 && wanted <= 200) return wanted;
  throw new Refused('--limit is a number from 1 to 200.');
}

export function idOf(ids: readonly string[], what: string): string {
  const [id, more] = ids;
  if (id === undefined || more !== undefined) throw new Refused(`Name one ${what}.`);
  return id;
}

/** Date and time in Istanbul, to the minute. */
export const day = (at: string): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16);

export const lira = (amount: number): string => amount.toFixed(2);

/** Prints rows as a table, as JSON (`data`, whole) or as CSV, whichever was asked for. */
export function print(rows: readonly Row[], data: unknown, { json, csv: asCsv }: Options): void {
  if (json) return console.log(JSON.stringify(data, null, 2));
  if (asCsv) return void process.stdout.write(csv(rows, Object.keys(rows[0] ?? {})));
  if (rows.length > 0) console.log(table(rows));
}
