// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { flowVersions } from 'virtual:flow-versions';
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
import { signInCodeMachine } from '../../machines/sign-in-code/index.ts';
import { playAnalytics } from './analytics.samples.ts';
import { measureFlows, measurePages, reportPromoRefusal } from './flow-measure.ts';

// Loading the measurement takes long while other tests run.
vi.setConfig({ testTimeout: 20_000 });

/** A page whose flows are followed. */
function listen(isAllowed = () => true) {
  const { api, received: sent, visits, counted } = playAnalytics();
  const follow = measureFlows(api, isAllowed);
  const start = (machine: AnyStateMachine, input: unknown) => {
    const actor = createActor(machine, { input });
    actor.start();
    follow(actor);
    return actor;
  };
  const eventNames = async (count: number) => {
    await vi.waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
    return sent.map(({ event }) => event);
  };
  return { api, sent, start, eventNames, visits, counted };
}

const answer = (value: unknown) => fromPromise<unknown, never>(() => Promise.resolve(value));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/store');
});

test('each add to the cart is one AddToCart [EVENT-2]', async () => {
  const { start, sent, eventNames } = listen();
  const cart = start(cartMachine, { cart: EMPTY_CART });
  const add = { type: 'line.add', item: { type: 'product', data: pads }, purchaseType: 'subscription', createdAt: '' };
  cart.send(add);
  cart.send({ type: 'line.setQuantity', key: `product:${pads._id}`, quantity: 2 });
  cart.send(add);
  expect(await eventNames(2)).toEqual(['AddToCart', 'AddToCart']);
  const value = toDecimal(pads.price.subscription);
  expect(sent[0]).toEqual({
    event: 'AddToCart',
    url: 'http://localhost:3000/store',
    parameters: { flow: 'cart', value, currency: 'TRY', items: `${pads.slug}:1`, purchaseType: 'subscription' },
  });
});

test('the transitions of a flow are sent with the version of its machine', async () => {
  const { start, counted } = listen();
  start(cartMachine, { cart: EMPTY_CART }).send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(counted).toEqual([{ flow: 'cart', flowVersion: flowVersions['cart'] }]));
  expect(flowVersions['cart']).toMatch(/^[0-9a-z]{8}$/);
});

test.each([
  ['the form', 'login', { type: 'login.submit', ...authFlow.events['login.submit'][0] }, false, ['Login', 'AddToCart']],
  [
    'Google again',
    'login',
    { type: 'identity.submit', provider: 'google', idToken: 'x' },
    false,
    ['Login', 'AddToCart'],
  ],
  // Only the server knows that an account is new.
  [
    'Google for the first time',
    'login',
    { type: 'identity.submit', provider: 'google', idToken: 'x' },
    true,
    ['AddToCart'],
  ],
  [
    'registering',
    'register',
    { type: 'register.submit', ...authFlow.events['register.submit'][0] },
    true,
    ['AddToCart'],
  ],
])(
  'a visitor who comes in by %s is measured as one who came back, or not at all [EVENT-3 EVENT-4]',
  async (_, mode, submit, isNew, events) => {
    const { start, eventNames } = listen();
    const session = { token: 't', lifetime: 1 };
    const [plain, entry, repriced] = [answer(session), answer({ session, isNew }), answer(undefined)];
    const machine = authMachine.provide({
      actors: { register: plain, logIn: plain, logInWith: entry, repriceCart: repriced } as never,
    });
    const auth = start(machine, { mode, redirectPath: null, resetToken: null, notice: null });
    auth.send(submit);
    await waitFor(auth, ({ status }) => status === 'done');
    start(cartMachine, { cart: EMPTY_CART }).send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
    expect(await eventNames(events.length)).toEqual(events);
  },
);

test.each([
  ['the code', null, { type: 'code.submit', code: '123456' }],
  ['the mailed link', 'token', { type: 'link.confirm' }],
])('a visitor who signs in by %s of the mail is measured as one who came back [EVENT-4]', async (_, token, submit) => {
  const { start, eventNames } = listen();
  const open = { ended: null, email: 'elif@mercan.example' };
  const machine = signInCodeMachine.provide({
    actors: {
      readCode: answer(open),
      readLink: answer({ code: '123456', isThisBrowser: true, redirectPath: null }),
      logIn: answer({ token: 't', lifetime: 1 }),
      repriceCart: answer(undefined),
    } as never,
  });
  const signIn = start(machine, { token, redirectPath: null, email: open.email });
  await waitFor(signIn, (snapshot) => snapshot.can(submit as never));
  signIn.send(submit);
  await waitFor(signIn, ({ status }) => status === 'done');
  start(cartMachine, { cart: EMPTY_CART }).send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  expect(await eventNames(2)).toEqual(['Login', 'AddToCart']);
});

/** A checkout whose cart is priced and waits; opened again and again, as by reloads. */
async function openCheckout({ start }: ReturnType<typeof listen>, more: object = {}, recovered: unknown = null) {
  const { quote, contracts } = checkoutFlow.outcomes as unknown as Record<string, { done: Record<string, unknown> }>;
  const machine = checkoutMachine.provide({
    actors: {
      recoverPayment: answer(recovered),
      quoteOrder: answer(quote!.done['priced']),
      draftContracts: answer(contracts!.done['drawnUp']),
    } as never,
  });
  const checkout = start(machine, { ...checkoutFlow.inputs.known, ...more });
  await waitFor(checkout, (snapshot) => snapshot.hasTag('resting') || snapshot.status === 'done');
  return checkout;
}

