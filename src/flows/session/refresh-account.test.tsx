import { afterEach, beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { type Kurus, kurus } from '../../../domain/money/index.ts';
import { cart } from '../../alive/index.ts';
import { openPaymentFlow } from '../open-payment/open-payment.services.ts';
import { createApi } from '../../services/http/index.ts';
import { openCheckout } from '../checkout/checkout-actor.ts';
import { queryClient } from '../../base/data/query-client.ts';
import { attachSessionPorts } from './session-ports.ts';
import { startSession } from './session.ts';

const paid = {
  state: 'paid',
  money: 'charged',
  attemptId: 'a1',
  chargedAmount: 1,
  orderIds: ['o1'],
  subscriptionIds: [],
  isFirstPurchase: false,
  lines: [],
  promoCode: null,
};
const profile = {
  _id: 'elif',
  version: 1,
  accountType: 'normal',
  tags: [],
  firstName: 'Elif',
  lastName: 'Yılmaz',
  email: 'elif@mercan.example',
  phone: null,
  dateOfBirth: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  defaultPromoCode: null,
  agreementsSignedDate: { communicationAgreement: null },
  auth: { lastSuccessfulLogin: null, hasPassword: true, providers: [] },
};

/** The balance that the server returns now. */
let balance = 50;
const answers: [path: string, data: () => object][] = [
  ['/users/profile', () => ({ ...profile, balance: { amount: balance, _currency: 'TRY' } })],
  [
    '/attempts/open',
    () => ({
      ...paid,
      kind: 'purchase',
      amount: 1,
      since: '2026-11-21T10:00:00.000Z',
      endedAt: '2026-11-21T10:01:00.000Z',
      acknowledgedAt: null,
    }),
  ],
];
const asked: string[] = [];
const api = createApi({
  baseUrl: 'http://shop.example/api',
  language: () => 'tr',
  regionId: 'TR',
  token: () => 'token',
  fetch: ({ url }) => {
    const [path, data] = answers.find(([part]) => url.endsWith(part)) ?? ['else', () => paid];
    asked.push(path);
    return Promise.resolve(Response.json({ status: 'success', data: data() }));
  },
});

attachSessionPorts({ api, loadPromoCode: () => Promise.reject(new Error('no code')), onExpired: () => {} });
const session = startSession();
const shows = (amount: Kurus) =>
  waitFor(session, ({ context }) => context.account?.balance === amount, { timeout: 1000 });
const isOld = (name: string) => queryClient.getQueryState([name])?.isInvalidated;

beforeEach(async () => {
  balance = 50;
  session.send({ type: 'session.open', session: { token: 't', lifetime: 60_000 } });
  await shows(kurus(5000));
  queryClient.setQueryDefaults(['orders'], { meta: { tag: 'Account' } });
  queryClient.setQueryData(['orders'], []);
  queryClient.setQueryData(['streets'], []);
  balance = 12.5;
});
afterEach(async () => {
  session.send({ type: 'session.close', path: null });
  await waitFor(session, (snapshot) => snapshot.matches('guest'));
});

test('after signing in only queries tagged Account are read again [SESSION-10]', async () => {
  session.send({ type: 'session.open', session: { token: 't2', lifetime: 60_000 } });
  await shows(kurus(1250));
  expect([isOld('orders'), isOld('streets')]).toEqual([true, false]);
});

test('after a purchase at the checkout the lists are invalidated and the balance is new [PAYMENT-4]', async () => {
  cart.start();
  await openCheckout(api, { owner: 'elif', attemptId: 'a1' });
  await shows(kurus(1250));
  expect([isOld('orders'), isOld('streets')]).toEqual([true, false]);
});

test('after a purchase in another tab or device they are refreshed once per attempt', async () => {
  const elsewhere = createActor(
    openPaymentFlow(() => api),
    { input: { hint: null, now: 0 } },
  ).start();
  elsewhere.send({ type: 'shopper.known', account: 'elif', at: 0 });
  elsewhere.send({ type: 'page.shown', hasNotice: true, at: 0 });
  await shows(kurus(1250));
  expect([elsewhere.getSnapshot().matches('paid'), isOld('orders'), isOld('streets')]).toEqual([true, true, false]);
  asked.length = 0;
  elsewhere.send({ type: 'page.shown', hasNotice: true, at: 0 });
  await waitFor(elsewhere, (snapshot) => snapshot.matches({ paid: 'displayed' }));
  expect(asked).toEqual(['/attempts/open']);
  elsewhere.stop();
});
