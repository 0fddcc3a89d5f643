/** Each has its heading in docs/operations.md. */
export const alarmCodes = [
  'PAYMENT_STUCK',
  'REFUND_STUCK',
  'SETTLEMENT_DIFFERS',
  'SETTLEMENT_UNREAD',
  /** Money that no card took back is on the balance of a closed account. */
  'OWED_TO_WHO_LEFT',
  /** A step of a subscription throws again and again. */
  'ENGINE_STUCK',
  /** The bank captured a wrong amount for a renewal, or cancelled it: not the customer's fault. */
  'RENEWAL_NOT_TAKEN',
  /** Payments under way reserve a large part of a product's stock. */
  'STOCK_ON_HOLD',
] as const;
export type AlarmCode = (typeof alarmCodes)[number];
