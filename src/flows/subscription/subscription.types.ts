import type { SnapshotFrom } from 'xstate';
import type { SubscriptionEvent, subscriptionMachine, SubscriptionView } from '../../../machines/subscription/index.ts';

export interface SubscriptionScreenProps {
  snapshot: SnapshotFrom<typeof subscriptionMachine>;
  send: (event: SubscriptionEvent) => void;
  /** Epoch milliseconds. */
  now: number;
  /** Who is greeted on the account's own page; null on a subscription's. */
  greeting?: string | null;
}

/** What the parts of the page are given. */
export interface SubscriptionPartProps extends Omit<SubscriptionScreenProps, 'greeting'> {
  view: SubscriptionView;
}
