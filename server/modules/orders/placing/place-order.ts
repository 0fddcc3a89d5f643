import { dayOf } from '../../../../domain/calendar/index.ts';
import { findMove, type OrderStatus } from '../../../../domain/lifecycle/index.ts';
import { sumPrices, type PricedLine } from '../../../../domain/pricing/index.ts';
import type { PurchaseType } from '../../../../domain/product/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import { findProducts, type SaleProduct } from '../../catalog/index.ts';
import type { Capture, CardSummary } from '../../payments/index.ts';
import { moveOrders, type Mover, recordMoves } from '../moves/index.ts';
import type { StoredLine, StoredOrder } from '../order/index.ts';
import { insertLineRows, insertOrderRows, setTransactions, takeOrderNumbers } from './place-order.repository.ts';
import type { OrderAddress, OrderCard } from '../order/orders.tables.ts';

/** A line of an order before payment. Amounts in kuruş; its id is the payment line's reference. */
export type OrderLineDraft = {
  id: string;
  type: StoredLine['type'];
  itemId: string | null;
  slug: string;
  name: Localized;
  quantity: number;
  isQuantifiable: boolean;
  /** Boxes in one piece. */
  boxes: { productId: string; boxes: number }[];
  /** For a packet: the contents of one piece, as listed in the order's mail. */
  contents?: readonly { name: Localized; boxes: number }[];
  amounts: PricedLine;
  /** For a donation: the giver's note in its parcel. */
  donationNote?: string;
};

/** An order before it is paid. Plain JSON: it is stored in the payload of an attempt. */
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
  /** Set for a gift; empty for a gift without a note. */
  giftNote?: string | null;
  language: 'tr' | 'en';
};

export type PlacedOrder = StoredOrder;

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
async function nextOrderNumbers(tx: Tx, count: number, now: Date): Promise<string[]> {
  const year = dayOf(now.getTime()).slice(2, 4);
  return (await takeOrderNumbers(tx, count)).map((number) => `MRC-${year}-${String(number).padStart(6, '0')}`);
}

type Begun = {
  draft: OrderDraft;
  event: 'buy' | 'lock' | 'lockSkipped' | 'replace';
  payment: { attemptId: string; capture: Capture | null } | null;
  orderedAt: Date;
  /** The order that this one replaces. */
  replaces?: string;
};

function toOrderRow(
  { draft, payment, orderedAt, replaces }: Begun,
  number: string,
  status: OrderStatus,
  now: Date,
): PlacedOrder {
  const { lines, ...agreed } = draft;
  const capture = payment?.capture ?? null;
  const price = sumPrices(lines.map(({ amounts }) => amounts));
  return {
    ...agreed,
    number,
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
    parcelNote: null,
    giftNote: draft.giftNote ?? null,
    cargo: null,
    refund: null,
    replacesOrderId: replaces ?? null,
    createdAt: orderedAt,
    paidAt: payment ? now : null,
    deliveredAt: null,
    reviewReminderAt: null,
  };
}

function toLineRows({ draft, payment }: Begun, products: ReadonlyMap<string, SaleProduct>) {
  const transactions = new Map(
    payment?.capture?.lines.map(({ reference, transactionId }) => [reference, transactionId]),
  );
  return draft.lines.map(({ amounts, boxes, ...line }, position) => ({
    ...line,
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
    donationNote: line.donationNote ?? null,
  }));
}

async function insertOrders(tx: Tx, begun: readonly Begun[], mover: Mover): Promise<PlacedOrder[]> {
  if (begun.length === 0) return [];
  const numbers = await nextOrderNumbers(tx, begun.length, mover.now);
  const placed = begun.map((one, nth) => {
    const status = findMove(null, one.event, mover.by)?.to;
    if (!status) throw new Error(`No order begins with ${one.event} by ${mover.by}.`);
    return toOrderRow(one, numbers[nth]!, status, mover.now);
  });
  await insertOrderRows(tx, placed);
  await recordMoves(
    tx,
    begun.map(({ event }, nth) => {
      const { id: orderId, status: to } = placed[nth]!;
      return { orderId, event, from: null, to, mover };
    }),
  );
  const packets = begun.flatMap(({ draft }) => draft.lines.filter(({ boxes }) => boxes.length > 1));
  const products = await findProducts(
    tx,
    packets.flatMap(({ boxes }) => boxes.map(({ productId }) => productId)),
  );
  await insertLineRows(
    tx,
    begun.flatMap((one) => toLineRows(one, products)),
  );
  return placed;
}

/**
 * Turns a draft into a PAID order with its lines. `capture` is null when the account balance paid for everything. Each
 * line stores the provider's id of it, which a refund needs.
 */
export async function placePaidOrder(
  tx: Tx,
  draft: OrderDraft,
  { attemptId, capture, orderedAt, now }: { attemptId: string; capture: Capture | null; orderedAt: Date; now: Date },
): Promise<PlacedOrder> {
  const payment = { attemptId, capture };
  const [order] = await insertOrders(tx, [{ draft, event: 'buy', payment, orderedAt }], { by: 'bank', now });
  return order!;
}

/** Creates an order that replaces another: PAID, without a payment. */
export async function placeReplacement(
  tx: Tx,
  draft: OrderDraft,
  replaces: string,
  mover: Mover,
): Promise<PlacedOrder> {
  const [order] = await insertOrders(
    tx,
    [{ draft, event: 'replace', payment: null, orderedAt: mover.now, replaces }],
    mover,
  );
  return order!;
}

/** Creates the orders of subscription deliveries that are not paid yet or were skipped. */
export const placeLockedOrders = (
  tx: Tx,
  locked: readonly { draft: OrderDraft; isSkipped: boolean }[],
  now: Date,
): Promise<PlacedOrder[]> =>
  insertOrders(
    tx,
    locked.map(({ draft, isSkipped }) => {
      const event = isSkipped ? 'lockSkipped' : 'lock';
      return { draft, event, payment: null, orderedAt: now };
    }),
    { by: 'engine', now },
  );

/** Moves locked orders to PAID and stores the provider's ids that a refund needs. */
export async function payLockedOrders(
  tx: Tx,
  paid: readonly { order: PlacedOrder; attemptId: string; capture: Capture | null }[],
  mover: Mover,
): Promise<void> {
  await moveOrders(
    tx,
    paid.map(({ order, attemptId, capture }) => ({
      order,
      event: order.status === 'DUE_PAYMENT' ? 'pay' : 'charge',
      mover,
      change: {
        attemptId,
        card: capture && order.chargedKurus > 0 ? toOrderCard(capture.card) : null,
        paymentId: capture?.paymentId ?? null,
        paidAt: mover.now,
      },
    })),
  );
  await setTransactions(
    tx,
    paid.flatMap(({ order, capture }) =>
      (capture?.lines ?? []).map(({ reference, transactionId }) => ({
        id: reference,
        orderId: order.id,
        transactionId,
      })),
    ),
  );
}
