export { readAddress, saveAddress, startAddress } from './address-writing.service.ts';
export { deleteAddress, listAddresses, makeAddressPrimary, type StoredAddress } from './addresses.service.ts';
