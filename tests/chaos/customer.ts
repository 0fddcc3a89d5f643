import { randomUUID } from 'node:crypto';
import { cardNumber } from '../../server/modules/shopping/checkout.samples.ts';
import { passBank } from './stories.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any part of an answer
type Data = any;

/** A customer of a shop in another process: everything goes over the network, and any of it may get no answer. */
export interface Customer {
  /** The `data` of the answer. Throws when there is no answer at all. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, key?: string): Promise<{ status: number; data: Data }>;
  /** The request that pays for one box, agreements read and accepted; `card` is a new card, or the saved one. */
  checkout(card: 'new' | 'saved'): Promise<object>;
  pay(card: 'new' | 'saved', body: object, key: string): Promise<Data>;
  orders(): Promise<number>;
}

const address = {
  title: 'Ev',
  firstName: 'Ada',
  lastName: 'Deniz',
  phone: { dialCode: '+90', number: '5321234567' },
  location: { _country: 'tr', _state: 'tr-34', _city: 'tr-34-kadikoy', _neighborhood: 'tr-34-kadikoy-a39c7e4b9e' },
  line: 'Moda Caddesi No 12 Daire 5',
  postalCode: '34710',
};

const accepted = ({ version, hash }: { version: string; hash: string }) => ({ version, hash });
const gross = ({ grossOriginalAmount }: { grossOriginalAmount: number }) => ({ grossOriginalAmount, _currency: 'TRY' });

async function request(url: string, method: string, token: string | null, body?: unknown, key?: string) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { data }: { data?: Data } = JSON.parse(await answer.text());
  return { status: answer.status, data };
}

/** Registers somebody with an address and, after a first purchase, a saved card. */
export async function openCustomer(shopUrl: string): Promise<Customer> {
  const api = `${shopUrl}/api`;
  const number = randomUUID().replaceAll(/\D/g, '').padEnd(7, '0').slice(0, 7);
  const registered = await request(`${api}/public/user/auth/register`, 'POST', null, {
    firstName: 'Ada',
    lastName: 'Deniz',
    email: `${randomUUID()}@example.com`,
    phone: { dialCode: '+90', number: `532${number}` },
    password: 'mercan-2026',
    dateOfBirth: '1998-04-12',
    agreements: { membershipAgreement: true, communicationAgreement: { email: false, sms: false, call: false } },
  });
  const token: string = registered.data.token;
  const call: Customer['call'] = (method, path, body, key) =>
    request(`${api}/private/${path}`, method, token, body, key);
  const home = await call('POST', 'user/addresses', address);
  const products = await request(`${api}/public/user/products/`, 'GET', null);
  const product = products.data.find(({ slug }: { slug: string }) => slug === 'pad-super-12')._id;

  const customer: Customer = {
    call,
    async checkout(card) {
      const items = [{ type: 'product', _id: product, purchaseType: 'oneTimePurchase', quantity: 1 }];
      const asked = { cart: { items }, useAccountBalance: false };
      const ends = { _deliveryAddress: home.data._id, _billingAddress: home.data._id };
      const { order } = (await call('POST', 'user/shopping/calculate', { ...asked, revision: 1 })).data.checkout;
      const texts = await call('POST', 'user/shopping/generate-distance-sales-contract', { ...asked, ...ends });
      const { now } = (await (await fetch(`${shopUrl}/sandbox/clock`)).json()) as { now: string };
      const [saved] = card === 'saved' ? (await call('POST', 'user/cards/read')).data : [];
      return {
        price: { ...gross(order.price), chargedAmount: order.price.chargedAmount },
        subscriptions: [],
        oneTimePurchase: {
          products: [{ _product: product, quantity: 1 }],
          packets: [],
          price: gross(order.oneTimePurchase.price),
        },
        useAccountBalance: false,
        dateSigned: now,
        preliminaryInformationAgreementDateSigned: now,
        distanceSalesContract: accepted(texts.data.distanceSalesContract),
        preliminaryInformation: accepted(texts.data.preliminaryInformation),
        customPlatform: 'web',
        ...ends,
        card: saved
          ? { _card: saved._id }
          : {
              cardHolderName: 'Ada Deniz',
              cardNumber: cardNumber('succeeds'),
              expireMonth: '12',
              expireYear: '2030',
              cvc: '123',
              saveCard: true,
            },
      };
    },
    async pay(card, body, key) {
      const path = card === 'saved' ? 'user/shopping/buy' : 'user/shopping/3ds/buy-request';
      return (await call('POST', path, body, key)).data ?? {};
    },
    orders: async () => (await call('POST', 'getAllOrders', { limit: 100 })).data.items.length,
  };
  const first = await customer.pay('new', await customer.checkout('new'), randomUUID());
  await passBank(first.redirectUrl);
  await call('POST', `user/shopping/3ds/buy-response/status/${first.attemptId}`);
  return customer;
}
