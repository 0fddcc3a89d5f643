import { Client } from 'pg';
import { addDays, type CalendarDay, dayOf } from '../../../domain/calendar/index.ts';
import { sandboxOpsKey } from '../../../server/platform/ops-keys/ops-keys.ts';
import { ask, openCustomer } from '../../../tests/harness/customer.ts';
import { openHarness, type Harness } from '../../../tests/harness/harness.ts';
import { startPostgres } from '../../processes/postgres.ts';
import type { Measured } from '../support/figures.ts';
import { fillTables } from './fill-tables.ts';
import { buy, measureBuying, openBuyer } from './purchase.ts';
import { type Load, measureThroughput } from './requests.ts';

const full = 'a million orders, ten times the catalogue';

interface Course extends Omit<Load, 'connections' | 'seconds'> {
  what: string;
  /** Operations are one or two people. */
  connections?: number;
  /** Milliseconds. */
  p99AtMost: number;
}

async function measureCourse({ what, p99AtMost, connections = 10, ...load }: Course): Promise<Measured> {
  const { perSecond, p50, p99 } = await measureThroughput({ ...load, connections, seconds: 10 });
  const note = `${Math.round(perSecond)} requests/s, p50 ${p50} ms`;
  const aim = { at: 'most', value: p99AtMost } as const;
  return { what: `${what}, ${full}, ${connections} at once, p99`, value: p99, unit: 'ms', note, aim };
}

const coursesOf = (shopUrl: string, token: string): Course[] => {
  const account = { url: `${shopUrl}/api/private/getAllOrders`, method: 'POST', token, p99AtMost: 250 } as const;
  const operations = { token: sandboxOpsKey, connections: 2, p99AtMost: 500 };
  const today: CalendarDay = dayOf(Date.now());
  return [
    { ...account, what: 'an account’s orders, the first 10 of 200', body: { page: 0, limit: 10 } },
    { ...account, what: 'an account’s orders, the last 10 of 200', body: { page: 19, limit: 10 } },
    { ...operations, what: 'operations: what is to be packed', url: `${shopUrl}/ops/orders?status=PAID` },
    { ...operations, what: 'operations: orders of a week', url: `${shopUrl}/ops/orders?from=${addDays(today, -7)}` },
    {
      ...operations,
      what: 'operations: orders of a week by a recipient’s name',
      url: `${shopUrl}/ops/orders?text=Ye%C5%9Fim&from=${addDays(today, -7)}`,
    },
    { ...operations, what: 'operations: all orders', url: `${shopUrl}/ops/orders` },
    { what: 'product list, JSON', url: `${shopUrl}/api/public/user/products/`, p99AtMost: 50 },
    { what: 'product page, HTML', url: `${shopUrl}/product/pad-super-12`, p99AtMost: 50 },
    { what: 'packets, HTML', url: `${shopUrl}/packets`, p99AtMost: 50 },
  ];
};

/** Rows of big tables that were read without an index. */
async function rowsScanned(client: Client): Promise<number> {
  // A session reports its statistics once it has been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const { rows } = await client.query<{ scanned: string }>(
    'select coalesce(sum(seq_tup_read), 0) as scanned from pg_stat_user_tables where n_live_tup > 100000',
  );
  return Number(rows[0]?.scanned);
}

/** Every recurring job once: the clock of a sandbox runs them all when it moves. */
async function measureSweeps({ shopUrl }: Harness, url: string): Promise<Measured[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const scanned = await rowsScanned(client);
    const { now } = (await (await fetch(`${shopUrl}/sandbox/clock`)).json()) as { now: string };
    // Nothing falls due on the way: each runs once.
    const to = new Date(Date.parse(now) + 1000).toISOString();
    const begun = performance.now();
    const { status } = await ask(`${shopUrl}/sandbox/clock`, 'POST', { body: { to } });
    const took = performance.now() - begun;
    if (status !== 200) throw new Error(`The clock answered ${status}.`);
    return [
      { what: `every sweep once, ${full}`, value: took, unit: 'ms', aim: { at: 'most', value: 1000 } },
      {
        what: `rows that those sweeps read of big tables without an index`,
        value: (await rowsScanned(client)) - scanned,
        unit: '',
        aim: { at: 'most', value: 0 },
      },
    ];
  } finally {
    await client.end();
  }
}

/** The shop with a million orders and ten times the catalogue in its tables, real Postgres, one process. */
export async function measureFullTables(): Promise<Measured[]> {
  const postgres = startPostgres();
  // The carrier of a sandbox looks at every parcel; no carrier does.
  const harness = await openHarness({ DATABASE_URL: postgres.url, NODE_ENV: 'production', SANDBOX_CARRIER: 'false' });
  try {
    const { shopUrl } = harness;
    await buy(shopUrl, await openBuyer(shopUrl));
    const { token, call } = await openCustomer(shopUrl);
    const { _id: accountId } = (await call('GET', 'user/users/profile')).data;
    await fillTables(postgres.url, accountId);
    const rows = await measureSweeps(harness, postgres.url);
    for (const course of coursesOf(shopUrl, token)) rows.push(await measureCourse(course));
    const buyers = await Promise.all(Array.from({ length: 10 }, () => openBuyer(shopUrl)));
    rows.push({ what: `a whole purchase, ${full}, 10 customers`, ...(await measureBuying(shopUrl, buyers)) });
    return rows;
  } finally {
    await harness.close();
    postgres.stop();
  }
}
