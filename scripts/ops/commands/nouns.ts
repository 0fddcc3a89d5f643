import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, type Operations, Refused } from '../client.ts';
import { day, type Given, idOf, limitOf, type Noun, print, statusOf, reportDryRun, writing } from '../command.ts';
import { accounts } from './accounts.ts';
import { coupons, promos } from './campaigns.ts';
import { charity } from './charity.ts';
import { codes } from './codes.ts';
import { clock, engine } from './engine.ts';
import { faq } from './faq.ts';
import { errors, funnel, vitals } from './measurement.ts';
import { orders } from './orders.ts';
import { linesOf, refunds } from './refunds.ts';
import { reviews } from './reviews.ts';
import { settlement } from './settlement.ts';
import { due, prices, subscriptions } from './subscriptions.ts';

const problems: Noun = {
  list: {
    words: '[--status open | answered] [--json | --csv]',
    async run({ shop, options }) {
      const query = { state: statusOf(options, ['open', 'answered']), limit: limitOf(options, 200) };
      const { items, pageInfo } = await ask(shop.GET('/problems', { params: { query } }));
      const rows = items.map(({ _id, order, orderStatus, kind, reportedAt, note, answer }) => ({
        id: _id,
        order,
        status: orderStatus,
        kind,
        reported: day(reportedAt),
        note,
        answer,
      }));
      print(rows, items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  answer: {
    words: 'ID --answer "what the customer reads" --reason WHY [--dry-run]',
    run: (given) => answerProblem(given),
  },
  resend: {
    words:
      'ID --answer "what the customer reads" [--line LINE=UNITS]… --reason WHY [--dry-run]: a new parcel, for nothing',
    run(given) {
      const lines = linesOf(given.options);
      return answerProblem(given, lines.length > 0 ? { lines } : {});
    },
  },
};

async function answerProblem(
  { shop, ids, options }: Given,
  parcel?: { lines?: { line: string; units: number }[] },
): Promise<void> {
  if (options.answer === undefined) throw new Refused('Write the answer: --answer "…".');
  const body = { answer: options.answer, ...writing(options), ...(parcel && { parcel }) };
  const params = { path: { id: idOf(ids, 'problem') }, header: newKey() };
  const done = await ask(shop.POST('/problems/{id}/answer', { params, body }));
  const { problem, parcel: sent, isDryRun } = done;
  const row = { order: problem.order, answer: problem.answer, sent: !isDryRun };
  print([{ ...row, ...(sent && { parcel: sent.number, boxes: sent.boxes }) }], sent ? done : problem, options);
  reportDryRun(done);
}

const stock: Noun = {
  list: {
    words: '[--json | --csv]: boxes in the warehouse, on hold, left to sell',
    async run({ shop, options }) {
      const rows = await ask(shop.GET('/stock'));
      const shown = rows.map(({ slug, name, inWarehouse, onHold, left }) => ({
        product: slug,
        name: name.tr,
        inWarehouse,
        onHold,
        left,
      }));
      print(shown, rows, options);
    },
  },
  add: { words: 'PRODUCT BOXES --reason WHY [--dry-run]: came in', run: (given) => changeStock('add', given) },
  set: { words: 'PRODUCT BOXES --reason WHY [--dry-run]: counted', run: (given) => changeStock('set', given) },
  holds: {
    words: '[--json | --csv]: what payments under way hold, the largest first',
    async run({ shop, options }) {
      const found = await ask(shop.GET('/stock-holds'));
      print(found.map(holdRow), found, options);
    },
  },
  release: {
    words: 'HOLD --reason WHY [--dry-run]: others may buy its boxes; its payment goes on',
    async run({ shop, ids, options }) {
      const params = { path: { id: idOf(ids, 'hold') }, header: newKey() };
      const done = await ask(shop.POST('/stock-holds/{id}/release', { params, body: writing(options) }));
      print([holdRow(done.hold)], done, options);
      reportDryRun(done);
    },
  },
};

const holdRow = ({ _id, lines, isFirstPurchase, expiresAt }: components['schemas']['StockHold']) => ({
  hold: _id,
  boxes: lines.map(({ product, boxes }) => `${boxes} × ${product}`).join(', '),
  firstPurchase: isFirstPurchase,
  until: day(expiresAt),
});

async function changeStock(how: 'add' | 'set', { shop, ids, options }: Given) {
  const [id, count, more] = ids;
  const boxes = Number(count);
  if (id === undefined || more !== undefined || !Number.isInteger(boxes)) {
    throw new Refused(`Name a product and a number of boxes: stock ${how} pad-super-12 240.`);
  }
  const body = { how, boxes, ...writing(options) };
  const params = { path: { id }, header: newKey() };
  const done = await ask(shop.POST('/stock/{id}', { params, body }));
  const { before, after } = done;
  print([{ product: after.slug, before: before.inWarehouse, after: after.inWarehouse }], done, options);
  reportDryRun(done);
}

const mail: Noun = {
  list: {
    words: '[--json]: mails that were refused three times or more',
    async run({ shop, options }) {
      const stuck = await ask(shop.GET('/mails'));
      const rows = stuck.map(({ _id, kind, state, attempts, createdAt, lastError }) => ({
        id: _id,
        kind,
        state,
        attempts,
        written: day(createdAt),
        error: lastError,
      }));
      print(rows, stuck, options);
      console.error(`${stuck.length} stuck`);
    },
  },
  resend: {
    words: 'ID --reason WHY [--dry-run]: tried again, with the next flush',
    async run({ shop, ids, options }) {
      const body = writing(options);
      const params = { path: { id: idOf(ids, 'mail') }, header: newKey() };
      const done = await ask(shop.POST('/mails/{id}/resend', { params, body }));
      console.log('It is sent with the next flush.');
      reportDryRun(done);
    },
  },
};

/** An order is known by its number; its refund has an id of its own. */
async function entitiesOf(shop: Operations, name: string | undefined): Promise<(string | undefined)[]> {
  if (!name?.startsWith('MRC-')) return [name];
  const params = { path: { id: name } };
  const { order } = await ask(shop.GET('/orders/{id}', { params }));
  const { data: refunded } = await shop.GET('/refunds/{id}', { params });
  return [order._id, ...(refunded ? [refunded.data.refund._id] : [])];
}

const audit: Noun = {
  show: {
    words: '[--entity ID | ORDER-NUMBER] [--limit 50] [--json | --csv]: who did what, and why',
    async run({ shop, options }) {
      const limit = limitOf(options, 50);
      const lists = await Promise.all(
        (await entitiesOf(shop, options.entity)).map((entity) => {
          const query = { limit, ...(entity !== undefined && { entity }) };
          return ask(shop.GET('/audit', { params: { query } }));
        }),
      );
      const items = lists
        .flatMap((list) => list.items)
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .slice(0, limit);
      const total = lists.reduce((count, { pageInfo }) => count + pageInfo.total, 0);
      const rows = items.map(({ at, actor, act, entity, before, after, reason }) => ({
        at: day(at),
        actor,
        act,
        entity,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        reason,
      }));
      print(rows, items, options);
      console.error(`${items.length} of ${total}`);
    },
  },
};

/** The commands that call a running shop, by noun and verb. */
export const nouns: Readonly<Record<string, Noun>> = {
  orders,
  refunds,
  problems,
  reviews,
  charity,
  faq,
  due,
  subscriptions,
  accounts,
  codes,
  promos,
  coupons,
  prices,
  engine,
  clock,
  settlement,
  funnel,
  vitals,
  errors,
  stock,
  mail,
  audit,
};
