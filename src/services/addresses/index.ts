export { readAddressPicture, sendAddressPicture } from './address-picture.service.ts';
export { readAddress, saveAddress, startAddress } from './address-writing.service.ts';
export {
  deleteAddress,
  type ListedAddress,
  listAddresses,
  makeAddressPrimary,
  type StoredAddress,
} from './addresses.service.ts';
