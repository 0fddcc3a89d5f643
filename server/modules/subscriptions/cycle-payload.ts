/** What a renewal, or the payment of a due one, is for. */
export type CyclePayload = {
  subscriptionId: string;
  cycle: number;
  orderId: string;
  chargedKurus: number;
  /** The saved card that is asked. */
  cardId: string | null;
};
