import { connectAddress } from '../../../machines/address/index.ts';
import { readAddress, saveAddress } from '../../services/addresses/index.ts';
import { type Api, sendOnce } from '../../services/http/index.ts';
import { listPlaces } from '../../services/locations/index.ts';

/** The address flow, with its services on `api`. */
export function addressFlow(api: Api) {
  const once = sendOnce();
  return connectAddress({
    listPlaces: (request, signal) => listPlaces(api, request, signal),
    saveAddress: (request, signal) => saveAddress(api, once, request, signal),
    readAddress: ({ addressId }, signal) => readAddress(api, addressId, signal),
  });
}
