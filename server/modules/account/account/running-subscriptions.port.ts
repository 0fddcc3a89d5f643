import type { Executor } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

/** What the closing of an account asks of the module of subscriptions. */
export type RunningSubscriptionsPort = {
  /** Those that closing the account would end. */
  count(db: Executor, accountId: string): Promise<number>;
};

export type WithRunningSubscriptions = { runningSubscriptions: RunningSubscriptionsPort };
export const runningSubscriptionsPort = definePort<WithRunningSubscriptions>('runningSubscriptions');
