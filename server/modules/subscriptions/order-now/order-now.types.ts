import type { FrozenContents } from '../../../../domain/subscription/index.ts';
import type { OrderDraft } from '../../orders/index.ts';

/** A delivery that is ordered at once, as it was agreed. Kuruş; `spentKurus`: what it took of the balance by being ordered. */
export type OrderNowDelivery = {
  subscriptionId: string;
  cycle: number;
  orderId: string;
  chargedKurus: number;
  spentKurus: number;
  frozen: FrozenContents;
  /** Null for one that was locked: its order exists. */
  draft: OrderDraft | null;
};

export type OrderNowPayload = { deliveries: OrderNowDelivery[]; cardId: string | null };
