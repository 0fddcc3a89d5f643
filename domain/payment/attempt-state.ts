import type { DeclineCode } from './decline-code.ts';

export const ATTEMPT_STATES = [
  'created',
  'challenging',
  'settling',
  'paid',
  'declined',
  'expired',
  'unknown',
  'refunded',
] as const;
/** State of an attempt to move money. `unknown`: the bank has not answered; look it up before any new attempt. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What a screen may say about the money. `refunded`: taken, and all of it on its way back. */
export type MoneyOutcome = 'notCharged' | 'charged' | 'unknown' | 'refunded';

/** The money outcome of each state. A declined attempt may have another: see `declinedMoney`. */
export const moneyOutcomes = {
  created: 'notCharged',
  challenging: 'notCharged',
  settling: 'unknown',
  unknown: 'unknown',
  paid: 'charged',
  declined: 'notCharged',
  expired: 'notCharged',
  refunded: 'refunded',
} as const satisfies Readonly<Record<AttemptState, MoneyOutcome>>;

export const declinedMoney = (code: DeclineCode): 'notCharged' | 'refunded' =>
  code === 'amountMismatch' ? 'refunded' : 'notCharged';

/** `expired` or `declined` → `settling`: a late callback or webhook can still prove a capture, which is refunded. */
export const attemptTransitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  created: ['challenging', 'settling', 'declined', 'expired', 'unknown'],
  challenging: ['settling', 'declined', 'expired', 'unknown'],
  settling: ['paid', 'declined', 'expired', 'unknown', 'refunded'],
  unknown: ['settling', 'paid', 'declined', 'expired', 'refunded'],
  paid: ['refunded'],
  declined: ['settling'],
  expired: ['settling'],
  refunded: [],
};

/** Moving to the same state is a no-op and always allowed. */
export function canAttemptMove(from: AttemptState, to: AttemptState): boolean {
  return from === to || attemptTransitions[from].includes(to);
}

/** Open: a new charge for the same checkout must wait until this attempt has ended. */
export function isAttemptOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'challenging' || state === 'settling' || state === 'unknown';
}
