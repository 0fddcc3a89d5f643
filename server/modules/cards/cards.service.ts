import { fill, msg } from '#words';
import { minutes } from '../../../domain/calendar/index.ts';
import {
  isExpired,
  normalizeHolder,
  validateCardNumber,
  validateCvc,
  validateHolder,
} from '../../../domain/card/index.ts';
import type { FieldErrorCode } from '../../../domain/failure/index.ts';
import type { components } from '../../../openapi/types/cards.d.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/database.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { ApiError, type Localized } from '../../platform/errors/api-error.ts';
import { errors, type FieldError } from '../../platform/errors/error-catalogue.ts';
import { lockAccount } from '../account/index.ts';
import type { WithAttempts } from '../attempts/index.ts';
import type { NewCard, WithPayments } from '../payments/index.ts';
import type { WithCardUse } from './card-use.port.ts';
import {
  countCards,
  customerKeyOf,
  findCard,
  keepLeft,
  listSavedCards,
  removeCard,
  type SavedCard,
  setLeaving,
  setPrimaryCard,
} from './cards.repository.ts';

type Schemas = components['schemas'];

export const maxCards = 10;
/** Longer than the bank may take to delete a card. */
const leavingFor = minutes(2);
/** Timeout for listing the vault's cards, in milliseconds: shorter than that of a payment. */
const vaultPatience = 2500;

export const cardErrors = {
  limitReached: () =>
    new ApiError(409, 'CARD_LIMIT_REACHED', fill(msg`En fazla {max} kart kaydedebilirsin.`, { max: maxCards })),
  inUse: (subscriptionIds: string[]) =>
    new ApiError(409, 'CARD_IN_USE', msg`Aboneliğin bu kartla ödeniyor. Önce başka bir kart seç.`, { subscriptionIds }),
  paying: () =>
    new ApiError(409, 'CARD_IN_USE', msg`Bu kartla bitmemiş bir ödemen var. Sonucu belli olunca silebilirsin.`, {
      subscriptionIds: [],
    }),
  bankUnavailable: () => new ApiError(503, 'BANK_UNAVAILABLE', msg`Bankaya ulaşamadık. Kartın olduğu gibi duruyor.`),
  threeDSecureRequired: () => new ApiError(428, 'THREE_D_SECURE_REQUIRED', msg`Bankan onayını istiyor.`),
};

const toView = (card: SavedCard, now: Date, isInUse: boolean): Schemas['Card'] => ({
  _id: card.id,
  alias: card.alias,
  cardHolderName: card.holder,
  lastFourDigits: card.lastFour,
  brand: card.brand,
  bankName: card.bankName,
  expireMonth: card.expireMonth,
  expireYear: card.expireYear,
  isExpired: isExpired({ month: Number(card.expireMonth), year: Number(card.expireYear) }, now.getTime()),
  isPrimary: card.isPrimary,
  isInUse,
});

/**
 * Throws VALIDATION for what the schema cannot check: check digit, expiry, code length. `place`: prefix of the field
 * paths, where the card is a part of the request.
 */
export function checkNewCard(card: Schemas['NewCard'], now: Date, place = ''): void {
  const fields: FieldError[] = [];
  const add = (name: string, rule: FieldErrorCode | null, message: Localized) => {
    if (rule) fields.push({ path: place + name, rule, message });
  };
  const expiry = { month: Number(card.expireMonth), year: Number(card.expireYear) };
  add('cardHolderName', validateHolder(card.cardHolderName), msg`Kartın üzerindeki adı yaz.`);
  add('cardNumber', validateCardNumber(card.cardNumber), msg`Kart numarasını kontrol et.`);
  add('expireYear', isExpired(expiry, now.getTime()) ? 'expired' : null, msg`Bu kartın süresi dolmuş.`);
  add('cvc', validateCvc(card.cvc, card.cardNumber), msg`Güvenlik kodunu kontrol et.`);
  if (fields.length > 0) throw errors.validation(fields);
}

