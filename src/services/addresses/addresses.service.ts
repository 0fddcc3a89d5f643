import type { Address } from '../../../domain/address/index.ts';
import type { paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read } from '../http/index.ts';

/** As the contract has it: whether a running subscription is delivered there, and whether an order that is not packed yet. */
export type StoredAddress = Address & { isInUse: boolean; hasUnpackedOrders: boolean };

/** As it is shown in the list, with whether the courier is shown a picture of the door. */
export type ListedAddress = StoredAddress & { hasPicture: boolean };

/** The customer's addresses, the primary one first. */
export function listAddresses(api: Api, signal?: AbortSignal): Promise<ListedAddress[]> {
  return read(api.client<paths>().GET('/private/user/addresses', { params: { query: { query: '{}' } }, signal }));
}
