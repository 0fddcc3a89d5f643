import type { SnapshotFrom } from 'xstate';
import type { ThreeDSecureEvent, threeDSecureMachine } from '../../../machines/three-d-secure/index.ts';

export interface ThreeDSecureScreenProps {
  snapshot: SnapshotFrom<typeof threeDSecureMachine>;
  send: (event: ThreeDSecureEvent) => void;
  /** Epoch milliseconds. */
  now: () => number;
  /** "/auth/login" with the way back in it. */
  loginPath: string;
}
