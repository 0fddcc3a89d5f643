import { randomUUID } from 'node:crypto';
import { cardNumber, confirmPage, openPage, postReturnForm } from '../../server/modules/checkout/testing.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/cards/test-cards.ts';
import type { Call } from './customer.ts';
import { newCard, orderRequest, type Wanted } from './order-request.ts';

/** Follows the bank's pages and their redirects back to the shop. */
export async function passBank(redirectUrl: string): Promise<void> {
  const page = await openPage(redirectUrl);
  const done = page.returnForm ? page : await confirmPage(redirectUrl);
  if (done.returnForm) await (await postReturnForm(done)).body?.cancel();
}

/** Buys boxes with a new card, which the bank saves if wanted; returns the order's id. */
export async function buyBoxes(shopUrl: string, call: Call, wanted: Wanted): Promise<string> {
  const order = await orderRequest(shopUrl, call, wanted);
  const { redirectUrl, attemptId } = (await call('POST', 'user/shopping/3ds/buy-request', order, randomUUID())).data;
  await passBank(redirectUrl);
  const { data } = await call('POST', `user/shopping/3ds/buy-response/status/${attemptId}`);
  return data.orderIds[0];
}

/** Buys one box, once or by subscription, with a card that the bank saves. */
export async function saveCard(
  shopUrl: string,
  call: Call,
  addressId: string,
  purchaseType: 'oneTimePurchase' | 'subscription' = 'oneTimePurchase',
  behaviour: CardBehaviour = 'succeeds',
): Promise<void> {
  await buyBoxes(shopUrl, call, { addressId, card: newCard(cardNumber(behaviour), true), purchaseType });
}
