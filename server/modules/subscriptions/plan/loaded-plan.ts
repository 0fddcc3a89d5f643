import {
  CARRIER_HOLIDAYS,
  type CalendarDay,
  addDays,
  dayOf,
  parseCalendarDay,
} from '../../../../domain/calendar/index.ts';
import type { DueFacts } from '../../../../domain/dunning/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type {
  AccountPlan,
  PlanCycle,
  PlanLine,
  PlannedSubscription,
  PriceBook,
  RenewalPromo,
} from '../../../../domain/subscription/index.ts';
import type { AccountType } from '../../../platform/auth-guard/auth-guard.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../../account/index.ts';
import { listCardsOf, type SavedCard } from '../../cards/index.ts';
import { findPromoRule } from '../../promo-codes/index.ts';
import {
  ENDED_STATES,
  listOpenSubjects,
  listPriceNotices,
  listSubscriptionRows,
  type StoredCycle,
  type StoredDue,
  type StoredLine,
  type SubscriptionRows,
} from './plan.repository.ts';
import { readSkipReason } from './skip-reason.ts';
import {
  itemOf,
  readCatalogItems,
  toPriceBook,
  catalogItemsFor,
  type CatalogItemKey,
  type CatalogItems,
} from './items.ts';

/** An account's plan, and the rows and catalogue items it was made of. `open`: subjects with an open attempt. */
export type LoadedPlan = {
  account: Account;
  plan: AccountPlan;
  rows: ReadonlyMap<string, SubscriptionRows>;
  catalogItems: CatalogItems;
  cards: readonly SavedCard[];
  open: ReadonlySet<string>;
};

/** One delivery of a subscription. */
export type CycleKey = { subscriptionId: string; cycle: number };

export const findCycle = (plan: AccountPlan, { subscriptionId, cycle }: CycleKey): PlanCycle | undefined =>
  plan.subscriptions.find(({ id }) => id === subscriptionId)?.cycles.find((one) => one.cycle === cycle);

/** The row of a cycle; undefined while it is not stored. */
export const findStoredCycle = ({ rows }: LoadedPlan, { subscriptionId, cycle }: CycleKey): StoredCycle | undefined =>
  rows.get(subscriptionId)?.cycles.find((row) => row.cycle === cycle);

export const subjectOf = (subscriptionId: string, cycle: number): string => `cycle:${subscriptionId}:${cycle}`;

/** Whether a payment of the cycle is under way, or has an unknown outcome. */
export const hasOpenAttempt = ({ open }: LoadedPlan, { subscriptionId, cycle }: CycleKey): boolean =>
  open.has(subjectOf(subscriptionId, cycle));

/** The last day of the month that is printed on the card. */
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
  const announced = row.announcedAt && row.announcedBy ? { by: row.announcedBy, at: row.announcedAt.getTime() } : null;
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

async function readPromos(db: Executor, codes: readonly string[]): Promise<Record<string, RenewalPromo>> {
  const found: Record<string, RenewalPromo> = {};
  for (const code of new Set(codes)) {
    const facts = await findPromoRule(db, code, null);
    if (facts) found[code] = { rule: facts.rule, renewals: facts.renewals };
  }
  return found;
}

async function readNotices(db: Executor, ids: readonly string[]): Promise<AccountPlan['notices']> {
  const found: Record<string, Record<string, CalendarDay>> = {};
  for (const { subscriptionId, priceId, sentOn } of await listPriceNotices(db, ids))
    found[subscriptionId] = { ...found[subscriptionId], [priceId]: sentOn };
  return found;
}

/** Subjects with an open attempt. That of a dropped cycle may outlive the subscription: a capture is then refunded. */
async function readOpen(db: Executor, all: readonly SubscriptionRows[]): Promise<Set<string>> {
  const unpaid = all.flatMap(({ cycles }) =>
    cycles.filter(({ state }) => state === 'DROPPED' || !ENDED_STATES.has(state)),
  );
  const subjects = unpaid.map(({ subscriptionId, cycle }) => subjectOf(subscriptionId, cycle));
  return new Set(await listOpenSubjects(db, subjects));
}

/** Keys of the catalogue items in plans: of lines, and of lines that a locked delivery used up and may give back. */
const keysOf = (all: readonly SubscriptionRows[]): CatalogItemKey[] =>
  all.flatMap(({ lines, cycles }) => [...lines, ...cycles.flatMap(({ frozen }) => Object.values(frozen?.facts ?? {}))]);

/**
 * Days after which a delivery that was ordered, skipped or dropped no longer affects those to come: two orders are at
 * least two weeks apart.
 */
const pastDays = 60;

/** `leavesOutPast`: deliveries that ended long ago are not read. Customers' actions and undo need all of them. */
type Asked = { now: Date; more?: readonly CatalogItemKey[]; leavesOutPast?: boolean };

/** `loadPlan` for several accounts, in as many statements as for one. */
export async function loadPlans(
  db: Executor,
  accounts: readonly Account[],
  { now, more = [], leavesOutPast = false }: Asked,
): Promise<LoadedPlan[]> {
  const all = await listSubscriptionRows(
    db,
    accounts.map(({ id }) => id),
    leavesOutPast ? addDays(dayOf(now.getTime()), -pastDays) : null,
  );
  const rowsOf = Map.groupBy(all, ({ subscription }) => subscription.accountId);
  const keys = [...keysOf(all), ...more];
  const found = await readCatalogItems(db, keys, now);
  const catalogues = new Map<AccountType, { catalogItems: CatalogItems; prices: PriceBook }>();
  for (const { accountType } of accounts) {
    if (catalogues.has(accountType)) continue;
    const catalogItems = catalogItemsFor(found, accountType);
    catalogues.set(accountType, { catalogItems, prices: toPriceBook(catalogItems) });
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
    const { catalogItems, prices } = catalogues.get(account.accountType)!;
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
    return { account, plan, rows: new Map(own.map((each) => [each.subscription.id, each])), catalogItems, cards, open };
  });
}

/** `more`: further catalogue items that an action needs. Lock the account's row first if something is to be written. */
export async function loadPlan(db: Executor, account: Account, asked: Asked): Promise<LoadedPlan> {
  const [loaded] = await loadPlans(db, [account], asked);
  return loaded!;
}
