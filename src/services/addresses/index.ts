export { readAddress, saveAddress, startAddress } from './address-writing.service.ts';
export { listAddresses, type StoredAddress } from './addresses.service.ts';
