import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/database/database.ts';
import type { Shop } from '../../server/modules/checkout/testing.ts';
import { subscribe, type Subscriber } from '../../server/modules/subscriptions/testing.ts';

type Owner = 'account' | 'subscription' | 'order';

/**
 * Tables with rows of a subscriber, in the order of their foreign keys. `key`: the column that finds the
 * rows; `own`: columns that get a new value in each copy.
 */
const tables: readonly { name: string; by: Owner; key: string; own: readonly string[] }[] = [
  { name: 'accounts', by: 'account', key: 'id', own: ['id'] },
  { name: 'addresses', by: 'account', key: 'account_id', own: ['id', 'account_id'] },
  { name: 'card_customers', by: 'account', key: 'account_id', own: ['account_id'] },
  { name: 'saved_cards', by: 'account', key: 'account_id', own: ['id', 'account_id'] },
  {
    name: 'subscriptions',
    by: 'subscription',
    key: 'id',
    own: ['id', 'account_id', 'card_id', 'delivery_address_id', 'billing_address_id'],
  },
  { name: 'subscription_lines', by: 'subscription', key: 'subscription_id', own: ['id', 'subscription_id'] },
  { name: 'subscription_cycles', by: 'subscription', key: 'subscription_id', own: ['subscription_id', 'order_id'] },
  { name: 'due_payments', by: 'subscription', key: 'subscription_id', own: ['id', 'subscription_id', 'order_id'] },
  { name: 'orders', by: 'order', key: 'id', own: ['id', 'number', 'account_id', 'attempt_id', 'subscription_id'] },
  { name: 'order_events', by: 'order', key: 'order_id', own: ['order_id'] },
  { name: 'order_lines', by: 'order', key: 'order_id', own: ['id', 'order_id'] },
  { name: 'stock_holds', by: 'order', key: 'hold_id', own: ['hold_id'] },
];

export type SubscriberIds = Pick<Subscriber, 'accountId' | 'subscription'>;

/**
 * Creates `copies` more customers in the state of this one: copies of all rows under new ids; they share one card in
 * the bank's vault.
 */
export async function copySubscriber(
  db: Db,
  { subscription, accountId }: SubscriberIds,
  copies: number,
): Promise<SubscriberIds[]> {
  const { rows } = await db.execute(sql`select id from orders where subscription_id = ${subscription}`);
  const ids = { account: [accountId], subscription: [subscription], order: rows.map(({ id }) => id as string) };
  await db.transaction(async (tx) => {
    // Triggers refuse to insert an order that is already under way: they are switched off here.
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    for (const { name, by, key, own } of tables) {
      const renamed = own.map((column) => `'${column}', one.${column} || '-' || n`);
      const email = name === 'accounts' ? [`'email', n || '-' || one.email`] : [];
      const changed = sql.raw([...renamed, ...email].join(', '));
      await tx.execute(sql`insert into ${sql.identifier(name)} select copied.*
        from ${sql.identifier(name)} one, generate_series(1, ${sql.raw(String(copies))}) n,
          lateral jsonb_populate_record(one, jsonb_build_object(${changed})) copied
        where one.${sql.identifier(key)} in ${ids[by]}`);
    }
  });
  return Array.from({ length: copies }, (_, n) => ({
    accountId: `${accountId}-${n + 1}`,
    subscription: `${subscription}-${n + 1}`,
  }));
}

/** Adds another address to the account and its copies. Returns its id. */
export async function addElsewhere(
  db: Db,
  { accountId, addressId }: Pick<Subscriber, 'accountId' | 'addressId'>,
): Promise<string> {
  const id = `elsewhere-${addressId}`;
  await db.execute(sql`insert into addresses select other.* from addresses one,
    lateral jsonb_populate_record(one, jsonb_build_object('id', ${id}::text, 'line', 'Elsewhere', 'is_primary', false)) other
    where one.account_id = ${accountId} and one.id = ${addressId}`);
  return id;
}

/** Opens `count` customers, each with a subscription to one box, spread over all products sold by subscription. */
export async function openSubscribers(shop: Shop, count: number): Promise<void> {
  const { db } = shop.database;
  await copySubscriber(db, await subscribe(shop), count - 1);
  await db.execute(sql`update products set stock = 100000000`);
  await db.execute(sql`with sold as (
      select id, row_number() over (order by id) - 1 as place, count(*) over () as kinds from products
      where type in ('pad', 'pantyliner', 'tampon', 'heating-patch')
    ), numbered as (select id, row_number() over (order by id) as n from subscription_lines)
    update subscription_lines line set item_id = sold.id from numbered, sold
    where numbered.id = line.id and sold.place = numbered.n % sold.kinds`);
  await db.execute(sql`analyze`);
}
