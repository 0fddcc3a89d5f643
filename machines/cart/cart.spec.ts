import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import {
  addItem,
  type Cart,
  cartItem,
  type CartItemData,
  cartItemKey,
  EMPTY_CART,
  findItem,
  isQuantifiable,
  QUANTITY_LIMIT,
  withPromoCode,
} from '../../domain/cart/index.ts';
import { MISCALCULATION_CODE, rejected } from '../../domain/failure/index.ts';
import { kurus, ZERO_KURUS } from '../../domain/money/index.ts';
import { invalidPromoCode, isCodeInEffect, normalizePromoCode } from '../../domain/promo/index.ts';
import { defineFlow, failures, isSame } from '../kit/testing.ts';
import { cartCopy } from './cart.copy.ts';
import { applyEdit, type CartEdit } from './cart.edits.ts';
import { type CalculationRequest, type CartCalculation, type CartInput, cartMachine } from './cart.machine.ts';

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

/** A plain answer of the server to a request: no refusal, every line available. */
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

/** The quantities that the buttons distinguish: 1, more, or the limit. */
const clamped = (quantity: number) => (quantity >= QUANTITY_LIMIT ? QUANTITY_LIMIT : Math.min(quantity, 2));

const stored = 'the page reads what is kept before the flow starts; asked later, a blocked storage refuses at once';

const free = { subscription: ZERO_KURUS, oneTimePurchase: ZERO_KURUS };

const cartInvariants: readonly Invariant<typeof cartMachine>[] = [
  {
    name: 'a price is shown as the price only for exactly this cart',
    requirements: 'CART-13',
    holds: (snapshot) =>
      !snapshot.hasTag('priced') || snapshot.context.calculation?.revision === snapshot.context.revision,
  },
  {
    name: 'while it is priced, a line costs what the server says',
    holds: (snapshot) =>
      !snapshot.hasTag('priced') ||
      (snapshot.context.calculation?.lines ?? []).every(({ key, unitPrice }) => {
        const line = findItem(snapshot.context.cart, key);
        return line?.data.price[line.purchaseType] === unitPrice;
      }),
  },
  {
    name: 'an edit is accepted in every state',
    requirements: 'CART-11',
    holds: (snapshot) =>
      snapshot.can({
        type: 'line.add',
        item: {
          type: 'product',
          data: { _id: 'any', slug: 'any', name: { tr: '', en: '' }, price: free, items: [] },
        },
        purchaseType: 'subscription',
        createdAt: '',
      }),
  },
  {
    name: 'no line is there twice',
    holds: ({ context }) => new Set(context.cart.items.map(cartItemKey)).size === context.cart.items.length,
  },
  {
    name: 'quantities stay within 1 and 99, and a packet is there once',
    requirements: 'CART-4',
    holds: ({ context }) =>
      context.cart.items.every(
        ({ type, quantity }) => quantity >= 1 && quantity <= (isQuantifiable(type) ? QUANTITY_LIMIT : 1),
      ),
  },
  {
    name: 'a blank promo code is never stored',
    requirements: 'PROMO-10',
    holds: ({ context }) => context.cart.promoCode.code?.trim() !== '',
  },
  {
    name: 'an empty cart is never priced, and never asked for',
    holds: (snapshot) =>
      snapshot.context.cart.items.length > 0 ||
      (snapshot.matches({ calculation: 'idle' }) && snapshot.context.calculation === null),
  },
  {
    name: 'nothing is asked before the services are there',
    holds: (snapshot) => snapshot.context.isConnected || snapshot.matches({ calculation: 'idle' }),
  },
  {
    name: 'what could not be read is not written over',
    holds: (snapshot) => !snapshot.hasTag('storable') || snapshot.matches({ storage: 'ready' }),
  },
  {
    name: 'when no price came, a way to ask again exists',
    holds: (snapshot) => !snapshot.hasTag('retryable') || snapshot.can({ type: 'calculation.retry' }),
  },
];

