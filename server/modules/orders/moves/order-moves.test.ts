import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  canOrderMove,
  findMove,
  movesFor,
  orderDiagram,
  ORDER_ACTORS,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../../domain/lifecycle/index.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { startTestServer, type TestServer } from '../../../platform/testing/test-server.ts';
import { moveOrder, MoveRefused, recordMoves } from './move-order.ts';
import type { StoredOrder } from '../order/orders.types.ts';
import { orderEvents, orderMoves, orders } from '../order/orders.tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server.close());

const place = (_id: string) => ({ _id, name: { tr: _id, en: _id } });
const address = {
  _address: 'home',
  title: 'Ev',
  firstName: 'Ada',
  lastName: 'Deniz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { country: place('tr'), state: place('tr-34'), city: place('kadikoy'), neighborhood: place('moda') },
  line: 'Moda Caddesi No 12',
  postalCode: '34710',
};
const none = {
  grossOriginalKurus: 0,
  grossSubscriptionDiscountKurus: 0,
  grossPromoDiscountKurus: 0,
  shippingKurus: 0,
  balanceKurus: 0,
  chargedKurus: 0,
};

let made = 0;
/** Creates an order in this status, with the trigger that enforces the moves turned off. */
async function orderIn(status: OrderStatus): Promise<StoredOrder> {
  const { db } = server.context;
  const id = `order-${(made += 1)}`;
  const now = server.clock.now();
  const row = { id, number: `N-${made}`, accountId: 'a', purchaseType: 'oneTimePurchase', language: 'tr' } as const;
  return withTransaction(db, async (tx) => {
    await tx.execute(sql`alter table orders disable trigger orders_move_by_table`);
    const [order] = await tx
      .insert(orders)
      .values({ ...row, ...none, status, deliveryAddress: address, billingAddress: address, createdAt: now })
      .returning();
    await recordMoves(tx, [{ orderId: id, event: 'buy', from: null, to: status, mover: { by: 'bank', now } }]);
    await tx.execute(sql`set constraints all immediate`);
    await tx.execute(sql`alter table orders enable trigger orders_move_by_table`);
    return order!;
  });
}

const statusOf = async ({ id }: StoredOrder) =>
  (await server.context.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

test('the database table has exactly the moves of ORDER_MOVES', async () => {
  const rows = await server.context.db.select().from(orderMoves);
  const key = (row: (typeof rows)[number]) => `${row.fromStatus} ${row.event} ${row.toStatus}`;
  const wanted = ORDER_MOVES.map(({ event, from, to }) => `${from ?? ''} ${event} ${to}`);
  expect(rows.map(key).toSorted()).toEqual(wanted.toSorted());
});

test('docs/order-moves.md has the diagram of the moves', () => {
  expect(readFileSync('docs/order-moves.md', 'utf8')).toContain(orderDiagram());
});

test('the database trigger allows exactly the status changes of the table: all pairs [ORDER-19]', async () => {
  const { db } = server.context;
  const [done, wanted]: [string[], string[]] = [[], []];
  for (const from of ORDER_STATUSES) {
    const order = await orderIn(from);
    for (const to of ORDER_STATUSES.filter((one) => one !== from)) {
      if (canOrderMove(from, to)) wanted.push(`${from} ${to}`);
      const allowed = await withTransaction(db, async (tx) => {
        await tx.update(orders).set({ status: to }).where(eq(orders.id, order.id));
        done.push(`${from} ${to}`);
        throw new Error('undone');
      }).catch((error: unknown) => String(error));
      expect(allowed).not.toBe('');
    }
    expect(await statusOf(order)).toBe(from);
  }
  expect(done).toEqual(wanted);
}, 60_000);

test('an order is inserted only with an initial status', async () => {
  const begun: string[] = [];
  const template = await orderIn('PAID');
  for (const status of ORDER_STATUSES) {
    await withTransaction(server.context.db, async (tx) => {
      await tx.insert(orders).values({ ...template, id: `new-${status}`, number: `new-${status}`, status });
      begun.push(status);
      throw new Error('undone');
    }).catch(() => undefined);
  }
  expect(begun).toEqual(['CREATED', 'PAID', 'SKIPPED']);
});

test('the server makes every move of the table by its actors, and refuses every other: all events, all actors [ORDER-19]', async () => {
  const { db, clock } = server.context;
  const events = [...new Set(ORDER_MOVES.map(({ event }) => event))];
  const wrong: string[] = [];
  for (const from of ORDER_STATUSES) {
    const order = await orderIn(from);
    for (const event of events) {
      for (const by of ORDER_ACTORS) {
        const expected = findMove(from, event, by)?.to ?? 'refused';
        const found = await withTransaction(db, async (tx) => {
          const moved = await moveOrder(tx, order, event, { by, now: clock.now() });
          throw Object.assign(new Error('undone'), { to: moved.order.status });
        }).catch((error: unknown) => (error instanceof MoveRefused ? 'refused' : (error as { to: string }).to));
        if (found !== expected) wrong.push(`${from} ${event} ${by}: ${found}`);
      }
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

test('no status changes without a line in the history, and lines are immutable', async () => {
  const { db, clock } = server.context;
  const order = await orderIn('PAID');
  const silently = withTransaction(db, (tx) =>
    tx.update(orders).set({ status: 'ON_PREPARATION' }).where(eq(orders.id, order.id)),
  );
  // Postgres refuses the commit with the trigger's message as its cause; the embedded one throws the message itself.
  const refusal = silently.catch((error: Error) => Promise.reject(error.cause ?? error));
  await expect(refusal).rejects.toThrow(/without a line in its history/);
  expect(await statusOf(order)).toBe('PAID');

  const mover = { by: 'operations', name: 'packing', reason: 'Sabah paketi', now: clock.now() } as const;
  await withTransaction(db, (tx) => moveOrder(tx, order, 'pack', mover));
  const lines = () =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.seq));
  const at = clock.now();
  const history = [
    { seq: 1, event: 'buy', fromStatus: null, toStatus: 'PAID', at, actor: 'bank', reason: null },
    {
      seq: 2,
      event: 'pack',
      fromStatus: 'PAID',
      toStatus: 'ON_PREPARATION',
      at,
      actor: 'operations:packing',
      reason: 'Sabah paketi',
    },
  ].map((line) => ({ ...line, orderId: order.id }));
  expect(await lines()).toEqual(history);
  await expect(db.update(orderEvents).set({ reason: 'other' }).where(eq(orderEvents.seq, 2))).rejects.toThrow(
    /Failed query/,
  );
  await expect(db.delete(orderEvents).where(eq(orderEvents.seq, 2))).rejects.toThrow(/Failed query/);
  expect(await lines()).toEqual(history);
});

test('movesFor lists the moves that operations may make', () => {
  expect(movesFor('NOT_DELIVERED', 'operations').map(({ event }) => event)).toEqual(['sendAgain', 'returned']);
});
