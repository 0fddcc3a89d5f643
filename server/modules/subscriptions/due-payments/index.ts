export { createDuePaymentKind, tellUnpaid } from './due-payment-kind.ts';
export { dueErrors } from './due-payments.errors.ts';
export { duePaymentHandlers } from './due-payments.routes.ts';
export { dropDueIn, findDue, payDue, type StoredDue } from './due-payments.service.ts';
