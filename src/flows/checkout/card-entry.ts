import { type CardDraft, type CardField, cardDigits, parseExpiry, validateCard } from '../../../domain/card/index.ts';
import type { FieldError } from '../../../domain/failure/index.ts';
import type { CardEntry } from '../../../machines/checkout/index.ts';

/** What is typed or chosen for the card. It lives in the screen and nowhere else. */
export interface CardChoice {
  /** A saved card's id, or `new`. */
  chosen: string;
  draft: CardDraft;
  save: boolean;
}

export const blankCard: CardDraft = { holder: '', number: '', expiry: '', cvc: '' };

const formOrder: readonly CardField[] = ['number', 'holder', 'expiry', 'cvc'];

/** What is wrong with the card, in the order of the form. */
export function cardErrors(choice: CardChoice, now: number): readonly FieldError<CardField>[] {
  if (choice.chosen !== 'new') return [];
  return validateCard(choice.draft, now).toSorted((a, b) => formOrder.indexOf(a.field) - formOrder.indexOf(b.field));
}

/** The card of an order. Null while it cannot be one. `mustSave`: a subscription needs it next time. */
export function cardEntryOf({ chosen, draft, save }: CardChoice, mustSave: boolean): CardEntry | null {
  if (chosen !== 'new') return { kind: 'saved', cardId: chosen };
  const expiry = parseExpiry(draft.expiry);
  if (!expiry) return null;
  return {
    kind: 'new',
    number: cardDigits(draft.number),
    holder: draft.holder.trim(),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    cvc: draft.cvc,
    save: save || mustSave,
  };
}

/** A field of the contract as the form has it; null for one that is not the card's. */
export function cardFieldOf(path: string): CardField | null {
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
