import type { StoredAddress } from '../../addresses/index.ts';
import type { OrderAddress } from './orders.tables.ts';

/** An address as an order keeps it: a copy, because the address book may change. */
export function toOrderAddress(address: StoredAddress): OrderAddress {
  const { id, title, firstName, lastName, phoneDialCode, phoneNumber, location, line, postalCode } = address;
  const phone = { dialCode: phoneDialCode, number: phoneNumber };
  return { _address: id, title, firstName, lastName, phone, location, line, postalCode };
}
