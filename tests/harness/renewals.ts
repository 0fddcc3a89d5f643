import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type Postgres, startPostgres } from '../../scripts/processes/postgres.ts';
import { type Shop, startShop } from '../../server/modules/checkout/testing.ts';
import { openDatabase } from '../../server/platform/database/database.ts';
import { type Crew, openCrew } from './crew.ts';
import { openSubscribers } from './subscribers.ts';

/** An instant at which steps are due, with their kind and number. */
export interface Stop {
  at: Date;
  /** `announce`, `lock`, `charge` and the like; `payments` where only a payment under way is looked at. */
  step: string;
  due: number;
}

/** A shop whose subscriptions several processes renew on one Postgres. Its clock does not move during a stop. */
export interface Renewals {
  postgres: Postgres;
  shop: Shop;
  crew: Crew;
  /** Queries without a time limit: counting a year's rows takes longer than a request may. */
  count(statement: string): Promise<Record<string, number | string>[]>;
  /** The next instant at which something is due. */
  next(): Promise<Stop | null>;
  /** All processes do what is due, until nothing is left; resolves to their milliseconds of processor time. */
  work(stop: Stop): Promise<number>;
  close(): Promise<void>;
}

const jobs = ['subscription-engine', 'reconcile-payments'];

export async function openRenewals(subscriptions: number, processes: number): Promise<Renewals> {
  const postgres = startPostgres();
  const database = await openDatabase(postgres.url);
  await database.migrate();
  const shop = await startShop({ database, hasOneClock: true });
  await openSubscribers(shop, subscriptions);
  const counting = new Client({ connectionString: postgres.url });
  await counting.connect();
  const crew = await openCrew(processes, { databaseUrl: postgres.url, bankUrl: shop.bank.url });

  async function next(): Promise<Stop | null> {
    const watched = shop.app.context.jobs.all().filter(({ name }) => jobs.includes(name));
    const dues = await Promise.all(watched.map(async ({ nextDue }) => (await nextDue?.()) ?? null));
    const [at] = dues.flatMap((due) => due ?? []).toSorted((one, other) => one.getTime() - other.getTime());
    if (!at) return null;
    const { rows } = await database.db.execute(sql`select next_step as step, count(*)::int as due
      from subscription_cycles where next_step_at <= ${at.toISOString()} group by 1 order by 2 desc`);
    const [most] = rows as { step: string; due: number }[];
    return { at, step: most?.step ?? 'payments', due: most?.due ?? 0 };
  }

  return {
    postgres,
    shop,
    crew,
    count: async (statement) => (await counting.query<Record<string, number | string>>(statement)).rows,
    next,
    async work({ at }) {
      if (at > shop.clock.now()) shop.clock.set(at);
      return crew.work({ now: shop.clock.now().getTime(), jobs });
    },
    async close() {
      await crew.close();
      await counting.end();
      await shop.close();
      postgres.stop();
    },
  };
}
