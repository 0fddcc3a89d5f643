import { isText, fieldsOf } from '../../domain/untrusted/index.ts';
import { openRecord } from '../storage/browser-record.ts';

const most = 20;

/** Notes that this payment's event was told; false when it was before, in whatever page. */
export function noteToldPurchase(purchase: string): boolean {
  const record = openRecord('localStorage', 'measured', 1);
  const { purchases } = fieldsOf(record?.read());
  const known = Array.isArray(purchases) ? purchases.filter(isText) : [];
  if (known.includes(purchase)) return false;
  try {
    record?.write({ purchases: [...known, purchase].slice(-most) });
  } catch {
    // A full storage costs a count that is told twice, nothing else.
  }
  return true;
}
