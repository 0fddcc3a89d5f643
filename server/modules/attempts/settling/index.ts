export type { Seen } from './decide-attempt.ts';
export { findKnown } from './find-known.ts';
export { asking } from './leases.ts';
export { createNotifying, type Notifying } from './notifying.ts';
export { reconcileJob } from './reconcile.ts';
export { returnCapture, returnPart } from './refund-attempt.ts';
export { createSettling, type Settling } from './settle.ts';
