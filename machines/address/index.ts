export {
  type AddressContext,
  type AddressEvent,
  type AddressInput,
  addressMachine,
  type AddressServices,
  connectAddress,
  type PlacesRequest,
  type SavedAddress,
  type SaveRequest,
} from './address.machine.ts';