test('a checkout begins once, even after a reload, and a purchase ends it', async () => {
  const page = listen();
  await openCheckout(page);
  const again = listen();
  await openCheckout(again);
  const cart = again.start(cartMachine, { cart: EMPTY_CART });
  const taken = { type: 'cart.taken', lines: [], promoCode: null };
  // Moved into a subscription's box: nothing was bought.
  cart.send({ ...taken, isMoved: true });
  await openCheckout(again);
  cart.send(taken);
  cart.send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  await openCheckout(again);
  expect(await page.eventNames(2)).toEqual(['InitiateCheckout', 'AddAddressInfo']);
  expect(await again.eventNames(3)).toEqual(['AddToCart', 'InitiateCheckout', 'AddAddressInfo']);
});

test.each([
  ['with an empty cart', { items: [] }, null],
  ['of a payment that is paid', {}, { kind: 'paid', attemptId: 'attempt-1', orderIds: ['order-1'] }],
])('a checkout %s is not begun', async (_, more, recovered) => {
  const page = listen();
  await openCheckout(page, more, recovered);
  page.start(cartMachine, { cart: EMPTY_CART }).send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  expect(await page.eventNames(1)).toEqual(['AddToCart']);
});

test('a line restored by undoing an edit is not measured as added', async () => {
  const { start, eventNames } = listen();
  const cart = start(cartMachine, { cart: EMPTY_CART });
  cart.send({ type: 'line.add', ...cartFlow.events['line.add'][0], isPutBack: true });
  cart.send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  expect(await eventNames(1)).toEqual(['AddToCart']);
});

test('a checkout is begun and gets its address once, however often it asks again; each try to pay is measured [EVENT-5 EVENT-6 EVENT-7]', async () => {
  const { start, sent, eventNames } = listen();
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
  expect(await eventNames(4)).toEqual(['InitiateCheckout', 'AddAddressInfo', 'AddPaymentInfo', 'AddPaymentInfo']);
  const ordered = { flow: 'checkout', value: 118.9, currency: 'TRY', items: 'pad-super-12:1' };
  expect(sent.map(({ parameters }) => parameters)).toEqual([ordered, ordered, ordered, ordered]);
});

test('a silent bank is asked again and again, and no checkout is begun', async () => {
  const { start, sent, eventNames } = listen();
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
  expect(await eventNames(1)).toEqual(['AddToCart']);
  expect(sent).toHaveLength(1);
});

test('every page is one PageView, the cart a ViewCart too, the open one first, without its query [EVENT-1]', async () => {
  const { api, sent, eventNames } = listen();
  const router = { subscribe: vi.fn<(type: string, follow: () => void) => void>() };
  history.replaceState(null, '', '/cart?token=secret');
  measurePages(api, () => true, router);
  for (const path of ['/cart?promoCode=X', '/en/store', '/en/store?flow=2', '/en/cart']) {
    history.pushState(null, '', path);
    router.subscribe.mock.calls[0]?.[1]();
  }
  await eventNames(5);
  expect(sent.map(({ event, url, parameters }) => [event, url, parameters])).toEqual([
    ['PageView', 'http://localhost:3000/cart', {}],
    ['ViewCart', 'http://localhost:3000/cart', { place: 'page' }],
    ['PageView', 'http://localhost:3000/en/store', {}],
    ['PageView', 'http://localhost:3000/en/cart', {}],
    ['ViewCart', 'http://localhost:3000/en/cart', { place: 'page' }],
  ]);
});

test('pages, flows and refused codes of a tab belong to one visit', async () => {
  const { api, start, eventNames, sent, visits } = listen();
  measurePages(api, () => true, { subscribe: () => () => {} });
  start(cartMachine, { cart: EMPTY_CART }).send({ type: 'line.add', ...cartFlow.events['line.add'][0] });
  await reportPromoRefusal(api, invalidPromoCode);
  expect((await eventNames(3)).toSorted()).toEqual(['AddToCart', 'PageView', 'PromoCodeRefused']);
  expect(sent.find(({ event }) => event === 'PromoCodeRefused')).toEqual({
    event: 'PromoCodeRefused',
    url: 'http://localhost:3000/store',
    parameters: { promoErrorCode: 300, promoErrorMessage: 'Invalid promo code' },
  });
  expect(visits).toHaveLength(1);
});

test('nothing is measured once the visitor withdraws consent [EVENT-14]', async () => {
  let isAllowed = true;
  const { start, eventNames } = listen(() => isAllowed);
  const cart = start(cartMachine, { cart: EMPTY_CART });
  const add = { type: 'line.add', ...cartFlow.events['line.add'][0] };
  cart.send(add);
  isAllowed = false;
  cart.send(add);
  isAllowed = true;
  cart.send(add);
  expect(await eventNames(2)).toEqual(['AddToCart', 'AddToCart']);
});

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

test('an event with a condition names a guard of its own machine', () => {
  const named = [authMachine, checkoutMachine, cartMachine].flatMap((machine) =>
    nodesOf(machine.root).flatMap(({ meta }) => {
      const { analyticsWhen = {} } = (meta ?? {}) as { analyticsWhen?: Record<string, string> };
      return Object.entries(analyticsWhen).map(([event, guard]) => [event, guard in machine.implementations.guards]);
    }),
  );
  expect(named).toEqual([['Login', true]]);
});
