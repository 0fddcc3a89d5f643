import type { StoredLine, StoredOrder } from '../../orders/index.ts';
import type { refundLines, refundMoves, refunds } from './refunds.tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;
export type StoredRefundLine = typeof refundLines.$inferSelect;
export type StoredMove = typeof refundMoves.$inferSelect;

/** A line of a request beside the line of the order that it is of. */
export type RefundedLine = { asked: StoredRefundLine; line: StoredLine };

/** A refund with all that has happened to it. */
export type RefundRecord = {
  refund: StoredRefund;
  order: StoredOrder;
  lines: RefundedLine[];
  pictureIds: string[];
};
