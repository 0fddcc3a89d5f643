import type { CardBehaviour } from './test-cards.ts';

/** The codes the bank gives with a "no". Those with five digits are the ones banks in Turkey use. */
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

/** Why a charge of this card is refused, or null when it goes through. */
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

/** What a right code gives: `1` is the only status that proves the shopper. */
export function mdStatusOf(behaviour: CardBehaviour): string {
  if (behaviour === 'mdStatusZero') return '0';
  if (behaviour === 'mdStatusFour') return '4';
  return '1';
}

/** Kuruş really taken for `amount` asked. */
export function amountTaken(behaviour: CardBehaviour, amount: number): number {
  return behaviour === 'chargesWrongAmount' ? amount + 100 : amount;
}
