import type { Harness } from '../harness/harness.ts';
import { addressIn, type Data, findProduct } from '../harness/customer.ts';
import { newCard } from '../harness/order-request.ts';
import { buyBoxes } from '../harness/saved-card.ts';
import { cardNumber } from '../flows/support/bank.ts';
import type { CardBehaviour } from '../../server/sandbox-bank/cards/test-cards.ts';
import { type Account, openAccount } from './account.ts';

/** A customer with a running subscription, and their actions on another device. */
export interface Subscriber extends Account {
  addressId: string;
  subscriptionId: string;
  /** The subscription as the server has it, also after its end. */
  current(): Promise<Data>;
  /** A product of the shop, by its slug. */
  productOf(slug: string): Promise<Data>;
  /** An action on the subscription. Throws the server's refusal. */
  act(kind: string, body?: object): Promise<void>;
  /** The body with which the page would pay for the next delivery at the bank, as currently shown. */
  orderOfNow: () => Promise<object>;
  /** Renames the subscription: a new version without any other change. */
  touch(): Promise<void>;
}

export async function openSubscriber(
  { shopUrl }: Harness,
  behaviour: CardBehaviour = 'succeeds',
  quantity = 1,
): Promise<Subscriber> {
  const account = await openAccount(shopUrl);
  const { call } = account;
  const { data: home } = await call('POST', 'user/addresses', addressIn({ line: 'Moda Caddesi No 12' }));
  const card = newCard(cardNumber(behaviour), true);
  await buyBoxes(shopUrl, call, { addressId: home._id, card, purchaseType: 'subscription', quantity });
  const [{ _id: subscriptionId }] = (await call('GET', 'user/subscriptions?query={}')).data;
  const place = `user/subscriptions/${subscriptionId}`;
  let names = 0;
  const act: Subscriber['act'] = async (kind, body) => {
    const { status, data } = await call('POST', `${place}/${kind}`, body);
    if (status >= 300) throw new Error(`${kind} was answered ${status}: ${JSON.stringify(data)}`);
  };
  return {
    ...account,
    addressId: home._id,
    subscriptionId,
    current: async () => (await call('GET', place)).data,
    productOf: (slug) => findProduct(shopUrl, slug),
    act,
    async orderOfNow() {
      const { before, differenceNow } = (await call('POST', `${place}/preview`, { act: { kind: 'orderNow' } })).data;
      const { cycle } = before.find(({ state }: { state: string }) => state !== 'skipped');
      const price = { chargedAmount: differenceNow, _currency: 'TRY' };
      return { _subscriptions: [subscriptionId], cycle, price, challenge: true };
    },
    async touch() {
      names += 1;
      await act('rename', { name: `Kutu ${names}` });
    },
  };
}
