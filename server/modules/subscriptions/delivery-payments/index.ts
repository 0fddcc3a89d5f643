export type { CyclePayload, DuePayload } from './delivery-payload.ts';
export { paymentLines, toCycleHold, tryHold } from './delivery-payment.ts';
export { nextReferences, readReference } from './payment-references.ts';
export { closeSubjects, findOpenAttempt, openSubjects } from './payment-subjects.repository.ts';
export { createRenewalKind, cyclePath, fulfilCycles, lockCycle, neededCard, refundedCycle } from './renewal-kind.ts';
export { type Letter, paidLetter, stepLetter } from './renewal.mails.ts';
