import {
  addItem,
  cartItem,
  EMPTY_CART,
  findItem,
  QUANTITY_LIMIT,
  withPromoCode,
  type CartItemData,
} from '../../domain/cart/index.ts';
import { MISCALCULATION_CODE, rejected } from '../../domain/failure/index.ts';
import { kurus, ZERO_KURUS } from '../../domain/money/index.ts';
import { invalidPromoCode } from '../../domain/promo/index.ts';
import { defineFlow, failures } from '../kit/testing.ts';
import { cartCopy } from './cart.copy.ts';
import { type CalculationRequest, type CartCalculation, type CartInput, cartMachine } from './cart.machine.ts';
import { cartPromises, cartRules } from './cart.rules.ts';

const createdAt = '2025-02-27T14:00:00.000Z';

export const pads: CartItemData = {
  _id: '0195-pad-super-12',
  slug: 'pad-super-12',
  name: { tr: 'Süper Ped, 12 adet', en: 'Super Pad, 12 pieces' },
  price: { subscription: kurus(10_100), oneTimePurchase: kurus(11_890) },
  items: [],
};
export const packet: CartItemData = {
  _id: '0195-gizem-package',
  slug: 'pad.standard.8_pad.super.12_gizem-package',
  name: { tr: 'Gizem’in Paketi', en: 'Gizem’s Packet' },
  price: { subscription: kurus(18_900), oneTimePurchase: kurus(21_900) },
  items: [{ _product: '0195-pad-super-12', quantity: 1 }],
};
export const customised: CartItemData = {
  ...packet,
  _id: 'pad.super.12_custom',
  slug: 'pad.super.12_custom',
  name: { tr: 'Kendi Paketin', en: 'Your Own Packet' },
};

export const padsKey = 'product:0195-pad-super-12';
export const packetKey = 'packet:0195-gizem-package';

const padsLine = cartItem({ type: 'product', data: pads, purchaseType: 'oneTimePurchase', createdAt });
const keptCart = addItem(EMPTY_CART, padsLine);
const codedCart = withPromoCode(keptCart, 'MERHABA10');

const known: readonly CartItemData[] = [pads, packet, customised];

/** The server's answer to a request, with nothing special about it. */
export function answerTo(
  { cart, revision }: CalculationRequest,
  promo: CartCalculation['promo'] = null,
): CartCalculation {
  const priced = cart.items.flatMap((item) => {
    const { type, purchaseType, quantity } = item;
    const id = item.type === 'custompacket' ? item.slug : item._id;
    const unitPrice = known.find((data) => data._id === id)?.price[purchaseType];
    return unitPrice === undefined ? [] : [{ key: `${type}:${id}` as const, unitPrice, quantity }];
  });
  const gross = kurus(priced.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0));
  return {
    revision,
    price: {
      gross,
      subscriptionDiscount: ZERO_KURUS,
      promoDiscount: ZERO_KURUS,
      shipping: ZERO_KURUS,
      balance: ZERO_KURUS,
      charged: gross,
    },
    lines: priced.map(({ key, unitPrice }) => ({ key, unitPrice })),
    promo,
    isFirstPurchase: true,
    unavailable: [],
  };
}

const inputs: Record<string, CartInput> = {
  empty: { cart: EMPTY_CART, isConnected: true },
  kept: { cart: codedCart },
  full: { cart: codedCart, isConnected: true },
  unread: { cart: null, isConnected: true },
};

/** 1, more, or the limit: what the buttons distinguish. */
const clamped = (quantity: number) => (quantity >= QUANTITY_LIMIT ? QUANTITY_LIMIT : Math.min(quantity, 2));

const stored = 'the page reads what is kept before the flow starts; asked later, a blocked storage refuses at once';

export const cartFlow = defineFlow(cartMachine, {
  name: 'cart',
  copy: cartCopy,
  inputs,
  events: {
    'line.add': [
      { item: { type: 'product', data: pads }, purchaseType: 'oneTimePurchase', createdAt },
      { item: { type: 'packet', data: packet }, purchaseType: 'subscription', createdAt },
    ],
    'line.setPurchaseType': [{ key: padsKey, purchaseType: 'subscription' }],
    'line.setQuantity': [
      { key: padsKey, quantity: 99 },
      { key: padsKey, quantity: 0 },
    ],
    'line.remove': [{ key: padsKey }],
    'cart.taken': [{ lines: [{ key: padsKey, quantity: 1 }], promoCode: 'MERHABA10' }],
    'cart.replacePacket': [
      { key: packetKey, item: { type: 'custompacket', data: customised }, purchaseType: 'subscription', createdAt },
    ],
    'cart.synced': [{ cart: codedCart }],
    'promoCode.set': [{ code: 'MERHABA10' }, { code: ' ' }],
    'promoCode.refuse': [{ error: invalidPromoCode }],
    'draft.change': [{ key: padsKey, price: pads.price, purchaseType: 'subscription', quantity: 3 }],
  },
  internal: ['cart.changed'],
  outcomes: {
    reading: { done: { nothing: null, kept: keptCart }, failed: failures('unavailable') },
    calculation: {
      done: {
        priced: (request: CalculationRequest) => answerTo(request),
        codeRefused: (request: CalculationRequest) =>
          answerTo(request, { status: 'NOT_ACCEPTED', code: 'MERHABA10', error: invalidPromoCode }),
        stale: (request: CalculationRequest) => answerTo({ ...request, revision: request.revision - 1 }),
      },
      failed: {
        ...failures('offline', 'timedOut', 'unavailable'),
        miscalculated: rejected({ code: MISCALCULATION_CODE }),
      },
    },
  },
  project: ({ context }) => {
    const { items, promoCode } = context.cart;
    const line = findItem(context.cart, padsKey);
    return {
      pads: line && [line.purchaseType, clamped(line.quantity)],
      others: items.length - (line ? 1 : 0) > 0,
      promo: [promoCode.code !== null, promoCode.error !== null],
      removed: context.removed.length > 0,
      unread: context.unread === null ? 'read' : Math.min(context.unread.length, 1),
      isConnected: context.isConnected,
    };
  },
  tags: {
    known: ['storage.ready', 'storage.unreadable'],
    storable: ['storage.ready'],
    busy: ['calculation.waiting', 'calculation.calculating'],
    priced: ['calculation.current'],
    retryable: ['calculation.failed', 'calculation.offline', 'calculation.timedOut'],
  },
  invariants: cartRules,
  promises: cartPromises,
  beyondBrowser: [
    { item: 'cart.storage.hydrating reading done[0]', reason: stored },
    { item: 'cart.storage.hydrating after persistLimit[0]', reason: stored },
    {
      item: 'cart cart.taken[0]',
      reason:
        'it takes a paid order: tests/flows/purchase/paid-cart.spec.ts pays while the cart changes, the run of checkout pays',
    },
    {
      item: 'cart.calculation.calculating calculation done[1]',
      reason: 'an edit aborts the call before it: the answer to an older cart never arrives',
    },
    {
      item: 'cart.calculation.calculating calculation failed[0]',
      reason: 'a calculation sends no prices that could be wrong; the order does',
    },
    {
      item: 'cart.calculation.calculating calculation failed[2]',
      reason: 'the flow gives up after 8 seconds, before the call does after 15',
    },
  ],
  waysOut: [
    { name: 'the price can always be had', to: (snapshot) => snapshot.hasTag('priced') },
    { name: 'the cart can always be emptied at once', to: ({ context }) => context.cart.items.length === 0, within: 1 },
  ],
});
