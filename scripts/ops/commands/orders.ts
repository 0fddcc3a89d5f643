import { readFileSync } from 'node:fs';
import type { components, operations } from '../../../openapi/types/ops.d.ts';
import { ask, askAll, newKey, type Operations, Refused, Unreachable } from '../client.ts';
import {
  day,
  type Given,
  idOf,
  limitOf,
  lira,
  type Noun,
  type Options,
  print,
  reasonOf,
  statusOf,
  reportDryRun,
  type Verb,
} from '../command.ts';
import { csv, progress, type Row } from '../print.ts';

type ShopOrder = components['schemas']['ShopOrder'];
type Move = operations['moveShopOrder']['requestBody']['content']['application/json'];
type Status = ShopOrder['status'];

const labelColumns = [
  'number',
  'name',
  'phone',
  'line',
  'neighborhood',
  'city',
  'state',
  'postalCode',
  'country',
  'contents',
  'isGift',
  'giftNote',
  'letter',
  'hasDoorPicture',
] as const satisfies readonly (keyof components['schemas']['Label'])[];

const rowOf = ({
  number,
  status,
  createdAt,
  recipient,
  place,
  boxes,
  chargedAmount,
  hasLetter,
  hasOpenProblem,
}: ShopOrder): Row => ({
  number,
  status,
  ordered: day(createdAt),
  recipient,
  place,
  boxes,
  charged: lira(chargedAmount),
  letter: hasLetter,
  problem: hasOpenProblem,
});

const listOf = (shop: Operations, status: Status) =>
  askAll((page) => ask(shop.GET('/orders', { params: { query: { status, page, limit: 200 } } })));

/** The status that an order must have for a move, for `--all`. */
const startsFrom: Partial<Record<Move['event'], Status>> = {
  pack: 'PAID',
  ship: 'ON_PREPARATION',
  out: 'ON_ITS_WAY',
  deliver: 'ON_DELIVERY',
};

/** `MRC-26-000148,104512345678`: an order and its tracking number, one a line. */
function readShipments(file: string): { id: string; trackingNumber: string }[] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const [id = '', trackingNumber = ''] = line.split(/[,;]/).map((part) => part.trim().replaceAll('"', ''));
    if (id === '' || (index === 0 && !/\d/.test(id))) return [];
    if (trackingNumber === '') throw new Refused(`${file}, line ${index + 1}: no tracking number.`);
    return [{ id, trackingNumber }];
  });
}

async function targets(event: Move['event'], { shop, ids, options }: Given) {
  if (options.list !== undefined) return readShipments(options.list);
  if (!options.all) return ids.map((id) => ({ id, trackingNumber: options.tracking }));
  const status = startsFrom[event];
  if (status === undefined) throw new Refused(`${event} takes orders by name, never all of them.`);
  return (await listOf(shop, status)).map(({ number }) => ({ id: number, trackingNumber: options.tracking }));
}

function bodyOf(event: Move['event'], options: Options, trackingNumber: string | undefined): Move {
  const { carrier, url, restock } = options;
  return {
    event,
    reason: reasonOf(options),
    dryRun: options['dry-run'] ?? false,
    restock: restock ?? false,
    ...(carrier !== undefined && { carrier }),
    ...(trackingNumber !== undefined && { trackingNumber }),
    ...(url !== undefined && { trackingUrl: url }),
  };
}

/** One order after the other; a refused one is reported at the end and does not stop the others. */
async function moveAll(event: Move['event'], given: Given): Promise<void> {
  const { shop, options } = given;
  reasonOf(options);
  const wanted = await targets(event, given);
  if (wanted.length === 0) throw new Refused(options.all ? 'There is none.' : 'Name the orders, by number or id.');
  const report = progress(wanted.length);
  const [moved, refused, answers]: [Row[], Row[], unknown[]] = [[], [], []];
  for (const [index, { id, trackingNumber }] of wanted.entries()) {
    try {
      const params = { path: { id }, header: newKey() };
      const done = await ask(shop.POST('/orders/{id}/moves', { params, body: bodyOf(event, options, trackingNumber) }));
      answers.push(done);
      const { number, status } = done.order;
      const { before, mail, stock, money } = done;
      moved.push({ number, from: before, to: status, mail, boxes: stock, money });
    } catch (error) {
      if (!(error instanceof Refused) || error instanceof Unreachable) throw error;
      refused.push({ order: id, why: error.message });
    }
    report(index + 1, id);
  }
  print(moved, answers, options);
  reportDryRun({ isDryRun: options['dry-run'] ?? false });
  if (refused.length === 0) return;
  console.error(refused.map(({ order, why }) => `✗ ${order}: ${why}`).join('\n'));
  process.exitCode = 1;
}

