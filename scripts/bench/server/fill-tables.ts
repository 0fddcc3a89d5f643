import { Client } from 'pg';

const full = { orders: 1_000_000, customers: 100_000, ordersOfOne: 200, waiting: 2000, catalogueTimes: 10 };

/**
 * Adds `count` copies of each row of a table that `where` finds; `changed` says in SQL what is another in the `n`th.
 * Constraints and triggers have judged the first.
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

const minutesOfDay = 24 * 60;

const numbered = (column: string) => `t.${column} || '-' || n`;
const before = (column: string) => `t.${column} - n * interval '1 minute'`;

async function fillCatalogue(client: Client): Promise<void> {
  const more = full.catalogueTimes - 1;
  await multiply(client, 'products', more, {
    id: numbered('id'),
    slug: `t.type || '-' || t.sub_type || '-' || (t.size + 100 * n)`,
    size: 't.size + 100 * n',
  });
  const product_id = numbered('product_id');
  await multiply(client, 'product_prices', more, { product_id });
  await multiply(client, 'packets', more, { id: numbered('id'), slug: numbered('slug'), popular_order: 'null' });
  await multiply(client, 'packet_items', more, { packet_id: numbered('packet_id') });
}

/** One order a minute, backwards from the first one of the shop; all but the last few have been delivered. */
async function fillOrders(client: Client, accountId: string): Promise<void> {
  const { rows } = await client.query<{ id: string; attempt: string }>(
    `select id, attempt_id as attempt from orders limit 1`,
  );
  const [order] = rows;
  if (!order) throw new Error('No order has been bought.');
  const account_id = `case when n % ${full.orders / full.ordersOfOne} = 0 then '${accountId}' else 'seeded-' || n % ${full.customers} end`;
  const isWaiting = `n <= ${full.waiting}`;
  const add = (table: string, where: string, changed: Record<string, string>) =>
    multiply(client, table, full.orders, changed, where);
  const [ofOrder, ofAttempt] = [`order_id = '${order.id}'`, `id = '${order.attempt}'`];
  const [id, order_id, created_at] = [numbered('id'), numbered('order_id'), before('created_at')];
  await add('orders', `id = '${order.id}'`, {
    id,
    number: numbered('number'),
    attempt_id: numbered('attempt_id'),
    account_id,
    status: `case when ${isWaiting} then 'PAID' else 'DELIVERED' end`,
    created_at,
    paid_at: before('paid_at'),
    delivered_at: `case when ${isWaiting} then null else ${before('created_at')} + interval '2 days' end`,
  });
  await add('order_lines', ofOrder, { id, order_id });
  await add('order_events', ofOrder, { order_id, at: before('at') });
  await add('payment_attempts', ofAttempt, {
    id,
    key: numbered('key'),
    callback_id: numbered('callback_id'),
    account_id,
    created_at,
    ended_at: before('ended_at'),
  });
  await add('payment_operations', `reference like '${order.attempt}%'`, {
    reference: numbered('reference'),
    payment_id: numbered('payment_id'),
    provider_id: numbered('provider_id'),
    // Before the days whose books are compared: the bank has none of these.
    asked_at: `${before('asked_at')} - interval '40 days'`,
  });
  // What the sweeps leave: mails of half a year, with their words for a week.
  const isWeekOld = `n <= ${7 * minutesOfDay}`;
  await multiply(
    client,
    'outbox_mails',
    180 * minutesOfDay,
    {
      id,
      recipient: numbered('recipient'),
      text_body: `case when ${isWeekOld} then t.text_body else '' end`,
      html_body: `case when ${isWeekOld} then t.html_body else '' end`,
      status: `'sent'`,
      created_at,
      sent_at: before('created_at'),
      next_attempt_at: before('next_attempt_at'),
    },
    `kind = 'orderConfirmation'`,
  );
}

/** Copies the first order of the shop a million times, some of them for this account, and the catalogue nine times. */
export async function fillTables(url: string, accountId: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    await fillCatalogue(client);
    await fillOrders(client, accountId);
    await client.query('vacuum analyze');
    await client.query(`select pg_notify('mercan_changes', 'catalogue')`);
  } finally {
    await client.end();
  }
}
