import { cardNumber } from '../../server/modules/checkout/testing.ts';
import { addressIn, type Call, type Data, listOrders, openCustomer as register } from '../harness/customer.ts';
import { newCard, orderRequest } from '../harness/order-request.ts';
import { saveCard } from '../harness/saved-card.ts';

/** A customer of a shop in another process: everything goes over the network, and any of it may get no answer. */
export interface Customer {
  call: Call;
  /** The request that pays for one box, agreements read and accepted; `card` is a new card, or the saved one. */
  checkout(card: 'new' | 'saved'): Promise<object>;
  pay(card: 'new' | 'saved', body: object, key: string): Promise<Data>;
  orders(): Promise<number>;
}

/** Registers a customer with an address and, after a first purchase, a saved card. */
export async function openCustomer(shopUrl: string): Promise<Customer> {
  const { call } = await register(shopUrl);
  const home = await call('POST', 'user/addresses', addressIn({ line: 'Moda Caddesi No 12 Daire 5' }));

  await saveCard(shopUrl, call, home.data._id);
  return {
    call,
    async checkout(card) {
      const [saved] = card === 'saved' ? (await call('POST', 'user/cards/read')).data : [];
      return orderRequest(shopUrl, call, {
        addressId: home.data._id,
        card: saved ? { _card: saved._id } : newCard(cardNumber('succeeds'), true),
      });
    },
    async pay(card, body, key) {
      const path = card === 'saved' ? 'user/shopping/buy' : 'user/shopping/3ds/buy-request';
      return (await call('POST', path, body, key)).data ?? {};
    },
    orders: async () => (await listOrders(call)).length,
  };
}
