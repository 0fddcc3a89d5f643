import type { SkipReason } from '../../../domain/subscription/index.ts';
import type { components } from '../../../openapi/types/ops.d.ts';
import { ask, newKey, Refused } from '../client.ts';
import {
  day,
  type Given,
  idOf,
  limitOf,
  lira,
  type Noun,
  print,
  statusOf,
  reportDryRun,
  type Verb,
  writing,
} from '../command.ts';
import type { Row } from '../print.ts';

type Due = components['schemas']['ShopDuePayment'];
type Subscription = components['schemas']['ShopSubscription'];

const dueRow = ({ _id, order, orderStatus, amount, class: kind, declineCode, tries, payBy, closedAs }: Due): Row => ({
  id: _id,
  order,
  status: orderStatus,
  amount: lira(amount),
  class: kind,
  declined: declineCode,
  tries,
  'pay by': payBy,
  ended: closedAs,
});

export const due: Noun = {
  list: {
    words: '[--status open | closed] [--limit 50] [--json | --csv]: deliveries that were not paid, the oldest first',
    async run({ shop, options }) {
      const query = { state: statusOf(options, ['open', 'closed']), limit: limitOf(options, 50) };
      const { items, pageInfo } = await ask(shop.GET('/due-payments', { params: { query } }));
      print(items.map(dueRow), items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'ID | ORDER-NUMBER [--json]',
    async run({ shop, ids, options }) {
      const path = { id: idOf(ids, 'due payment') };
      const found = await ask(shop.GET('/due-payments/{id}', { params: { path } }));
      print([dueRow(found)], found, options);
      if (options.json) return;
      console.log(`\nSince ${day(found.openedAt)}; mails: ${found.mails.join(', ') || 'none'}`);
      if (found.openAttemptId !== null) console.log(`It is being paid: attempt ${found.openAttemptId}`);
    },
  },
  forgive: {
    words:
      'ID | ORDER-NUMBER --reason WHY [--dry-run]: cancels the delivery; nothing is charged, the subscription goes on',
    async run({ shop, ids, options }) {
      const params = { path: { id: idOf(ids, 'due payment') }, header: newKey() };
      const done = await ask(shop.POST('/due-payments/{id}/forgive', { params, body: writing(options) }));
      print([dueRow(done.due)], done.due, options);
      reportDryRun(done);
    },
  },
};

const rowOf = ({ _id, status, recipient, intervalDays, nextOrderDate, amount, pausedUntil }: Subscription): Row => ({
  id: _id,
  status,
  recipient: recipient ?? null,
  every: intervalDays,
  next: nextOrderDate,
  amount: amount === null ? null : lira(amount),
  'paused until': pausedUntil,
});

const skipWords: Record<SkipReason, string> = {
  HAVE_ENOUGH: 'has enough',
  AWAY: 'is away',
  NO_PERIOD: 'has no period',
  BUDGET: 'money is tight',
  OTHER: 'another reason',
};

const STATUSES = ['ACTIVE', 'DUE_PAYMENT', 'PAUSED', 'CANCELLED'] as const;

const acting = (action: 'pause' | 'resume' | 'cancel', words: string): Verb => ({
  words,
  async run({ shop, ids, options }: Given) {
    const params = { path: { id: idOf(ids, 'subscription') }, header: newKey() };
    const body = { act: action, ...writing(options), ...(options.until !== undefined && { until: options.until }) };
    const done = await ask(shop.POST('/subscriptions/{id}/acts', { params, body }));
    print([rowOf(done.subscription)], done.subscription, options);
    reportDryRun(done);
  },
});

export const subscriptions: Noun = {
  list: {
    words: '[--email ADDRESS] [--status ACTIVE] [--limit 50] [--json | --csv]',
    async run({ shop, options }) {
      const { email, status } = options;
      const query = {
        limit: limitOf(options, 50),
        ...(email !== undefined && { email }),
        ...(status !== undefined && { status: statusOf(options, STATUSES) }),
      };
      const { items, pageInfo } = await ask(shop.GET('/subscriptions', { params: { query } }));
      print(items.map(rowOf), items, options);
      console.error(`${items.length} of ${pageInfo.total}`);
    },
  },
  show: {
    words: 'ID [--json]: its deliveries, what they were charged, what comes, and who changed it',
    async run({ shop, ids, options }) {
      const path = { id: idOf(ids, 'subscription') };
      const found = await ask(shop.GET('/subscriptions/{id}', { params: { path } }));
      if (options.json) return print([], found, options);
      print([rowOf(found.subscription)], found, {});
      console.log('');
      print(
        found.cycles.map(
          ({ cycle, state, orderDate, skipReason, order, orderStatus, charged, nextStep, nextStepAt }) => ({
            cycle,
            state,
            day: orderDate,
            because: skipReason && skipWords[skipReason],
            order,
            status: orderStatus,
            charged: charged === null ? null : lira(charged),
            next: nextStep,
            at: nextStepAt && day(nextStepAt),
          }),
        ),
        found,
        {},
      );
      console.log('');
      print(
        found.coming.map(({ cycle, state, orderDate, price }) => ({
          comes: cycle,
          state,
          day: orderDate,
          charges: lira(price.chargedAmount),
        })),
        found,
        {},
      );
      console.log('');
      print(
        found.acts.map(({ at, actor, kind }) => ({ at: day(at), actor, kind })),
        found,
        {},
      );
    },
  },
  pause: acting('pause', 'ID [--until 2026-08-01] --reason WHY [--dry-run]'),
  resume: acting('resume', 'ID --reason WHY [--dry-run]: on the first day that can be had'),
  cancel: acting('cancel', 'ID --reason WHY [--dry-run]: at once; nothing is charged any more'),
};

const money = (text: string | undefined, option: string): number => {
  const amount = Number(text?.replace(',', '.'));
  if (text === undefined || !(amount > 0)) throw new Refused(`Say how many liras: --${option} 111.10.`);
  return amount;
};

type Price = components['schemas']['ShopPrice'];

const priceRows = ({ slug, subscription, oneTimePurchase, announced }: Price): Row[] => [
  { product: slug, from: null, subscription: lira(subscription), once: lira(oneTimePurchase), mailed: null },
  ...announced.map((next) => ({
    product: slug,
    from: next.from,
    subscription: lira(next.subscription),
    once: lira(next.oneTimePurchase),
    mailed: next.toldAt && day(next.toldAt),
  })),
];

export const prices: Noun = {
  list: {
    words: '[--json | --csv]: what each product costs, and what was announced',
    async run({ shop, options }) {
      const all = await ask(shop.GET('/prices'));
      print(all.flatMap(priceRows), all, options);
    },
  },
  announce: {
    words:
      'PRODUCT --subscription 111.10 --once 128.90 --from 2026-06-01 --reason WHY [--dry-run]: subscribers are mailed about a rise at once, and pay it 30 days after that day or later',
    async run({ shop, ids, options }) {
      if (options.from === undefined) throw new Refused('From when on? --from 2026-06-01.');
      const params = { path: { id: idOf(ids, 'product') }, header: newKey() };
      const body = {
        subscription: money(options.subscription, 'subscription'),
        oneTimePurchase: money(options.once, 'once'),
        from: options.from,
        ...writing(options),
      };
      const done = await ask(shop.POST('/prices/{id}', { params, body }));
      print(priceRows(done.price), done.price, options);
      reportDryRun(done);
    },
  },
};
