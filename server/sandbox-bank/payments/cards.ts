import { randomUUID } from 'node:crypto';
import { associationOf, maskCardNumber } from '../cards/card-number.ts';
import type { BankCode } from '../cards/card-rules.ts';
import type { CardAnswer, Desk, NewCardRequest, SavedCardAnswer, StoredCardRequest } from './teller.types.ts';
import { findTestCard } from '../cards/test-cards.ts';
import type { BankCard, BankPayment, SavedBankCard } from '../cards/vault.ts';

export const BANK_NAME = 'Kıyı Bank';

/** Finds the card of a merchant's request, or the code of its refusal. */
export function readCard(
  desk: Desk,
  request: NewCardRequest | StoredCardRequest,
): { card: BankCard; saveTo: string | null } | { code: BankCode } {
  if (request.kind === 'stored') {
    const saved = desk.vault.cardsOf(request.customerKey).find((kept) => kept.cardToken === request.cardToken);
    return saved ? { card: saved.card, saveTo: null } : { code: 'cardUnknown' };
  }
  const testCard = findTestCard(request.number);
  if (!testCard) return { code: 'cardUnknown' };
  const card: BankCard = {
    behaviour: testCard.behaviour,
    masked: maskCardNumber(request.number),
    bin: request.number.slice(0, 6),
    lastFour: request.number.slice(-4),
    association: associationOf(request.number),
  };
  return { card, saveTo: request.save ? (request.customerKey ?? randomUUID()) : null };
}

export function describeCard(card: BankCard): CardAnswer {
  return { bin: card.bin, lastFour: card.lastFour, association: card.association, bankName: BANK_NAME };
}

export function describeSavedCard(saved: SavedBankCard): SavedCardAnswer {
  return {
    ...describeCard(saved.card),
    customerKey: saved.customerKey,
    cardToken: saved.cardToken,
    alias: saved.alias,
  };
}

/** Saves the card of a payment that requested it. Repeating the same card under a customer key adds no second one. */
export function saveCardOf(desk: Desk, payment: BankPayment): string | null {
  if (payment.saveTo === null) return null;
  const known = desk.vault.cardsOf(payment.saveTo).find((saved) => saved.card.masked === payment.card.masked);
  if (known) return known.cardToken;
  const cardToken = randomUUID();
  desk.vault.keepCard({ customerKey: payment.saveTo, cardToken, card: payment.card, alias: null });
  return cardToken;
}
