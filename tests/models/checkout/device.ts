import { randomUUID } from 'node:crypto';
import { addressIn, type Data, listOrders } from '../../harness/customer.ts';
import { newCard, orderRequest } from '../../harness/order-request.ts';
import { passBank } from '../../harness/saved-card.ts';
import { openAccount, type Account } from '../account.ts';

export interface Payment {
  attemptId: string;
  key: string;
}

/** The same customer on another device, or at the bank, while the page waits. */
export interface Device extends Account {
  /** In the order of the address book. */
  addressIds: readonly string[];
  /** Places an order there with this card, under a new key. */
  order: (cardNumber: string) => Promise<Payment>;
  /** Sends an order with the page's key: repeated, or with other contents. */
  send(body: object, key: string): Promise<Data>;
  /** The payment that is open, or null. */
  open(): Promise<{ attemptId: string; redirectUrl: string | null } | null>;
  /** Enters the code at the bank for the open payment. */
  approve(): Promise<void>;
  abandon(attemptId: string): Promise<void>;
  countOrders(): Promise<number>;
}

/** An ended attempt is not open: it only waits to be acknowledged. */
const openOf = (attempt: Data) => (attempt?.endedAt === null ? attempt : null);

/** A new customer with this many addresses. */
export async function openDevice(shopUrl: string, addresses: number): Promise<Device> {
  const account = await openAccount(shopUrl);
  const { call } = account;
  const addressIds: string[] = [];
  for (const title of ['Ev', 'İş'].slice(0, addresses)) {
    const { data } = await call('POST', 'user/addresses', addressIn({ title, line: `${title} Caddesi No 12 Daire 5` }));
    addressIds.push(data._id);
  }
  const send: Device['send'] = async (body, key) =>
    (await call('POST', 'user/shopping/3ds/buy-request', body, key)).data;
  const open: Device['open'] = async () => openOf((await call('GET', 'user/attempts/open')).data);

  return {
    ...account,
    addressIds,
    send,
    open,
    async order(cardNumber) {
      const key = randomUUID();
      const card = newCard(cardNumber, false);
      const { attemptId } = await send(await orderRequest(shopUrl, call, { addressId: addressIds[0]!, card }), key);
      return { attemptId, key };
    },
    async approve() {
      const payment = await open();
      if (!payment?.redirectUrl) throw new Error('No payment waits at the bank.');
      await passBank(payment.redirectUrl);
    },
    async abandon(attemptId) {
      await call('POST', `user/attempts/purchase/${attemptId}/abandon`);
    },
    countOrders: async () => (await listOrders(call)).length,
  };
}
