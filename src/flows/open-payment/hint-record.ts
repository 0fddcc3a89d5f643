import { openRecord } from '../../storage/browser-record.ts';

export const HINT = 'open-payment';
export const hintRecord = () => openRecord('localStorage', HINT, 1);

/** Whether this browser may have an open payment. Small enough to be asked on every page. */
export const mayBeOpen = (): boolean => hintRecord()?.read()?.['money'] === 'unknown';
