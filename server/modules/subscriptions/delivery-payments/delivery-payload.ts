/** What a renewal, or the payment of a due one, is for. */
export type DeliveryPayload = {
  subscriptionId: string;
  cycle: number;
  orderId: string;
  chargedKurus: number;
  /** The saved card that is asked. */
  cardId: string | null;
};

/**
 * `newCard`: what may be remembered of one that was typed, besides what the bank's vault says. `mailedId`: of the mailed
 * link it was paid by.
 */
export type DuePayload = DeliveryPayload & {
  mailedId?: string;
  newCard: { holder: string; expireMonth: string; expireYear: string; alias: string | null } | null;
};
