import type { Executor } from '../../platform/database/database.ts';

export type DeliveredType = { orderId: string; productTypeId: string; deliveredAt: Date };

/** What reviews ask of whoever knows orders; given through `provide`. */
export type PurchasesPort = {
  /** Every product type of every delivered order of the account. */
  deliveredProductTypes(db: Executor, accountId: string): Promise<DeliveredType[]>;
};

declare module '../../platform/context.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- declaration merging needs an interface
  interface AppContext {
    /** Absent while nothing is sold: nothing may be reviewed then. */
    purchases?: PurchasesPort;
  }
}
