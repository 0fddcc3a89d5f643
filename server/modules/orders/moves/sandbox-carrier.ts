import {
  carrierDayAfter,
  dayOf,
  HOLIDAYS,
  hours,
  type Instant,
  startOfDay,
} from '../../../../domain/calendar/index.ts';
import type { OrderEvent, OrderStatus } from '../../../../domain/lifecycle/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import type { RecurringJob } from '../../../platform/jobs/jobs.ts';
import { lockAccount } from '../../account/index.ts';
import { listInStatus, lockInStatus } from './order-changes.repository.ts';
import { performMove } from './perform-move.ts';

type Step = { event: OrderEvent; workingDays: number; at: ReturnType<typeof hours> };

/** By status: a sandbox parcel's next move, the working days until it, and its time of day in Istanbul. */
const route: Partial<Record<OrderStatus, Step>> = {
  PAID: { event: 'pack', workingDays: 1, at: hours(10) },
  ON_PREPARATION: { event: 'ship', workingDays: 0, at: hours(17) },
  ON_ITS_WAY: { event: 'out', workingDays: 1, at: hours(9) },
  ON_DELIVERY: { event: 'deliver', workingDays: 0, at: hours(14) },
};

const moving = Object.keys(route) as OrderStatus[];

/** The next move of a parcel and its time; null when the carrier does not move it. */
export function nextStep(status: OrderStatus, since: Instant): { event: OrderEvent; at: Instant } | null {
  const step = route[status];
  if (!step) return null;
  const day = carrierDayAfter(dayOf(since), step.workingDays, HOLIDAYS);
  return { event: step.event, at: Math.max(startOfDay(day) + step.at, since) };
}

async function listMoving(db: Db) {
  return (await listInStatus(db, moving)).flatMap(({ since, ...order }) => {
    const step = since && nextStep(order.status, since.getTime());
    return step ? [{ ...order, ...step }] : [];
  });
}

/** Packs, ships and delivers every parcel of a sandbox in about two working days. Never runs in production. */
export function carrierJob(context: AppContext): RecurringJob {
  const { db, clock } = context;
  return {
    name: 'sandbox-carrier',
    rhythm: { everySeconds: 30 },
    async run() {
      const now = clock.now();
      for (const { id, accountId, status, event } of (await listMoving(db)).filter(({ at }) => at <= now.getTime())) {
        await withTransaction(db, async (tx) => {
          await lockAccount(tx, accountId);
          const order = await lockInStatus(tx, { id, status });
          if (!order) return;
          const trackingNumber = `SBX-${order.number.replaceAll(/\D/g, '')}`;
          const shipment = { carrier: 'Mercan Kurye', trackingNumber, trackingUrl: null };
          const details = event === 'ship' ? { shipment } : {};
          await performMove(context, tx, order, event, { by: 'carrier', now }, details);
        });
      }
    },
    async nextDue() {
      const dues = (await listMoving(db)).map(({ at }) => at);
      return dues.length === 0 ? null : new Date(Math.min(...dues));
    },
  };
}
