import { randomUUID } from 'node:crypto';
import { addressIn, ask, type Call, callsWith, openCustomer } from '../../../tests/harness/customer.ts';
import { newCard, orderRequest } from '../../../tests/harness/order-request.ts';
import { passBank } from '../../../tests/harness/saved-card.ts';
import { openHarness } from '../../../tests/harness/harness.ts';
import { startPostgres } from '../../processes/postgres.ts';
import { type Measured, quantile } from '../support/figures.ts';

const customersAtOnce = 10;
const warmUp = 3000;
const measuredFor = 15_000;
const card = '5528790000000008';

export interface Buyer {
  email: string;
  password: string;
  addressId: string;
}

export async function openBuyer(shopUrl: string): Promise<Buyer> {
  const { email, password, call } = await openCustomer(shopUrl);
  const { data } = await call('POST', 'user/addresses', addressIn({ line: 'Moda Caddesi No 12 Daire 5' }));
  return { email, password, addressId: data._id };
}

/** Throws when the shop does not say that an order was placed. */
export async function buy(shopUrl: string, { email, password, addressId }: Buyer): Promise<void> {
  const session = await ask(`${shopUrl}/api/public/user/auth/login`, 'POST', { body: { email, password } });
  const call: Call = callsWith(shopUrl, session.data.token);
  const order = await orderRequest(shopUrl, call, { addressId, card: newCard(card, false) });
  const { redirectUrl, attemptId } = (await call('POST', 'user/shopping/3ds/buy-request', order, randomUUID())).data;
  await passBank(redirectUrl);
  const { data } = await call('POST', `user/shopping/3ds/buy-response/status/${attemptId}`);
  if (data.state !== 'paid') throw new Error(`A purchase ended ${data.state}.`);
}

/** All of them buy, one purchase after the other. */
export async function measureBuying(
  shopUrl: string,
  buyers: readonly Buyer[],
): Promise<Pick<Measured, 'value' | 'unit' | 'note'>> {
  const begun = performance.now();
  const took: number[] = [];
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let at = begun; at - begun < warmUp + measuredFor;) {
        await buy(shopUrl, buyer);
        const now = performance.now();
        const isMeasured = now - begun > warmUp && now - begun < warmUp + measuredFor;
        if (isMeasured) took.push(now - at);
        at = now;
      }
    }),
  );
  const ms = (share: number) => Math.round(quantile(took, share));
  const note = `p50 ${ms(0.5)} ms, p99 ${ms(0.99)} ms`;
  return { value: took.length / (measuredFor / 1000), unit: 'purchases/s', note };
}

async function measureWith(processes: number): Promise<Measured> {
  const postgres = startPostgres();
  const env = { DATABASE_URL: postgres.url, PROCESSES: String(processes), NODE_ENV: 'production' };
  const harness = await openHarness(env);
  try {
    const buyers = await Promise.all(Array.from({ length: customersAtOnce }, () => openBuyer(harness.shopUrl)));
    return {
      ...(await measureBuying(harness.shopUrl, buyers)),
      what: `a whole purchase (sign in, calculate, buy, bank, order), ${processes} ${processes === 1 ? 'process' : 'processes'}, Postgres, fsync on, ${customersAtOnce} customers`,
    };
  } finally {
    await harness.close();
    postgres.stop();
  }
}

/** By one, two and four processes of the shop; the bank is one process beside them. */
export async function measurePurchases(): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const processes of [1, 2, 4]) rows.push(await measureWith(processes));
  return rows;
}
