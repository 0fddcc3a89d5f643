export * from './order-moves.ts';
export * from './order-status.ts';
export * from './subscription-status.ts';
export * from './withdrawal.ts';
