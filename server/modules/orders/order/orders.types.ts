import type { orderEvents, orderLines, orderProblems, orderRepayments, orders } from './orders.tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;
export type StoredEvent = typeof orderEvents.$inferSelect;
export type StoredRepayment = typeof orderRepayments.$inferSelect;
export type StoredProblem = typeof orderProblems.$inferSelect;

export type OrderWithLines = { order: StoredOrder; lines: StoredLine[] };

type Twin = { _id: string; number: string };

export type OrderTwins = {
  /** The order that this one replaces. */
  replaces: Twin | null;
  /** The order that replaces this one. */
  replacedBy: Twin | null;
};

/** An order with its history, refund and problem. */
export type OrderRecord = OrderWithLines &
  OrderTwins & {
    events: StoredEvent[];
    repayment: StoredRepayment | null;
    /** The latest one reported. */
    problem: StoredProblem | null;
  };
