// node tests/chaos/away.ts [SECONDS]: customers pay repeatedly while the database is away for SECONDS (30), then the
// the bank's ledger is counted against the orders. PROCESSES and the like as the shop's own settings.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startPostgres } from '../../scripts/processes/postgres.ts';
import { ask } from '../harness/customer.ts';
import { passBank } from '../harness/saved-card.ts';
import { openHarness } from '../harness/harness.ts';
import { type Customer, openCustomer } from './customer.ts';

const awayFor = Number(process.argv[2] ?? 30) * 1000;
const customersAtOnce = 6;
const hour = 3_600_000;

const postgres = startPostgres();
const harness = await openHarness({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
const answers = new Map<string, number>();
const acknowledged = new Set<string>();
let phase: 'before' | 'away' | 'back' = 'before';
let returnedAt = 0;
let firstAnswerAfter: number | null = null;

function note(status: number | 'none'): void {
  const key = `${phase}: ${status}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
  if (phase === 'back' && typeof status === 'number' && status < 300)
    firstAnswerAfter ??= performance.now() - returnedAt;
}

/** Wraps a private call so that its answer is noted. */
const noted =
  (customer: Customer): Customer['call'] =>
  async (...asked) => {
    const answer = await customer.call(...asked).catch(() => ({ status: 'none' as const, data: null }));
    note(answer.status);
    if (answer.status === 'none') throw new Error('no answer');
    return answer;
  };

async function payOnce(customer: Customer): Promise<void> {
  const call = noted(customer);
  const body = await customer.checkout('new');
  const key = randomUUID();
  const begun = await call('POST', 'user/shopping/3ds/buy-request', body, key);
  if (begun.status >= 300) return;
  await passBank(begun.data.redirectUrl);
  const { status, data } = await call('POST', `user/shopping/3ds/buy-response/status/${begun.data.attemptId}`);
  if (status < 300 && data.state === 'paid') acknowledged.add(begun.data.attemptId);
}

async function keepPaying(customer: Customer, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await payOnce(customer).catch(() => undefined);
    await noted(customer)('POST', 'getAllOrders', { limit: 1 }).catch(() => undefined);
    await delay(50);
  }
}

try {
  const customers = await Promise.all(Array.from({ length: customersAtOnce }, () => openCustomer(harness.shopUrl)));
  let isOver = false;
  const paying = customers.map((customer) => keepPaying(customer, () => isOver));
  await delay(5000);
  phase = 'away';
  postgres.crash();
  await delay(awayFor);
  postgres.start();
  returnedAt = performance.now();
  phase = 'back';
  await delay(10_000);
  isOver = true;
  await Promise.all(paying);
  const clock = (await (await fetch(`${harness.shopUrl}/sandbox/clock`)).json()) as { now: string };
  const to = new Date(Date.parse(clock.now) + 3 * hour).toISOString();
  await ask(`${harness.shopUrl}/sandbox/clock`, 'POST', { body: { to } });

  type Entry = { kind: string; reference: string };
  const { entries } = (await (await fetch(`${harness.bankUrl}/ledger`)).json()) as { entries: Entry[] };
  const referencesOf = (...kinds: string[]) =>
    entries.filter(({ kind }) => kinds.includes(kind)).map((one) => one.reference);
  const captured = referencesOf('capture');
  const given = new Set(referencesOf('refund', 'cancel').map((reference) => reference.split('.')[0]));
  const orders = (await Promise.all(customers.map((customer) => customer.orders()))).reduce((sum, one) => sum + one, 0);
  const kept = captured.filter((reference) => !given.has(reference)).length;
  const lost = [...acknowledged].filter((attempt) => !captured.includes(attempt));
  for (const [what, count] of [...answers].toSorted(([a], [b]) => a.localeCompare(b))) console.log(`${what}: ${count}`);
  console.log(`first answer ${Math.round(firstAnswerAfter ?? Number.NaN)} ms after the database was back`);
  console.log(
    `captures ${captured.length}, twice ${captured.length - new Set(captured).size}, kept ${kept}, orders ${orders}`,
  );
  console.log(`acknowledged as paid ${acknowledged.size}, of these lost ${lost.length}`);
  const strange = [...answers.keys()].filter((key) => key.startsWith('away') && !/: (?:503|200|201|202)$/.test(key));
  if (strange.length > 0 || lost.length > 0 || kept !== orders || firstAnswerAfter === null) process.exitCode = 1;
} finally {
  await harness.close();
  postgres.stop();
}
