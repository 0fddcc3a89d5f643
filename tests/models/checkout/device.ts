import { randomUUID } from 'node:crypto';
import { confirmPage, openPage, postReturnForm } from '../../../server/sandbox-bank/shopper.samples.ts';
import { findProduct, openAccount, type Account } from '../account.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
type Data = any;

export interface Payment {
  attemptId: string;
  key: string;
}

/** The same customer on another device: what happens there, or at the bank, while the page waits. */
export interface Device extends Account {
  /** In the order of the address book. */
  addressIds: readonly string[];
  /** Places an order there, with this card, under a key of its own. */
  order: (cardNumber: string) => Promise<Payment>;
  /** Sends an order as the page made it, again or with other contents. */
  send(body: object, key: string): Promise<Data>;
  /** The payment that is open, or null. */
  open(): Promise<{ attemptId: string; redirectUrl: string | null } | null>;
  /** Types the code at the bank for the open payment, and comes back from there. */
  approve(): Promise<void>;
  abandon(attemptId: string): Promise<void>;
  countOrders(): Promise<number>;
}

const address = (title: string, line: string) => ({
  title,
  firstName: 'Elif',
  lastName: 'Yılmaz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line,
  postalCode: '34710',
});
const accepted = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });
const gross = ({ grossOriginalAmount }: { grossOriginalAmount: number }) => ({ grossOriginalAmount, _currency: 'TRY' });

/** A new customer with so many addresses. */
export async function openDevice(shopUrl: string, addresses: number): Promise<Device> {
  const account = await openAccount(shopUrl);
  const { call } = account;
  const addressIds: string[] = [];
  for (const title of ['Ev', 'İş'].slice(0, addresses)) {
    const { data } = await call('POST', 'user/addresses', address(title, `${title} Caddesi No 12 Daire 5`));
    addressIds.push(data._id);
  }
  const send: Device['send'] = async (body, key) =>
    (await call('POST', 'user/shopping/3ds/buy-request', body, { 'idempotency-key': key })).data;
  const open: Device['open'] = async () => (await call('GET', 'user/shopping/attempts/open')).data;

  return {
    ...account,
    addressIds,
    send,
    open,
    async order(cardNumber) {
      const product = await findProduct(shopUrl, 'pad-super-12');
      const items = [{ type: 'product', _id: product._id, purchaseType: 'oneTimePurchase', quantity: 1 }];
      const asked = { cart: { items }, useAccountBalance: false };
      const ends = { _deliveryAddress: addressIds[0], _billingAddress: addressIds[0] };
      const { order } = (await call('POST', 'user/shopping/calculate', { ...asked, revision: 1 })).data.checkout;
      const texts = (await call('POST', 'user/shopping/generate-distance-sales-contract', { ...asked, ...ends })).data;
      const { now } = (await (await fetch(`${shopUrl}/sandbox/clock`)).json()) as { now: string };
      const key = randomUUID();
      const { attemptId } = await send(
        {
          price: { ...gross(order.price), chargedAmount: order.price.chargedAmount },
          subscriptions: [],
          oneTimePurchase: {
            products: [{ _product: product._id, quantity: 1 }],
            packets: [],
            price: gross(order.oneTimePurchase.price),
          },
          useAccountBalance: false,
          dateSigned: now,
          preliminaryInformationAgreementDateSigned: now,
          distanceSalesContract: accepted(texts.distanceSalesContract),
          preliminaryInformation: accepted(texts.preliminaryInformation),
          customPlatform: 'web',
          ...ends,
          card: {
            cardHolderName: 'Elif Yılmaz',
            cardNumber,
            expireMonth: '12',
            expireYear: '2030',
            cvc: '123',
            saveCard: false,
          },
        },
        key,
      );
      return { attemptId, key };
    },
    async approve() {
      const payment = await open();
      if (!payment?.redirectUrl) throw new Error('No payment waits at the bank.');
      const page = await openPage(payment.redirectUrl);
      const done = page.returnForm ? page : await confirmPage(payment.redirectUrl);
      if (done.returnForm) await (await postReturnForm(done)).body?.cancel();
    },
    async abandon(attemptId) {
      await call('POST', `user/shopping/attempts/${attemptId}/abandon`);
    },
    countOrders: async () => (await call('POST', 'getAllOrders', { limit: 100 })).data.items.length,
  };
}
