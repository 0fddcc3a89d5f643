import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { ask, type Call, callsWith } from '../../../tests/harness/customer.ts';
import { newCard, orderRequest } from '../../../tests/harness/order-request.ts';
import { passBank } from '../../../tests/harness/saved-card.ts';
import { openHarness, type Harness } from '../../../tests/harness/harness.ts';
import { type Postgres, startPostgres } from '../../processes/postgres.ts';
import type { Measured } from '../support/figures.ts';
import { processorOf } from './processor.ts';
import { type Buyer, openBuyer } from './purchase.ts';

const warmUp = 50;
const times = 200;
const card = '5528790000000008';
/** Of shop and database together, for each time. A session of the database says what it did once it has been idle. */
type Work = { milliseconds: number; statements: number; transactions: number };

async function measureWork(
  { harness, postgres, client }: { harness: Harness; postgres: Postgres; client: Client },
  count: number,
  work: () => Promise<unknown>,
): Promise<Work> {
  await client.query('select pg_stat_statements_reset()');
  const processor = () => processorOf(harness.pid()) + processorOf(postgres.pid());
  const before = processor();
  for (let nth = 0; nth < count; nth += 1) await work();
  const milliseconds = (processor() - before) / count;
  const { rows } = await client.query<{ statements: number; transactions: number }>(
    `select sum(calls)::int as statements, coalesce(sum(calls) filter (where query = 'commit'), 0)::int as transactions
     from pg_stat_statements`,
  );
  const { statements = 0, transactions = 0 } = rows[0] ?? {};
  return { milliseconds, statements: statements / count, transactions: transactions / count };
}

export async function pay(shopUrl: string, call: Call, { addressId }: Buyer): Promise<void> {
  const order = await orderRequest(shopUrl, call, { addressId, card: newCard(card, false) });
  const { redirectUrl, attemptId } = (await call('POST', 'user/shopping/3ds/buy-request', order, randomUUID())).data;
  await passBank(redirectUrl);
  const { data } = await call('POST', `user/shopping/3ds/buy-response/status/${attemptId}`);
  if (data.state !== 'paid') throw new Error(`A purchase ended ${data.state}.`);
}

export async function signIn(shopUrl: string, { email, password }: Buyer): Promise<Call> {
  const { data } = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  return callsWith(shopUrl, data.token);
}

export async function onCounted<Result>(
  work: (about: { harness: Harness; postgres: Postgres; client: Client }) => Promise<Result>,
  more: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const postgres = startPostgres({ counted: true });
  const env = { DATABASE_URL: postgres.url, NODE_ENV: 'production', ...more };
  const harness = await openHarness({ ...env, SANDBOX_CARRIER: 'false' });
  const client = new Client({ connectionString: postgres.url });
  try {
    await client.connect();
    await client.query('create extension pg_stat_statements');
    await client.query('update products set stock = 1000000');
    return await work({ harness, postgres, client });
  } finally {
    await client.end();
    await harness.close();
    postgres.stop();
  }
}

const inWords = ({ statements, transactions }: Work) =>
  `${statements.toFixed(1)} statements, ${transactions.toFixed(1)} transactions of several`;

/** What a customer's calls cost the processor, in one process. */
export const measureServerWork = (): Promise<Measured[]> =>
  onCounted(async (about): Promise<Measured[]> => {
    const { shopUrl } = about.harness;
    const buyer = await openBuyer(shopUrl);
    const call = await signIn(shopUrl, buyer);
    for (let nth = 0; nth < warmUp; nth += 1) await pay(shopUrl, call, buyer);
    const bought = await measureWork(about, times, () => pay(shopUrl, call, buyer));
    await about.client.query('vacuum analyze');
    const list = () => call('POST', 'getAllOrders', { page: 0, limit: 10 });
    for (let nth = 0; nth < warmUp; nth += 1) await list();
    const listed = await measureWork(about, times, list);
    return [
      {
        what: 'a purchase without signing in: processor of shop and Postgres',
        value: bought.milliseconds,
        unit: 'ms',
        note: inWords(bought),
        aim: { at: 'most', value: 100 },
      },
      {
        what: 'an account’s orders, 10 of 250: processor of shop and Postgres',
        value: listed.milliseconds,
        unit: 'ms',
        note: inWords(listed),
        aim: { at: 'most', value: 9 },
      },
    ];
  });
