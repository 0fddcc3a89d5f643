export { addressDraftQuery, addressesQuery } from './addresses.queries.ts';
export { readAddress, saveAddress, type StoredAddress } from './addresses.service.ts';
