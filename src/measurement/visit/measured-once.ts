import { isText, fieldsOf } from '../../../domain/untrusted/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** Events measured for this browser's checkout, whose seed its tabs share: kept over a reload and the bank's page. */
const record = () => openRecord('localStorage', 'measured', 1);

/** Notes that this is measured; false when it was before. Without storage it is measured again. */
export function noteMeasured(subject: string): boolean {
  const { told } = fieldsOf(record()?.read());
  const known = Array.isArray(told) ? told.filter(isText) : [];
  if (known.includes(subject)) return false;
  try {
    record()?.write({ told: [...known, subject] });
  } catch {
    // With a full storage a step is measured twice, nothing else.
  }
  return true;
}

/** Call when the cart's lines are bought: the next checkout is another one. */
export const forgetMeasured = (): void => record()?.forget();
