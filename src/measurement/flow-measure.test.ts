// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, createActor, fromPromise, waitFor } from 'xstate';
import { EMPTY_CART } from '../../domain/cart/index.ts';
import { toDecimal } from '../../domain/money/index.ts';
import { invalidPromoCode } from '../../domain/promo/index.ts';
import { authFlow } from '../../machines/auth/auth.spec.ts';
import { authMachine } from '../../machines/auth/index.ts';
import { cartFlow, pads } from '../../machines/cart/cart.spec.ts';
import { cartMachine } from '../../machines/cart/index.ts';
import { checkoutFlow } from '../../machines/checkout/checkout.spec.ts';
import { checkoutMachine } from '../../machines/checkout/index.ts';
import { playAnalytics } from './analytics.samples.ts';
import { measureFlows, measurePages, reportPromoRefusal } from './flow-measure.ts';

/** A page whose flows are followed. */
function listen(isAllowed = () => true) {
  const { api, told: sent, visits } = playAnalytics();
  const follow = measureFlows(api, isAllowed);
  const start = (machine: AnyStateMachine, input: unknown) => {
    const actor = createActor(machine, { input });
    actor.start();
    follow(actor);
    return actor;
  };
  const heard = async (count: number) => {
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(count));
    return sent.map(({ event }) => event);
  };
  return { api, sent, start, heard, visits };
}

const answer = (value: unknown) => fromPromise<unknown, never>(() => Promise.resolve(value));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/store');
});

test('each time something goes into the cart is one AddToCart [EVENT-2]', async () => {
  const { start, sent, heard } = listen();
  const cart = start(cartMachine, { cart: EMPTY_CART });
  const add = { type: 'line.add', item: { type: 'product', data: pads }, purchaseType: 'subscription', createdAt: '' };
  cart.send(add);
  cart.send({ type: 'line.setQuantity', key: `product:${pads._id}`, quantity: 2 });
  cart.send(add);
  expect(await heard(2)).toEqual(['AddToCart', 'AddToCart']);
  const value = toDecimal(pads.price.subscription);
  expect(sent[0]).toEqual({
    event: 'AddToCart',
    url: 'http://localhost:3000/store',
    parameters: { flow: 'cart', value, currency: 'TRY', items: `${pads.slug}:1`, purchaseType: 'subscription' },
  });
});

test.each([
  ['register', { type: 'register.submit', ...authFlow.events['register.submit'][0] }, 'Signup'],
  ['login', { type: 'login.submit', ...authFlow.events['login.submit'][0] }, 'Login'],
])('whoever comes in by the form %s is told as %s [EVENT-3 EVENT-4]', async (mode, submit, event) => {
  const { start, heard } = listen();
  const session = answer({ token: 't', lifetime: 1 });
  const machine = authMachine.provide({
    actors: { register: session, logIn: session, repriceCart: answer(undefined) } as never,
  });
  const auth = start(machine, { mode, redirectPath: null, resetToken: null, notice: null });
  auth.send(submit);
  await waitFor(auth, ({ status }) => status === 'done');
  expect(await heard(1)).toEqual([event]);
});

test.each([
  ['oneTimePurchase', ['InitiateCheckout', 'Purchase']],
  ['subscription', ['InitiateCheckout', 'Purchase', 'Subscribe']],
] as const)('a paid order of kind %s is told as %j', async (purchaseType, events) => {
  const { start, heard } = listen();
  const paid = answer({ kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] });
  const machine = checkoutMachine.provide({ actors: { recoverPayment: paid } as never });
  const items = checkoutFlow.inputs.comingBack.items.map((item) => ({ ...item, purchaseType }));
  const checkout = start(machine, { ...checkoutFlow.inputs.comingBack, items });
  await waitFor(checkout, ({ status }) => status === 'done');
  expect(await heard(events.length)).toEqual(events);
});

