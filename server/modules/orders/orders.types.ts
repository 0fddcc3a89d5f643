import type { orderEvents, orderLines, orderProblems, orderRepayments, orders } from './tables.ts';

export type StoredOrder = typeof orders.$inferSelect;
export type StoredLine = typeof orderLines.$inferSelect;
export type StoredEvent = typeof orderEvents.$inferSelect;
export type StoredRepayment = typeof orderRepayments.$inferSelect;
export type StoredProblem = typeof orderProblems.$inferSelect;

export type OrderWithLines = { order: StoredOrder; lines: StoredLine[] };

/** An order with all that has happened to it. */
export type OrderRecord = OrderWithLines & {
  events: StoredEvent[];
  repayment: StoredRepayment | null;
  /** The latest. */
  problem: StoredProblem | null;
};
