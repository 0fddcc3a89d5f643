import { isPacked } from '../../../../domain/lifecycle/index.ts';
import { kurus } from '../../../../domain/money/index.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/transaction.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { consumeStock, holdStock } from '../../catalog/index.ts';
import type { Mover } from '../moves/index.ts';
import { linesOf, orderErrors, type StoredLine, type StoredOrder } from '../order/index.ts';
import { placeReplacement } from './place-order.ts';

const nothing = kurus(0);
const free = {
  price: { oneTimePurchase: nothing, subscription: nothing },
  purchaseType: 'oneTimePurchase',
  unitPrice: nothing,
  grossOriginalAmount: nothing,
  grossSubscriptionDiscountAmount: nothing,
  grossPromoDiscountAmount: nothing,
  grossAmount: nothing,
  balanceAmount: nothing,
  chargedAmount: nothing,
} as const;

export type ParcelWish = { lines?: readonly { line: string; units: number }[] | undefined };
type Chosen = { line: StoredLine; units: number };

/** Units that can be replaced: donations were not in the parcel, and refunded units are settled. */
const sendable = ({ type, quantity, refundedUnits }: StoredLine): number =>
  type === 'donation' ? 0 : quantity - refundedUnits;

/** Throws VALIDATION for lines and units that the parcel did not have, NOTHING_TO_SEND when nothing of it is left. */
function choose(lines: readonly StoredLine[], { lines: wanted }: ParcelWish): Chosen[] {
  const whole = lines.map((line) => ({ line, units: sendable(line) })).filter(({ units }) => units > 0);
  if (whole.length === 0) throw orderErrors.nothingToSend();
  if (!wanted) return whole;
  const chosen = wanted.map(({ line: name, units }) => {
    const found = whole.find(({ line }) => line.id === name || line.slug === name);
    if (!found) throw orderErrors.lineUnknown();
    if (units > found.units) throw orderErrors.tooManyUnits();
    return { line: found.line, units };
  });
  if (new Set(chosen.map(({ line }) => line)).size < chosen.length) throw orderErrors.tooManyUnits();
  return chosen;
}

/**
 * Sends a new parcel in place of a locked order, for nothing: no payment, no receipt, no code. Throws ALREADY_REPLACED,
 * NOTHING_TO_SEND, OUT_OF_STOCK, and VALIDATION for lines of another order.
 */
export async function replaceOrder(
  { ids }: Pick<AppContext, 'ids'>,
  tx: Tx,
  order: StoredOrder,
  wish: ParcelWish,
  mover: Mover,
): Promise<StoredOrder> {
  if (!isPacked(order.status)) throw orderErrors.nothingToSend();
  const chosen = choose(await linesOf(tx, order.id), wish);
  const { accountId, deliveryAddress, billingAddress, giftNote, language } = order;
  const placed = await placeReplacement(
    tx,
    {
      id: ids.next(),
      accountId,
      deliveryAddress,
      billingAddress,
      giftNote,
      language,
      purchaseType: 'oneTimePurchase',
      promoCode: null,
      subscriptionId: null,
      cycle: null,
      lines: chosen.map(({ line: { type, itemId, slug, name, isQuantifiable, boxes }, units }) => {
        const id = ids.next();
        const amounts = { ...free, key: id, quantity: units };
        return { id, type, itemId, slug, name, isQuantifiable, boxes, quantity: units, amounts };
      }),
    },
    order.id,
    mover,
  ).catch((error: unknown) => {
    throw isUniqueViolation(error) ? orderErrors.alreadyReplaced() : error;
  });
  const boxes = chosen.flatMap(({ line, units }) =>
    line.boxes.map(({ productId, boxes: inOne }) => ({ productId, boxes: inOne * units })),
  );
  await holdStock(tx, { holdId: placed.id, lines: boxes, expiresAt: mover.now }).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'OUT_OF_STOCK' ? orderErrors.soldOut(error.data) : error;
  });
  await consumeStock(tx, placed.id);
  return placed;
}