test('a checkout is begun and gets its address once, however often it asks again; each try to pay is told [EVENT-5 EVENT-6 EVENT-7]', async () => {
  const { start, sent, heard } = listen();
  const { known } = checkoutFlow.inputs;
  const { quote, contracts, order } = checkoutFlow.outcomes as unknown as Record<
    string,
    { done: Record<string, unknown> }
  >;
  const placed = [order!.done['declined'], order!.done['paidAtOnce']];
  const machine = checkoutMachine.provide({
    actors: {
      recoverPayment: answer(null),
      quoteOrder: answer(quote!.done['priced']),
      draftContracts: answer(contracts!.done['drawnUp']),
      placeOrder: fromPromise(() => Promise.resolve(placed.shift())),
    } as never,
  });
  const checkout = start(machine, known);
  const ready = () => waitFor(checkout, (snapshot) => snapshot.matches({ filling: 'ready' }));
  const pay = async (cardId: string) => {
    await ready();
    for (const kind of ['preliminaryInformation', 'distanceSales'])
      checkout.send({ type: 'agreement.set', kind, accepted: true });
    checkout.send({ type: 'order.place', card: { kind: 'saved', cardId }, donationNote: null, at: 1 });
  };
  await ready();
  checkout.send({ type: 'balance.use', use: false });
  await pay('card-1');
  await waitFor(checkout, (snapshot) => snapshot.matches('declined'));
  checkout.send({ type: 'payment.retry' });
  await pay('card-2');
  await waitFor(checkout, ({ status }) => status === 'done');
  expect(await heard(6)).toEqual([
    'InitiateCheckout',
    'AddAddressInfo',
    'AddPaymentInfo',
    'AddPaymentInfo',
    'Purchase',
    'Subscribe',
  ]);
  const ordered = { flow: 'checkout', value: 118.9, currency: 'TRY', items: 'pad-super-12:1' };
  expect(sent.map(({ parameters }) => parameters)).toEqual([
    ordered,
    ordered,
    ordered,
    ordered,
    { ...ordered, firstPurchase: true },
    { ...ordered, firstPurchase: true },
  ]);
});

test('a silent bank is asked again and again, and the checkout is begun once', async () => {
  const { start, sent, heard } = listen();
  const machine = checkoutMachine.provide({
    actors: { recoverPayment: fromPromise(() => Promise.reject(new Error('silence'))) } as never,
  });
  const checkout = start(machine, checkoutFlow.inputs.known);
  for (const _again of ['once', 'twice']) {
    await waitFor(checkout, (snapshot) => snapshot.matches('unreachable'));
    checkout.send({ type: 'payment.check' });
  }
  await waitFor(checkout, (snapshot) => snapshot.matches('unreachable'));
  checkout.stop();
  const cart = start(cartMachine, { cart: EMPTY_CART });
  cart.send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  expect(await heard(2)).toEqual(['InitiateCheckout', 'AddToCart']);
  expect(sent).toHaveLength(2);
});

test('a paid order that is opened again, in whatever page, is not told as bought again [EVENT-8 EVENT-9]', async () => {
  const paid = answer({ kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] });
  const machine = checkoutMachine.provide({ actors: { recoverPayment: paid } as never });
  const told: string[][] = [];
  for (const count of [3, 1]) {
    const { start, heard } = listen();
    const checkout = start(machine, checkoutFlow.inputs.comingBack);
    await waitFor(checkout, ({ status }) => status === 'done');
    told.push(await heard(count));
  }
  expect(told).toEqual([['InitiateCheckout', 'Purchase', 'Subscribe'], ['InitiateCheckout']]);
});

test('every page is one PageView, the open one first, without what stands in its query [EVENT-1]', async () => {
  const { api, sent, heard } = listen();
  const router = { subscribe: vi.fn<(type: string, follow: () => void) => void>() };
  history.replaceState(null, '', '/cart?token=secret');
  measurePages(api, () => true, router);
  for (const path of ['/cart?promoCode=X', '/en/store', '/en/store?flow=2']) {
    history.pushState(null, '', path);
    router.subscribe.mock.calls[0]?.[1]();
  }
  expect(await heard(2)).toEqual(['PageView', 'PageView']);
  expect(sent.map(({ url }) => url)).toEqual(['http://localhost:3000/cart', 'http://localhost:3000/en/store']);
});

test('pages, flows and refused codes of a tab belong to one visit', async () => {
  const { api, start, heard, visits } = listen();
  measurePages(api, () => true, { subscribe: () => () => {} });
  start(checkoutMachine, checkoutFlow.inputs.comingBack);
  await reportPromoRefusal(api, invalidPromoCode);
  expect((await heard(3)).toSorted()).toEqual(['InitiateCheckout', 'PageView', 'PageView']);
  expect(visits()).toBe(1);
});

test('nothing is told once the visitor takes the consent back [EVENT-14]', async () => {
  let isAllowed = true;
  const { start, heard } = listen(() => isAllowed);
  const cart = start(cartMachine, { cart: EMPTY_CART });
  const add = { type: 'line.add', ...cartFlow.events['line.add'][0] };
  cart.send(add);
  isAllowed = false;
  cart.send(add);
  isAllowed = true;
  cart.send(add);
  expect(await heard(2)).toEqual(['AddToCart', 'AddToCart']);
});

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

test('an event with a condition names a guard of its own machine', () => {
  const named = [authMachine, checkoutMachine, cartMachine].flatMap((machine) =>
    nodesOf(machine.root).flatMap(({ meta }) => {
      const { analyticsWhen = {} } = (meta ?? {}) as { analyticsWhen?: Record<string, string> };
      return Object.entries(analyticsWhen).map(([event, guard]) => [event, guard in machine.implementations.guards]);
    }),
  );
  expect(named).toEqual([
    ['Signup', true],
    ['Login', true],
    ['Subscribe', true],
  ]);
});
