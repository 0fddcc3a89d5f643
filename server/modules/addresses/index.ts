import { defineModule } from '../../platform/module.ts';
import { addressesHandlers } from './addresses.routes.ts';
import { deliveriesPort } from './deliveries.port.ts';

export const addressesModule = defineModule({
  name: 'addresses',
  needs: [deliveriesPort],
  build: (context) => ({ handlers: addressesHandlers(context) }),
});

export { findAddress, findPrimaryAddress, type StoredAddress } from './addresses.repository.ts';
export { type AppliedAddress, type DeliveriesPort, deliveriesPort } from './deliveries.port.ts';
