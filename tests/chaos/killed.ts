import { randomUUID } from 'node:crypto';
import { startPostgres } from '../../scripts/processes/postgres.ts';
import { ATTEMPT_STEPS, type AttemptStep } from '../../server/modules/attempts/testing.ts';
import { passBank } from '../harness/saved-card.ts';
import { openHarness, type Harness } from '../harness/harness.ts';
import { type Customer, openCustomer } from './customer.ts';
import type { Report } from './simulated.ts';

/** Steps that need stock to run out or a payment without a look-up for a while: only simulated.ts reaches them. */
const beyondTheCourses = new Set<AttemptStep>(['beforeRefund', 'afterRefund', 'insideNotify']);
const customersAtOnce = 6;
/** Then new customers are registered: sessions end by the shop's clock, and a list shows 100 orders at most. */
const killsPerCustomer = 40;
const hour = 3_600_000;

interface Payment {
  customer: Customer;
  card: 'new' | 'saved';
  key: string;
  body: object;
  ordersBefore: number;
}

/** What the customers do, all at once, until the server is gone. */
const courses: readonly ((payment: Payment) => Promise<void>)[] = [
  async (payment) => {
    const { attemptId, redirectUrl } = await payment.customer.pay(payment.card, payment.body, payment.key);
    await look(payment, attemptId);
    if (redirectUrl) await passBank(redirectUrl);
    await look(payment, attemptId);
  },
  async (payment) => {
    const { customer, card, body, key } = payment;
    const clicks = await Promise.all([customer.pay(card, body, key), customer.pay(card, body, key)]);
    const { attemptId, redirectUrl } = clicks.find((click) => click.redirectUrl) ?? clicks[0];
    await look(payment, attemptId);
    if (redirectUrl) await passBank(redirectUrl);
    await customer.pay(card, body, key);
  },
  async ({ customer, card, body, key }) => {
    const { attemptId } = await customer.pay(card, body, key);
    await customer.call('POST', `user/attempts/purchase/${attemptId}/abandon`);
  },
];

const look = ({ customer }: Payment, attemptId: string) =>
  customer.call('POST', `user/shopping/3ds/buy-response/status/${attemptId}`);

/** After the restart: does nothing, looks the payment up, or presses "pay" again; resumes a challenge. */
async function comeBack(payment: Payment, nth: number): Promise<void> {
  const { customer, card, body, key } = payment;
  if (nth % 3 === 0) return;
  const found =
    nth % 3 === 1
      ? (await customer.call('GET', `user/attempts/purchase/by-key/${key}`)).data
      : await customer.pay(card, body, key);
  if (found?.state === 'challenging') await passBank(found.redirectUrl);
}

async function judge({ customer, key, ordersBefore }: Payment, bankUrl: string): Promise<string[]> {
  const attempt = (await customer.call('GET', `user/attempts/purchase/by-key/${key}`)).data;
  const placed = (await customer.orders()) - ordersBefore;
  const isPaid = attempt?.state === 'paid';
  const { totals } = attempt
    ? ((await (await fetch(`${bankUrl}/ledger?reference=${attempt.attemptId}`)).json()) as {
        totals: { captures: number; net: number };
      })
    : { totals: { captures: 0, net: 0 } };
  const state: string = attempt?.state ?? 'never written';
  const wrong: string[] = [];
  if (placed !== (isPaid ? 1 : 0)) wrong.push(`${state} with ${placed} orders`);
  if (isPaid && totals.captures !== 1) wrong.push(`paid, but charged ${totals.captures} times`);
  if (isPaid && totals.net !== Math.round(attempt.chargedAmount * 100)) wrong.push(`paid, but net ${totals.net}`);
  if (!isPaid && totals.net !== 0) wrong.push(`${state}, but the card holder has lost ${totals.net}`);
  if (!['paid', 'declined', 'expired', 'refunded', 'never written'].includes(state)) wrong.push(`left ${state}`);
  return wrong;
}

