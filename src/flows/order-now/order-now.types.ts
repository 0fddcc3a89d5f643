import type { SnapshotFrom } from 'xstate';
import type { NowEvent, orderNowMachine } from '../../../machines/order-now/index.ts';

export interface OrderNowScreenProps {
  snapshot: SnapshotFrom<typeof orderNowMachine>;
  send: (event: NowEvent) => void;
  /** Name of the card that pays: "Bonus •••• 0008". */
  card: string;
  /** Path of the page that changes the box's contents and card. */
  editPath: string;
  /** "/auth/login" with the redirect back to this page. */
  loginPath: string;
}
