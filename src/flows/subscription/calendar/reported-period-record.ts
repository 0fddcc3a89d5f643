import { openRecord } from '../../../storage/browser-record.ts';

/**
 * The period that a customer reported. It stays on this device: the server never gets it, and another customer who
 * signs in here does not see it.
 */
export const reportedPeriodRecord = () => openRecord('localStorage', 'cycle', 1);

/** Call when the customer withdraws the period, signs out or deletes the account. */
export const forgetReportedPeriod = (): void => reportedPeriodRecord()?.forget();
