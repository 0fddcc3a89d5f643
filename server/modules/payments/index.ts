export type * from './payments.outcomes.ts';
export type * from './payments.port.ts';
