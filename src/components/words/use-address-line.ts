import type { Address } from '../../../domain/address/index.ts';
import { deliveryTo } from '../../../domain/delivery/index.ts';
import { inLocale } from '../../../domain/locale/index.ts';
import { useLocale } from './use-locale.ts';

/** "Caferağa, Moda Cad. 12, Kadıköy, İstanbul" */
export function useAddressLine(): (address: Pick<Address, 'line' | 'location' | 'postalCode'>) => string {
  const locale = useLocale();
  const nameOf = (place: Address['location']['city'] | null) => place && inLocale(place.name, locale);
  return ({ line, location: { country, state, city, neighborhood }, postalCode }) => {
    const abroad = deliveryTo(country._id) ? null : country;
    return [nameOf(neighborhood), line, postalCode, nameOf(city), nameOf(state), nameOf(abroad)]
      .filter(Boolean)
      .join(', ');
  };
}
