import type { DeclineCode } from '../payment/index.ts';

/**
 * What a refused renewal asks for. `soft`: try again by ourselves. `hard`: never this card again. `authenticate`: the
 * bank wants its customer. `noCard`: nothing to try with. `ours`: no fault of the customer; given back and looked into.
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
 * Null: there was no card to ask. `isRetryable` is the bank's word on `refused` alone: on the other codes it means "with
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
