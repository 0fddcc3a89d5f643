import { deliveryTo } from '../../../domain/delivery/index.ts';
import { unitedArabEmirates } from './data-emirates.ts';
import { netherlands } from './data-netherlands.ts';
import { turkey } from './data-turkey.ts';

const facts = [turkey, unitedArabEmirates, netherlands];

/** A country's code, dial code and delivery. `id` is the location's id, e.g. `tr`. */
export function countryFacts(id: string): { code: string; dialCode: string; isDelivered: boolean } | null {
  const found = facts.find((country) => country.id.toLowerCase() === id);
  return found ? { code: found.id, dialCode: found.dialCode, isDelivered: deliveryTo(id) !== null } : null;
}
