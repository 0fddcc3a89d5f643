import type { ServerModule } from '../../platform/module.ts';

export const addressesModule: ServerModule = { name: 'addresses' };

export { findAddress, type StoredAddress } from './addresses.repository.ts';
export type { AppliedAddress, DeliveriesPort } from './deliveries.port.ts';
export type { AddressLocation, Invoice } from './tables.ts';
