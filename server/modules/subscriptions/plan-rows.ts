import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { CARRIER_HOLIDAYS, type CalendarDay, addDays, parseCalendarDay } from '../../../domain/calendar/index.ts';
import type { DueFacts } from '../../../domain/dunning/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import type {
  AccountPlan,
  PlanCycle,
  PlanLine,
  PlannedSubscription,
  PriceBook,
  RenewalPromo,
} from '../../../domain/subscription/index.ts';
import type { AccountType } from '../../platform/auth-guard/auth-guard.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Account } from '../account/index.ts';
import { listCardsOf, type SavedCard } from '../cards/index.ts';
import { findPromoRule } from '../promo-codes/index.ts';
import {
  duePayments,
  paymentSubjects,
  priceNotices,
  subscriptionCycles,
  subscriptionLines,
  subscriptions,
} from './tables.ts';
import { readSkipReason } from './skip-reason.ts';
import { itemOf, readWares, toPriceBook, waresFor, type WareKey, type Wares } from './wares.ts';

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

/** Of what has come to its end. A payment may be open for any other, and for one that was dropped while it was paid. */
export const ENDED_STATES: ReadonlySet<PlanCycle['state']> = new Set(['SKIPPED', 'ORDERED', 'DROPPED']);

/** One delivery of a subscription. */
export type CycleKey = { subscriptionId: string; cycle: number };

export const findCycle = (plan: AccountPlan, { subscriptionId, cycle }: CycleKey): PlanCycle | undefined =>
  plan.subscriptions.find(({ id }) => id === subscriptionId)?.cycles.find((one) => one.cycle === cycle);

/** Its row; undefined while nothing of it is written down. */
export const findStoredCycle = ({ rows }: PlanScene, { subscriptionId, cycle }: CycleKey): StoredCycle | undefined =>
  rows.get(subscriptionId)?.cycles.find((row) => row.cycle === cycle);

export const subjectOf = (subscriptionId: string, cycle: number): string => `cycle:${subscriptionId}:${cycle}`;

/** Whether a payment of it is under way, or its end is not known. */
export const hasOpenAttempt = ({ open }: PlanScene, { subscriptionId, cycle }: CycleKey): boolean =>
  open.has(subjectOf(subscriptionId, cycle));

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

export const toDueFacts = (due: StoredDue, tries: number): DueFacts => ({
  class: due.class,
  openedAt: due.openedAt.getTime(),
  tries,
  lastTriedAt: due.lastTriedAt.getTime(),
  cardChangedAt: due.cardChangedAt?.getTime() ?? null,
  mails: due.mails,
});

function toPlanCycle(row: StoredCycle, due: StoredDue | undefined): PlanCycle {
  const { cycle, state, nominalDay, orderDay, movedBy, skipReason, deliveryAddressId, giftNote, frozen, tries } = row;
  const announced = row.toldAt && row.toldBy ? { by: row.toldBy, at: row.toldAt.getTime() } : null;
  return {
    cycle,
    state,
    nominalDay,
    orderDay,
    movedBy,
    skipReason: readSkipReason(skipReason),
    deliveryAddressId,
    giftNote,
    announced,
    waitsForStock: row.stockWaitUntil === null ? null : { until: row.stockWaitUntil, times: row.stockWaits },
    frozen,
    cardWarnedAt: row.cardWarnedAt?.getTime() ?? null,
    tries,
    due: due ? toDueFacts(due, tries) : null,
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

const by = <Row extends { subscriptionId: string }>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ subscriptionId }) => subscriptionId);

