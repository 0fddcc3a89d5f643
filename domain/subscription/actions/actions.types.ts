import type { CalendarDay, Instant } from '../../calendar/index.ts';
import type { IntervalDays, PlannedSubscription, SkipReason } from '../plan/index.ts';

/** A requested line; `id` is chosen by the caller. `quantity` 1–99. */
export type AskedLine = { readonly id: string; readonly item: string; readonly quantity: number };

/**
 * A customer's action on the plan. `cycle` is the slot the screen showed: if it is locked by now, the action is refused
 * instead of changing another one. Without it, an action applies to the slot that is still open. Spec §7.
 *
 * - `skip`: skips the next delivery; one that is locked or due is cancelled. `skipTo`: all before `day`, which becomes
 *   the next order day. `unskip`: the skipped slot is planned again, slots planned after it are removed.
 * - `changeDate`: changes the next order day; the rhythm continues from there.
 * - `orderNow`: the plan as it is once the payment is made; a declined one changes nothing.
 * - `setExtras`: replaces the extras of the next delivery; they come once.
 * - `sendTo`: the next delivery alone goes to another address, or is a gift: `giftNote` is its note, maybe empty, or
 *   null without a gift. The subscription's own address without a gift restores the normal delivery.
 * - `edit`: `always` or `once` replaces the lines of all deliveries or of the next; an interval counts from the next on.
 *   Without `lines` the contents stay, even items that are no longer sold.
 * - `resume`: on the first possible slot, or on `day`.
 * - `undo`: `before` and `after` are the subscription around the newest action: fields that differ are restored.
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
 * Why an action is refused. `cutoffAt`: the cutoff that has passed. `earliest` and `latest`: the range of order days,
 * except Sundays and holidays. `items`: items that are not sold. `field`: the invalid field.
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

/** An action on one subscription of an account; the account's subscriptions share its balance. */
export type RequestedAction<Action extends SubscriptionAction = SubscriptionAction> = {
  readonly subscriptionId: string;
  readonly action: Action;
};
