import { describe, expect, it } from 'vitest';
import {
  canOrderMove,
  canSubscriptionMove,
  ORDER_STATUSES,
  orderTransitions,
  shownStatus,
  statusColour,
} from './index.ts';

describe('order statuses (Spec §4)', () => {
  it('have their colours; warning for any other', () => {
    expect(
      Object.fromEntries([...ORDER_STATUSES, 'SOMETHING_NEW'].map((status) => [status, statusColour(status)])),
    ).toEqual({
      PAID: 'info',
      ON_ITS_WAY: 'info',
      ON_PREPARATION: 'info',
      ON_DELIVERY: 'info',
      DELIVERED: 'success',
      DUE_PAYMENT: 'error',
      NOT_DELIVERED: 'error',
      REFUNDED_FULLY: 'error',
      CANCELLED: 'error',
      REFUNDED_PARTIALLY: 'warning',
      CREATED: 'warning',
      RECREATED: 'warning',
      REJECTED: 'warning',
      SKIPPED: 'warning',
      EDITED: 'warning',
      SOMETHING_NEW: 'warning',
    });
  });

  it('are shown instead of a rejected refund', () => {
    expect([
      shownStatus({ status: 'DELIVERED', refundStatus: 'REFUND_REJECTED' }),
      shownStatus({ status: 'DELIVERED', refundStatus: 'REFUNDED_PARTIALLY' }),
      shownStatus({ status: 'DELIVERED', refundStatus: null }),
      shownStatus({ status: 'PAID' }),
    ]).toEqual(['DELIVERED', 'REFUNDED_PARTIALLY', 'DELIVERED', 'PAID']);
  });

  it('are all reached from CREATED, and nothing leaves a full refund', () => {
    const reached = new Set(['CREATED']);
    for (const from of ORDER_STATUSES.concat(ORDER_STATUSES))
      if (reached.has(from)) orderTransitions[from].forEach((to) => reached.add(to));
    expect([...reached].toSorted()).toEqual(ORDER_STATUSES.toSorted());
    expect(ORDER_STATUSES.filter((to) => canOrderMove('REFUNDED_FULLY', to))).toEqual(['REFUNDED_FULLY']);
  });

  it('are never paid after delivery or delivered before payment', () => {
    expect([
      canOrderMove('DELIVERED', 'PAID'),
      canOrderMove('CREATED', 'DELIVERED'),
      canOrderMove('DUE_PAYMENT', 'PAID'),
    ]).toEqual([false, false, true]);
  });
});

describe('subscriptions', () => {
  it('come back from a due payment but not from the end', () => {
    expect([
      canSubscriptionMove('DUE_PAYMENT', 'ACTIVE'),
      canSubscriptionMove('CANCELLED', 'ACTIVE'),
      canSubscriptionMove('CANCELLED', 'CANCELLED'),
    ]).toEqual([true, false, true]);
  });
});
