import type { Address } from '../../../domain/address/index.ts';
import type { paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read } from '../http/index.ts';

/** An address as the contract has it, with whether a running subscription is delivered there. */
export type StoredAddress = Address & { isInUse: boolean };

/** The customer's addresses, the primary one first. */
export function listAddresses(api: Api, signal?: AbortSignal): Promise<StoredAddress[]> {
  return read(api.client<paths>().GET('/private/user/addresses', { params: { query: { query: '{}' } }, signal }));
}
