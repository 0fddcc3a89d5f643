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
import type { RequestedAction, ActionRefusal, SubscriptionAction } from './actions.types.ts';
import type { AccountPlan, Changed, PlannedSubscription } from '../plan/index.ts';

export const isRefused = (result: AccountPlan | ActionRefusal): result is ActionRefusal => 'code' in result;

/**
 * The plan after an action, or why it is refused. Pure: the server writes the difference between the two plans, the
 * browser shows their projections beside each other. What only the server knows (stock, the proof of a card, served
 * addresses, the stated total) it checks in addition. Spec §7.
 */
export function applyAction(
  plan: AccountPlan,
  { subscriptionId, action }: RequestedAction,
  now: Instant,
): AccountPlan | ActionRefusal {
  const subscription = plan.subscriptions.find(({ id }) => id === subscriptionId);
  if (subscription === undefined) return { code: 'NOT_FOUND' };
  // After the end, only undoing (and renaming) is possible.
  if (subscription.status === 'CANCELLED' && action.kind !== 'undo' && action.kind !== 'rename')
    return { code: 'SUBSCRIPTION_NOT_ACTIVE' };
  const result = perform(subscription, action, { plan, now, holidays: new Set(plan.holidays) });
  return 'code' in result ? result : withChange(plan, result);
}

/** The plan with the changed subscription and balance. */
export const withChange = (plan: AccountPlan, { subscription, toBalance }: Changed): AccountPlan => ({
  ...plan,
  balance: kurus(plan.balance + toBalance),
  subscriptions: plan.subscriptions.map((other): PlannedSubscription =>
    other.id === subscription.id ? subscription : other,
  ),
});

function perform(subscription: PlannedSubscription, action: SubscriptionAction, scene: ActionContext): ActionResult {
  switch (action.kind) {
    case 'skip':
      return skip(subscription, action, scene);
    case 'skipTo':
      return skipTo(subscription, action, scene);
    case 'unskip':
      return unskip(subscription, action, scene);
    case 'changeDate':
      return changeDate(subscription, action, scene);
    case 'orderNow':
      return orderNow(subscription, action, scene);
    case 'setExtras':
      return setExtras(subscription, action, scene);
    case 'sendTo':
      return sendTo(subscription, action, scene);
    case 'edit':
      return edit(subscription, action, scene);
    case 'rename':
      return rename(subscription, action);
    case 'replaceCard':
      return replaceCard(subscription, action, scene);
    case 'replaceAddress':
      return replaceAddress(subscription, action);
    case 'pause':
      return pause(subscription, action, scene);
    case 'resume':
      return resume(subscription, action, scene);
    case 'cancel':
      return cancel(subscription);
    case 'undo':
      return undo(subscription, action, scene);
    default:
      return action satisfies never;
  }
}
