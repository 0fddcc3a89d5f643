import type { CheckoutSnapshot } from './checkout.types.ts';

/** "filling.ready", "paying.challenging", "declined". */
export function stateOf(value: CheckoutSnapshot['value']): string {
  if (typeof value === 'string') return value;
  const [[parent, child] = ['', '']] = Object.entries(value);
  return `${parent}.${child}`;
}

/** The panel that stands for a state: the form keeps what is typed while another is shown. */
export type Panel =
  | 'recovering'
  | 'unreachable'
  | 'interrupted'
  | 'form'
  | 'empty'
  | 'requesting'
  | 'lookingUp'
  | 'challenging'
  | 'unknown'
  | 'declined'
  | 'suspended'
  | 'lockedOut'
  | 'paid';

export function panelOf(snapshot: CheckoutSnapshot): Panel {
  if (snapshot.matches({ filling: 'empty' })) return 'empty';
  if (snapshot.matches('filling')) return 'form';
  if (snapshot.matches({ paying: 'challenging' })) return 'challenging';
  if (snapshot.matches({ paying: 'requesting' })) return 'requesting';
  if (snapshot.matches({ paying: 'unknown' })) return 'unknown';
  if (snapshot.matches('paying')) return 'lookingUp';
  return snapshot.value as Exclude<Panel, 'form' | 'empty' | 'challenging' | 'requesting' | 'lookingUp' | 'unknown'>;
}