/** Of all accounts together: one statement a table, however many they are. */
async function readRows(db: Executor, accountIds: readonly string[]): Promise<SubscriptionRows[]> {
  const own = await db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.accountId, [...accountIds]))
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return [];
  const lines = by(
    await db
      .select()
      .from(subscriptionLines)
      .where(inArray(subscriptionLines.subscriptionId, ids))
      .orderBy(asc(subscriptionLines.sortOrder), asc(subscriptionLines.id)),
  );
  const found = await db
    .select()
    .from(subscriptionCycles)
    .where(inArray(subscriptionCycles.subscriptionId, ids))
    .orderBy(asc(subscriptionCycles.cycle));
  const cycles = by(found);
  const isDue = found.some(({ state }) => state === 'DUE' || state === 'CHARGING');
  const isOpen = and(inArray(duePayments.subscriptionId, ids), isNull(duePayments.closedAt));
  const due = by(isDue ? await db.select().from(duePayments).where(isOpen) : []);
  return own.map((subscription) => {
    const { id } = subscription;
    return { subscription, lines: lines.get(id) ?? [], cycles: cycles.get(id) ?? [], due: due.get(id) ?? [] };
  });
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

/** Of which cycles an attempt is open. A dropped one's may outlive the subscription: what it still takes goes back. */
async function readOpen(db: Executor, all: readonly SubscriptionRows[]): Promise<Set<string>> {
  const unpaid = all.flatMap(({ cycles }) =>
    cycles.filter(({ state }) => state === 'DROPPED' || !ENDED_STATES.has(state)),
  );
  const subjects = unpaid.map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle));
  if (subjects.length === 0) return new Set();
  const isOpen = and(inArray(paymentSubjects.subject, subjects), eq(paymentSubjects.state, 'open'));
  const rows = await db.select({ subject: paymentSubjects.subject }).from(paymentSubjects).where(isOpen);
  return new Set(rows.map(({ subject }) => subject));
}

/** Keys of the wares that plans speak of: lines, and what a locked delivery used up and may give back. */
const keysOf = (all: readonly SubscriptionRows[]): WareKey[] =>
  all.flatMap(({ lines, cycles }) => [...lines, ...cycles.flatMap(({ frozen }) => Object.values(frozen?.facts ?? {}))]);

type Asked = { now: Date; more?: readonly WareKey[] };

/** As `readScene`, of several accounts: in as many statements as of one. */
export async function readScenes(
  db: Executor,
  accounts: readonly Account[],
  { now, more = [] }: Asked,
): Promise<PlanScene[]> {
  const all = await readRows(
    db,
    accounts.map(({ id }) => id),
  );
  const rowsOf = Map.groupBy(all, ({ subscription }) => subscription.accountId);
  const keys = [...keysOf(all), ...more];
  const found = await readWares(db, keys, now);
  const shelves = new Map<AccountType, { wares: Wares; prices: PriceBook }>();
  for (const { accountType } of accounts) {
    if (shelves.has(accountType)) continue;
    const wares = waresFor(found, accountType);
    shelves.set(accountType, { wares, prices: toPriceBook(wares) });
  }
  const cardsOf = Map.groupBy(
    all.length > 0 ? await listCardsOf(db, [...rowsOf.keys()]) : [],
    ({ accountId }) => accountId,
  );
  const open = await readOpen(db, all);
  const notices = await readNotices(
    db,
    all.map(({ subscription }) => subscription.id),
  );
  const promos = await readPromos(
    db,
    all.flatMap(({ subscription }) => subscription.promoCode ?? []),
  );
  return accounts.map((account) => {
    const own = rowsOf.get(account.id) ?? [];
    const { wares, prices } = shelves.get(account.accountType)!;
    const cards = cardsOf.get(account.id) ?? [];
    const plan: AccountPlan = {
      balance: kurus(account.balanceKurus),
      isStudent: account.tags.includes('STUDENT'),
      holidays: CARRIER_HOLIDAYS,
      prices,
      notices,
      promos,
      subscriptions: own.map((each) => toPlanned(each, cards)),
    };
    return { account, plan, rows: new Map(own.map((each) => [each.subscription.id, each])), wares, cards, open };
  });
}

/** `more`: wares that an act asks for besides. Under the lock of the account's row where something is to be written. */
export async function readScene(db: Executor, account: Account, asked: Asked): Promise<PlanScene> {
  const [scene] = await readScenes(db, [account], asked);
  return scene!;
}
