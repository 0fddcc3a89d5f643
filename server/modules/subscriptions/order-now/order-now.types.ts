import type { FrozenContents } from '../../../../domain/subscription/index.ts';
import type { OrderDraft } from '../../orders/index.ts';

/** A delivery that is ordered at once. Amounts in kuruş; `spentKurus`: balance that was spent on ordering it. */
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
