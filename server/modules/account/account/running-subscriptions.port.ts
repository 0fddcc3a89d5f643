import type { Executor } from '../../../platform/database/database.ts';
import { definePort } from '../../../platform/module.ts';

/** What closing an account needs from the subscriptions module. */
export type RunningSubscriptionsPort = {
  /** Number of subscriptions that closing the account would end. */
  count(db: Executor, accountId: string): Promise<number>;
};

export type WithRunningSubscriptions = { runningSubscriptions: RunningSubscriptionsPort };
export const runningSubscriptionsPort = definePort<WithRunningSubscriptions>('runningSubscriptions');
