import { isExpired, normalizeHolder } from '../../../../domain/card/index.ts';
import { kurus, toKurus } from '../../../../domain/money/index.ts';
import { applyAction, deliveryAddressOf, isRefused } from '../../../../domain/subscription/index.ts';
import type { components } from '../../../../openapi/types/due-payments.d.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { type Account, lockAccount } from '../../account/index.ts';
import { findAddress, toBuyer } from '../../addresses/index.ts';
import {
  type Attempt,
  attemptErrors,
  type OpenedAttempt,
  type PaymentDetails,
  startOnce,
  type WithAttempts,
} from '../../attempts/index.ts';
import { checkNewCard, customerKeyOf, findCard, toBankCard } from '../../cards/index.ts';
import { linesOf } from '../../orders/index.ts';
import {
  type DuePayload,
  findOpenAttempt,
  nextReferences,
  openSubjects,
  paymentLines,
  toDeliveryHold,
  tryHold,
} from '../delivery-payments/index.ts';
import { dueErrors } from './due-payments.errors.ts';
import { findDueById } from './due-payments.repository.ts';
import { openRow } from '../mailed-links/index.ts';
import { loadPlan, subjectOf } from '../plan/index.ts';
import { writePlan } from '../plan-changes/index.ts';

type Wire = components['schemas'];

type Asked = { accountId: string; id: string };

async function lock(tx: Tx, accountId: string): Promise<Account> {
  const account = await lockAccount(tx, accountId);
  if (!account) throw errors.unauthorized();
  return account;
}

/** A due payment of a locked account, with the plan it belongs to. Throws NOT_FOUND, NOT_DUE, PAYMENT_IN_PROGRESS. */
async function readDue(context: AppContext, tx: Tx, account: Account, id: string) {
  const now = context.clock.now();
  const loaded = await loadPlan(tx, account, { now });
  const due = await findDueById(tx, id);
  const rows = due && loaded.rows.get(due.subscriptionId);
  if (!due || !rows) throw errors.notFound();
  const subscription = loaded.plan.subscriptions.find((one) => one.id === due.subscriptionId)!;
  const cycle = subscription.cycles.find((one) => one.cycle === due.cycle);
  const open = await findOpenAttempt(tx, subjectOf(due.subscriptionId, due.cycle));
  if (open !== null) throw attemptErrors.paymentInProgress(open);
  if (due.closedAt !== null || cycle?.state !== 'DUE' || !cycle.frozen)
    throw await dueErrors.notDue(tx, account.id, due.orderId);
  return { loaded, due, subscription, cycle, frozen: cycle.frozen, language: rows.subscription.language, now };
}

/** Drops a due payment: nothing is charged, and the plan goes on with its next delivery. */
export async function dropDueIn(context: AppContext, tx: Tx, asked: Asked): Promise<void> {
  const { loaded, due, subscription, now } = await readDue(context, tx, await lock(tx, asked.accountId), asked.id);
  const action = { kind: 'skip', cycle: due.cycle } as const;
  const after = applyAction(loaded.plan, { subscriptionId: subscription.id, action }, now.getTime());
  if (isRefused(after)) throw new Error(`A due payment cannot be dropped: ${after.code}.`);
  await writePlan(context, tx, loaded, { after, change: { by: 'customer', now } });
}

export const dropDue = (context: AppContext, asked: Asked): Promise<void> =>
  withTransaction(context.db, (tx) => dropDueIn(context, tx, asked));

type Card = Wire['DuePaymentRequest']['card'];
type Means = Pick<DuePayload, 'cardId' | 'newCard'> & { card: PaymentDetails['card'] };

