import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type { Mover, OrderDraft } from '../../orders/index.ts';
import type { Capture } from '../../payments/index.ts';

/** Who changed the plan, and what the order of a cycle must know of it. */
export type PlanChange = {
  by: 'customer' | 'engine' | 'bank';
  now: Date;
  /** Why the bank, or the lack of a card, made a payment due. */
  declineCode?: DeclineCode | null;
  /** A delivery that was paid for. */
  payment?: { attemptId: string; capture: Capture | null };
  /** Of one that is ordered at once: as it was agreed, and when. */
  agreed?: { draft: OrderDraft; at: Date };
  /** The renewal job gives a due payment up. */
  isGivenUp?: boolean;
  /** It is not available any more, or not in time: the shop cancels it. */
  isRefused?: boolean;
  /** Of one that operations will not send: who says so, and why. */
  refusedBy?: Mover;
  /** The id of an order that is begun: its boxes are reserved under it. */
  orderId?: string;
  /** The renewal job takes up these cycles no sooner. */
  notBefore?: Date;
};
