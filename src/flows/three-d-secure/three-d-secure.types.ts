import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ThreeDSecureEvent, threeDSecureMachine } from '../../../machines/three-d-secure/index.ts';

export interface ThreeDSecureScreenProps {
  snapshot: SnapshotFrom<typeof threeDSecureMachine>;
  send: (event: ThreeDSecureEvent) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** "/auth/login" with the way back in it. */
  loginPath: string;
  /** What is said around the bank's page, in place of a payment's words. */
  views?: ThreeDSecureViews | undefined;
}

type View = (props: ThreeDSecureScreenProps) => ReactNode;

/** One view for each part of the flow but the bank's page itself, and what is said beside that page. */
export type ThreeDSecureViews = Readonly<
  Record<'settling' | 'ended' | 'abandoning' | 'abandonFailed' | 'unknown' | 'suspended', View> & {
    beside: Record<'amount' | 'offer' | 'lookupFailed', View>;
  }
>;
