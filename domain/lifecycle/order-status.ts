export const ORDER_STATUSES = [
  'CREATED',
  'RECREATED',
  'PAID',
  'ON_PREPARATION',
  'ON_ITS_WAY',
  'ON_DELIVERY',
  'DELIVERED',
  'NOT_DELIVERED',
  'DUE_PAYMENT',
  'CANCELLED',
  'REJECTED',
  'SKIPPED',
  'EDITED',
  'REFUNDED_FULLY',
  'REFUNDED_PARTIALLY',
] as const;
/** Spec §4. */
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The order is paid and its boxes are still at the shop. */
export const isUnshipped = (status: OrderStatus): boolean => status === 'PAID' || status === 'ON_PREPARATION';

export const REFUND_STATUSES = ['REFUND_REQUESTED', 'REFUND_REJECTED', 'REFUNDED_FULLY', 'REFUNDED_PARTIALLY'] as const;
/** `refund.answer.refundStatus` of an order. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export type StatusColour = 'info' | 'success' | 'error' | 'warning';

const colours: Readonly<Record<OrderStatus, StatusColour>> = {
  CREATED: 'warning',
  RECREATED: 'warning',
  PAID: 'info',
  ON_PREPARATION: 'info',
  ON_ITS_WAY: 'info',
  ON_DELIVERY: 'info',
  DELIVERED: 'success',
  NOT_DELIVERED: 'error',
  DUE_PAYMENT: 'error',
  CANCELLED: 'error',
  REJECTED: 'warning',
  SKIPPED: 'warning',
  EDITED: 'warning',
  REFUNDED_FULLY: 'error',
  REFUNDED_PARTIALLY: 'warning',
};

/** Spec §4; warning for any other status, known or not. */
export const statusColour = (status: string): StatusColour =>
  Object.hasOwn(colours, status) ? colours[status as OrderStatus] : 'warning';

/** The customer waits for the parcel: its status is shown even when a part of it was refunded. */
const isAwaited = (status: OrderStatus) =>
  ['PAID', 'EDITED', 'ON_PREPARATION', 'ON_ITS_WAY', 'ON_DELIVERY', 'NOT_DELIVERED'].includes(status);

/** The refund's status once there is one, but the order's own when the refund was rejected. Spec §4. */
export function shownStatus(order: {
  readonly status: OrderStatus;
  readonly refundStatus?: RefundStatus | null;
}): OrderStatus | RefundStatus {
  const { status, refundStatus } = order;
  return !refundStatus || refundStatus === 'REFUND_REJECTED' || isAwaited(status) ? status : refundStatus;
}
