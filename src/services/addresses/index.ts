export { addressesQuery } from './addresses.queries.ts';
export { deleteAddress, makeAddressPrimary } from './address-book.service.ts';
export { readAddressPicture, sendAddressPicture } from './address-picture.service.ts';
export { readAddress, saveAddress, startAddress } from './address-writing.service.ts';
export { type ListedAddress, listAddresses, type StoredAddress } from './addresses.service.ts';
