export {
  type AddressesEvent,
  addressesMachine,
  type AddressesServices,
  type AddressRow,
  connectAddresses,
} from './addresses.machine.ts';
