import { randomUUID } from 'node:crypto';
import { sandboxOpsKey } from '../../server/platform/ops-keys/ops-keys.ts';
import { type Answer, ask } from './customer.ts';

/** Does at `/ops` what a packer does with `npm run ops`. */
export async function operate(shopUrl: string, path: string, body: object): Promise<void> {
  const payload = { reason: 'Deneme', ...body };
  const answer = await ask(`${shopUrl}/ops/${path}`, 'POST', {
    token: sandboxOpsKey,
    body: payload,
    key: randomUUID(),
  });
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${JSON.stringify(answer.data)}`);
}

export const readOps = (shopUrl: string, path: string): Promise<Answer> =>
  ask(`${shopUrl}/ops/${path}`, 'GET', { token: sandboxOpsKey });

/** Moves an order's parcel through these events, in this order. */
export async function moveParcel(shopUrl: string, order: string, ...events: string[]): Promise<void> {
  const shipment = { carrier: 'Yurtiçi Kargo', trackingNumber: '104512345678' };
  for (const event of events)
    await operate(shopUrl, `orders/${order}/moves`, { event, ...(event === 'ship' && shipment) });
}
