import { defineModule } from '../../platform/module.ts';
import { attemptsPort } from '../attempts/index.ts';
import { addressesData } from './addresses.personal-data.ts';
import { addressesHandlers } from './addresses.routes.ts';
import { deliveriesPort } from './deliveries.port.ts';

const reading = { max: 120, windowSeconds: 60 };
const writing = { max: 30, windowSeconds: 60 };

export const addressesModule = defineModule({
  name: 'addresses',
  needs: [deliveriesPort, attemptsPort],
  rateLimits: {
    listAddresses: reading,
    initializeAddress: reading,
    createAddress: writing,
    updateAddress: writing,
    deleteAddress: writing,
    makeAddressPrimary: writing,
    applyAddressToOrders: writing,
    getAddressPicture: reading,
    updateAddressPictureForActiveOrders: { max: 20, windowSeconds: 600 },
  },
  build: (context) => ({ personalData: addressesData, handlers: addressesHandlers(context) }),
});

export { readDestination } from './address-fields.ts';
export type { AddressLocation } from './tables.ts';
export { bytesOfDataUrl, findPicture, picturedAmong, takePhoto, toDataUrl } from './address-pictures.ts';
export { findAddress, findAddresses, findPrimaryAddress, type StoredAddress } from './addresses.repository.ts';
export { type AppliedAddress, type DeliveriesPort, deliveriesPort } from './deliveries.port.ts';
export { toBuyer } from './to-buyer.ts';
