import { isText, fieldsOf } from '../../../domain/untrusted/index.ts';
import { openRecord } from '../../storage/browser-record.ts';

/** What was said of the checkout that this browser is in, whose seed its tabs share: it outlives a reload and the bank's page. */
const record = () => openRecord('localStorage', 'measured', 1);

/** Notes that this is measured; false when it was before. Where nothing can be kept it is measured again. */
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

/** What was in the cart is bought: the next checkout is another one. */
export const forgetMeasured = (): void => record()?.forget();
