import { Client } from 'pg';
import { openCustomer } from '../../tests/stand/customer.ts';
import { openStand } from '../../tests/stand/stand.ts';
import { startPostgres } from '../postgres.ts';
import type { Measured } from './figures.ts';
import { buy, measureBuying, openBuyer, usualPace } from './purchase.ts';
import { type Load, measureThroughput } from './requests.ts';

const orderCount = 1_000_000;
const customerCount = 100_000;
const ordersOfOne = 200;
const catalogueTimes = 10;

/**
 * Adds `count` copies of each row of a table; `changed` says in SQL what is another in the `n`th. Constraints and
 * triggers have judged the first.
 */
async function multiply(client: Client, table: string, count: number, changed: Record<string, string>, where = 'true') {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => changed[name] ?? `t."${name}"`);
  await client.query(
    `insert into ${table} (${names.join()}) select ${values.join()} from ${table} t, generate_series(1, ${count}) n where ${where}`,
  );
}

const renamed = (name: string) => `t.${name} || '-' || n`;

async function fillTables(url: string, accountId: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    const more = catalogueTimes - 1;
    await multiply(client, 'products', more, {
      id: renamed('id'),
      slug: `t.type || '-' || t.sub_type || '-' || (t.size + 100 * n)`,
      size: 't.size + 100 * n',
    });
    await multiply(client, 'packets', more, { id: renamed('id'), slug: renamed('slug'), popular_order: 'null' });
    await multiply(client, 'packet_items', more, { packet_id: renamed('packet_id') });

    const { rows } = await client.query<{ id: string; attempt: string }>(
      `select id, attempt_id as attempt from orders limit 1`,
    );
    const [order] = rows;
    if (!order) throw new Error('Nobody has bought anything.');
    const account_id = `case when n <= ${ordersOfOne} then '${accountId}' else 'seeded-' || n % ${customerCount} end`;
    const created_at = `t.created_at - n * interval '1 minute'`;
    const [ofOrder, ofAttempt] = [`order_id = '${order.id}'`, `id = '${order.attempt}'`];
    const order_id = renamed('order_id');
    await multiply(
      client,
      'orders',
      orderCount,
      { id: renamed('id'), number: renamed('number'), attempt_id: renamed('attempt_id'), account_id, created_at },
      `id = '${order.id}'`,
    );
    await multiply(client, 'order_lines', orderCount, { id: renamed('id'), order_id }, ofOrder);
    await multiply(client, 'order_events', orderCount, { order_id }, ofOrder);
    const callback_id = renamed('callback_id');
    const attempt = { id: renamed('id'), key: renamed('key'), callback_id, account_id, created_at };
    await multiply(client, 'payment_attempts', orderCount, attempt, ofAttempt);
    await client.query('vacuum analyze');
    await client.query(`select pg_notify('mercan_changes', 'catalogue')`);
  } finally {
    await client.end();
  }
}

interface Course extends Pick<Load, 'url' | 'method' | 'body' | 'token'> {
  what: string;
}

/** The shop with a million orders and ten times the catalogue in its tables, real Postgres, one process. */
export async function measureFullTables(): Promise<Measured[]> {
  const postgres = startPostgres();
  const stand = await openStand({ DATABASE_URL: postgres.url, NODE_ENV: 'production' });
  try {
    const { shopUrl } = stand;
    await buy(shopUrl, await openBuyer(shopUrl));
    const { token, call } = await openCustomer(shopUrl);
    const { _id: accountId } = (await call('GET', 'user/users/profile')).data;
    await fillTables(postgres.url, accountId);
    const courses: Course[] = [
      {
        what: 'list of orders, 10 of 200',
        url: `${shopUrl}/api/private/getAllOrders`,
        method: 'POST',
        body: { page: 0, limit: 10 },
        token,
      },
      {
        what: 'list of orders, the last 10 of 200',
        url: `${shopUrl}/api/private/getAllOrders`,
        method: 'POST',
        body: { page: 19, limit: 10 },
        token,
      },
      { what: 'product list, JSON', url: `${shopUrl}/api/public/user/products/` },
      { what: 'product page, HTML', url: `${shopUrl}/product/pad-super-12` },
      { what: 'packets, HTML', url: `${shopUrl}/packets` },
    ];
    const rows: Measured[] = [];
    const full = 'a million orders, ten times the catalogue';
    for (const { what, ...load } of courses) {
      const { perSecond, p50, p99 } = await measureThroughput({ ...load, connections: 10, seconds: 10 });
      const note = `p50 ${p50} ms, p99 ${p99} ms`;
      rows.push({ what: `${what}, ${full}, 10 connections`, value: perSecond, unit: 'requests/s', note });
    }
    const buyers = await Promise.all(Array.from({ length: 10 }, () => openBuyer(shopUrl)));
    rows.push({
      what: `a whole purchase, ${full}, 10 customers`,
      ...(await measureBuying(shopUrl, buyers, usualPace)),
    });
    return rows;
  } finally {
    await stand.close();
    postgres.stop();
  }
}
