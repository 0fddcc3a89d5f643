import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { addressesData } from './addresses.personal-data.ts';
import { addressesHandlers } from './addresses.routes.ts';
import { deliveriesPort } from './deliveries.port.ts';

export const addressesModule = defineModule({
  name: 'addresses',
  needs: [deliveriesPort, attemptsPort],
  build: (context) => ({ personalData: addressesData, handlers: addressesHandlers(context) }),
});

export { readDestination } from './address-fields.ts';
export type { AddressLocation } from './tables.ts';
export { findPicture, picturedAmong } from './address-pictures.repository.ts';
export { bytesOfDataUrl, takePhoto, toDataUrl } from './address-pictures.ts';
export { findAddress, findAddresses, findPrimaryAddress, type StoredAddress } from './addresses.repository.ts';
export { type AppliedAddress, type DeliveriesPort, deliveriesPort } from './deliveries.port.ts';
export { toBuyer } from './to-buyer.ts';
