import type { components } from '../../../openapi/types/addresses.d.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import { definePort } from '../../platform/module.ts';
import type { StoredAddress } from './addresses.repository.ts';

export type AppliedAddress = components['schemas']['AppliedAddress'];

/** What the address book needs from the modules that deliver. */
export type DeliveriesPort = {
  /** Address id to the ids of the running subscriptions that are delivered or billed there. */
  addressesInUse(db: Executor, accountId: string): Promise<Map<string, string[]>>;
  /** The ids of the addresses of orders that are not packed yet. */
  unpackedTo(db: Executor, accountId: string): Promise<Set<string>>;
  /** The ids of the undelivered orders to this address, the oldest first. */
  activeOrders(db: Executor, accountId: string, addressId: string): Promise<string[]>;
  /** Puts the address on orders that are not packed yet, on the next ones, or both. */
  applyAddress(
    tx: Tx,
    request: {
      accountId: string;
      address: StoredAddress;
      choices: readonly components['schemas']['ApplyAddressChoice'][];
      now: Date;
    },
  ): Promise<AppliedAddress>;
};

export type WithDeliveries = { deliveries: DeliveriesPort };
export const deliveriesPort = definePort<WithDeliveries>('deliveries');
