import type { CalendarDay, Instant } from '../../calendar/index.ts';
import type { IntervalDays, PlannedSubscription, SkipReason } from '../plan/index.ts';

/** A line as a customer asks for it; `id` is the caller's. `quantity` 1–99. */
export type AskedLine = { readonly id: string; readonly item: string; readonly quantity: number };

/**
 * What a customer does to the plan. `cycle` is the slot the screen showed: when it is locked by now the action is refused
 * instead of changing another one. Without it an action is about what is still open. Spec §7.
 *
 * - `skip`: leaves out the next delivery; one that is locked or due is cancelled. `skipTo`: all before `day`, which becomes
 *   the next order day. `unskip`: the skipped slot is planned again, what was planned after it goes.
 * - `changeDate`: the next order day; the rhythm goes on from there.
 * - `orderNow`: the plan as it is once the payment is made; a declined one changes nothing.
 * - `setExtras`: replaces what comes beside the next delivery, once.
 * - `sendTo`: the next delivery alone goes to another address, or is a gift: `giftNote` is its note, which may be empty,
 *   null of no gift. To the subscription's own address and no gift, it is as the others are.
 * - `edit`: `always` or `once` replaces the lines of all deliveries or of the next; an interval counts from the next on.
 *   Without `lines` what comes stays, also what is no longer sold.
 * - `resume`: on the first slot that can be had, or on `day`.
 * - `undo`: `before` is the subscription as the newest action found it, `after` as it left it: what it changed goes back.
 */
export type SubscriptionAction =
  | { readonly kind: 'skip'; readonly cycle?: number; readonly reason?: SkipReason }
  | { readonly kind: 'skipTo'; readonly cycle?: number; readonly day: CalendarDay; readonly reason?: SkipReason }
  | { readonly kind: 'unskip'; readonly cycle?: number }
  | { readonly kind: 'changeDate'; readonly cycle?: number; readonly day: CalendarDay }
  | { readonly kind: 'orderNow'; readonly cycle?: number }
  | { readonly kind: 'setExtras'; readonly cycle?: number; readonly lines: readonly AskedLine[] }
  | {
      readonly kind: 'edit';
      readonly cycle?: number;
      readonly scope: 'always' | 'once';
      readonly lines?: readonly AskedLine[];
      readonly intervalDays?: IntervalDays;
    }
  | {
      readonly kind: 'sendTo';
      readonly cycle?: number;
      readonly deliveryAddressId: string;
      readonly giftNote: string | null;
    }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'replaceCard'; readonly card: PlannedSubscription['card'] }
  | { readonly kind: 'replaceAddress'; readonly deliveryAddressId: string; readonly billingAddressId: string }
  | { readonly kind: 'pause'; readonly until: CalendarDay | null }
  | { readonly kind: 'resume'; readonly day?: CalendarDay }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'undo'; readonly before: PlannedSubscription; readonly after: PlannedSubscription };

/**
 * Why an action is not taken. `cutoffAt`: since when it is too late. `earliest` and `latest`: the days between which an order
 * day can be chosen, Sundays and holidays out. `items`: what is not sold. `field`: what is not as the action needs it.
 */
export type ActionRefusal =
  | { readonly code: 'NOT_FOUND' }
  | { readonly code: 'SUBSCRIPTION_NOT_ACTIVE' }
  | { readonly code: 'CUTOFF_PASSED'; readonly cutoffAt: Instant }
  | { readonly code: 'DELIVERY_IN_PREPARATION' }
  | { readonly code: 'NOT_SKIPPED' }
  | { readonly code: 'NOTHING_TO_UNDO' }
  | { readonly code: 'DATE_OUT_OF_RANGE'; readonly earliest: CalendarDay; readonly latest: CalendarDay }
  | { readonly code: 'ITEM_UNAVAILABLE'; readonly items: readonly string[] }
  | { readonly code: 'INVALID'; readonly field: 'name' | 'lines' | 'quantity' | 'intervalDays' };

/** Of one subscription of an account, which shares its balance. */
export type RequestedAction<Action extends SubscriptionAction = SubscriptionAction> = {
  readonly subscriptionId: string;
  readonly action: Action;
};
