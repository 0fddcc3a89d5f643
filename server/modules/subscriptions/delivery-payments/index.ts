export type { CyclePayload, DuePayload } from './delivery-payload.ts';
export { paymentLines, toCycleHold, tryHold } from './delivery-payment.ts';
export { closeSubjects, findOpenAttempt, nextReferences, openSubjects, readReference } from './payment-subjects.ts';
export { createRenewalKind, cyclePath, fulfilCycles, lockCycle, neededCard, refundedCycle } from './renewal-kind.ts';
export { type Letter, paidLetter, stepLetter } from './renewal.mails.ts';
