/**
 * How many boxes one order can have: what it asks for is on hold while it is being paid for, so no order may ask for the
 * whole warehouse. A charity buys for many.
 */
export const MAX_ORDER_BOXES = { normal: 120, charity: 1200 } as const;
