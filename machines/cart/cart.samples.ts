import {
  addItem,
  cartItem,
  EMPTY_CART,
  findItem,
  QUANTITY_LIMIT,
  withPromoCode,
  type CartItemData,
} from '../../domain/cart/index.ts';
import { MISCALCULATION_CODE, offline, rejected, timedOut, unavailable } from '../../domain/failure/index.ts';
import { kurus, ZERO_KURUS } from '../../domain/money/index.ts';
import { invalidPromoCode } from '../../domain/promo/index.ts';
import type { FlowSpec } from 'model-testing';
import { cartBeyondBrowser } from './cart.beyond-browser.ts';
import { cartWords } from './cart.event-words.ts';
import { cartEdgeWords } from './cart.edge-words.ts';
import { cartInvariants } from './cart.invariants.ts';
import { cartMachine } from './cart.machine.ts';
import { cartNames } from './cart.names.ts';
import { cartPromises } from './cart.promises.ts';
import type { CalculationRequest, CartCalculation } from './cart.services.ts';
import type { CartInput } from './cart.types.ts';

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
  const priced = cart.items.flatMap(({ type, _id, slug, purchaseType, quantity }) => {
    const id = _id ?? slug ?? '';
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

/** 1, more, or the limit: what the buttons tell apart. */
const clamped = (quantity: number) => (quantity >= QUANTITY_LIMIT ? QUANTITY_LIMIT : Math.min(quantity, 2));

export const cartFlow = {
  name: 'cart',
  machine: cartMachine,
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
    'cart.paid': [{ lines: [{ key: padsKey, quantity: 1 }], promoCode: 'MERHABA10' }],
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
    reading: { done: { nothing: null, kept: keptCart }, failed: { unavailable: unavailable() } },
    calculation: {
      done: {
        priced: (request: CalculationRequest) => answerTo(request),
        codeRefused: (request: CalculationRequest) =>
          answerTo(request, { status: 'NOT_ACCEPTED', code: 'MERHABA10', error: invalidPromoCode }),
        stale: (request: CalculationRequest) => answerTo({ ...request, revision: request.revision - 1 }),
      },
      failed: {
        offline: offline(),
        timeout: timedOut(),
        unavailable: unavailable(),
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
  invariants: cartInvariants,
  promises: cartPromises,
  beyondBrowser: cartBeyondBrowser,
  words: { ...cartNames, ...cartWords, ...cartEdgeWords },
  waysOut: [
    { name: 'the price can always be had', to: (snapshot) => snapshot.hasTag('priced') },
    { name: 'the cart can always be emptied at once', to: ({ context }) => context.cart.items.length === 0, within: 1 },
  ],
} satisfies FlowSpec<typeof cartMachine>;