type Step = Postcondition<typeof cartMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** The cart after an edit. A blank code or the one in effect changes nothing (Spec §5), nor does emptying it twice. */
function edited({ context }: Snapshot, event: PathEvent): Cart {
  const edit = event as unknown as CartEdit;
  const isIgnored =
    edit.type === 'promoCode.set'
      ? normalizePromoCode(edit.code) === null || isCodeInEffect(context.cart.promoCode, edit.code)
      : edit.type === 'cart.empty' && context.cart.items.length === 0;
  return isIgnored ? context.cart : applyEdit(context, edit).cart;
}

/** A price can be calculated: the stored cart is read, the services are connected, and the cart is not empty. */
const isPriceable = ({ context }: Snapshot): boolean =>
  context.isConnected && context.unread === null && context.cart.items.length > 0;

const isRepriced = (after: Snapshot): boolean =>
  after.matches({ calculation: isPriceable(after) ? 'waiting' : 'idle' });

/** The old price stays visible until the new one has arrived. */
const isSeen = (after: Snapshot, before: Snapshot): boolean =>
  !isPriceable(after) || after.context.calculation === before.context.calculation;

const edits = [
  'line.add',
  'line.setPurchaseType',
  'line.setQuantity',
  'line.remove',
  'line.restore',
  'cart.empty',
  'cart.taken',
  'cart.replacePacket',
  'cart.synced',
  'promoCode.set',
  'promoCode.clear',
] as const;

const cartPostconditions: readonly Step[] = [
  {
    name: 'the kept cart is read before it counts; one that is known is priced at once',
    requirements: 'SHELL-11',
    on: ['start'],
    to: (after) =>
      isRepriced(after) && after.matches({ storage: after.context.unread === null ? 'ready' : 'hydrating' }),
  },
  {
    name: 'every edit is applied at once, in every state',
    requirements: 'CART-11',
    on: edits,
    from: ['storage'],
    to: (after, before, event) => isSame(after.context.cart, edited(before, event)),
  },
  {
    name: 'every change is priced again; what changes nothing asks for nothing',
    requirements: 'CART-12',
    on: edits,
    from: ['storage'],
    to: (after, before, event) => {
      const isChanged = !isSame(before.context.cart, edited(before, event));
      const isRestoring = event.type === 'line.restore' && before.context.removed.length > 0;
      if (isChanged || isRestoring || ['line.add', 'cart.taken', 'cart.replacePacket'].includes(event.type))
        return after.context.revision === before.context.revision + 1 && isRepriced(after) && isSeen(after, before);
      return after.context.revision === before.context.revision && isSame(after.value, before.value);
    },
  },
  {
    name: 'who shops, and whether the shop can answer, changes the price',
    requirements: 'CART-14',
    on: ['session.changed', 'services.attached'],
    from: ['storage'],
    to: (after, before, { type }) =>
      isRepriced(after) &&
      (type === 'services.attached' ? after.context.isConnected : after.context.revision > before.context.revision),
  },
  {
    name: 'what was kept is the cart, with every edit made before it was read',
    requirements: 'SHELL-11',
    on: ['reading.done'],
    to: (after, before, { output }) =>
      after.matches({ storage: 'ready' }) &&
      isRepriced(after) &&
      after.context.revision === before.context.revision + 1 &&
      isSame(
        after.context.cart,
        (before.context.unread ?? []).reduce(applyEdit, { cart: (output as Cart | null) ?? EMPTY_CART, removed: [] })
          .cart,
      ),
  },
  {
    name: 'that the cart cannot be read is shown, and shopping goes on',
    requirements: 'STORAGE-8',
    on: ['reading.failed', 'after.persistLimit'],
    to: (after) => after.matches({ storage: 'unreadable' }) && isRepriced(after),
  },
  {
    name: 'the price is asked for when the shopper pauses',
    requirements: 'LIMIT-5',
    on: ['after.debounce'],
    to: ['calculation.calculating'],
  },
  {
    name: 'an answer about this very cart is the price',
    requirements: 'CART-13',
    on: ['calculation.done'],
    given: ({ context }, { output }) => (output as CartCalculation).revision === context.revision,
    to: (after, _, { output }) =>
      after.matches({ calculation: 'current' }) &&
      isSame(after.context.calculation, output) &&
      after.context.failure === null,
  },
  {
    name: 'what the server says of the code is kept with it',
    requirements: 'PROMO-2',
    on: ['calculation.done.codeRefused'],
    given: ({ context }, { output }) => (output as CartCalculation).revision === context.revision,
    to: ({ context }, before) =>
      isSame(context.cart.promoCode, { code: before.context.cart.promoCode.code, error: invalidPromoCode }),
  },
  {
    name: 'why no price came is remembered',
    on: ['calculation.failed'],
    to: ({ context }, _, { error }) => isSame(context.failure, error),
  },
  {
    name: 'an answer about an older cart is no price',
    requirements: 'CART-13',
    on: ['calculation.done.stale'],
    to: ['calculation.failed'],
  },
  {
    name: 'a connection that is gone is called so',
    on: ['calculation.failed.offline'],
    to: ['calculation.offline'],
  },
  {
    name: 'an answer that does not come in time is called late',
    on: ['calculation.failed.timedOut', 'after.calculationLimit'],
    to: ['calculation.timedOut'],
  },
  {
    name: 'any other failure is shown, and a miscalculation flagged',
    requirements: 'ERROR-6',
    on: ['calculation.failed.unavailable', 'calculation.failed.miscalculated'],
    to: (after, before, { outcome }) =>
      after.matches({ calculation: 'failed' }) &&
      after.context.isMiscalculated === (outcome === 'miscalculated' || before.context.isMiscalculated),
  },
  {
    name: 'a price that did not come is asked for again when the shopper wants',
    on: ['calculation.retry'],
    from: ['retryable'],
    to: ['calculation.calculating'],
  },
  {
    name: 'it is asked for by itself when the connection is back',
    on: ['network.returned'],
    from: ['calculation.offline'],
    to: ['calculation.calculating'],
  },
  {
    name: 'a code that was refused is shown with the reason',
    requirements: 'ERROR-10',
    on: ['promoCode.refuse'],
    from: ['storage'],
    to: ({ context }, before, { error }) =>
      isSame(context.cart.promoCode, { code: before.context.cart.promoCode.code, error }),
  },
  {
    name: "a product page's choice has its total at once",
    on: ['draft.change'],
    from: ['storage'],
    to: ({ context }, _, { key }) => context.draft?.key === key,
  },
];

