import type { Address, AddressDraft } from '../../../domain/address/index.ts';
import type { paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read } from '../http/index.ts';

/** An address as the contract has it, with whether a running subscription is delivered there. */
export type StoredAddress = Address & { isInUse: boolean };

/** The customer's addresses, the primary one first. */
export function listAddresses(api: Api, signal?: AbortSignal): Promise<StoredAddress[]> {
  return read(api.client<paths>().GET('/private/user/addresses', { params: { query: { query: '{}' } }, signal }));
}

/** What is known of the customer, offered in a new address. */
export async function startAddress(api: Api, signal?: AbortSignal): Promise<AddressDraft> {
  const known = await read(api.client<paths>().POST('/private/user/addresses/initialize-address', { signal }));
  return {
    title: known.title,
    firstName: known.firstName,
    lastName: known.lastName,
    phone: known.phone ?? { dialCode: '+90', number: '' },
    location: { country: known.country, state: null, city: null, neighborhood: null },
    line: '',
    postalCode: '',
  };
}
