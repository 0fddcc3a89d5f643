export const DECLINE_CODES = [
  'insufficientFunds',
  'doNotHonour',
  'cardExpired',
  'securityCodeWrong',
  'cardInvalid',
  'cardLostOrStolen',
  'cardNotPermitted',
  'challengeFailed',
  'challengeCancelled',
  'challengeExpired',
  'challengeNotStarted',
  'challengeRequired',
  'amountMismatch',
  'cancelled',
  'refused',
] as const;
/** Why nothing was charged. `amountMismatch`: another amount was taken, and all of it refunded. */
export type DeclineCode = (typeof DECLINE_CODES)[number];
