import type { Renewals } from '../harness/renewals.ts';

type Asking = Pick<Renewals, 'count'>;

export async function countRenewed({ count }: Asking): Promise<number> {
  const [row] = await count(
    `select count(*)::int as count from subscription_cycles where cycle > 1 and state = 'ORDERED'`,
  );
  return Number(row?.['count']);
}

/** Counts the mails by kind and throws them away: hundreds of thousands of mails are gigabytes. */
export async function sweepMails({ count }: Asking, into: Map<string, number>): Promise<void> {
  const rows = await count(
    `with gone as (delete from outbox_mails returning kind) select kind, count(*)::int as count from gone group by 1`,
  );
  for (const { kind, count: some } of rows) into.set(String(kind), (into.get(String(kind)) ?? 0) + Number(some));
}

/** Orders, attempts, boxes and mails of all renewals against the bank's ledger: what they are, and what is wrong. */
export async function judgeRenewals(
  { shop, count }: Pick<Renewals, 'shop' | 'count'>,
  wanted: { subscriptions: number; cycles: number; mails: ReadonlyMap<string, number> },
): Promise<{ facts: string[]; wrong: string[] }> {
  const expected = wanted.subscriptions * wanted.cycles;
  const [orders] = await count(`select count(*)::int as count, coalesce(sum(charged_kurus), 0)::bigint as charged,
      count(*) filter (where status <> 'PAID')::int as unpaid from orders where cycle > 1`);
  const attempts = await count(
    `select state, count(*)::int as count from payment_attempts where kind = 'renewal' group by 1 order by 1`,
  );
  const [atWork] = await count(`select count(*)::int as count from payment_attempts where kind = 'renewal'
      and (next_check_at is not null or lease_token is not null)`);
  const cycles = await count(`select shape, count(*)::int as count from (
      select string_agg(state || case when orders.status is null then '' else ' ' || orders.status end, ', '
        order by c.cycle) as shape from subscription_cycles c left join orders on orders.id = c.order_id
      group by c.subscription_id) each group by 1`);
  const [holds] = await count(`select count(*)::int as count from stock_holds`);
  const [sold] = await count(`select sum(100000000 - stock)::int as boxes from products where stock > 1000000`);
  const [stuck] = await count(`select (select count(*)::int from payment_alarms) as alarms,
      (select count(*)::int from subscription_cycles where failures > 0) as failures`);

  const subjects = await count(
    `select coalesce(reference, id) as known_by, subject from payment_subjects join payment_attempts on id = attempt_id`,
  );
  const subjectOf = new Map(subjects.map(({ known_by: reference, subject }) => [String(reference), String(subject)]));
  const taken = new Map<string, number>();
  let captures = 0;
  let ledger = 0;
  let strangers = 0;
  for (const { kind, reference, amount } of shop.bank.ledger()) {
    const subject = subjectOf.get(reference);
    // The purchase that began the first subscription.
    if (subject === undefined && captures === 0 && kind === 'capture' && strangers === 0) {
      strangers += 1;
      continue;
    }
    if (subject === undefined) strangers += 1;
    captures += kind === 'capture' ? 1 : 0;
    const sign = kind === 'capture' ? 1 : kind === 'refund' || kind === 'cancel' ? -1 : 0;
    ledger += sign * amount;
    taken.set(subject ?? '', (taken.get(subject ?? '') ?? 0) + sign);
  }
  const twice = [...taken].filter(([, net]) => net > 1).length;
  const charged = Number(orders?.['charged']);
  const shape = ['ORDERED PAID', ...Array.from({ length: wanted.cycles }, () => 'ORDERED PAID'), 'PLANNED'].join(', ');

  const wrong: string[] = [];
  const hold = (isRight: boolean, what: string) => void (isRight || wrong.push(what));
  hold(orders?.['count'] === expected, `${orders?.['count']} orders instead of ${expected}`);
  hold(orders?.['unpaid'] === 0, `${orders?.['unpaid']} orders are not paid`);
  hold(captures === expected, `${captures} captures instead of ${expected}`);
  hold(ledger === charged, `the ledger says ${ledger} kuruş, the orders ${charged}`);
  hold(twice === 0, `${twice} deliveries were charged more than once`);
  hold(strangers === 1, `${strangers - 1} entries of the ledger belong to no delivery`);
  hold(atWork?.['count'] === 0, `${atWork?.['count']} payments are still at work`);
  hold(cycles.length === 1 && cycles[0]?.['shape'] === shape, `subscriptions are at ${JSON.stringify(cycles)}`);
  hold(holds?.['count'] === 0, `${holds?.['count']} holds of boxes are left`);
  hold(sold?.['boxes'] === expected, `${sold?.['boxes']} boxes left the warehouse`);
  hold(stuck?.['alarms'] === 0, `${stuck?.['alarms']} alarms`);
  for (const kind of ['renewal.announce', 'renewal.paid'])
    hold(wanted.mails.get(kind) === expected, `${wanted.mails.get(kind)} mails ${kind}`);
  const facts = [
    `${orders?.['count']} orders, ${captures} captures, ledger ${ledger} kuruş, orders ${charged} kuruş`,
    `attempts: ${attempts.map(({ state, count: some }) => `${some} ${state}`).join(', ')}`,
    `mails: ${[...wanted.mails].map(([kind, some]) => `${some} ${kind}`).join(', ')}`,
  ];
  return { facts, wrong };
}
