import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { cartTotals, EMPTY_CART, formerPrice, type Cart } from '../../domain/cart/index.ts';
import { MISCALCULATION_CODE, offline, rejected, unavailable, type Failure } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import {
  type CalculationRequest,
  type CartCalculation,
  type CartEvent,
  type CartInput,
  connectCart,
} from './cart.machine.ts';
import { answerTo, packet, packetKey, pads, padsKey } from './cart.spec.ts';

const createdAt = '2025-02-27T14:00:00.000Z';
const addPads: CartEvent = {
  type: 'line.add',
  item: { type: 'product', data: pads },
  purchaseType: 'oneTimePurchase',
  createdAt,
};
const addPacket: CartEvent = {
  type: 'line.add',
  item: { type: 'packet', data: packet },
  purchaseType: 'subscription',
  createdAt,
};

interface Call {
  request: CalculationRequest;
  signal: AbortSignal;
  answer(calculation: CartCalculation): void;
  fail(failure: Failure): void;
}

function startCart(input: CartInput, readCart: () => Promise<Cart | null> = () => Promise.resolve(null)) {
  const clock = new SimulatedClock();
  const calls: Call[] = [];
  const calculate = (request: CalculationRequest, signal: AbortSignal) =>
    new Promise<CartCalculation>((answer, fail) => calls.push({ request, signal, answer, fail }));
  const cart = createActor(connectCart({ readCart, calculate }), { input, clock }).start();
  const become = (state: 'current' | 'failed' | 'offline') =>
    waitFor(cart, (snapshot) => snapshot.matches({ calculation: state }));
  return { cart, clock, calls, become };
}

const connected: CartInput = { cart: EMPTY_CART, isConnected: true };

describe('the price follows the cart', () => {
  it('five taps in half a second ask once, for the newest revision [LIMIT-5]', () => {
    const { cart, clock, calls } = startCart(connected);
    for (let tap = 0; tap < 5; tap += 1) {
      cart.send(addPads);
      clock.increment(80);
    }
    clock.increment(419);
    expect(calls).toEqual([]);
    clock.increment(1);
    expect(calls.map(({ request }) => request)).toEqual([
      {
        cart: { items: [{ type: 'product', _id: pads._id, purchaseType: 'oneTimePurchase', quantity: 5 }] },
        revision: 5,
      },
    ]);
  });

  it('an edit while the server prices aborts the call, and its late answer is never shown', async () => {
    const { cart, clock, calls, become } = startCart(connected);
    cart.send(addPads);
    clock.increment(500);
    cart.send(addPads);
    expect(calls[0]!.signal.aborted).toBe(true);
    calls[0]!.answer(answerTo(calls[0]!.request));
    clock.increment(500);
    expect(cart.getSnapshot().context.calculation).toBe(null);
    calls[1]!.answer(answerTo(calls[1]!.request));
    expect((await become('current')).context.calculation).toEqual(
      answerTo({ cart: calls[1]!.request.cart, revision: 2 }),
    );
  });

  it('offline: the edit stays, and the next edit asks again', async () => {
    const { cart, clock, calls, become } = startCart(connected);
    cart.send(addPads);
    clock.increment(500);
    calls[0]!.fail(offline());
    await become('offline');
    cart.send(addPads);
    clock.increment(500);
    expect(cart.getSnapshot().context.cart.items.map(({ quantity }) => quantity)).toEqual([2]);
    expect(calls.map(({ request }) => request.revision)).toEqual([1, 2]);
  });

  it('a miscalculation raises the flag, the next price lowers it [ERROR-6]', async () => {
    const { cart, clock, calls, become } = startCart(connected);
    cart.send(addPads);
    clock.increment(500);
    calls[0]!.fail(rejected({ code: MISCALCULATION_CODE }));
    expect((await become('failed')).context.isMiscalculated).toBe(true);
    cart.send({ type: 'calculation.retry' });
    calls[1]!.answer(answerTo(calls[1]!.request));
    expect((await become('current')).context.isMiscalculated).toBe(false);
  });

  it('a failure is cleared by the next price, and by emptying the cart', async () => {
    const { cart, clock, calls, become } = startCart(connected);
    cart.send(addPads);
    clock.increment(500);
    calls[0]!.fail(unavailable());
    expect((await become('failed')).context.failure).toEqual(unavailable());
    cart.send({ type: 'calculation.retry' });
    calls[1]!.answer(answerTo(calls[1]!.request));
    expect((await become('current')).context.failure).toBe(null);
    cart.send(addPads);
    clock.increment(500);
    calls[2]!.fail(rejected({ code: MISCALCULATION_CODE }));
    await become('failed');
    cart.send({ type: 'cart.empty' });
    const { failure, isMiscalculated } = cart.getSnapshot().context;
    expect([failure, isMiscalculated]).toEqual([null, false]);
  });

  it('a line takes the server’s price and keeps its price when added until it is added again', async () => {
    const { cart, clock, calls, become } = startCart(connected);
    cart.send(addPads);
    clock.increment(500);
    const unitPrice = kurus(12_990);
    calls[0]!.answer({ ...answerTo(calls[0]!.request), lines: [{ key: padsKey, unitPrice }] });
    const { context } = await become('current');
    const [line] = context.cart.items;
    expect(line).toEqual({
      type: 'product',
      data: { ...pads, price: { ...pads.price, oneTimePurchase: unitPrice } },
      priceWhenAdded: pads.price,
      purchaseType: 'oneTimePurchase',
      quantity: 1,
      isQuantifiable: true,
      createdAt,
    });
    cart.send({ type: 'line.setQuantity', key: padsKey, quantity: 2 });
    expect(cartTotals(cart.getSnapshot().context.cart).total).toBe(25_980);
    cart.send(addPads);
    expect(cart.getSnapshot().context.cart.items.map(formerPrice)).toEqual([null]);
  });

  it('nothing is requested, and nothing times out, before the services are attached', () => {
    const { cart, clock, calls } = startCart({ cart: EMPTY_CART });
    cart.send(addPads);
    clock.increment(60_000);
    expect(cart.getSnapshot().value).toEqual({ storage: 'ready', calculation: 'idle' });
    cart.send({ type: 'services.attached' });
    clock.increment(500);
    expect(calls.map(({ request }) => request.revision)).toEqual([1]);
  });
});

