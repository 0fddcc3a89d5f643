import { cart } from '../../../alive/index.ts';
import type { Api } from '../../../services/http/index.ts';
import { readSubscriptionLines } from '../../../services/subscriptions/subscription-lines.service.ts';
import { linesAgain } from '../../order/again.ts';

/** Adds an ended subscription's lines that are still sold to the cart. Rejects with ITEM_UNAVAILABLE for none. */
export async function restart(api: Api, id: string, signal: AbortSignal): Promise<void> {
  const lines = await linesAgain(api, await readSubscriptionLines(api, id, signal), signal);
  const createdAt = new Date().toISOString();
  for (const line of lines) cart.send({ type: 'line.add', ...line, purchaseType: 'subscription', createdAt });
}
