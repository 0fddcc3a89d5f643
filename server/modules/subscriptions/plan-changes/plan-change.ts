import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type { Mover, OrderDraft } from '../../orders/index.ts';
import type { Capture } from '../../payments/index.ts';

/** Who changed the plan, and the facts that the order of a cycle needs. */
export type PlanChange = {
  by: 'customer' | 'engine' | 'bank';
  now: Date;
  /** Why the bank, or the lack of a card, made a payment due. */
  declineCode?: DeclineCode | null;
  /** The payment of a delivery that was paid for. */
  payment?: { attemptId: string; capture: Capture | null };
  /** For a delivery that is ordered at once: its agreed draft, and when it was agreed. */
  agreed?: { draft: OrderDraft; at: Date };
  /** The renewal job closes a due payment that was not paid in time. */
  isGivenUp?: boolean;
  /** The shop cancels the delivery: it is not available any more, or not in time. */
  isRefused?: boolean;
  /** For a delivery that operations will not send: who refused it, and why. */
  refusedBy?: Mover;
  /** The id of an order to create: its stock is reserved under it. */
  orderId?: string;
  /** The renewal job processes these cycles no earlier. */
  notBefore?: Date;
};
