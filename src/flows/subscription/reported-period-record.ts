import { openRecord } from '../../storage/browser-record.ts';

/** The menstrual period that a customer reported. It never leaves this device; other accounts on it do not see it. */
export const reportedPeriodRecord = () => openRecord('localStorage', 'cycle', 1);

/** When the customer takes it back, signs out or deletes the account. */
export const forgetReportedPeriod = (): void => reportedPeriodRecord()?.forget();
