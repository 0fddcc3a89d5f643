import { missingOf, type Quote } from '../../../../machines/checkout/index.ts';
import type { CheckoutSnapshot, Panel } from './checkout.types.ts';

/** "filling.ready", "paying.challenging", "declined". */
export function stateOf(value: CheckoutSnapshot['value']): string {
  if (typeof value === 'string') return value;
  const [[parent, child] = ['', '']] = Object.entries(value);
  return `${parent}.${child}`;
}

export function panelOf(snapshot: CheckoutSnapshot): Panel {
  // A known payment stays visible while its status is read again.
  if (snapshot.matches('recovering') && snapshot.context.challenge) return 'interrupted';
  if (snapshot.matches('unapproved') || snapshot.matches('checking')) return 'interrupted';
  if (snapshot.matches({ filling: 'empty' })) return 'empty';
  if (snapshot.matches('filling')) return 'form';
  if (snapshot.matches({ paying: 'challenging' })) return 'challenging';
  if (snapshot.matches({ paying: 'requesting' })) return 'requesting';
  if (snapshot.matches({ paying: 'unknown' })) return 'unknown';
  if (snapshot.matches('paying')) return 'lookingUp';
  return snapshot.value as Exclude<Panel, 'form' | 'empty' | 'challenging' | 'requesting' | 'lookingUp' | 'unknown'>;
}

/** Whether the order may be placed, apart from the card, which is checked when the button is pressed. */
export const mayPlaceOrder = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.matches({ filling: 'ready' }) && missingOf(snapshot.context, { kind: 'none' }).length === 0;

/** Whether more than the untouched form is shown, or may be shown next. */
export function isPaymentNear(snapshot: CheckoutSnapshot): boolean {
  const { attemptId, attemptKey, notice, missing } = snapshot.context;
  switch (panelOf(snapshot)) {
    case 'form':
      return notice !== null || missing.length > 0 || mayPlaceOrder(snapshot);
    case 'recovering':
      return attemptId !== null || attemptKey !== null;
    default:
      return true;
  }
}

/** The order's price; null without one, also for lines that cannot be bought, which are not free. */
export const priceOf = ({ context: { quote } }: CheckoutSnapshot): Quote | null => (quote?.lines.length ? quote : null);
