import type { DeclineCode } from '../payment/index.ts';

/**
 * What a declined renewal requires. `soft`: the engine tries again. `hard`: never this card again. `authenticate`: the
 * bank requires 3-D Secure. `noCard`: no card to charge. `ours`: not the customer's fault; returned and looked into.
 */
export type RenewalClass = 'soft' | 'hard' | 'authenticate' | 'noCard' | 'ours';

const classes: Readonly<Record<Exclude<DeclineCode, 'refused'>, RenewalClass>> = {
  insufficientFunds: 'soft',
  doNotHonour: 'soft',
  cardExpired: 'hard',
  cardInvalid: 'hard',
  cardLostOrStolen: 'hard',
  cardNotPermitted: 'hard',
  securityCodeWrong: 'hard',
  challengeRequired: 'authenticate',
  challengeFailed: 'authenticate',
  challengeCancelled: 'authenticate',
  challengeExpired: 'authenticate',
  challengeNotStarted: 'authenticate',
  amountMismatch: 'ours',
  cancelled: 'ours',
};

/**
 * `code` null: no card to charge. `isRetryable` counts for `refused` only: for other codes the bank means "with
 * the customer present", which a renewal never is. Visa and Mastercard forbid repeating the hard ones. Spec §4.
 */
export function renewalClassOf(
  code: DeclineCode | null,
  { isRetryable }: { readonly isRetryable: boolean },
): RenewalClass {
  if (code === null) return 'noCard';
  if (code === 'refused') return isRetryable ? 'soft' : 'hard';
  return classes[code];
}