describe('the stored cart', () => {
  it('edits made before it is read are repeated on it, so none is lost [SHELL-11]', async () => {
    const { cart: earlier } = startCart(connected);
    earlier.send(addPads);
    earlier.send(addPads);
    const kept = earlier.getSnapshot().context.cart;
    const { cart } = startCart({ cart: null }, () => Promise.resolve(kept));
    cart.send(addPads);
    cart.send(addPacket);
    const { context } = await waitFor(cart, (snapshot) => snapshot.hasTag('storable'));
    expect(context.cart.items.map(({ data, quantity }) => [data._id, quantity])).toEqual([
      [pads._id, 3],
      [packet._id, 1],
    ]);
  });

  it('reading times out after 5000 ms, and an unread cart is never overwritten [STORAGE-7]', () => {
    const { cart, clock } = startCart({ cart: null }, () => new Promise(() => {}));
    cart.send(addPads);
    clock.increment(4999);
    expect(cart.getSnapshot().value).toEqual({ storage: 'hydrating', calculation: 'idle' });
    clock.increment(1);
    expect(cart.getSnapshot().value).toEqual({ storage: 'unreadable', calculation: 'idle' });
    expect([cart.getSnapshot().context.cart.items.length, cart.getSnapshot().hasTag('storable')]).toEqual([1, false]);
  });
});

const blocked = () => Promise.reject(unavailable());

describe('a browser without storage', () => {
  it('the cart is priced but not stored', async () => {
    const { cart, clock, calls, become } = startCart({ cart: null, isConnected: true }, blocked);
    cart.send(addPads);
    await waitFor(cart, (snapshot) => snapshot.matches({ storage: 'unreadable' }));
    cart.send(addPacket);
    clock.increment(500);
    calls[0]!.answer(answerTo(calls[0]!.request));
    const priced = await become('current');
    expect([priced.context.calculation?.revision, priced.hasTag('known'), priced.hasTag('storable')]).toEqual([
      2,
      true,
      false,
    ]);
  });
});

describe('edits', () => {
  it('a packet never increases, and says how it is bought now [CART-4]', () => {
    const { cart } = startCart(connected);
    cart.send(addPacket);
    cart.send({ ...addPacket, purchaseType: 'oneTimePurchase' });
    const { context } = cart.getSnapshot();
    expect([context.cart.items[0]!.quantity, context.cart.items[0]!.purchaseType]).toEqual([1, 'oneTimePurchase']);
    expect(context.announcement).toEqual({ code: 'added', name: packet.name, quantity: 1, turn: 2 });
    expect(cart.getSnapshot().can({ type: 'line.setQuantity', key: packetKey, quantity: 2 })).toBe(false);
  });

  it('a removed line comes back to its place', () => {
    const { cart } = startCart(connected);
    cart.send(addPads);
    cart.send(addPacket);
    const before = cart.getSnapshot().context.cart;
    cart.send({ type: 'line.remove', key: padsKey });
    cart.send({ type: 'line.restore' });
    expect(cart.getSnapshot().context.cart).toEqual(before);
    expect(cart.getSnapshot().can({ type: 'line.restore' })).toBe(false);
  });

  it('an emptied cart comes back whole', () => {
    const { cart } = startCart(connected);
    cart.send(addPads);
    cart.send(addPacket);
    const { items } = cart.getSnapshot().context.cart;
    cart.send({ type: 'cart.empty' });
    expect(cart.getSnapshot().context.cart).toEqual(EMPTY_CART);
    cart.send({ type: 'line.restore' });
    expect(cart.getSnapshot().context.cart.items).toEqual(items);
  });
});
