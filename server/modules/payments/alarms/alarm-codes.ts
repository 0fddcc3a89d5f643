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
  /** A renewal's bank took another amount, or called the payment off: no fault of its customer. */
  'RENEWAL_NOT_TAKEN',
  /** Payments under way hold most of a product. */
  'STOCK_ON_HOLD',
] as const;
export type AlarmCode = (typeof alarmCodes)[number];
