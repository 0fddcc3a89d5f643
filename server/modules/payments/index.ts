export { alarmCodes, clearAlarms, listAlarms, type PaymentAlarm, raiseAlarm } from './alarms/index.ts';
export { findOperations, findOperationsOf, firstAskedAt, type PaymentOperation } from './operations.repository.ts';
export { noteCapture } from './operations.ts';
export { paymentsModule, paymentsPort, type WithPayments } from './payments.module.ts';
export type * from './provider/index.ts';
