// Commands on the shop's database, without the running shop. The embedded database takes one process at a time: stop
// the shop first, or give DATABASE_URL a Postgres.
// oxlint-disable-next-line import/no-unassigned-import -- it registers a module hook
import '../../server/platform/database/drizzle-as-commonjs.ts';
import { addDays, type CalendarDay, dayOf, parseCalendarDay } from '../../domain/calendar/index.ts';
import type { App } from '../../server/app.ts';

const { buildApp } = await import('../../server/app.ts');
const { calls } = await import('./calls.ts');
const { door } = await import('./door.ts');
const { compareDay, listStuck } = await import('../../server/modules/attempts/index.ts');
const { clearAlarms, listAlarms, paymentsPort } = await import('../../server/modules/payments/index.ts');
const { readConfig } = await import('../../server/platform/config/config.ts');
const { openDatabase } = await import('../../server/platform/database/database.ts');
const { withTransaction } = await import('../../server/platform/database/transaction.ts');

type BookCommand = (app: App, given: readonly string[]) => Promise<void>;

export const books: Readonly<Record<string, BookCommand>> = {
  async attempts({ context: { db } }) {
    const stuck = await listStuck(db);
    console.table(
      stuck.map(({ id, kind, state, isRefunding, amountKurus, createdAt, moneyAskedAt, nextCheckAt }) => ({
        attempt: id,
        kind,
        state: isRefunding ? 'refunding' : state,
        kurus: amountKurus,
        since: createdAt.toISOString(),
        asked: moneyAskedAt?.toISOString(),
        next: nextCheckAt?.toISOString(),
      })),
    );
  },
  async settlement(app, [given]) {
    const { context } = app;
    const day: CalendarDay | null = given ? parseCalendarDay(given) : addDays(dayOf(context.clock.now().getTime()), -1);
    if (day === null) throw new Error(`${given} is no day. Write it like 2026-03-01.`);
    const settlement = await compareDay({ ...context, ...app.ports(paymentsPort) }, day);
    if (settlement.outcome !== 'compared') throw new Error('The provider did not send its books.');
    console.log(`${day}: ${settlement.rows} rows, ${settlement.differences.length} differ.`);
    console.table(settlement.differences);
  },
  calls,
  door,
  async alarms({ context: { db } }) {
    for (const { code, subject, raisedAt, detail } of await listAlarms(db)) {
      console.log(`${raisedAt.toISOString()}  ${code}  ${subject}  ${JSON.stringify(detail)}`);
    }
  },
  async clear({ context: { db, clock } }, [given]) {
    if (!given) throw new Error('Whose alarms? Name the subject that `alarms` shows.');
    await withTransaction(db, (tx) => clearAlarms(tx, given, clock.now()));
  },
};

/** Runs a command on the configured database. */
export async function runOnBooks(command: BookCommand, given: readonly string[]): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'fatal', ...process.env });
  const database = await openDatabase(config.databaseUrl, { poolSize: 2 });
  const app = await buildApp({ config, database, makesKeys: false });
  try {
    await command(app, given);
  } finally {
    await app.close();
    await database.close();
  }
}
