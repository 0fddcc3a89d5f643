export { readSignedCallback } from './challenge-callback.ts';
export { type Answer, exchange } from './exchange.ts';
export type * from './payments.outcomes.ts';
export type * from './payments.port.ts';
export type { PaymentProvider } from './payments.provider.ts';
export { withSafeguards } from './safeguards.ts';
export { isSignature, sign } from './signature.ts';
