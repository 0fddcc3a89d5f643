export { alarmCodes } from './alarm-codes.ts';
export { clearAlarms, listAlarms, type PaymentAlarm } from './alarms.repository.ts';
export { raiseAlarm } from './alarms.ts';
export { postAlarmsJob } from './post-alarms.ts';
