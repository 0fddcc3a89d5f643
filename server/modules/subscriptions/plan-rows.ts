import { and, asc, eq, inArray } from 'drizzle-orm';
import { CARRIER_HOLIDAYS, type CalendarDay, addDays, parseCalendarDay } from '../../../domain/calendar/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type {
  AccountPlan,
  PlanCycle,
  PlanLine,
  PlannedSubscription,
  RenewalPromo,
} from '../../../domain/subscription/index.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Account } from '../account/index.ts';
import { listSavedCards, type SavedCard } from '../cards/index.ts';
import { findPromoRule } from '../promo-codes/index.ts';
import {
  duePayments,
  paymentSubjects,
  priceNotices,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './tables.ts';
import { itemOf, readWares, toPriceBook, type WareKey, type Wares } from './wares.ts';

export type StoredSubscription = typeof subscriptions.$inferSelect;
export type StoredLine = typeof subscriptionLines.$inferSelect;
export type StoredCycle = typeof subscriptionCycles.$inferSelect;
export type StoredDue = typeof duePayments.$inferSelect;

/** A subscription's rows. `due`: its open due payments. */
export type SubscriptionRows = {
  subscription: StoredSubscription;
  lines: StoredLine[];
  cycles: StoredCycle[];
  due: StoredDue[];
};

/** An account's plan, and the rows and wares it was made of. `open`: subjects of which an attempt is open. */
export type PlanScene = {
  account: Account;
  plan: AccountPlan;
  rows: ReadonlyMap<string, SubscriptionRows>;
  wares: Wares;
  cards: readonly SavedCard[];
  open: ReadonlySet<string>;
};

/** Of what has come to its end. A payment may be open for any other. */
export const ENDED_STATES: ReadonlySet<PlanCycle['state']> = new Set(['SKIPPED', 'ORDERED', 'DROPPED']);

export const subjectOf = (subscriptionId: string, cycle: number): string => `cycle:${subscriptionId}:${cycle}`;

/** The last day of the month that is printed on it. */
function lastDayOf({ expireMonth, expireYear }: SavedCard): CalendarDay {
  const [year, month] = [Number(expireYear), Number(expireMonth)];
  const first = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
  const next = parseCalendarDay(first);
  if (next === null) throw new Error(`A card cannot end in ${expireMonth}/${expireYear}.`);
  return addDays(next, -1);
}

export const toPlanCard = (card: SavedCard): NonNullable<PlannedSubscription['card']> => ({
  id: card.id,
  lastDay: lastDayOf(card),
});

const toPlanLine = ({ id, quantity, scope, agreedOn, ...key }: StoredLine): PlanLine => ({
  id,
  item: itemOf(key),
  quantity,
  scope,
  agreedOn,
});

function toPlanCycle(row: StoredCycle, due: StoredDue | undefined): PlanCycle {
  const { cycle, state, nominalDay, orderDay, movedBy, skipReason, frozen, tries } = row;
  const told = row.toldAt && row.toldBy ? { by: row.toldBy, at: row.toldAt.getTime() } : null;
  return {
    cycle,
    state,
    nominalDay,
    orderDay,
    movedBy,
    skipReason,
    told,
    waitsForStock: row.stockWaitUntil === null ? null : { until: row.stockWaitUntil, times: row.stockWaits },
    frozen,
    tries,
    due: due
      ? {
          class: due.class,
          openedAt: due.openedAt.getTime(),
          tries,
          lastTriedAt: due.lastTriedAt.getTime(),
          cardChangedAt: due.cardChangedAt?.getTime() ?? null,
          mails: due.mails,
        }
      : null,
    hasOrder: row.orderId !== null,
  };
}

function toPlanned(
  { subscription, lines, cycles, due }: SubscriptionRows,
  cards: readonly SavedCard[],
): PlannedSubscription {
  const card = cards.find(({ id }) => id === subscription.cardId);
  const { pauseReason, pausedAt, promoCode } = subscription;
  return {
    id: subscription.id,
    name: subscription.name,
    status: subscription.status,
    intervalDays: subscription.intervalDays,
    lines: lines.map(toPlanLine),
    cycles: cycles.map((row) =>
      toPlanCycle(
        row,
        due.find(({ cycle }) => cycle === row.cycle),
      ),
    ),
    lastOrderDay: cycles.findLast(({ state }) => state === 'ORDERED')?.orderDay ?? null,
    pause:
      pauseReason === null || pausedAt === null
        ? null
        : {
            until: subscription.pauseUntil,
            reason: pauseReason,
            since: pausedAt.getTime(),
            reminded: subscription.pauseReminded,
          },
    card: card ? toPlanCard(card) : null,
    deliveryAddressId: subscription.deliveryAddressId,
    billingAddressId: subscription.billingAddressId,
    usesBalance: true,
    promo: promoCode === null ? null : { code: promoCode, left: subscription.promoLeft },
    unpaidInARow: subscription.unpaidInARow,
  };
}

const of = <Row extends { subscriptionId: string }>(rows: Row[], id: string): Row[] =>
  rows.filter(({ subscriptionId }) => subscriptionId === id);

async function readRows(db: Executor, accountId: string): Promise<Map<string, SubscriptionRows>> {
  const own = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(subscriptionLines)
    .where(inArray(subscriptionLines.subscriptionId, ids))
    .orderBy(asc(subscriptionLines.sortOrder), asc(subscriptionLines.id));
  const cycles = await db
    .select()
    .from(subscriptionCycles)
    .where(inArray(subscriptionCycles.subscriptionId, ids))
    .orderBy(asc(subscriptionCycles.cycle));
  const isDue = cycles.some(({ state }) => state === 'DUE' || state === 'CHARGING');
  const due = isDue ? await db.select().from(duePayments).where(inArray(duePayments.subscriptionId, ids)) : [];
  return new Map(
    own.map((subscription) => {
      const { id } = subscription;
      const open = of(due, id).filter(({ closedAt }) => closedAt === null);
      return [id, { subscription, lines: of(lines, id), cycles: of(cycles, id), due: open }];
    }),
  );
}

async function readPromos(db: Executor, codes: readonly string[]): Promise<Record<string, RenewalPromo>> {
  const found: Record<string, RenewalPromo> = {};
  for (const code of new Set(codes)) {
    const facts = await findPromoRule(db, code, null);
    if (facts) found[code] = { rule: facts.rule, renewals: facts.renewals };
  }
  return found;
}

async function readNotices(db: Executor, ids: readonly string[]): Promise<AccountPlan['notices']> {
  if (ids.length === 0) return {};
  const rows = await db
    .select()
    .from(priceNotices)
    .where(inArray(priceNotices.subscriptionId, [...ids]));
  const found: Record<string, Record<string, CalendarDay>> = {};
  for (const { subscriptionId, priceId, sentOn } of rows)
    found[subscriptionId] = { ...found[subscriptionId], [priceId]: sentOn };
  return found;
}

/** Keys of the wares that a plan speaks of: lines, and what a locked delivery used up and may give back. */
function keysOf(rows: ReadonlyMap<string, SubscriptionRows>): WareKey[] {
  return [...rows.values()].flatMap(({ lines, cycles }) => [
    ...lines,
    ...cycles.flatMap(({ frozen }) => Object.values(frozen?.facts ?? {})),
  ]);
}

/** `more`: wares that an act asks for besides. Under the lock of the account's row where something is to be written. */
export async function readScene(
  db: Executor,
  account: Account,
  { now, more = [] }: { now: Date; more?: readonly WareKey[] },
): Promise<PlanScene> {
  const rows = await readRows(db, account.id);
  const ids = [...rows.keys()];
  const { accountType } = account;
  const wares = await readWares(db, [...keysOf(rows), ...more], { accountType, now });
  const cards = ids.length > 0 ? await listSavedCards(db, account.id) : [];
  const unpaid = [...rows.values()].flatMap(({ cycles }) => cycles.filter(({ state }) => !ENDED_STATES.has(state)));
  const subjects = unpaid.map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle));
  const open =
    subjects.length === 0
      ? []
      : await db
          .select()
          .from(paymentSubjects)
          .where(and(inArray(paymentSubjects.subject, subjects), eq(paymentSubjects.state, 'open')));
  const plan: AccountPlan = {
    balance: kurus(account.balanceKurus),
    isStudent: account.tags.includes('STUDENT'),
    holidays: CARRIER_HOLIDAYS,
    prices: toPriceBook(wares),
    notices: await readNotices(db, ids),
    promos: await readPromos(
      db,
      [...rows.values()].flatMap(({ subscription }) => subscription.promoCode ?? []),
    ),
    subscriptions: [...rows.values()].map((each) => toPlanned(each, cards)),
  };
  return { account, plan, rows, wares, cards, open: new Set(open.map(({ subject }) => subject)) };
}
