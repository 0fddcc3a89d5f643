import {
  type CardDraft,
  type CardField,
  cardDigits,
  normalizeHolder,
  parseExpiry,
  validateCard,
} from '../../../domain/card/index.ts';
import type { FieldError } from '../../../domain/failure/index.ts';

export const blankCard: CardDraft = { holder: '', number: '', expiry: '', cvc: '' };

const formOrder: readonly CardField[] = ['number', 'holder', 'expiry', 'cvc'];

/** Errors of a new card, in the order of the form. `now` in epoch milliseconds. */
export const newCardErrors = (draft: CardDraft, now: number): readonly FieldError<CardField>[] =>
  validateCard(draft, now).toSorted((a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field));

/** A card as it was typed. */
export interface NewCard {
  /** Digits only. */
  number: string;
  holder: string;
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
  cvc: string;
}

/** Null while the expiry is invalid. */
export function newCardOf({ number, holder, expiry: typed, cvc }: CardDraft): NewCard | null {
  const expiry = parseExpiry(typed);
  if (!expiry) return null;
  return {
    number: cardDigits(number),
    holder: normalizeHolder(holder),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    cvc,
  };
}

/** The form's field for a field path of the contract; null for one that is not the card's. */
function cardFieldOf(path: string): CardField | null {
  switch (path.replace(/^card\./, '')) {
    case 'cardNumber':
    case 'number':
      return 'number';
    case 'cardHolderName':
    case 'holder':
      return 'holder';
    case 'expireMonth':
    case 'expireYear':
    case 'expiry':
      return 'expiry';
    case 'cvc':
      return 'cvc';
    default:
      return null;
  }
}

/** The server's errors of a card, by the form's fields. */
export const refusedCardFields = (errors: readonly FieldError[] = []): readonly FieldError<CardField>[] =>
  errors.flatMap((error) => {
    const field = cardFieldOf(error.field);
    return field ? [{ ...error, field }] : [];
  });
