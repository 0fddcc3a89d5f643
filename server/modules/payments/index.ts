export type * from './payments.port.ts';
