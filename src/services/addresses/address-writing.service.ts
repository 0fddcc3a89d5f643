import { NO_PHONE, normalizeName, normalizePhone } from '../../../domain/account/index.ts';
import { type AddressDraft, destinationOf, normalizePostalCode } from '../../../domain/address/index.ts';
import { notFound } from '../../../domain/failure/index.ts';
import { lineText } from '../../../domain/text/index.ts';
import type { SavedAddress, SaveRequest } from '../../../machines/address/index.ts';
import type { components, paths } from '../../../openapi/types/addresses.d.ts';
import { type Api, read, type SendOnce } from '../http/index.ts';
import { listAddresses, type StoredAddress } from './addresses.service.ts';

const client = (api: Api) => api.client<paths>();

/** First values of a new address, from the customer's data. */
export async function startAddress(api: Api, signal?: AbortSignal): Promise<AddressDraft> {
  const known = await read(client(api).POST('/private/user/addresses/initialize-address', { signal }));
  return {
    title: known.title,
    firstName: known.firstName ?? '',
    lastName: known.lastName ?? '',
    phone: known.phone ?? NO_PHONE,
    location: { country: known.country, state: null, city: null, neighborhood: null },
    line: '',
    postalCode: '',
  };
}

function requestOf(draft: AddressDraft): components['schemas']['AddressRequest'] {
  const title = lineText(draft.title);
  const postalCode = normalizePostalCode(draft.postalCode);
  return {
    ...(title && { title }),
    firstName: normalizeName(draft.firstName),
    lastName: normalizeName(draft.lastName),
    phone: normalizePhone(draft.phone),
    ...destinationOf(draft),
    ...(postalCode && { postalCode }),
  };
}

/** Stores a new or changed address, and changes the orders it is for. Rejects a stale version. Spec §3, §7. */
export async function saveAddress(
  api: Api,
  once: SendOnce,
  { addressId, version, draft, choice }: SaveRequest,
  signal: AbortSignal,
): Promise<SavedAddress> {
  const body = requestOf(draft);
  if (addressId === null) {
    const address = await once(body, (key) =>
      read(
        client(api).POST('/private/user/addresses', { params: { header: { 'Idempotency-Key': key } }, body, signal }),
      ),
    );
    return { address, tooLateCount: 0 };
  }
  const params = { path: { id: addressId }, query: { version } };
  const address = await read(client(api).PATCH('/private/user/addresses/{id}', { params, body, signal }));
  if (!choice) return { address, tooLateCount: 0 };
  const { tooLateOrderIds } = await read(
    client(api).POST('/private/user/addresses/{id}/apply', {
      params: { path: { id: addressId } },
      body: { choices: [choice] },
      signal,
    }),
  );
  return { address, tooLateCount: tooLateOrderIds.length };
}

export async function readAddress(api: Api, addressId: string, signal: AbortSignal): Promise<StoredAddress> {
  const found = (await listAddresses(api, signal)).find(({ _id }) => _id === addressId);
  if (!found) throw notFound();
  return found;
}
