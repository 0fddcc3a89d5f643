/** The delivery that a renewal, or the payment of a due one, pays for. */
export type DeliveryPayload = {
  subscriptionId: string;
  cycle: number;
  orderId: string;
  chargedKurus: number;
  /** The saved card that is charged. */
  cardId: string | null;
};

/**
 * `newCard`: data of a typed card that may be stored, beside the bank's own data. `mailedId`: id of the mailed link by
 * which it is paid.
 */
export type DuePayload = DeliveryPayload & {
  mailedId?: string;
  newCard: { holder: string; expireMonth: string; expireYear: string; alias: string | null } | null;
};
