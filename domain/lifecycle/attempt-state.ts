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
/** One try to move money. `unknown`: nobody has told us yet whether it moved; look up before any new try. */
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What the screen may say: "You have not been charged", "You have been charged", "We do not know yet; do not pay again". */
export type MoneyCertainty = 'notCharged' | 'charged' | 'unknown';

/** `expired` → `settling` and `declined` → `settling`: a late callback or webhook can still prove a capture, which is then refunded. */
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

/** The same state again is a no-op and always allowed. */
export function canAttemptMove(from: AttemptState, to: AttemptState): boolean {
  return from === to || attemptTransitions[from].includes(to);
}

export function isAttemptState(value: unknown): value is AttemptState {
  return (ATTEMPT_STATES as readonly unknown[]).includes(value);
}

/** Open: a new charge for the same checkout must wait for this one. */
export function isAttemptOpen(state: AttemptState): boolean {
  return state === 'created' || state === 'challenging' || state === 'settling' || state === 'unknown';
}

/** `refunded` counts as not charged: the money went back. `settling` and `unknown` are unknown. */
export function moneyCertainty(state: AttemptState): MoneyCertainty {
  switch (state) {
    case 'created':
    case 'challenging':
    case 'declined':
    case 'expired':
    case 'refunded':
      return 'notCharged';
    case 'settling':
    case 'unknown':
      return 'unknown';
    case 'paid':
      return 'charged';
    default:
      return state satisfies never;
  }
}
