import { randomUUID } from 'node:crypto';
import { cardNumber, confirmPage, openPage, postReturnForm } from '../../server/modules/checkout/testing.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/test-cards.ts';
import type { Call } from './customer.ts';
import { newCard, orderRequest } from './order-request.ts';

/** At the bank, and back: the browser goes wherever the pages lead. */
export async function passBank(redirectUrl: string): Promise<void> {
  const page = await openPage(redirectUrl);
  const done = page.returnForm ? page : await confirmPage(redirectUrl);
  if (done.returnForm) await (await postReturnForm(done)).body?.cancel();
}

/** Buys one box with a card that the bank keeps from then on, once or by subscription. */
export async function saveCard(
  shopUrl: string,
  call: Call,
  addressId: string,
  purchaseType: 'oneTimePurchase' | 'subscription' = 'oneTimePurchase',
  behaviour: CardBehaviour = 'succeeds',
): Promise<void> {
  const card = newCard(cardNumber(behaviour), true);
  const order = await orderRequest(shopUrl, call, { addressId, card, purchaseType });
  const { redirectUrl, attemptId } = (await call('POST', 'user/shopping/3ds/buy-request', order, randomUUID())).data;
  await passBank(redirectUrl);
  await call('POST', `user/shopping/3ds/buy-response/status/${attemptId}`);
}
