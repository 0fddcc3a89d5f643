import type { CardDraft, CardField } from '../../../../domain/card/index.ts';
import type { FieldError } from '../../../../domain/failure/index.ts';
import type { CardEntry } from '../../../../machines/checkout/index.ts';
import { newCardErrors, newCardOf } from '../../../components/payment/card-draft.ts';

/** The chosen or typed card, kept in the screen only. */
export interface CardChoice {
  /** A saved card's id, or `new`. */
  chosen: string;
  draft: CardDraft;
  save: boolean;
}

/** Errors of the card, in the order of the form. */
export const cardErrors = ({ chosen, draft }: CardChoice, now: number): readonly FieldError<CardField>[] =>
  chosen === 'new' ? newCardErrors(draft, now) : [];

/** The card of an order; null while it is invalid. `mustSave`: a subscription charges it again. */
export function cardEntryOf({ chosen, draft, save }: CardChoice, mustSave: boolean): CardEntry | null {
  if (chosen !== 'new') return { kind: 'saved', cardId: chosen };
  const card = newCardOf(draft);
  return card && { kind: 'new', ...card, save: save || mustSave };
}
