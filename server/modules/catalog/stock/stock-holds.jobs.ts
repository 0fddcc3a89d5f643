import type { AppContext } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { Gauge } from '../../../platform/module.ts';
import { clearAlarms, raiseAlarm } from '../../payments/index.ts';
import { listStock, type StockRow } from './stock-count.repository.ts';

/** A larger share of the warehouse on hold raises an alarm; a few boxes of scarce stock do not. */
const alarmingShare = 0.4;
const leastBoxes = 20;

const shareOf = ({ onHold, inWarehouse }: StockRow): number => (inWarehouse === 0 ? 0 : onHold / inWarehouse);
const isAlarming = (row: StockRow): boolean => row.onHold >= leastBoxes && shareOf(row) > alarmingShare;
const subjectOf = ({ id }: StockRow): string => `stock:${id}`;

/** Alarms a person when running payments reserve so much of a product that others may find it sold out. */
export async function watchHolds(context: AppContext): Promise<void> {
  const { db, clock } = context;
  const rows = await listStock(db);
  await withTransaction(db, async (tx) => {
    await clearAlarms(tx, rows.filter((row) => !isAlarming(row)).map(subjectOf), clock.now());
    for (const row of rows.filter(isAlarming)) {
      const { slug, onHold, inWarehouse } = row;
      await raiseAlarm(tx, context, {
        code: 'STOCK_ON_HOLD',
        subject: subjectOf(row),
        detail: { slug, onHold, inWarehouse },
      });
    }
  });
}

export const holdsGauge = ({ db }: Pick<AppContext, 'db'>): Gauge => ({
  name: 'mercan_stock_on_hold_ratio',
  help: 'Share of the boxes in the warehouse that payments under way hold.',
  labels: ['product'],
  read: async () => (await listStock(db)).map((row) => ({ labels: { product: row.slug }, value: shareOf(row) })),
});
