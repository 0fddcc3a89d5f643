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

export const REFUND_STATUSES = ['REFUND_REQUESTED', 'REFUND_REJECTED', 'REFUNDED_FULLY', 'REFUNDED_PARTIALLY'] as const;
/** `refund.answer.refundStatus` of an order. */
export type RefundStatus = (typeof REFUND_STATUSES)[number];

export type StatusColour = 'info' | 'success' | 'error' | 'warning';

/** Where an order may go from each status. A status is always allowed to stay what it is. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  CREATED: ['PAID', 'DUE_PAYMENT', 'REJECTED', 'CANCELLED', 'SKIPPED', 'EDITED'],
  RECREATED: ['PAID', 'DUE_PAYMENT', 'REJECTED', 'CANCELLED', 'SKIPPED', 'EDITED'],
  PAID: ['ON_PREPARATION', 'CANCELLED', 'EDITED', 'REFUNDED_FULLY', 'REFUNDED_PARTIALLY'],
  ON_PREPARATION: ['ON_ITS_WAY', 'CANCELLED', 'REFUNDED_FULLY', 'REFUNDED_PARTIALLY'],
  ON_ITS_WAY: ['ON_DELIVERY', 'DELIVERED', 'NOT_DELIVERED'],
  ON_DELIVERY: ['DELIVERED', 'NOT_DELIVERED'],
  DELIVERED: ['REFUNDED_FULLY', 'REFUNDED_PARTIALLY'],
  NOT_DELIVERED: ['ON_ITS_WAY', 'ON_DELIVERY', 'CANCELLED', 'REFUNDED_FULLY'],
  DUE_PAYMENT: ['PAID', 'CANCELLED', 'REJECTED', 'RECREATED', 'SKIPPED'],
  CANCELLED: ['REFUNDED_FULLY', 'RECREATED'],
  REJECTED: ['RECREATED'],
  SKIPPED: ['RECREATED'],
  EDITED: ['RECREATED', 'PAID', 'DUE_PAYMENT', 'CANCELLED'],
  REFUNDED_FULLY: [],
  REFUNDED_PARTIALLY: ['REFUNDED_FULLY', 'REFUNDED_PARTIALLY'],
};

export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}

export function canOrderMove(from: OrderStatus, to: OrderStatus): boolean {
  return from === to || orderTransitions[from].includes(to);
}

/** Spec §4; warning for any other status, known or not. */
export function statusColour(status: string): StatusColour {
  switch (status) {
    case 'PAID':
    case 'ON_ITS_WAY':
    case 'ON_PREPARATION':
    case 'ON_DELIVERY':
      return 'info';
    case 'DELIVERED':
      return 'success';
    case 'DUE_PAYMENT':
    case 'NOT_DELIVERED':
    case 'REFUNDED_FULLY':
    case 'CANCELLED':
      return 'error';
    default:
      return 'warning';
  }
}

/** The refund's status once there is one, but the order's own when the refund was rejected. Spec §4. */
export function shownStatus(order: {
  readonly status: OrderStatus;
  readonly refundStatus?: RefundStatus | null;
}): OrderStatus | RefundStatus {
  return !order.refundStatus || order.refundStatus === 'REFUND_REJECTED' ? order.status : order.refundStatus;
}
