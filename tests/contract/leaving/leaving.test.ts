import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openShopper, type Shop, type Shopper, startShop } from '../../../server/modules/checkout/testing.ts';
import type { TableFate } from '../../../server/platform/personal-data/personal-data.ts';
import { canaries, type Canary, openWholeCustomer, password } from './whole-customer.ts';

vi.setConfig({ testTimeout: 60_000 });

const names = Object.keys(canaries) as Canary[];
const note = 'Keklik gibi sekiyorum';
const lines: string[] = [];

let shop: Shop;
let shopper: Shopper;
let fates: Map<string, TableFate>;
beforeAll(async () => {
  shop = await startShop({ config: { logLevel: 'trace' }, logStream: { write: (line) => void lines.push(line) } });
  const { personalData } = shop.app.context;
  fates = new Map(personalData.all().flatMap(({ tables }) => Object.entries(tables)));
  shopper = await openWholeCustomer(shop);
}, 60_000);
afterAll(() => shop.close());

type Column = { table: string; column: string };

async function columnsOf(schema: string): Promise<Column[]> {
  const { rows } = await shop.database.db.execute(
    sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = ${schema} order by 1, 2`,
  );
  return rows as Column[];
}

/** The values of each column, as text. */
async function readAll(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { table, column } of await columnsOf('public')) {
    const { rows } = await shop.database.db.execute(
      sql`select string_agg(${sql.identifier(column)}::text, chr(10)) as text from ${sql.identifier(table)}`,
    );
    found.set(`${table}.${column}`, (rows[0]?.['text'] as string | null) ?? '');
  }
  return found;
}

const placesOf = (all: ReadonlyMap<string, string>, word: string) =>
  [...all].filter(([, text]) => text.includes(word)).map(([place]) => place);
const tableOf = (place: string) => place.split('.')[0]!;

const personal = /account|owner|email|recipient|phone|holder|first_name|last_name|birth|^ip$|^subject$|address|letter/;
/** Columns whose names look personal, and why they are not. */
const namesNoPerson: Record<string, string> = {
  'payment_alarms.subject': 'the id of an attempt or an operation',
};

function isSaid(place: string): boolean {
  const [table, column] = place.split('.') as [string, string];
  const fate = fates.get(table);
  return typeof fate === 'object' && 'kept' in fate && fate.columns.includes(column);
}

describe('every table', () => {
  test('is declared erased, kept or impersonal by exactly one module', async () => {
    const tables = [...new Set((await columnsOf('public')).map(({ table }) => table))];
    const said = shop.app.context.personalData.all().flatMap(({ tables: own }) => Object.keys(own));
    expect(said.toSorted()).toEqual(tables.toSorted());
  });

  test('that is impersonal has no column that could name a person', async () => {
    const suspicious = (await columnsOf('public'))
      .filter(({ table, column }) => fates.get(table) === 'impersonal' && personal.test(column))
      .map(({ table, column }) => `${table}.${column}`);
    expect(suspicious).toEqual(Object.keys(namesNoPerson));
  });

  test('that is personal has a row of the customer in these tests', async () => {
    const all = await readAll();
    const words = [shopper.accountId, ...Object.values(canaries)];
    const filled = new Set(words.flatMap((word) => placesOf(all, word)).map(tableOf));
    // Lines belong to a parent that names the customer.
    const children = new Set([
      'due_payments',
      'order_events',
      'order_lines',
      'payment_subjects',
      'price_notices',
      'refund_lines',
      'refund_moves',
      'review_items',
      'subscription_lines',
    ]);
    const empty = [...fates]
      .filter(([table, fate]) => fate !== 'impersonal' && !filled.has(table))
      .map(([table]) => table);
    expect(empty.filter((table) => !children.has(table)).toSorted()).toEqual(['account_deletions', 'left_vaults']);
  });
});

test('the data export contains all personal data and no secrets', async () => {
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: '/api/private/user/users/held-data/file',
    headers: { authorization: `Bearer ${shopper.token}` },
    payload: { currentPassword: password },
  });
  const { 'content-disposition': disposition, 'cache-control': cache } = answer.headers;
  const day = shop.clock.now().toISOString().slice(0, 10);
  expect([answer.statusCode, disposition, cache]).toEqual([
    200,
    `attachment; filename="mercan-${day}.json"`,
    'no-store',
  ]);
  expect(names.filter((name) => !answer.payload.includes(canaries[name]))).toEqual([]);
  const { data } = answer.json<{ data: { parts: Record<string, unknown[]> } }>();
  expect(Object.entries(data.parts).filter(([, entries]) => entries.length === 0)).toEqual([]);
  const secrets = await shop.database.db.execute(
    sql`select password_hash as secret from credentials where account_id = ${shopper.accountId}
      union all select card_token from saved_cards union all select customer_key from saved_cards
      union all select token_hash from password_resets union all select callback_id from payment_attempts`,
  );
  const words = secrets.rows.map(({ secret }) => secret as string);
  expect([words.length > 4, words.filter((word) => answer.payload.includes(word))]).toEqual([true, []]);
  // A mail to an address that waits for its proof is in the file; the link that proves it is not.
  expect(answer.payload.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+|[?&]token=(?!:token)[^&#"\\]*/g)).toBe(null);
});

test('the data export contains no data of another customer', async () => {
  const other = await openShopper(shop);
  const { body } = await other.call('POST', 'users/held-data/file', {});
  const text = JSON.stringify(body);
  expect(names.filter((name) => text.includes(canaries[name]))).toEqual([]);
});

/** Tables and columns that still have words of the customer after this many days. */
async function leftAfter(days: number): Promise<string[]> {
  shop.clock.advance({ days });
  await shop.runJobs('forget-what-was-kept');
  await shop.runJobs('forget-ended-consents');
  const all = await readAll();
  return [...new Set(Object.values(canaries).flatMap((word) => placesOf(all, word)))].toSorted();
}

describe('after the account is deleted', () => {
  let before: Map<string, string>;
  let after: Map<string, string>;
  let answered: { status: number; body: unknown };
  beforeAll(async () => {
    before = await readAll();
    const { version } = (await shopper.call('GET', 'users/profile')).body.data;
    answered = await shopper.call('POST', `users/delete-account?version=${version}`, {
      _reason: 'other',
      note,
      currentPassword: password,
    });
    await shop.runJobs();
    after = await readAll();
  }, 60_000);

  test('the answer says when, and how many subscriptions ended', () => {
    expect(answered).toMatchObject({
      status: 200,
      body: { data: { deletedAt: shop.clock.now().toISOString(), cancelledSubscriptionCount: 1 } },
    });
  });

  test('every test value of the customer had been stored before', () => {
    expect(names.filter((name) => placesOf(before, canaries[name]).length === 0)).toEqual([]);
  });

  test('a customer’s values remain only where their table declares it', () => {
    const left = names.flatMap((name) => placesOf(after, canaries[name]));
    expect([...new Set(left)].filter((place) => !isSaid(place))).toEqual([]);
  });

  test('only the order, its contract and the proof of consents are kept, as the page says', () => {
    const left = Object.fromEntries(
      names.flatMap((name) => {
        const places = placesOf(after, canaries[name]);
        return places.length > 0 ? [[name, places]] : [];
      }),
    );
    const contract = 'accepted_agreements.agreement';
    const order = ['orders.billing_address', 'orders.delivery_address'];
    expect(left).toEqual({
      firstName: [contract],
      lastName: [contract],
      email: [contract, 'consent_records.subject'],
      addressFirstName: [contract, ...order],
      addressLastName: [contract, ...order],
      addressPhone: [contract],
      addressLine: [contract, ...order],
      postalCode: [contract, ...order],
      consentWords: ['consent_records.text_version'],
      ip: ['accepted_agreements.ip', 'consent_records.ip'],
    });
  });

  test('the row of the account is empty, and its balance is settled in the books', async () => {
    const { rows } = await shop.database.db.execute(
      sql`select email, first_name, last_name, phone_number, date_of_birth, corporation, balance_kurus,
        (select sum(amount_kurus)::int from balance_movements where account_id = accounts.id) as moved
        from accounts where id = ${shopper.accountId}`,
    );
    expect(rows).toEqual([
      {
        email: null,
        first_name: null,
        last_name: null,
        phone_number: null,
        date_of_birth: null,
        corporation: null,
        balance_kurus: 0,
        moved: 0,
      },
    ]);
  });

  test('the reason for leaving is kept without the customer', async () => {
    const { rows } = await shop.database.db.execute(sql`select reason_id, note from account_deletions`);
    expect(rows).toEqual([{ reason_id: 'other', note }]);
    expect(placesOf(after, note)).toEqual(['account_deletions.note']);
  });

  test('no line of the log has data of the customer', () => {
    const log = lines.join('\n');
    expect(names.filter((name) => log.includes(canaries[name]))).toEqual([]);
    expect(log.includes(note)).toBe(false);
  });

  test('what was kept is erased when its retention period ends', async () => {
    const order = ['orders.billing_address', 'orders.delivery_address'];
    const proof = ['accepted_agreements.agreement', 'accepted_agreements.ip'];
    const consents = ['consent_records.ip', 'consent_records.subject', 'consent_records.text_version'];
    expect([await leftAfter(3 * 365), await leftAfter(2), await leftAfter(7 * 365), await leftAfter(2)]).toEqual([
      [...proof, ...consents, ...order],
      order,
      order,
      [],
    ]);
  });
});
