export { createDuePaymentKind, notifyUnpaid } from './due-payment-kind.ts';
export { dueErrors } from './due-payments.errors.ts';
export { findDue } from './due-payments.repository.ts';
export { duePaymentHandlers } from './due-payments.routes.ts';
export { dropDueIn, payDue } from './due-payments.service.ts';
