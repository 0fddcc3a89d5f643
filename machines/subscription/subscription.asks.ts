import { longestGiftNote } from '../../domain/subscription/index.ts';
import type { FieldError } from '../../domain/failure/index.ts';
import type { ActionField, ActionReason, CustomerAction, SubscriptionView } from './subscription.types.ts';

export const longestName = 40;
export const longestReason = 1000;

const runningActions = [
  'skip',
  'skipTo',
  'changeDate',
  'setExtras',
  'sendTo',
  'changeCard',
  'changeAddress',
  'changeRhythm',
  'pause',
] as const satisfies CustomerAction['kind'][];

/** Whether the subscription's status allows the action. Whether its dates do is decided by the server. */
export function canAsk({ status, isSkipped }: SubscriptionView, kind: CustomerAction['kind']): boolean {
  if (kind === 'restart' || status === 'CANCELLED') return kind === 'restart' && status === 'CANCELLED';
  if (kind === 'cancel' || kind === 'rename') return true;
  if (kind === 'resume') return status === 'PAUSED';
  if (kind === 'unskip') return status === 'ACTIVE' && isSkipped;
  return status !== 'PAUSED' && runningActions.includes(kind);
}

/** Whether the next delivery already goes to the chosen address: the action was done, though its answer was lost. */
export function isAsAsked(view: SubscriptionView, action: CustomerAction, because: ActionReason | null): boolean {
  if (action.kind !== 'sendTo') return false;
  const next = view.deliveries.find(({ state }) => state !== 'skipped');
  const note = action.isGift ? (because?.note.trim() ?? '') : null;
  return next?.deliveryAddressId === action.addressId && (next.gift?.note ?? null) === note;
}

/** Errors of the note of a reason or gift. A reason is optional. */
export function reasonErrors(
  view: SubscriptionView,
  action: CustomerAction,
  because: ActionReason | null,
): FieldError<ActionField>[] {
  const limit = action.kind === 'sendTo' ? longestGiftNote : longestReason;
  const tooLong = (because?.note.trim().length ?? 0) > limit;
  if (tooLong) return [{ field: 'note', code: 'tooLong' }];
  if (action.kind !== 'cancel') return [];
  const reason = view.cancellationReasons.find(({ id }) => id === because?.reasonId);
  return reason?.needsNote && !because?.note.trim() ? [{ field: 'note', code: 'required' }] : [];
}

/** Errors of a new name. */
export function nameErrors(action: CustomerAction): FieldError<ActionField>[] {
  if (action.kind !== 'rename') return [];
  const name = action.name.trim();
  if (name === '') return [{ field: 'name', code: 'required' }];
  return name.length > longestName ? [{ field: 'name', code: 'tooLong' }] : [];
}

/** A payment that may go through although the subscription is paused or ended: a renewal, or one its customer began. */
export const openPaymentOf = ({ deliveries, isPaymentOpen }: SubscriptionView): 'renewal' | 'own' | null =>
  deliveries.some(({ state }) => state === 'charging') ? 'renewal' : isPaymentOpen ? 'own' : null;
