import { fullName } from '../../../domain/account/index.ts';
import type { Account } from '../account/index.ts';
import type { StoredAddress } from './addresses.repository.ts';
import type { Buyer } from '../payments/index.ts';

function toPaymentAddress(address: StoredAddress): Buyer['shippingAddress'] {
  const { location, line, postalCode } = address;
  const district = [location.neighborhood?.name.tr, location.city.name.tr].filter(Boolean).join(', ');
  return {
    contactName: fullName(address),
    address: `${line}, ${district}`,
    city: location.state.name.tr,
    country: location.country.name.en,
    ...(postalCode && { zipCode: postalCode }),
  };
}

/** The customer as the payment provider asks for them. */
export function toBuyer(account: Account, delivery: StoredAddress, billing: StoredAddress, ip: string): Buyer {
  const { invoice, phoneDialCode, phoneNumber } = billing;
  const identityNumber = invoice.type === 'individual' ? invoice.identityNumber : undefined;
  return {
    id: account.id,
    name: account.firstName || billing.firstName,
    surname: account.lastName || billing.lastName,
    email: account.email,
    phone: `${phoneDialCode}${phoneNumber}`,
    ...(identityNumber && { identityNumber }),
    ip,
    shippingAddress: toPaymentAddress(delivery),
    billingAddress: toPaymentAddress(billing),
  };
}
