import { type CalendarDay, dayOf, daysBetween, type Instant } from '../calendar/index.ts';
import { isUnshipped, lastWithdrawalDay, type OrderStatus } from '../lifecycle/index.ts';
import { nextParts, type PaidLine, type RefundParts, sumParts } from './refund-share.ts';

export const REFUND_REASONS = ['CHANGED_MIND', 'DAMAGED', 'WRONG_ITEM', 'MISSING_ITEM', 'OTHER'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why a line cannot be refunded. */
export type NotRefundableReason =
  'NOT_DELIVERED' | 'WITHDRAWAL_ENDED' | 'ALREADY_REFUNDED' | 'OPENED' | 'DONATION' | 'QUANTITY' | 'REPLACEMENT';

/** Most pictures of one refund. */
export const MOST_REFUND_PICTURES = 4;
/** A request is answered within this many days; operations are warned from the tenth on. */
export const REFUND_ANSWER_DAYS = 14;
const WARNED_FROM_DAY = 10;
/** The boxes are handed to the carrier within this many days after the request. */
export const HAND_OVER_DAYS = 10;

/** Hygiene: an opened product is refundable only if something was wrong (Distance Contracts Regulation, art. 15). */
export const mustBeUnopened = (reason: RefundReason): boolean => reason === 'CHANGED_MIND' || reason === 'OTHER';

export type OrderFacts = {
  readonly status: OrderStatus;
  readonly deliveredAt: Instant | null;
  /** It was sent in place of another order, free of charge: there is no money to refund. */
  readonly isReplacement?: boolean;
};
export type RefundableLine = PaidLine & { readonly id: string; readonly isDonation: boolean };
export type RefundItem = {
  readonly line: string;
  readonly units: number;
  readonly reason: RefundReason;
  readonly isUnopened: boolean;
};

/** Refundable units of a line now; `reason` when there are none. */
export function refundableUnits(
  line: RefundableLine,
  { status, deliveredAt, isReplacement = false }: OrderFacts,
  today: CalendarDay,
): { units: number; reason: NotRefundableReason | null } {
  const none = (reason: NotRefundableReason) => ({ units: 0, reason });
  if (isReplacement) return none('REPLACEMENT');
  if (line.refundedUnits >= line.quantity || status === 'REFUNDED_FULLY') return none('ALREADY_REFUNDED');
  const all = { units: line.quantity - line.refundedUnits, reason: null };
  // A donation goes to another recipient: it is refundable until it was shipped.
  if (line.isDonation) return isUnshipped(status) ? all : none('DONATION');
  if (deliveredAt === null) return none('NOT_DELIVERED');
  if (status !== 'DELIVERED' && status !== 'REFUNDED_PARTIALLY') return none('NOT_DELIVERED');
  return today > lastWithdrawalDay(deliveredAt) ? none('WITHDRAWAL_ENDED') : all;
}

export type PricedRefund = RefundParts & { readonly lines: readonly (RefundItem & RefundParts)[] };
export type RefusedLine = { readonly line: string; readonly reason: NotRefundableReason };

/**
 * The refund of the chosen units, or the lines that are refused. The preview, the request and the answer all use this
 * function. An item names a line of the order; a line that is named twice is refused as QUANTITY. Throws
 * RangeError for a line that the order does not have.
 */
export function priceRefund(
  order: OrderFacts,
  lines: readonly RefundableLine[],
  items: readonly RefundItem[],
  now: Instant,
): { readonly priced: PricedRefund } | { readonly refused: readonly RefusedLine[] } {
  const found = items.map((item) => ({ item, line: lineOf(lines, item) }));
  const refused = found.flatMap(({ item, line }) => {
    const reason = refusalOf(item, line, order, items, dayOf(now));
    return reason ? [{ line: item.line, reason }] : [];
  });
  if (refused.length > 0) return { refused };
  const priced = found.map(({ item, line }) => ({ ...item, ...nextParts(line, item.units) }));
  return { priced: { ...sumParts(priced), lines: priced } };
}

function lineOf(lines: readonly RefundableLine[], { line: id }: RefundItem): RefundableLine {
  const line = lines.find((one) => one.id === id);
  if (!line) throw new RangeError(`The order has no line ${id}`);
  return line;
}

function refusalOf(
  item: RefundItem,
  line: RefundableLine,
  order: OrderFacts,
  items: readonly RefundItem[],
  today: CalendarDay,
): NotRefundableReason | null {
  const { units, reason } = refundableUnits(line, order, today);
  if (reason) return reason;
  const isTwice = items.filter((one) => one.line === item.line).length > 1;
  if (isTwice || item.units < 1 || item.units > units) return 'QUANTITY';
  const isOpened = !item.isUnopened && !line.isDonation && mustBeUnopened(item.reason);
  return isOpened ? 'OPENED' : null;
}

/** The order's status after a refund, from the refunded units of its lines. */
export const statusAfterRefund = (lines: readonly PaidLine[]): 'REFUNDED_FULLY' | 'REFUNDED_PARTIALLY' =>
  lines.every(({ refundedUnits, quantity }) => refundedUnits === quantity) ? 'REFUNDED_FULLY' : 'REFUNDED_PARTIALLY';

/** Whether the answer to a request is nearly overdue. */
export const isAnswerUrgent = (askedAt: Instant, now: Instant): boolean =>
  daysBetween(dayOf(askedAt), dayOf(now)) >= WARNED_FROM_DAY;
