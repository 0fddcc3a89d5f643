import { writeFileSync } from 'node:fs';
import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused } from '../client.ts';
import {
  day,
  type Given,
  idOf,
  limitOf,
  lira,
  type Noun,
  type Options,
  print,
  statusOf,
  reportDryRun,
  writing,
} from '../command.ts';
import type { Row } from '../print.ts';

type ShopRefund = components['schemas']['ShopRefund'];

/** What is late is highlighted: the answer and the money are owed within 14 days. */
const rowOf = ({ order, state, askedAt, answerBy, isUrgent, receivedAt, units, amount, money }: ShopRefund): Row => ({
  order,
  state,
  asked: day(askedAt),
  'owed by': isUrgent ? red(`${answerBy} !`) : answerBy,
  received: receivedAt && day(receivedAt),
  units,
  amount: lira(amount),
  money,
});

const red = (text: string): string => (process.stdout.isTTY ? `\u001B[31m${text}\u001B[39m` : text);

/** `--line pad-super-12=2`, as often as there are lines. */
export function linesOf({ line = [] }: Options): { line: string; units: number }[] {
  return line.map((text) => {
    const [, name = '', count = ''] = /^(.+)=(\d{1,2})$/.exec(text) ?? [];
    if (name === '') throw new Refused(`--line is a line and how many of it: --line pad-super-12=1.`);
    return { line: name, units: Number(count) };
  });
}

const common = ({ ids, options }: Given) => ({
  params: { path: { id: idOf(ids, 'refund') }, header: newKey() },
  body: writing(options),
});

function report(done: { refund: ShopRefund; isDryRun: boolean }, options: Options): void {
  print([rowOf(done.refund)], done.refund, options);
  reportDryRun(done);
}

export const refunds: Noun = {
  list: {
    words: '[--status open | unpaid | answered] [--limit 50] [--json | --csv]: the oldest first; ! is late',
    async run({ shop, options }) {
      const state = statusOf(options, ['open', 'unpaid', 'answered']);
      const query = { state, limit: limitOf(options, 50) };
      const { items, pageInfo } = await ask(shop.GET('/refunds', { params: { query } }));
      print(items.map(rowOf), items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'NUMBER [--json]: the order’s latest, its lines, what was written and shown',
    async run({ shop, ids, options }) {
      const found = await ask(shop.GET('/refunds/{id}', { params: { path: { id: idOf(ids, 'refund') } } }));
      if (options.json) return print([], found, options);
      const { refund, recipient, note, answerNote, lines, pictures } = found;
      print([rowOf(refund)], found, {});
      console.log(`\n${recipient}`);
      if (note !== null) console.log(`Wrote: ${note}`);
      if (answerNote !== null) console.log(`Answer: ${answerNote}`);
      console.log('');
      print(
        lines.map(({ slug, name, units, acceptedUnits, reason, isUnopened, toCardAmount, toBalanceAmount }) => ({
          line: slug,
          name: name.tr,
          asked: units,
          accepted: acceptedUnits,
          reason,
          unopened: isUnopened,
          card: lira(toCardAmount),
          balance: lira(toBalanceAmount),
        })),
        lines,
        {},
      );
      for (const id of pictures) console.log(`Picture: npm run ops -- refunds picture ${id} FILE`);
    },
  },
  picture: {
    words: 'ID FILE: writes one picture of a refund into a file, as WebP',
    async run({ shop, ids: [id, file, more] }) {
      if (!id || !file || more !== undefined) throw new Refused('Name a picture and a file.');
      const { picture } = await ask(shop.GET('/refund-pictures/{id}', { params: { path: { id } } }));
      writeFileSync(file, Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64'));
    },
  },
  receive: {
    words: 'NUMBER --reason WHY [--dry-run]: the boxes are here',
    async run(given) {
      report(await ask(given.shop.POST('/refunds/{id}/receive', common(given))), given.options);
    },
  },
  accept: {
    words: 'NUMBER [--line LINE=UNITS]… [--resaleable] [--note "…"] --reason WHY [--dry-run]: the money goes back',
    async run(given) {
      const { options } = given;
      const { params, body } = common(given);
      const lines = linesOf(options);
      const more = {
        resaleable: options.resaleable ?? false,
        ...(lines.length > 0 && { lines }),
        ...(options.note !== undefined && { note: options.note }),
      };
      report(await ask(given.shop.POST('/refunds/{id}/accept', { params, body: { ...body, ...more } })), options);
    },
  },
  reject: {
    words: 'NUMBER --note "what the customer reads" --reason WHY [--dry-run]',
    async run(given) {
      const { note } = given.options;
      if (note === undefined) throw new Refused('Say why to the customer: --note "…".');
      const { params, body } = common(given);
      report(await ask(given.shop.POST('/refunds/{id}/reject', { params, body: { ...body, note } })), given.options);
    },
  },
};
