import { days } from '../../../../domain/calendar/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { moveBalance, type WithCredentials } from '../../account/index.ts';
import { listAgreementsOfAttempt } from '../../agreements/index.ts';
import { type Attempt, type AttemptHooks, type AttemptResult, CannotFulfil } from '../../attempts/index.ts';
import { rememberCard } from '../../cards/index.ts';
import { consumeStock, holdStock, releaseStock } from '../../catalog/index.ts';
import { creditBalance, type PlacedOrder, placePaidOrder, recordPurchase } from '../../orders/index.ts';
import type { Capture } from '../../payments/index.ts';
import { confirmPromoUse, releasePromoUse } from '../../promo-codes/index.ts';
import { startSubscription } from '../../subscriptions/index.ts';
import { orderConfirmation, paymentNotTaken, paymentReturned, paymentUnclear } from './purchase.mails.ts';
import type { PurchasePayload } from './purchase.types.ts';

/**
 * Stock stays reserved as long as its attempt is open, and every attempt ends. This limit is only for rows whose end
 * was lost: then the catalogue's sweep releases the boxes.
 */
export const holdFor = days(2);

export const payloadOf = ({ payload }: Attempt): PurchasePayload => payload as PurchasePayload;

type Context = AppContext<WithCredentials>;
type About = { capture: Capture | null; now: Date };

/** Takes the boxes out of the warehouse. A hold that was swept is made again while there is enough stock. */
async function takeStock(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  if (await consumeStock(tx, attempt.id)) return;
  try {
    const expiresAt = new Date(now.getTime() + holdFor);
    await holdStock(tx, { holdId: attempt.id, lines: payloadOf(attempt).stock, expiresAt });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'OUT_OF_STOCK') throw new CannotFulfil('sold out meanwhile');
    throw error;
  }
  await consumeStock(tx, attempt.id);
}

async function cardIdOf(
  context: AppContext,
  tx: Tx,
  attempt: Attempt,
  { capture, now }: About,
): Promise<string | null> {
  const { card } = payloadOf(attempt);
  if (card?.kind === 'saved') return card.cardId;
  if (card === null || !capture?.savedCard) return null;
  const { alias, ...facts } = card.facts;
  const saved = await rememberCard(tx, attempt.accountId, capture.savedCard, {
    id: context.ids.next(),
    ...facts,
    alias: alias ?? undefined,
    now,
  });
  return saved.id;
}

/** Moves part of the balance for an attempt; `sign` −1 spends it, 1 restores it. False: the balance is too low. */
export async function moveAttemptBalance(
  context: AppContext,
  tx: Tx,
  about: { accountId: string; payload: PurchasePayload; sign: 1 | -1; now: Date },
): Promise<boolean> {
  const { accountId, payload, sign, now } = about;
  if (payload.balanceKurus === 0) return true;
  return moveBalance(tx, {
    id: context.ids.next(),
    accountId,
    reason: sign === 1 ? 'SPENT_RETURNED' : 'SPENT',
    amountKurus: sign * payload.balanceKurus,
    orderId: payload.orders[0]?.id ?? null,
    now,
  });
}

const paidForOf = ({ orders, promo }: PurchasePayload): AttemptResult['paidFor'] => ({
  lines: orders
    .flatMap(({ lines }) => lines)
    .map(({ type, itemId, slug, quantity }) => ({
      type,
      ...(type !== 'custompacket' && itemId !== null && { _id: itemId }),
      slug,
      quantity,
    })),
  promoCode: promo?.code ?? null,
});