/**
 * Every edit is applied at once, in every state, and raises the revision; the server is asked for the price half a
 * second after the last edit. An answer that is not for the newest revision is never shown. Nothing here waits for the
 * network: offline, the cart goes on working with its last prices and asks again on the next edit, on a retry, or
 * when the network returns.
 *
 * - `storage`: reads the stored cart (or gets it as input), gives up after 5000 ms; edits made meanwhile are repeated
 *   on the cart that was read
 * - `calculation`: `idle` → `waiting` (500 ms) → `calculating` → `current`, or `failed`, `offline`, `timedOut`, each
 *   with a retry
 *
 * - Runs before React, in the page's only script: it imports `xstate`, the kit and pure rules of `domain` only. The
 *   owner of the actor writes the cart to storage, and only while `hasTag('storable')`.
 * - No clock inside: `createdAt` comes with the event.
 * - `cart.taken` takes out what was paid for, or went into a running box: these pieces and no other.
 * - `announcement` names the last change by code; the screen finds the words. `turn` differs each time, so that equal
 *   changes are announced twice.
 * - A stepper names the count it jumps to: `line.setQuantity` within 1 and `QUANTITY_LIMIT`, only for a line that
 *   `isQuantifiable`. `snapshot.can(event)` answers whether any other event would change something; a screen never
 *   recomputes a guard.
 * - `services.attached` says that the network side has arrived; before it, nothing is asked and nothing times out.
 */
export const cartFlow = defineFlow(cartMachine, {
  name: 'cart',
  description: {
    tr: {
      title: 'Sepeti kaybetmeden tutar',
      text: 'Alışverişçi hiçbir dokunuşu kaybetmeyen bir sepet doldurur ve ne tutacağını hep görür.',
    },
    en: {
      title: 'Keeps the cart, loses no tap',
      text: 'A shopper fills a cart that never loses a tap, and always sees what it will cost.',
    },
  },
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
  invariants: cartInvariants,
  postconditions: cartPostconditions,
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
