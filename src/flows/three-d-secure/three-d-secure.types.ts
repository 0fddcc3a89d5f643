import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ThreeDSecureEvent, threeDSecureMachine } from '../../../machines/three-d-secure/index.ts';

export interface ThreeDSecureScreenProps {
  snapshot: SnapshotFrom<typeof threeDSecureMachine>;
  send: (event: ThreeDSecureEvent) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** "/auth/login" with the redirect back to this page. */
  loginPath: string;
  /** Replaces the texts around the bank's page for a payment other than an order. */
  views?: ThreeDSecureViews | undefined;
}

type View = (props: ThreeDSecureScreenProps) => ReactNode;

/** A view for each state except the bank's page, and the texts beside that page. */
export type ThreeDSecureViews = Readonly<
  Record<'settling' | 'ended' | 'abandoning' | 'abandonFailed' | 'unknown' | 'suspended', View> & {
    beside: Record<'amount' | 'offer' | 'lookupFailed', View>;
  }
>;
