import type { ServerModule } from '../../platform/module.ts';
import { addressesHandlers } from './addresses.routes.ts';

export const addressesModule: ServerModule = {
  name: 'addresses',
  handlers: (context) => ({ ...addressesHandlers(context) }),
};

export { findAddress, findPrimaryAddress, type StoredAddress } from './addresses.repository.ts';
export type { AppliedAddress, DeliveriesPort } from './deliveries.port.ts';
