import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '../../../domain/calendar/index.ts';
import { findMove, type OrderActor } from '../../../domain/lifecycle/index.ts';
import { sumPrices, type PricedLine } from '../../../domain/pricing/index.ts';
import type { PurchaseType } from '../../../domain/product/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Localized } from '../../platform/errors/api-error.ts';
import { findProducts } from '../catalog/index.ts';
import type { Capture, CardSummary } from '../payments/index.ts';
import { type Mover, moveOrder, recordMove } from './move-order.ts';
import { type OrderAddress, type OrderCard, orderLines, orderNumbers, orders } from './tables.ts';

/** A line as it was agreed. Amounts in kuruş; its id is the payment line's reference. */
export type OrderLineDraft = {
  id: string;
  type: (typeof orderLines.$inferSelect)['type'];
  itemId: string | null;
  slug: string;
  name: Localized;
  quantity: number;
  isQuantifiable: boolean;
  /** Boxes in one piece. */
  boxes: { productId: string; boxes: number }[];
  /** Of a packet: what is in one piece, for whoever is told of the order. */
  contents?: readonly { name: Localized; boxes: number }[];
  amounts: PricedLine;
};

/** An order as it was agreed, before it is paid. Plain JSON: an attempt freezes it. */
export type OrderDraft = {
  id: string;
  accountId: string;
  purchaseType: PurchaseType;
  lines: OrderLineDraft[];
  promoCode: string | null;
  subscriptionId: string | null;
  cycle: number | null;
  deliveryAddress: OrderAddress;
  billingAddress: OrderAddress;
  language: 'tr' | 'en';
};

export type PlacedOrder = typeof orders.$inferSelect;

const brands: Readonly<Record<CardSummary['association'], string>> = {
  VISA: 'visa',
  MASTER_CARD: 'mastercard',
  AMERICAN_EXPRESS: 'amex',
  TROY: 'troy',
  OTHER: 'other',
};

const toOrderCard = ({ association, lastFour }: CardSummary): OrderCard => ({
  brand: brands[association],
  lastFourDigits: lastFour,
});

/** `MRC-26-000148`: the year in Istanbul and a running number. */
async function nextOrderNumber(tx: Tx, now: Date): Promise<string> {
  const [row] = await tx
    .select({ number: sql<string>`nextval(${sql.raw(`'${orderNumbers.seqName ?? ''}'`)})` })
    .from(sql`(select 1) as one`);
  const year = dayOf(now.getTime()).slice(2, 4);
  return `MRC-${year}-${String(row?.number ?? 0).padStart(6, '0')}`;
}

type Begun = {
  event: 'buy' | 'lock' | 'lockSkipped';
  by: OrderActor;
  payment: { attemptId: string; capture: Capture | null } | null;
  orderedAt: Date;
  now: Date;
};

async function insertOrder(tx: Tx, draft: OrderDraft, begun: Begun): Promise<PlacedOrder> {
  const { payment, now, orderedAt } = begun;
  const capture = payment?.capture ?? null;
  const status = findMove(null, begun.event, begun.by)?.to;
  if (!status) throw new Error(`No order begins with ${begun.event} by ${begun.by}.`);
  const price = sumPrices(draft.lines.map(({ amounts }) => amounts));
  const { lines, ...agreed } = draft;
  const [order] = await tx
    .insert(orders)
    .values({
      ...agreed,
      number: await nextOrderNumber(tx, now),
      attemptId: payment?.attemptId ?? null,
      status,
      grossOriginalKurus: price.grossOriginalAmount,
      grossSubscriptionDiscountKurus: price.grossSubscriptionDiscountAmount,
      grossPromoDiscountKurus: price.grossPromoDiscountAmount,
      shippingKurus: price.shippingAmount,
      balanceKurus: price.balanceAmount,
      chargedKurus: price.chargedAmount,
      card: capture && price.chargedAmount > 0 ? toOrderCard(capture.card) : null,
      paymentId: capture?.paymentId ?? null,
      createdAt: orderedAt,
      paidAt: payment ? now : null,
    })
    .returning();
  await recordMove(tx, draft.id, { event: begun.event, from: null, to: status }, { by: begun.by, now });
  const transactions = new Map(capture?.lines.map(({ reference, transactionId }) => [reference, transactionId]));
  const products = await findProducts(
    tx,
    lines.flatMap(({ boxes }) => (boxes.length > 1 ? boxes.map(({ productId }) => productId) : [])),
  );
  await tx.insert(orderLines).values(
    lines.map(({ amounts, boxes, ...line }, position) =>
      Object.assign(line, {
        boxes: boxes.map((one) => ({ ...one, listKurus: products.get(one.productId)?.price.oneTimePurchase })),
        orderId: draft.id,
        position,
        unitKurus: amounts.unitPrice,
        grossOriginalKurus: amounts.grossOriginalAmount,
        grossSubscriptionDiscountKurus: amounts.grossSubscriptionDiscountAmount,
        grossPromoDiscountKurus: amounts.grossPromoDiscountAmount,
        grossKurus: amounts.grossAmount,
        balanceKurus: amounts.balanceAmount,
        chargedKurus: amounts.chargedAmount,
        transactionId: transactions.get(line.id) ?? null,
      }),
    ),
  );
  return order!;
}

/**
 * Turns a draft into a PAID order with its lines. `capture` is null when the account balance paid for everything. Each
 * line keeps the provider's id of it, which a refund will name.
 */
export const placePaidOrder = (
  tx: Tx,
  draft: OrderDraft,
  { attemptId, capture, orderedAt, now }: { attemptId: string; capture: Capture | null; orderedAt: Date; now: Date },
): Promise<PlacedOrder> =>
  insertOrder(tx, draft, { event: 'buy', by: 'bank', payment: { attemptId, capture }, orderedAt, now });

/** Writes the order of a subscription's delivery before it is paid for, or of one that is skipped. */
export const placeLockedOrder = (
  tx: Tx,
  draft: OrderDraft,
  { isSkipped, now }: { isSkipped: boolean; now: Date },
): Promise<PlacedOrder> =>
  insertOrder(tx, draft, {
    event: isSkipped ? 'lockSkipped' : 'lock',
    by: 'engine',
    payment: null,
    orderedAt: now,
    now,
  });

/** The order was paid for: what moves it becomes PAID, with all that a refund will name. */
export async function payLockedOrder(
  tx: Tx,
  order: PlacedOrder,
  { attemptId, capture, mover }: { attemptId: string; capture: Capture | null; mover: Mover },
): Promise<PlacedOrder> {
  const event = order.status === 'DUE_PAYMENT' ? 'pay' : 'charge';
  const { order: paid } = await moveOrder(tx, order, event, mover, {
    attemptId,
    card: capture && order.chargedKurus > 0 ? toOrderCard(capture.card) : null,
    paymentId: capture?.paymentId ?? null,
    paidAt: mover.now,
  });
  for (const { reference, transactionId } of capture?.lines ?? []) {
    const isLine = and(eq(orderLines.id, reference), eq(orderLines.orderId, order.id));
    await tx.update(orderLines).set({ transactionId }).where(isLine);
  }
  return paid;
}
