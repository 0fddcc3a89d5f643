export type { DeliveryPayload, DuePayload } from './delivery-payload.ts';
export { paymentLines, toDeliveryHold, tryHold } from './delivery-payment.ts';
export { nextReferences, readReference } from './payment-references.ts';
export { closeSubjects, findOpenAttempt, openSubjects } from './payment-subjects.repository.ts';
export { createRenewalKind, cyclePath, fulfilCycles, lockCycle, neededCard, refundedCycle } from './renewal-kind.ts';
export { type RenewalMail, paidMail, stepMail } from './renewal.mails.ts';
