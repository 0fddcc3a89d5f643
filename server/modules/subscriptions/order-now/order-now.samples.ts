import { eq, sql } from 'drizzle-orm';
import { findAccount } from '../../account/index.ts';
import { signInAgain } from '../../auth/testing.ts';
import { products } from '../../catalog/testing.ts';
import { nextKey, type Shop, tampons } from '../../checkout/testing.ts';
import { cyclesOf, liveUntil, type Subscriber, subjectsOf, totalsOf } from '../testing.ts';

export type Asked = {
  subscriptions?: readonly string[];
  key?: string;
  cycle?: number;
  challenge?: true;
  chargedAmount?: number;
};

/** Orders at once with the values shown to a subscriber of one box of tampons, unless others are given. */
export const order = (
  elif: Subscriber,
  { subscriptions, key = nextKey(), cycle = 2, challenge, chargedAmount = 74.9 }: Asked = {},
) =>
  elif.call(
    'POST',
    'subscriptions/order-immediately',
    {
      _subscriptions: subscriptions ?? [elif.subscription],
      cycle,
      ...(challenge && { challenge }),
      price: { chargedAmount, _currency: 'TRY' },
    },
    key,
  );
export const ask = (elif: Subscriber, path: string, body: unknown = {}) =>
  elif.call('POST', `subscriptions/${elif.subscription}/${path}`, body);
export const attemptOf = async (elif: Subscriber, id: string) =>
  (await elif.call('POST', `attempts/orderNow/${id}/status`)).body.data.state;
export const before = (at: Date, days: number) => new Date(at.getTime() - days * 86_400_000);
export async function refused(elif: Subscriber, asked: Asked = {}) {
  const { status, body } = await order(elif, asked);
  return [status, body.code, body.data];
}

/** Helpers for subscribers who order their next delivery at once, and for reading the result. */
export function orderingNow(shop: Shop) {
  const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000);
  const today = () => day(0).toISOString().slice(0, 10);

  const statesOf = async ({ subscription }: Subscriber) =>
    (await cyclesOf(shop, subscription)).map((row) => row.replace(/ \d{4}-\d\d-\d\d/, ''));
  const balanceOf = async ({ accountId }: Subscriber) => (await findAccount(shop.database.db, accountId))?.balanceKurus;
  const stock = async () => (await shop.database.db.select().from(products).where(eq(products.id, tampons)))[0]!.stock;
  /** Boxes on hold for deliveries that are ordered at once and not paid yet. */
  const reserved = async () => {
    const { rows } = await shop.database.db.execute(
      sql`select coalesce(sum(boxes), 0) as reserved from stock_holds where hold_id not in (select id from orders)`,
    );
    return Number(rows[0]!['reserved']);
  };
  /** State, number of captures and net amount of each payment of the second delivery. */
  const captured = async ({ subscription }: Subscriber) =>
    (
      await Promise.all(
        (await subjectsOf(shop, subscription, 2)).map(async ({ attemptId, state }) => {
          const { captures, net } = await totalsOf(shop, attemptId);
          return `${state} ${captures} ${net}`;
        }),
      )
    ).toSorted();
  const mailsSentTo = async ({ email }: Subscriber) =>
    (await shop.app.context.mail.list({ recipient: email }))
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('renewal') || kind.startsWith('subscr'));

  /** Lets time pass, and signs the customer in again. */
  async function live(elif: Subscriber, until: Date): Promise<Subscriber> {
    await liveUntil(shop, until.toISOString());
    const token = await signInAgain(shop.app, elif.accountId);
    return {
      ...elif,
      token,
      call: (method, path, body, key) =>
        shop.call(method, `/api/private/user/${path}`, {
          token,
          ...(body !== undefined && { body }),
          headers: { language: 'tr', ...(key && { 'idempotency-key': key }) },
        }),
    };
  }
  const orderDay = async ({ subscription }: Subscriber, cycle = 2) =>
    new Date(
      `${(await cyclesOf(shop, subscription)).find((row) => row.startsWith(`${cycle} `))!.split(' ')[2]}T06:00:00Z`,
    );

  return { day, today, statesOf, balanceOf, stock, reserved, captured, mailsSentTo, live, orderDay };
}