async function letTimePass(shopUrl: string): Promise<void> {
  const { now } = (await (await fetch(`${shopUrl}/sandbox/clock`)).json()) as { now: string };
  const answer = await fetch(`${shopUrl}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ to: new Date(Date.parse(now) + 3 * hour).toISOString() }),
  });
  if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`);
}

async function killOnce(harness: Harness, customers: readonly Customer[], place: string): Promise<string[]> {
  const payments = await Promise.all(
    customers.map(async (customer, nth): Promise<Payment> => {
      // Only a challenge can be given up: a saved card has paid by then.
      const givesUp = nth % courses.length === courses.length - 1;
      const card = nth < customers.length / 2 || givesUp ? 'new' : 'saved';
      const body = await customer.checkout(card);
      return { customer, card, body, key: randomUUID(), ordersBefore: await customer.orders() };
    }),
  );
  // Only once it listens: jobs due at its start would kill it before a customer pays.
  await harness.dieAt(place);
  const played = payments.map((payment, nth) => courses[nth % courses.length]!(payment));
  await Promise.allSettled(played);
  // A connection breaks a moment before the exit of the process is reported.
  const deadline = AbortSignal.timeout(20_000);
  const alive = new Promise<'alive'>((resolve) => deadline.addEventListener('abort', () => resolve('alive')));
  const end = await Promise.race([harness.shopEnded().then(() => 'dead' as const), alive]);
  await harness.killShop();
  await harness.startShop();
  await Promise.all(payments.map(comeBack));
  await letTimePass(harness.shopUrl);
  const wrong = (await Promise.all(payments.map((payment) => judge(payment, harness.bankUrl)))).flat();
  return [...(end === 'dead' ? [] : ['no payment reached it']), ...wrong].map((what) => `killed at ${place}: ${what}`);
}

async function keepKilling(take: () => string | null, report: Report, env: Record<string, string>): Promise<void> {
  const harness = await openHarness(env);
  try {
    let customers: Customer[] = [];
    for (let kill = 0, place = take(); place !== null; kill += 1, place = take()) {
      if (kill % killsPerCustomer === 0) customers = [];
      try {
        while (customers.length < customersAtOnce) customers.push(await openCustomer(harness.shopUrl));
        report.wrong.push(...(await killOnce(harness, customers, place)));
      } catch (error) {
        // A fault in one kill counts as wrong and does not stop the others.
        report.wrong.push(`killed at ${place}: ${String(error)}`);
        customers = [];
        await harness.killShop();
        await harness.startShop();
      }
      const [step] = place.split(':') as [AttemptStep];
      report.runs += customersAtOnce;
      report.deaths += 1;
      report.steps.set(step, (report.steps.get(step) ?? 0) + 1);
    }
  } finally {
    await harness.close();
  }
}

/**
 * `kills` times: six customers pay at once, the server's process gets SIGKILL at a named step, and all come back.
 * `shopsAtOnce` do so side by side, each on its embedded database, or on a Postgres of its own.
 */
export async function runKilled(
  kills: number,
  { shopsAtOnce, isOnPostgres }: { shopsAtOnce: number; isOnPostgres: boolean },
): Promise<Report> {
  const report: Report = { runs: 0, deaths: 0, steps: new Map(), wrong: [] };
  const steps = ATTEMPT_STEPS.filter((step) => !beyondTheCourses.has(step));
  let nth = 0;
  const take = () => {
    if (nth === kills) return null;
    if (nth > 0 && nth % 25 === 0) console.log(`  ${nth} of ${kills} killed, ${report.wrong.length} wrong so far`);
    const place = `${steps[nth % steps.length]!}:${1 + (Math.floor(nth / steps.length) % 2)}`;
    nth += 1;
    return place;
  };
  const databases = isOnPostgres ? Array.from({ length: shopsAtOnce }, startPostgres) : [];
  try {
    const shops = Array.from({ length: shopsAtOnce }, (_, shop) => {
      const url = databases[shop]?.url;
      return keepKilling(take, report, url === undefined ? {} : { DATABASE_URL: url });
    });
    await Promise.all(shops);
  } finally {
    for (const database of databases) database.stop();
  }
  return report;
}
