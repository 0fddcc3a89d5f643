import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { OrderEvent, orderMachine, OrderView } from '../../../../machines/order/order.machine.ts';

export interface OrderScreenProps {
  snapshot: SnapshotFrom<typeof orderMachine>;
  send: (event: OrderEvent) => void;
  /** The invitation to review what came, where the order allows it. */
  review?: ReactNode;
}

/** Props of the page's parts. */
export interface OrderPartProps extends Omit<OrderScreenProps, 'review'> {
  order: OrderView;
}
