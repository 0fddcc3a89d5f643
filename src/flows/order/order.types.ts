import type { SnapshotFrom } from 'xstate';
import type { OrderEvent, orderMachine, OrderView } from '../../../machines/order/index.ts';

export interface OrderScreenProps {
  snapshot: SnapshotFrom<typeof orderMachine>;
  send: (event: OrderEvent) => void;
}

/** What the parts of the page are given. */
export interface OrderPartProps extends OrderScreenProps {
  order: OrderView;
}
