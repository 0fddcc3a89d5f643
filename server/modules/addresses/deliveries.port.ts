import type { components } from '../../../openapi/types/addresses.d.ts';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { StoredAddress } from './addresses.repository.ts';

export type AppliedAddress = components['schemas']['AppliedAddress'];

/** What the address book asks of whoever delivers. The modules behind it give their part through `provide`. */
export type DeliveriesPort = {
  /** Address id to the ids of the running subscriptions that are delivered there. */
  addressesInUse(db: Executor, accountId: string): Promise<Map<string, string[]>>;
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

declare module '../../platform/context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface AppContext {
    /** Absent while nothing delivers: no address is in use then. */
    deliveries?: DeliveriesPort;
  }
}
