import { msg } from '#words';
import { fullName } from '../../../domain/account/index.ts';
import { normalizeHolder } from '../../../domain/card/index.ts';
import { kurus } from '../../../domain/money/index.ts';
import { lineText } from '../../../domain/text/index.ts';
import type { components } from '../../../openapi/types/cards.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';
import { hashPayload } from '../../platform/idempotency/idempotency.ts';
import type { Language } from '../../platform/request/request-context.ts';
import { type Account, findAccount, lockAccount } from '../account/index.ts';
import {
  attemptIdOf,
  type Attempt,
  attemptErrors,
  type AttemptHooks,
  type PaymentState,
  type WithAttempts,
} from '../attempts/index.ts';
import type { Buyer, PaymentAddress } from '../payments/index.ts';
import { findPrimaryAddress } from '../addresses/index.ts';
import { countCards, customerKeyOf, rememberCard } from './cards.repository.ts';
import { cardErrors, checkNewCard, maxCards, toBankCard } from './cards.service.ts';

type Schemas = components['schemas'];
type CardState = Schemas['CardAttemptState'];

export const cardCheckKind = 'cardCheck';
/** Reserved by the bank to verify the card, and released at once. */
const checkAmount = kurus(100);

/** Card data kept until the vault has answered. Never the card number or security code. */
type Frozen = { holder: string; expireMonth: string; expireYear: string; alias: string; lastFour: string };

const freeze = (card: Schemas['NewCard']): Frozen => ({
  holder: normalizeHolder(card.cardHolderName),
  expireMonth: card.expireMonth,
  expireYear: card.expireYear,
  alias: lineText(card.alias ?? ''),
  lastFour: card.cardNumber.slice(-4),
});

function toCardState(attempt: Attempt, state: PaymentState): CardState {
  const attemptId = attempt.id;
  const cardId = attempt.result?.cardId;
  if (state.state === 'paid' && cardId) return { state: 'saved', money: 'notCharged', attemptId, _card: cardId };
  if (state.state === 'refunded') return { state: 'expired', money: 'notCharged', attemptId };
  if (state.state !== 'paid') return state;
  // The bank approved but kept no card: treated as a refusal.
  const message = msg`Bankan kartı kaydetmedi.`;
  return { state: 'declined', money: 'notCharged', attemptId, declineCode: 'refused', retryable: false, message };
}

/** Hooks of a card check: success stores the card. We reserve nothing, so there is nothing to release. */
export function createCardCheckKind({ ids }: Pick<AppContext, 'ids'>): AttemptHooks {
  return {
    async fulfil(tx, attempt, { capture, now }) {
      const result = { orderIds: [], subscriptionIds: [], isFirstPurchase: false };
      const saved = capture?.savedCard;
      if (!saved) return { ...result, cardId: null };
      const { holder, expireMonth, expireYear, alias } = attempt.payload as Frozen;
      const details = { id: ids.next(), holder, expireMonth, expireYear, alias, now };
      return { ...result, cardId: (await rememberCard(tx, attempt.accountId, saved, details)).id };
    },
    async release() {},
    async refunded() {},
    async notCharged() {},
    async unclear() {},
    needs: () => ({ cards: [], addresses: [] }),
    forget: () => ({}),
    view: toCardState,
    returnPath: ({ id, language }) => `${language === 'en' ? '/en' : ''}/account/cards?attempt=${id}`,
  };
}

