import { createActor } from 'xstate';
import { refreshAccount } from '../../app/refresh-account.ts';
import { useApi } from '../../app/use-api.ts';
import { useFlow } from '../../app/use-flow.ts';
import { orderFlow } from './order.services.ts';
import { OrderScreen } from './index.tsx';

/** Another order is another flow: give it a `key`. */
export function OrderPage({ orderId }: { orderId: string }) {
  const api = useApi();
  const [snapshot, send] = useFlow(() => createActor(orderFlow(api, orderId, () => refreshAccount(api))));
  return <OrderScreen snapshot={snapshot} send={send} />;
}
