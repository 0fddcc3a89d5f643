/**
 * Most boxes of one order: they are reserved while it is being paid for, so no order may reserve the whole warehouse.
 * A charity buys for many.
 */
export const MAX_ORDER_BOXES = { normal: 120, charity: 1200 } as const;
