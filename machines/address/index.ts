export { connectAddress } from './address.connect.ts';
export { addressMachine } from './address.machine.ts';
export type { AddressServices, PlacesRequest, SaveRequest } from './address.services.ts';
export type { AddressContext, AddressEvent, AddressInput, AddressOutput, PlaceLists } from './address.types.ts';
