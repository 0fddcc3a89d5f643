export { alarmCodes } from './tables.ts';
export { clearAlarms, listAlarms, type PaymentAlarm, raiseAlarm } from './alarms.ts';
export { findOperations, findOperationsOf, firstAskedAt, noteCapture, type PaymentOperation } from './operations.ts';
export { paymentsModule, paymentsPort, type WithPayments } from './payments.module.ts';
export type * from './provider/index.ts';
