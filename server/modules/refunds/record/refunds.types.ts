import type { StoredLine, StoredOrder } from '../../orders/index.ts';
import type { refundLines, refundMoves, refunds } from './refunds.tables.ts';

export type StoredRefund = typeof refunds.$inferSelect;
export type StoredRefundLine = typeof refundLines.$inferSelect;
export type StoredMove = typeof refundMoves.$inferSelect;

/** A requested line with the order line to which it belongs. */
export type RefundedLine = { asked: StoredRefundLine; line: StoredLine };

/** A refund with its order, lines and pictures. */
export type RefundRecord = {
  refund: StoredRefund;
  order: StoredOrder;
  lines: RefundedLine[];
  pictureIds: string[];
};
