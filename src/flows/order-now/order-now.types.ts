import type { SnapshotFrom } from 'xstate';
import type { NowEvent, orderNowMachine } from '../../../machines/order-now/index.ts';

export interface OrderNowScreenProps {
  snapshot: SnapshotFrom<typeof orderNowMachine>;
  send: (event: NowEvent) => void;
  /** What pays: "Bonus •••• 0008". */
  card: string;
  /** Where its contents and card can be changed. */
  editPath: string;
  /** "/auth/login" with the way back in it. */
  loginPath: string;
}