async function fulfil(context: Context, tx: Tx, attempt: Attempt, about: About): Promise<AttemptResult> {
  const payload = payloadOf(attempt);
  const { now } = about;
  const cardId = await cardIdOf(context, tx, attempt, about);
  // A card check only verifies the card of a free order: it is no payment of these orders.
  const capture = attempt.purpose === 'purchase' ? about.capture : null;
  const first = payload.orders.find(({ subscriptionId }) => subscriptionId !== null);
  if (payload.subscription && first) {
    const { id: orderId, promoCode } = first;
    const agreedAt = attempt.createdAt;
    await startSubscription(tx, payload.subscription, { cardId, orderId, promoCode, agreedAt, now });
  }
  const placed: PlacedOrder[] = [];
  for (const draft of payload.orders) {
    placed.push(await placePaidOrder(tx, draft, { attemptId: attempt.id, capture, orderedAt: attempt.createdAt, now }));
  }
  const mayReward = payload.promo !== null && (await confirmPromoUse(tx, attempt.id, now));
  const asksForProof = mayReward && !(await context.credentials.isEmailProven(tx, attempt.accountId));
  const agreements = await listAgreementsOfAttempt(tx, attempt.id);
  await context.mail.enqueue(
    tx,
    orderConfirmation({ attempt, payload, orders: placed, agreements, asksForProof, config: context.config }),
  );
  const orderIds = placed.map(({ id }) => id);
  const { isFirstPurchase } = payload;
  await recordPurchase(context, tx, { attempt, orderIds, isFirstPurchase });
  // Last: another purchase of the same box waits from here until this is committed.
  await takeStock(tx, attempt, now);
  return {
    orderIds,
    subscriptionIds: payload.subscription ? [payload.subscription.id] : [],
    isFirstPurchase,
    cardId,
    paidFor: paidForOf(payload),
  };
}

/** Removes addresses, card names and notes for the parcel; purchased items and amounts stay. */
function forgetBuyer({ orders, card, ...bought }: PurchasePayload): object {
  return {
    ...bought,
    orders: orders.map((draft) => {
      const { deliveryAddress: _delivery, billingAddress: _billing, ...order } = draft;
      return { ...order, lines: order.lines.map(({ donationNote: _note, ...line }) => line) };
    }),
    card: card?.kind === 'saved' ? card : null,
    buyer: null,
  };
}

/** The customer has closed the account since: no mail can be sent. */
const hasLeft = ({ payload }: Attempt): boolean => (payload as { buyer: object | null }).buyer === null;

/** A purchase: creates orders and subscription once paid, releases stock and balance otherwise. */
export const createPurchaseKind = (context: Context): AttemptHooks => ({
  fulfil: (tx, attempt, about) => fulfil(context, tx, attempt, about),
  async release(tx, attempt, now) {
    await releaseStock(tx, attempt.id);
    const { accountId } = attempt;
    const payload = payloadOf(attempt);
    await releasePromoUse(tx, attempt.id);
    await moveAttemptBalance(context, tx, { accountId, payload, sign: 1, now });
  },
  async refunded(tx, attempt, { balanceKurus, because, now }) {
    const { accountId, id } = attempt;
    if (balanceKurus > 0) {
      // With the attempt's own id: the database refuses to credit it twice.
      await creditBalance(tx, context, { id, accountId, amountKurus: balanceKurus, orderId: null, now });
    }
    if (hasLeft(attempt)) return;
    await context.mail.enqueue(tx, paymentReturned({ attempt, payload: payloadOf(attempt), balanceKurus, because }));
  },
  async notCharged(tx, attempt) {
    await context.mail.enqueue(tx, paymentNotTaken({ attempt, payload: payloadOf(attempt), config: context.config }));
  },
  async unclear(tx, attempt) {
    await context.mail.enqueue(tx, paymentUnclear({ attempt, payload: payloadOf(attempt), config: context.config }));
  },
  needs(attempt) {
    const { card, subscription } = payloadOf(attempt);
    return {
      cards: card?.kind === 'saved' ? [card.cardId] : [],
      // Orders contain their addresses; a subscription refers to its own.
      addresses: subscription ? [subscription.deliveryAddressId, subscription.billingAddressId] : [],
    };
  },
  forget: (attempt) => forgetBuyer(payloadOf(attempt)),
  returnPath: ({ id, language }) => `${language === 'en' ? '/en' : ''}/checkout?attempt=${id}`,
});