/** The verb of an event, as it is typed. */
const verbOf = (event: string): string => ({ sendAgain: 'again', refuse: 'reject' })[event] ?? event;

const moving = (event: Move['event'], words: string): Verb => ({ words, run: (given) => moveAll(event, given) });

export const orders: Noun = {
  list: {
    words: '[--status PAID] [--text NAME-OR-NUMBER] [--from 2026-03-14] [--limit 50] [--json | --csv]',
    async run({ shop, options }) {
      const { text, from, status } = options;
      const query = {
        limit: limitOf(options, 50),
        ...(text !== undefined && { text }),
        ...(from !== undefined && { from }),
        // The shop itself refuses an unknown status.
        ...(status !== undefined && { status: status as Status }),
      };
      const { items, pageInfo } = await ask(shop.GET('/orders', { params: { query } }));
      print(items.map(rowOf), items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'NUMBER [--json]: one order, its history, and what may be done with it',
    async run({ shop, ids, options }) {
      const found = await ask(shop.GET('/orders/{id}', { params: { path: { id: idOf(ids, 'order') } } }));
      if (options.json) return print([], found, options);
      const { order, label, lines, events, moves, repayment, problem } = found;
      print([rowOf(order)], found, {});
      console.log(
        `\n${label.name}, ${label.phone}\n${label.line}, ${label.neighborhood}\n${label.postalCode} ${label.city}, ${label.state}`,
      );
      console.log(
        lines
          .map(
            ({ quantity, name, donationNote }) => `${quantity} × ${name.tr}${donationNote ? ` “${donationNote}”` : ''}`,
          )
          .join('\n'),
      );
      console.log(`\nContents: ${label.contents}`);
      if (label.isGift)
        console.log(`\nA gift: nothing with a price goes into the parcel. Note: ${label.giftNote ?? 'none'}`);
      if (label.letter !== null) console.log(`\nParcel note: ${label.letter}`);
      if (repayment)
        console.log(
          `\nBack: ${lira(repayment.cardAmount)} to the card, ${lira(repayment.balanceAmount)} to the balance${repayment.isDone ? '' : ', under way'}`,
        );
      if (label.hasDoorPicture) console.log(`\nFor the courier: npm run ops -- door ${order.number} FILE`);
      if (problem)
        console.log(
          `\nProblem ${problem._id} (${problem.kind}): ${problem.note}${problem.answer === null ? '' : `\nAnswer: ${problem.answer}`}`,
        );
      console.log('');
      print(
        events.map(({ at, event, to, actor, reason }) => ({ at: day(at), event, to, actor, reason })),
        events,
        {},
      );
      console.log(`\nMay be done: ${moves.map(verbOf).join(', ') || 'nothing'}`);
    },
  },
  labels: {
    words: '[--status ON_PREPARATION | PAID | NOT_DELIVERED] --csv: what is printed on the parcels, the notes too',
    async run({ shop, options }) {
      const status = statusOf(options, ['ON_PREPARATION', 'PAID', 'NOT_DELIVERED']);
      const items = await askAll((page) =>
        ask(shop.GET('/labels', { params: { query: { status, page, limit: 200 } } })),
      );
      if (options.csv) process.stdout.write(csv(items, labelColumns));
      else print(items, items, options);
      console.error(`${items.length} parcels`);
    },
  },
  pack: moving('pack', 'NUMBER… | --all --reason WHY [--dry-run]: the parcels are being packed'),
  ship: moving(
    'ship',
    'NUMBER --carrier NAME --tracking NUMBER [--url LINK] | --list numbers.csv --carrier NAME; --reason WHY [--dry-run]',
  ),
  out: moving('out', 'NUMBER… | --all --reason WHY: with the courier'),
  deliver: moving('deliver', 'NUMBER… | --all --reason WHY: at the door'),
  fail: moving('fail', 'NUMBER… --reason WHY: the recipient was not there'),
  again: moving('sendAgain', 'NUMBER --carrier NAME --tracking NUMBER --reason WHY: sent once more'),
  returned: moving('returned', 'NUMBER… [--restock] --reason WHY: came back; all the money goes back too'),
  cancel: moving('cancel', 'NUMBER… --reason WHY: called off before it is shipped; all the money goes back'),
  reject: moving('refuse', 'NUMBER… --reason WHY: not paid, and will not be sent'),
};
