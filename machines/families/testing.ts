/** Imports of the specifications of family flows. None of it is in the shopper's bundle. */
export { listCopy } from './list/list.copy.ts';
export { listSpec } from './list/list.spec.ts';
export { recordCopy } from './record/record.copy.ts';
export { recordSpec } from './record/record.spec.ts';
export { actionCopy } from './action/action.copy.ts';
export { actionSpec } from './action/action.spec.ts';
export { paymentCopy } from './payment/payment.copy.ts';
export { cardDeclined, paymentInProgress, paymentSpec, sampleAmount, typedCard } from './payment/payment.spec.ts';
