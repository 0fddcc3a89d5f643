import type { Shop, Shopper } from '../checkout/testing.ts';
import { newCard, passChallenge } from '../checkout/testing.ts';
import { moveAlong, toTheDoor } from '../orders/testing.ts';

export { refundMoves, refundPictures, refunds } from './record/refunds.tables.ts';

type Wanted = Parameters<Shopper['checkout']>[0];

export type Bought = { attemptId: string; id: string; charged: number };

/** Pays with a card and answers the first order, amounts in kuruş. */
export async function buy(
  shopper: Shopper,
  wanted: Wanted,
  card: Parameters<typeof newCard>[0] = 'succeeds',
): Promise<Bought> {
  const body = await shopper.checkout(wanted, newCard(card));
  const { attemptId, redirectUrl, amount } = (await shopper.buy('3ds/buy-request', body)).body.data;
  await passChallenge(redirectUrl);
  const { orderIds } = (await shopper.status(attemptId)).body.data;
  return { attemptId, id: orderIds[0], charged: Math.round(amount * 100) };
}

/** `buy`, with the parcel delivered. */
export async function receive(shop: Shop, ...of: Parameters<typeof buy>): Promise<Bought> {
  const bought = await buy(...of);
  await moveAlong(shop.app.context, bought.id, ...toTheDoor);
  return bought;
}
