export { readAddress, saveAddress } from './address-saving.service.ts';
export { listAddresses, startAddress, type StoredAddress } from './addresses.service.ts';
