import type { CalendarDay, Instant } from '../../calendar/index.ts';
import type { DueFacts } from '../../dunning/index.ts';
import type { SubscriptionStatus } from '../../lifecycle/index.ts';
import type { Kurus } from '../../money/index.ts';
import type { OrderPrice, PricedLine } from '../../pricing/index.ts';
import type { PriceByPurchaseType } from '../../product/index.ts';
import type { PromoRule } from '../../promo/index.ts';
import type { SkipReason } from './skip-reason.ts';

/** 28, 56 or 84 days: whole weeks, so that the weekday stays. Spec §7. */
export const INTERVALS = [28, 56, 84] as const;
export type IntervalDays = (typeof INTERVALS)[number];

/**
 * A price of an item, from a day on. `renewalsFrom`: the first day on which a rise may be charged for lines agreed
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

/** `renewals`: renewals to which the code applies after the first order; null: as long as it is valid. */
export type RenewalPromo = { readonly rule: PromoRule; readonly renewals: number | null };

/**
 * `always` comes with every delivery; `once` lines replace those for one delivery; `extra` comes in addition, once, at
 * the one-time price. `item` is a key of the price book. `agreedOn`: the day on which the customer saw its price.
 */
export type PlanLine = {
  readonly id: string;
  readonly item: string;
  readonly quantity: number;
  readonly scope: 'always' | 'once' | 'extra';
  readonly agreedOn: CalendarDay;
};

/** SKIPPED, ORDERED and DROPPED are final; DROPPED: refused, not paid in time, or ended with its subscription. */
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

/** Contents and price of a delivery, frozen at its lock. `usedUp`: lines that no later delivery has. */
export type FrozenContents = {
  readonly lines: readonly PricedLine[];
  readonly price: OrderPrice;
  readonly priceIds: readonly string[];
  readonly usedUp: readonly PlanLine[];
  readonly codeCounted: boolean;
};

/**
 * One numbered slot. `nominalDay` is its place in the rhythm, `orderDay` the day on which it is charged and packed.
 * `movedBy`: why its nominal day is not one interval after the slot before. `announced`: when and how its day was last
 * announced. `deliveryAddressId`: an address for this delivery alone; null: the subscription's.
 * `giftNote`: the note of a gift, which may be empty; null: no gift.
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
  /** Out of stock at its lock: locked again on this day. */
  readonly waitsForStock: { readonly until: CalendarDay; readonly times: number } | null;
  readonly frozen: FrozenContents | null;
  /** When the customer was mailed that the card expires before the order day. At most once. */
  readonly cardWarnedAt: Instant | null;
  readonly tries: number;
  readonly due: DueFacts | null;
  /** Whether its order exists; a skipped slot gets one, with status SKIPPED, at its lock. */
  readonly hasOrder: boolean;
};

/** `since`: epoch milliseconds. `reminded`: mails sent about a pause without an end. */
export type PlanPause = {
  readonly until: CalendarDay | null;
  readonly reason: 'customer' | 'payment' | 'shop';
  readonly since: Instant;
  readonly reminded: number;
};

/**
 * A subscription as the database has it. `cycles`: those planned, skipped or under way, in order; of past ones only
 * `lastOrderDay` counts. Exactly one is PLANNED until the end; while paused it is not ordered.
 * `promo.left`: renewals to which the code still applies. `unpaidInARow`: due payments that ended unpaid.
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
 * All data of one account that determines its deliveries: plain rows, the same on server and browser.
 * `balance` in kuruş, shared by the subscriptions. `notices`: the day on which a subscription (outer key) was mailed
 * about a price version (inner key).
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
 * A delivery to come. `window`: the days on which the parcel can arrive. `changeUntil` and `letGoUntil`: the first
 * instants that are too late. `lines` and `price`: what would be charged; nothing when it is skipped.
 */
export type PlannedDelivery = {
  readonly subscriptionId: string;
  readonly cycle: number;
  /** `charging`: the bank is being asked, so it can no longer be cancelled. */
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
