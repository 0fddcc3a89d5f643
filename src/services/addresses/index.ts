export { addressesQuery } from './addresses.queries.ts';
export { readAddress, saveAddress, startAddress, type StoredAddress } from './addresses.service.ts';