async function buyerOf({ db }: AppContext, account: Account, holder: string, ip: string): Promise<Buyer> {
  const address = await findPrimaryAddress(db, account.id);
  // The provider requires both parts of a name; for an account without one they come from the card's holder.
  const lastBlank = holder.lastIndexOf(' ');
  const name = account.firstName || holder.slice(0, Math.max(0, lastBlank)) || holder;
  const surname = account.lastName || holder.slice(lastBlank + 1);
  const contactName = fullName({ firstName: name, lastName: surname });
  const place: PaymentAddress = address
    ? {
        contactName,
        address: address.line,
        city: address.location.state.name.tr,
        country: address.location.country.name.tr,
      }
    : { contactName, address: 'Türkiye', city: 'İstanbul', country: 'Türkiye' };
  return {
    id: account.id,
    name,
    surname,
    email: account.email,
    ...(account.phoneNumber && { phone: `${account.phoneDialCode ?? ''}${account.phoneNumber}` }),
    ip,
    shippingAddress: place,
    billingAddress: place,
  };
}

export type CardAsker = { accountId: string; key: string; language: Language; ip: string };

export function createCardChecks(context: AppContext<WithAttempts>) {
  const { db, clock } = context;

  const toState = (attempt: Attempt): CardState => toCardState(attempt, context.attempts.view(attempt));

  /** The attempt of this key, or null. Throws IDEMPOTENCY_MISMATCH when it came with another card. */
  async function findRepeated(accountId: string, key: string, frozen: Frozen): Promise<Attempt | null> {
    const known = await context.attempts.findByKey(db, accountId, key);
    if (known && (known.kind !== cardCheckKind || hashPayload(known.payload) !== hashPayload(frozen))) {
      throw errors.idempotencyMismatch();
    }
    return known;
  }

  const open = ({ accountId, key, language, ip }: CardAsker, frozen: Frozen): Promise<Attempt> =>
    withTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw errors.unauthorized();
      if ((await countCards(tx, accountId)) >= maxCards) throw cardErrors.limitReached();
      const id = attemptIdOf({ accountId, key });
      return context.attempts.open(tx, {
        id,
        kind: cardCheckKind,
        accountId,
        key,
        method: 'challenge',
        purpose: 'cardCheck',
        amountKurus: checkAmount,
        lines: [{ reference: `${id}-check`, name: 'Kart doğrulama', amount: checkAmount, kind: 'virtual' }],
        payload: frozen,
        language,
        ip,
      });
    });

  return {
    /**
     * Asks the bank to prove the card's owner and to keep the card. Throws VALIDATION, CARD_LIMIT_REACHED,
     * IDEMPOTENCY_MISMATCH, PAYMENT_IN_PROGRESS, CARD_DECLINED, BANK_UNAVAILABLE.
     */
    async request(asker: CardAsker, card: Schemas['NewCard']): Promise<CardState> {
      checkNewCard(card, clock.now());
      const { accountId, key, ip } = asker;
      const account = await findAccount(db, accountId);
      if (!account) throw errors.unauthorized();
      const frozen = freeze(card);
      const repeated = await findRepeated(accountId, key, frozen);
      if (repeated) return toState(await context.attempts.refresh(repeated));
      let opened: Attempt;
      try {
        opened = await open(asker, frozen);
      } catch (error) {
        // A concurrent request with the same key came first.
        const winner = await findRepeated(accountId, key, frozen);
        if (winner) return toState(winner);
        throw error;
      }
      const customerKey = await customerKeyOf(db, accountId);
      const attempt = await context.attempts.start(opened, {
        card: toBankCard({ ...card, cardHolderName: frozen.holder }, { customerKey, save: true }),
        buyer: await buyerOf(context, account, frozen.holder, ip),
      });
      if (attempt.state === 'declined') throw attemptErrors.cardDeclined(attempt);
      const isUnreached = attempt.end?.kind === 'expired' && attempt.end.because === 'bankUnavailable';
      if (isUnreached) throw cardErrors.bankUnavailable();
      return toState(attempt);
    },

    /** The state of a card check, refreshed from the bank when needed. Throws NOT_FOUND for another account's. */
    async status(accountId: string, id: string): Promise<CardState> {
      const attempt = await context.attempts.findOwn({ accountId, kind: cardCheckKind, id });
      return toState(await context.attempts.refresh(attempt));
    },
  };
}
