import type { Instant } from '../../calendar/index.ts';
import { kurus } from '../../money/index.ts';
import { edit, rename, replaceAddress, replaceCard, sendTo, setExtras } from './action-contents.ts';
import {
  cancel,
  changeDate,
  orderNow,
  pause,
  resume,
  skip,
  skipTo,
  unskip,
  type ActionResult,
  type ActionContext,
} from './action-days.ts';
import { undo } from './undo-action.ts';
import type { ActAsked, ActionRefusal, SubscriptionAction } from './actions.types.ts';
import type { AccountPlan, Changed, PlannedSubscription } from '../plan/index.ts';

export const isRefused = (result: AccountPlan | ActionRefusal): result is ActionRefusal => 'code' in result;

/**
 * The plan after an act, or why it is not taken. Pure: the server writes the difference between the two plans, the
 * browser shows their projections beside each other. What the shop alone knows (stock, the proof of a card, where it
 * delivers, the total that was stated) the server asks besides. Spec §7.
 */
export function applyAction(
  plan: AccountPlan,
  { subscriptionId, act }: ActAsked,
  now: Instant,
): AccountPlan | ActionRefusal {
  const subscription = plan.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription === undefined) return { code: 'NOT_FOUND' };
  // Only undoing leads back from the end.
  if (subscription.status === 'CANCELLED' && act.kind !== 'undo' && act.kind !== 'rename')
    return { code: 'SUBSCRIPTION_NOT_ACTIVE' };
  const result = perform(subscription, act, { plan, now, holidays: new Set(plan.holidays) });
  return 'code' in result ? result : withChange(plan, result);
}

/** The plan in which a subscription was changed. */
export const withChange = (plan: AccountPlan, { subscription, toBalance }: Changed): AccountPlan => ({
  ...plan,
  balance: kurus(plan.balance + toBalance),
  subscriptions: plan.subscriptions.map((other): PlannedSubscription =>
    other.id === subscription.id ? subscription : other,
  ),
});

function perform(subscription: PlannedSubscription, act: SubscriptionAction, scene: ActionContext): ActionResult {
  switch (act.kind) {
    case 'skip':
      return skip(subscription, act, scene);
    case 'skipTo':
      return skipTo(subscription, act, scene);
    case 'unskip':
      return unskip(subscription, act, scene);
    case 'changeDate':
      return changeDate(subscription, act, scene);
    case 'orderNow':
      return orderNow(subscription, act, scene);
    case 'setExtras':
      return setExtras(subscription, act, scene);
    case 'sendTo':
      return sendTo(subscription, act, scene);
    case 'edit':
      return edit(subscription, act, scene);
    case 'rename':
      return rename(subscription, act);
    case 'replaceCard':
      return replaceCard(subscription, act, scene);
    case 'replaceAddress':
      return replaceAddress(subscription, act);
    case 'pause':
      return pause(subscription, act, scene);
    case 'resume':
      return resume(subscription, act, scene);
    case 'cancel':
      return cancel(subscription);
    case 'undo':
      return undo(subscription, act, scene);
    default:
      return act satisfies never;
  }
}
