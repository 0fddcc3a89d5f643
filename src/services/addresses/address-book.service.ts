import type { Address } from '../../../domain/address/index.ts';
import type { paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read } from '../http/index.ts';

export async function makeAddressPrimary(api: Api, addressId: string, signal?: AbortSignal): Promise<void> {
  await read(api.client<paths>().POST('/private/user/addresses/primary', { body: { _id: addressId }, signal }));
}

/** Rejects with ADDRESS_IN_USE while a running subscription goes there. */
export async function deleteAddress(
  api: Api,
  { _id, version }: Pick<Address, '_id' | 'version'>,
  signal?: AbortSignal,
): Promise<void> {
  const params = { path: { id: _id }, query: { version } };
  await read(api.client<paths>().DELETE('/private/user/addresses/{id}', { params, signal }));
}
