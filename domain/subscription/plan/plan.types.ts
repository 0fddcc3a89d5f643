import type { CalendarDay, Instant } from '../../calendar/index.ts';
import type { DueFacts } from '../../dunning/index.ts';
import type { SubscriptionStatus } from '../../lifecycle/index.ts';
import type { Kurus } from '../../money/index.ts';
import type { OrderPrice, PricedLine } from '../../pricing/index.ts';
import type { PriceByPurchaseType } from '../../product/index.ts';
import type { PromoRule } from '../../promo/index.ts';
import type { SkipReason } from './skip-reason.ts';

/** 28, 56 or 84 days: the weekday stays, and the ends of months play no part. Spec §7. */
export const INTERVALS = [28, 56, 84] as const;
export type IntervalDays = (typeof INTERVALS)[number];

/**
 * A price of an item, from a day on. `renewalsFrom`: the first day on which a rise may be asked of what was agreed
 * before; at least 30 days later. Kuruş, VAT included. `versions` of an item are in the order of `from`.
 */
export type PriceVersion = {
  readonly id: string;
  readonly price: PriceByPurchaseType;
  readonly from: CalendarDay;
  readonly renewalsFrom: CalendarDay;
};
/** By item. `goneFrom`: the first day on which it is no longer sold, or null. */
export type PriceBook = Readonly<
  Record<string, { readonly versions: readonly PriceVersion[]; readonly goneFrom: CalendarDay | null }>
>;

/** `renewals`: on how many renewals the code counts after its first order; null as long as it is valid. */
export type RenewalPromo = { readonly rule: PromoRule; readonly renewals: number | null };

/**
 * `always` comes with every delivery; `once` lines replace those for one delivery; `extra` comes beside them, once, at
 * the one-time price. `item` is a key of the price book. `agreedOn`: the day on which the customer saw its price.
 */
export type PlanLine = {
  readonly id: string;
  readonly item: string;
  readonly quantity: number;
  readonly scope: 'always' | 'once' | 'extra';
  readonly agreedOn: CalendarDay;
};

/** SKIPPED and ORDERED are ends; DROPPED too: refused, not paid in time, or ended with its subscription. */
export type CycleState = 'PLANNED' | 'SKIPPED' | 'LOCKED' | 'CHARGING' | 'DUE' | 'ORDERED' | 'DROPPED';

export type PlanReason =
  | 'rhythm'
  | 'movedByYou'
  | 'notAWorkingDay'
  | 'skippedByYou'
  | 'afterPause'
  | 'editedOnce'
  | 'extraOnce'
  | 'priceRises'
  | 'priceFalls'
  | 'codeCounts'
  | 'codeEnds'
  | 'balanceUsed'
  | 'cardEndsBefore'
  | 'itemGone'
  | 'waitsForStock'
  | 'shopWasDown';

/** What a delivery holds and costs: frozen at its lock. `usedUp`: the lines that no later one has. */
export type FrozenContents = {
  readonly lines: readonly PricedLine[];
  readonly price: OrderPrice;
  readonly priceIds: readonly string[];
  readonly usedUp: readonly PlanLine[];
  readonly codeCounted: boolean;
};

/**
 * One numbered slot. `nominalDay` is its place in the rhythm, `orderDay` the day on which it is charged and packed.
 * `movedBy`: why its nominal day is not the one after the slot before. `announced`: when its day was last announced, and how;
 * by an action of the customer, or by mail. `deliveryAddressId`: where it alone goes; null: where its subscription does.
 * `giftNote`: the note, which may be empty, of a gift; null: it is none.
 */
export type PlanCycle = {
  readonly cycle: number;
  readonly state: CycleState;
  readonly nominalDay: CalendarDay;
  readonly orderDay: CalendarDay;
  readonly movedBy: 'movedByYou' | 'afterPause' | 'shopWasDown' | null;
  readonly skipReason: SkipReason | null;
  readonly deliveryAddressId: string | null;
  readonly giftNote: string | null;
  readonly announced: { readonly by: 'mail' | 'act'; readonly at: Instant } | null;
  /** Sold out at its lock: locked again on this day. */
  readonly waitsForStock: { readonly until: CalendarDay; readonly times: number } | null;
  readonly frozen: FrozenContents | null;
  /** When its customer was written to that the card ends before its day. At most once. */
  readonly cardWarnedAt: Instant | null;
  readonly tries: number;
  readonly due: DueFacts | null;
  /** A skipped slot gets its order, in SKIPPED, at its lock. */
  readonly hasOrder: boolean;
};

/** `since`: epoch milliseconds. `reminded`: how often one without an end was asked about. */
export type PlanPause = {
  readonly until: CalendarDay | null;
  readonly reason: 'customer' | 'payment' | 'shop';
  readonly since: Instant;
  readonly reminded: number;
};

/**
 * A subscription as the database has it. `cycles`: those that are planned, skipped or under way, in order; of the past
 * only `lastOrderDay` counts. PLANNED is exactly one of them until the end; while paused nothing comes of it.
 * `promo.left`: on how many renewals the code still counts. `unpaidInARow`: due payments that ended unpaid.
 */
export type PlannedSubscription = {
  readonly id: string;
  readonly name: string;
  readonly status: SubscriptionStatus;
  readonly intervalDays: IntervalDays;
  readonly lines: readonly PlanLine[];
  readonly cycles: readonly PlanCycle[];
  readonly lastOrderDay: CalendarDay | null;
  readonly pause: PlanPause | null;
  readonly card: { readonly id: string; readonly lastDay: CalendarDay } | null;
  readonly deliveryAddressId: string;
  readonly billingAddressId: string;
  readonly usesBalance: boolean;
  readonly promo: { readonly code: string; readonly left: number | null } | null;
  readonly unpaidInARow: number;
};

/**
 * Everything of one account that its deliveries follow from: rows as plain data, the same on server and browser.
 * `balance` in kuruş, shared by the subscriptions. `notices`: the day on which a subscription (outer key) was written
 * to about a price version (inner key).
 */
export type AccountPlan = {
  readonly balance: Kurus;
  readonly isStudent: boolean;
  readonly holidays: readonly CalendarDay[];
  readonly prices: PriceBook;
  readonly notices: Readonly<Record<string, Readonly<Record<string, CalendarDay>>>>;
  readonly promos: Readonly<Record<string, RenewalPromo>>;
  readonly subscriptions: readonly PlannedSubscription[];
};

/**
 * One delivery to come. `window`: the days on which the parcel can arrive. `changeUntil` and `letGoUntil`: instants, the
 * first at which it is too late. `deliveryAddressId`: where it goes. `lines` and `price` are what would be charged; of a skipped one nothing.
 */
export type PlannedDelivery = {
  readonly subscriptionId: string;
  readonly cycle: number;
  /** `charging`: the bank is being asked, and it can no longer be cancelled. */
  readonly state: 'planned' | 'skipped' | 'locked' | 'charging';
  readonly nominalDay: CalendarDay;
  readonly orderDay: CalendarDay;
  readonly window: { readonly earliest: CalendarDay; readonly latest: CalendarDay };
  readonly changeUntil: Instant;
  readonly letGoUntil: Instant;
  readonly deliveryAddressId: string;
  readonly giftNote: string | null;
  readonly lines: readonly PricedLine[];
  readonly price: OrderPrice;
  readonly priceIds: readonly string[];
  readonly why: readonly PlanReason[];
};
