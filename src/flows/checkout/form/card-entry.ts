import type { CardDraft, CardField } from '../../../../domain/card/index.ts';
import type { FieldError } from '../../../../domain/failure/index.ts';
import type { CardEntry } from '../../../../machines/checkout/index.ts';
import { newCardErrors, newCardOf } from '../../../components/payment/card-draft.ts';

/** What is typed or chosen for the card. It lives in the screen and nowhere else. */
export interface CardChoice {
  /** A saved card's id, or `new`. */
  chosen: string;
  draft: CardDraft;
  save: boolean;
}

/** What is wrong with the card, in the order of the form. */
export const cardErrors = ({ chosen, draft }: CardChoice, now: number): readonly FieldError<CardField>[] =>
  chosen === 'new' ? newCardErrors(draft, now) : [];

/** The card of an order. Null while it cannot be one. `mustSave`: a subscription needs it next time. */
export function cardEntryOf({ chosen, draft, save }: CardChoice, mustSave: boolean): CardEntry | null {
  if (chosen !== 'new') return { kind: 'saved', cardId: chosen };
  const card = newCardOf(draft);
  return card && { kind: 'new', ...card, save: save || mustSave };
}
