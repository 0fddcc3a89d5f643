import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { findAccount } from '../../account/index.ts';
import { nextKey, openShopper, type Shop, type Shopper, startShop } from '../../checkout/testing.ts';
import { paymentsPort } from '../../payments/index.ts';
import { paymentAlarms, paymentOperations } from '../../payments/testing.ts';
import { acceptRefund, lockOpenRefund } from '../index.ts';
import { type Bought, receive, refundMoves } from '../testing.ts';

// Starting a whole shop and a bank may be slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ deadlineMs: 1500, config: { sessionSeconds: 60 * 24 * 3600 } });
}, 60_000);
afterAll(() => shop.close());

/** Requests a refund of `quantity` units of each line. */
async function ask(shopper: Shopper, id: string, quantity: number): Promise<string> {
  const { lines } = (await shopper.call('GET', `refund/${id}/refundable-lines`)).body.data;
  const items = lines.map(({ _line }: { _line: string }) => ({
    _line,
    quantity,
    reason: 'CHANGED_MIND',
    isUnopened: true,
  }));
  const { refundAmount } = (await shopper.call('POST', `refund/${id}/preview`, { items })).body.data;
  return (await shopper.call('POST', `refund/${id}`, { items, refundAmount }, nextKey())).body.data._id;
}

const accept = (id: string) =>
  withTransaction(shop.database.db, async (tx) => {
    const record = await lockOpenRefund(tx, id);
    const mover = { by: 'operations', name: 'test', now: shop.clock.now() } as const;
    await acceptRefund(shop.app.context, tx, record!, { isResaleable: false, note: null, mover });
  });

const pay = () => shop.runJobs('refund-money');
const net = ({ attemptId }: Bought) => shop.bank.totals(attemptId).net;
const balanceOf = async ({ accountId }: Shopper) => (await findAccount(shop.database.db, accountId))!.balanceKurus;
const moneyOf = async (shopper: Shopper, { id }: Bought) =>
  (await shopper.call('GET', `refund/${id}/summary`)).body.data.money;
const mailsTo = async ({ email }: Shopper) =>
  (await shop.app.context.mail.list({ recipient: email }))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('re'));
const movesOf = (refundId: string) =>
  shop.database.db.select().from(refundMoves).where(eq(refundMoves.refundId, refundId)).orderBy(refundMoves.id);

const half = ({ charged }: Bought) => charged - Math.floor(charged / 2);

test('a refund that the card refuses goes to the balance, with a mail that offers a transfer', async () => {
  const shopper = await openShopper(shop);
  const bought = await receive(shop, shopper, { once: 2 }, 'notRefundable');
  const id = await ask(shopper, bought.id, 1);
  await accept(id);
  await pay();
  await pay();
  expect([net(bought), await balanceOf(shopper), await moneyOf(shopper, bought)]).toEqual([
    bought.charged,
    bought.charged - half(bought),
    'returned',
  ]);
  expect(await mailsTo(shopper)).toEqual(['repaymentRefused', 'refundAnswered', 'refundAsked']);
  const [mail] = await shop.app.context.mail.list({ recipient: shopper.email });
  expect(mail!.textBody).toContain('Banka hesabına gelmesini istersen bu e-postayı yanıtla');
});

test('a refund of several lines is mailed once, when the last line is refunded', async () => {
  const shopper = await openShopper(shop);
  const bought = await receive(shop, shopper, { once: 2, packets: 'around' });
  const id = await ask(shopper, bought.id, 1);
  await accept(id);
  await pay();
  const moves = await movesOf(id);
  const given = moves.reduce((sum, { amountKurus }) => sum + amountKurus, 0);
  expect([moves.map(({ state }) => state), net(bought)]).toEqual([['done', 'done', 'done'], bought.charged - given]);
  expect(await mailsTo(shopper)).toEqual(['refundDone', 'refundAnswered', 'refundAsked']);
});

/** Points at which a process crashes. */
const deaths = [
  'before the bank is asked',
  'after the bank answered',
  'after the look-up',
  'while it writes the end',
] as const;

const dies = () => {
  throw new Error('The process dies.');
};

function dieOnce(where: (typeof deaths)[number]): void {
  const { payments } = shop.app.ports(paymentsPort);
  const { mail } = shop.app.context;
  if (where === 'before the bank is asked') vi.spyOn(payments, 'refund').mockImplementationOnce(dies);
  else if (where === 'while it writes the end') vi.spyOn(mail, 'enqueue').mockImplementationOnce(dies);
  else {
    const call = where === 'after the bank answered' ? 'refund' : 'lookup';
    const real = payments[call].bind(payments) as (...given: unknown[]) => Promise<never>;
    vi.spyOn(payments, call).mockImplementationOnce(async (...given: unknown[]) => {
      await real(...given);
      return dies();
    });
  }
}

test.each(deaths)('when a process dies %s, the next one repeats no request', async (where) => {
  const shopper = await openShopper(shop);
  const bought = await receive(shop, shopper, { once: 2 });
  const id = await ask(shopper, bought.id, 1);
  await accept(id);
  dieOnce(where);
  await pay();
  vi.restoreAllMocks();
  expect(await moneyOf(shopper, bought)).toBe('unknown');
  shop.clock.advance({ minutes: 3 });
  await pay();
  expect([net(bought), await balanceOf(shopper), await moneyOf(shopper, bought)]).toEqual([
    half(bought),
    0,
    'returned',
  ]);
  expect(await mailsTo(shopper)).toEqual(['refundDone', 'refundAnswered', 'refundAsked']);
  const asked = await shop.database.db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.reference, `${id}.0`));
  expect(asked.map(({ kind, state, timesAsked }) => [kind, state, timesAsked])).toEqual([['refund', 'done', 1]]);
});

test('a refund without a report is not requested again before its report is due, and raises an alarm after a day', async () => {
  const shopper = await openShopper(shop);
  const bought = await receive(shop, shopper, { once: 2 }, 'losesReports');
  const id = await ask(shopper, bought.id, 1);
  await accept(id);
  for (const minutes of [1, 10, 120, 1440]) {
    shop.clock.advance({ minutes });
    await pay();
  }
  expect([shop.bank.totals(bought.attemptId).refunded, await moneyOf(shopper, bought)]).toEqual([
    bought.charged - half(bought),
    'unknown',
  ]);
  const alarmsOf = () =>
    shop.database.db
      .select()
      .from(paymentAlarms)
      .where(eq(paymentAlarms.subject, `${id}.0`));
  expect((await alarmsOf()).map(({ code, clearedAt }) => [code, clearedAt])).toEqual([['REFUND_STUCK', null]]);
  await expect(accept(await ask(shopper, bought.id, 1))).rejects.toMatchObject({ code: 'MONEY_UNDER_WAY' });
  shop.bank.release(bought.attemptId);
  shop.clock.advance({ minutes: 60 });
  await pay();
  expect([await moneyOf(shopper, bought), (await alarmsOf())[0]!.clearedAt]).not.toContain(null);
  expect(shop.bank.totals(bought.attemptId).refunded).toBe(bought.charged - half(bought));
});
