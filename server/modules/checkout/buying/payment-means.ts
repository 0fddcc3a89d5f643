import { normalizeHolder } from '../../../../domain/card/index.ts';
import { kurus, type Kurus } from '../../../../domain/money/index.ts';
import type { components } from '../../../../openapi/types/shopping.d.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { NewAttempt, PaymentDetails } from '../../attempts/index.ts';
import { checkNewCard, customerKeyOf, findCard, toBankCard } from '../../cards/index.ts';
import type { PurchasePayload } from '../settling/index.ts';
import { checkoutErrors } from './checkout.errors.ts';

type CheckoutCard = NonNullable<components['schemas']['CheckoutRequest']['card']>;

/** `stored`: without the bank's challenge page. `challenge`: with 3-D Secure. */
export type BuyingWay = 'stored' | 'challenge';

/** Verifies a new card when there is nothing to charge; released at once. */
const cardCheckAmount = kurus(100);

export type PaymentMeans = Pick<NewAttempt, 'method' | 'purpose'> & {
  amount: Kurus;
  card: PaymentDetails['card'] | null;
  kept: PurchasePayload['card'];
};

const isSaved = (card: CheckoutCard): card is components['schemas']['SavedCard'] => '_card' in card;

/** Identifies a request's card without disclosing it: for the hash of an Idempotency-Key. */
export function cardFingerprint(card: CheckoutCard | undefined): unknown {
  if (!card || isSaved(card)) return card ?? null;
  const { cardNumber, expireMonth, expireYear, saveCard } = card;
  return { bin: cardNumber.slice(0, 6), lastFour: cardNumber.slice(-4), expireMonth, expireYear, saveCard };
}

const nothingToTake = (amount: Kurus, kept: PurchasePayload['card']): PaymentMeans => ({
  method: 'none',
  purpose: 'purchase',
  amount,
  card: null,
  kept,
});

/**
 * How `charged` is paid. Throws CARD_REQUIRED without a card where one is needed, THREE_D_SECURE_REQUIRED for a new
 * card without the bank's page, CARD_NOT_FOUND for a saved card that is not, or no longer, the account's.
 */
export async function choosePaymentMeans(
  db: Executor,
  asked: {
    accountId: string;
    way: BuyingWay;
    card: CheckoutCard | undefined;
    charged: Kurus;
    renews: boolean;
    /** A charity has no saved cards (Spec §2): it pays each delivery of a subscription itself. */
    keepsCards: boolean;
    now: Date;
  },
): Promise<PaymentMeans> {
  const { accountId, way, card, charged, keepsCards, now } = asked;
  const renews = asked.renews && keepsCards;
  if (charged === 0 && !renews) return nothingToTake(charged, null);
  if (!card) throw checkoutErrors.cardRequired();
  if (isSaved(card)) {
    const saved = keepsCards ? await findCard(db, accountId, card._card) : null;
    if (!saved) throw checkoutErrors.cardNotFound();
    const kept = { kind: 'saved', cardId: saved.id } as const;
    if (charged === 0) return nothingToTake(charged, kept);
    const { customerKey, cardToken } = saved;
    return {
      method: way,
      purpose: 'purchase',
      amount: charged,
      card: { kind: 'stored', customerKey, cardToken },
      kept,
    };
  }
  if (way === 'stored') throw checkoutErrors.challengeRequired();
  checkNewCard(card, now, 'card.');
  const customerKey = await customerKeyOf(db, accountId);
  const { cardHolderName, expireMonth, expireYear, saveCard = false, alias = null } = card;
  const isCheck = charged === 0;
  return {
    method: 'challenge',
    purpose: isCheck ? 'cardCheck' : 'purchase',
    amount: isCheck ? cardCheckAmount : charged,
    card: toBankCard(card, { customerKey, save: keepsCards && (saveCard || renews) }),
    kept: { kind: 'new', facts: { holder: normalizeHolder(cardHolderName), expireMonth, expireYear, alias } },
  };
}
