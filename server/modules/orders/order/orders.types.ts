import type { orderEvents, orderLines, orderProblems, orderRepayments, orders } from './orders.tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;
export type StoredEvent = typeof orderEvents.$inferSelect;
export type StoredRepayment = typeof orderRepayments.$inferSelect;
export type StoredProblem = typeof orderProblems.$inferSelect;

export type OrderWithLines = { order: StoredOrder; lines: StoredLine[] };

type Twin = { _id: string; number: string };

export type OrderTwins = {
  /** The order in whose place this one is sent. */
  replaces: Twin | null;
  /** The order that is sent in its place. */
  replacedBy: Twin | null;
};

/** An order with all that has happened to it. */
export type OrderRecord = OrderWithLines &
  OrderTwins & {
    events: StoredEvent[];
    repayment: StoredRepayment | null;
    /** The latest. */
    problem: StoredProblem | null;
  };