/** The card that pays, under 3-D Secure. A new one is saved for the subscription unless `keepsCards` is false. */
async function meansOf(tx: Tx, accountId: string, card: Card, keepsCards: boolean, now: Date): Promise<Means> {
  if ('_card' in card) {
    const saved = keepsCards ? await findCard(tx, accountId, card._card) : null;
    if (!saved) throw dueErrors.unknownCard();
    const { id, customerKey, cardToken, expireMonth, expireYear } = saved;
    if (isExpired({ month: Number(expireMonth), year: Number(expireYear) }, now.getTime()))
      throw dueErrors.expiredCard();
    return { card: { kind: 'stored', customerKey, cardToken }, cardId: id, newCard: null };
  }
  checkNewCard(card, now, 'card.');
  const customerKey = await customerKeyOf(tx, accountId);
  const { cardHolderName, expireMonth, expireYear, alias = null } = card;
  return {
    card: toBankCard(card, { customerKey, save: keepsCards }),
    cardId: null,
    newCard: { holder: normalizeHolder(cardHolderName), expireMonth, expireYear, alias },
  };
}

export type PayDue = Asked & {
  key: string;
  language: 'tr' | 'en';
  ip: string;
  receiverId: string | undefined;
  body: Wire['DuePaymentRequest'];
  /** The mailed link that it is paid by, which must still be valid. The card is not saved. */
  mailedId?: string;
};

async function openPayment(context: AppContext<WithAttempts>, tx: Tx, asked: PayDue): Promise<OpenedAttempt> {
  const { accountId, key, language, ip, receiverId, body, mailedId } = asked;
  const account = await lock(tx, accountId);
  if (mailedId !== undefined) await openRow(context, tx, { id: mailedId });
  // Before reading whether it is being paid: an attempt whose outcome was unknown for too long is overtaken.
  await context.attempts.makeWay(tx, accountId);
  const { loaded, due, subscription, cycle, frozen, now } = await readDue(context, tx, account, asked.id);
  const charged = frozen.price.chargedAmount;
  if (toKurus(body.price.chargedAmount) !== charged) throw dueErrors.miscalculation(frozen.price);
  const delivery = await findAddress(tx, accountId, deliveryAddressOf(subscription, cycle));
  const billing = await findAddress(tx, accountId, subscription.billingAddressId);
  if (!delivery || !billing) throw new Error(`The addresses of ${subscription.id} are gone.`);
  const keepsCards = account.accountType === 'normal' && mailedId === undefined;
  const { card, ...kept } = await meansOf(tx, accountId, body.card, keepsCards, now);
  if (!(await tryHold(tx, [toDeliveryHold(loaded, { subscription, cycle, frozen, orderId: due.orderId, now })])))
    throw dueErrors.soldOut();
  const payload: DuePayload = {
    subscriptionId: subscription.id,
    cycle: due.cycle,
    orderId: due.orderId,
    chargedKurus: charged,
    ...kept,
    ...(mailedId !== undefined && { mailedId, newCard: null }),
  };
  const id = context.ids.next();
  const [reference] = await nextReferences(tx, [[due]]);
  const attempt = await context.attempts.open(
    tx,
    {
      id,
      kind: 'duePayment',
      accountId,
      key,
      reference: reference!,
      method: 'challenge',
      purpose: 'purchase',
      amountKurus: kurus(charged),
      lines: paymentLines(await linesOf(tx, due.orderId), language),
      payload,
      language,
      ip,
      receiverId,
    },
    { hasMadeWay: true },
  );
  await openSubjects(tx, [{ attemptId: id, subject: subjectOf(subscription.id, due.cycle) }]);
  return { attempt, details: { card, buyer: toBuyer(account, delivery, billing, ip) } };
}

/** Identifies the request's card without revealing its number. */
function fingerprint(card: Card): unknown {
  if ('_card' in card) return card;
  return { bin: card.cardNumber.slice(0, 6), lastFour: card.cardNumber.slice(-4) };
}

/** Pays a due payment while the customer is present. */
export function payDue(context: AppContext<WithAttempts>, asked: PayDue): Promise<Attempt> {
  const { accountId, key, body, mailedId = null } = asked;
  const payload = { ...body, card: fingerprint(body.card), ...(mailedId !== null && { mailedId }) };
  return startOnce(context, { scope: 'due', accountId, key, payload }, (tx) => openPayment(context, tx, asked));
}
