import type { CardBehaviour } from './test-cards.ts';

/** The bank's codes for a decline. Those with five digits are used by banks in Turkey. */
export type BankCode =
  | '10051'
  | '10005'
  | '10054'
  | '10084'
  | '5010'
  | '99999'
  | 'cardUnknown'
  | 'initialisationFailed'
  | 'challengeOpen'
  | 'challengeFailed'
  | 'challengeCancelled'
  | 'challengeExpired'
  | 'amountMismatch'
  | 'notRefundable'
  | 'exceedsCapture'
  | 'cancelled';

/** The reason why a charge of this card is declined, or null when it succeeds. */
export function refusalOf(behaviour: CardBehaviour, initiator: 'challenge' | 'purchase' | 'renewal'): BankCode | null {
  switch (behaviour) {
    case 'insufficientFunds':
      return '10051';
    case 'doNotHonour':
    case 'declinesThenLands':
      return '10005';
    case 'cardExpired':
      return '10054';
    case 'securityCodeWrong':
      return '10084';
    case 'storedNeedsChallenge':
      return initiator === 'challenge' ? null : '5010';
    case 'renewalNeedsChallenge':
      return initiator === 'renewal' ? '5010' : null;
    case 'renewalDeclines':
      return initiator === 'renewal' ? '10051' : null;
    default:
      return null;
  }
}

/** The status after a correct code: only `1` proves the shopper. */
export function mdStatusOf(behaviour: CardBehaviour): string {
  if (behaviour === 'mdStatusZero') return '0';
  if (behaviour === 'mdStatusFour') return '4';
  return '1';
}

/** Kuruş actually charged for the requested `amount`. */
export function amountTaken(behaviour: CardBehaviour, amount: number): number {
  return behaviour === 'chargesWrongAmount' ? amount + 100 : amount;
}
