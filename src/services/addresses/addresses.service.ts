import type { Address } from '../../../domain/address/index.ts';
import type { paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read } from '../http/index.ts';

/** As in the contract: whether a running subscription, or an order that is not packed yet, is delivered there. */
export type StoredAddress = Address & { isInUse: boolean; hasUnpackedOrders: boolean };

/** As in the list: also whether there is a picture of the door. */
export type ListedAddress = StoredAddress & { hasPicture: boolean };

/** The customer's addresses, the primary one first. */
export function listAddresses(api: Api, signal?: AbortSignal): Promise<ListedAddress[]> {
  return read(api.client<paths>().GET('/private/user/addresses', { params: { query: { query: '{}' } }, signal }));
}
