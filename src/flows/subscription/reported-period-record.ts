import { openRecord } from '../../storage/browser-record.ts';

/**
 * What a customer told of her cycle. It stays on this device and is hers: the server never hears of it, and whoever else
 * signs in here does not see it.
 */
export const reportedPeriodRecord = () => openRecord('localStorage', 'cycle', 1);

/** When she takes it back, signs out or deletes her account. */
export const forgetReportedPeriod = (): void => reportedPeriodRecord()?.forget();
