import type { SnapshotFrom } from 'xstate';
import type { RefundableView, RefundEvent, refundMachine } from '../../../machines/refund/index.ts';

export interface RefundScreenProps {
  snapshot: SnapshotFrom<typeof refundMachine>;
  send: (event: RefundEvent) => void;
}

/** Props of the page's parts. */
export interface RefundPartProps extends RefundScreenProps {
  order: RefundableView;
}
