import { openRenewals, type Renewals } from '../../../tests/harness/renewals.ts';
import type { Measured } from '../support/figures.ts';
import { processorOf } from './processor.ts';

const subscriptions = 200;
const ages = [1, 13, 130];
const steps = ['announce', 'lock', 'charge'];

/** Every subscription has had so many deliveries, eight weeks apart, each with its order. */
async function grow(renewals: Renewals, deliveries: number): Promise<void> {
  const more = deliveries - 1;
  const count = (statement: string) => renewals.count(statement);
  if (more === 0) return;
  const past = (row: string, changed: string) => `select copied.* from ${row} one, generate_series(1, ${more}) n,
    lateral jsonb_populate_record(one, jsonb_build_object('cycle', 1 + n, ${changed})) copied where one.cycle = 1`;
  await count('set session_replication_role = replica');
  await count(`update subscription_cycles set cycle = cycle + ${more} where cycle > 1`);
  await count(
    `insert into orders ${past('orders', `'id', one.id || '-past-' || n, 'number', one.id || '-past-' || n`)}`,
  );
  const day = `one.order_day - (${more} - n) * 56`;
  await count(
    `insert into subscription_cycles ${past('subscription_cycles', `'order_id', one.order_id || '-past-' || n, 'order_day', ${day}`)}`,
  );
  await count(`update subscription_cycles set order_day = order_day - ${more} * 56 where cycle = 1`);
  await count('vacuum analyze');
}

async function measureAged(deliveries: number): Promise<Measured> {
  const renewals = await openRenewals(subscriptions, 1);
  let milliseconds = 0;
  try {
    await grow(renewals, deliveries);
    const { postgres } = renewals;
    for (let passed = 0; passed < 2 * steps.length;) {
      const stop = await renewals.next();
      if (!stop) throw new Error('Nothing is due any more.');
      const isMeasured = passed >= steps.length && steps.includes(stop.step);
      if (stop.due >= subscriptions) passed += 1;
      const before = processorOf(postgres.pid());
      const took = await renewals.work(stop);
      if (isMeasured) milliseconds += took + processorOf(postgres.pid()) - before;
    }
  } finally {
    await renewals.close();
  }
  return {
    what: `a renewal after ${deliveries} ${deliveries === 1 ? 'delivery' : 'deliveries'}: processor of shop and Postgres`,
    value: milliseconds / subscriptions,
    unit: 'ms',
    note: `${subscriptions} at once, one process: announced, locked, charged, ordered`,
    aim: { at: 'most', value: 4 },
  };
}

/** What a renewal costs must not grow with the age of its subscription. */
export async function measureAgedRenewals(): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const deliveries of ages) rows.push(await measureAged(deliveries));
  return rows;
}