/** A new card in the payment provider's form; with `save` the provider keeps it. */
export const toBankCard = (
  card: Schemas['NewCard'],
  { customerKey, save }: { customerKey: string | null; save: boolean },
): NewCard => ({
  kind: 'new',
  holder: normalizeHolder(card.cardHolderName),
  number: card.cardNumber,
  expireMonth: card.expireMonth,
  expireYear: card.expireYear,
  securityCode: card.cvc,
  save,
  ...(customerKey && { customerKey }),
});

export function createCardList(context: AppContext<WithPayments & WithCardUse & WithAttempts>) {
  const { db, clock } = context;

  async function show(executor: Tx | typeof db, accountId: string): Promise<Schemas['Card'][]> {
    const used = await context.cardUse.cardsInUse(executor, accountId);
    const now = clock.now();
    return (await listSavedCards(executor, accountId)).map((card) => toView(card, now, used.has(card.id)));
  }

  const changing = <T>(accountId: string, change: (tx: Tx) => Promise<T>): Promise<T> =>
    withTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw errors.unauthorized();
      return change(tx);
    });

  /** Deletes cards that the bank's vault no longer has. When the bank does not answer, our list stays as it is. */
  async function reconcile(accountId: string): Promise<void> {
    const customerKey = await customerKeyOf(db, accountId);
    if (customerKey === null || (await countCards(db, accountId)) === 0) return;
    const seenAt = clock.now();
    const vault = await context.payments.listCards(customerKey, { signal: AbortSignal.timeout(vaultPatience) });
    // An empty list may be an error of the vault: only a list with other cards proves that one is gone.
    if (vault.outcome !== 'succeeded' || vault.cards.length === 0) return;
    const tokens = new Set(vault.cards.map(({ cardToken }) => cardToken));
    const isGone = (card: SavedCard): boolean => !tokens.has(card.cardToken) && card.createdAt < seenAt;
    if (!(await listSavedCards(db, accountId)).some(isGone)) return;
    await changing(accountId, async (tx) => {
      for (const card of await listSavedCards(tx, accountId)) if (isGone(card)) await removeCard(tx, card);
    });
  }

  return {
    async list(accountId: string): Promise<Schemas['Card'][]> {
      await keepLeft(db, accountId, new Date(clock.now().getTime() - leavingFor));
      await reconcile(accountId);
      return show(db, accountId);
    },

    makePrimary: (accountId: string, id: string) =>
      changing(accountId, async (tx) => {
        if (!(await findCard(tx, accountId, id))) throw errors.notFound();
        await setPrimaryCard(tx, accountId, id);
        return show(tx, accountId);
      }),

    /**
     * Deletes the card from the vault first: one deleted only here could still be charged. Its use is checked
     * under the account's lock, and from then on no payment can use it.
     */
    async remove(accountId: string, id: string): Promise<Schemas['Card'][]> {
      const card = await changing(accountId, async (tx) => {
        const found = await findCard(tx, accountId, id);
        if (!found) throw errors.notFound();
        const needed = await context.attempts.findNeeded(tx, accountId);
        const subscriptionIds = (await context.cardUse.cardsInUse(tx, accountId)).get(id);
        if (subscriptionIds) throw cardErrors.inUse(subscriptionIds);
        if (needed.cards.includes(id)) throw cardErrors.paying();
        await setLeaving(tx, id, clock.now());
        return found;
      });
      const { customerKey, cardToken } = card;
      const outcome = await context.payments.deleteCard({ customerKey, cardToken }).then(
        (deleted) => deleted.outcome,
        () => 'unknown' as const,
      );
      if (outcome === 'unknown') {
        await changing(accountId, (tx) => setLeaving(tx, id, null));
        throw cardErrors.bankUnavailable();
      }
      return changing(accountId, async (tx) => {
        await removeCard(tx, card);
        return show(tx, accountId);
      });
    },

    /** Our banks keep no card without a challenge: throws THREE_D_SECURE_REQUIRED, or the reason to refuse the card. */
    async refuseWithoutChallenge(accountId: string, card: Schemas['NewCard']): Promise<never> {
      checkNewCard(card, clock.now());
      if ((await countCards(db, accountId)) >= maxCards) throw cardErrors.limitReached();
      throw cardErrors.threeDSecureRequired();
    },
  };
}
