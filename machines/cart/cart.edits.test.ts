import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART, type Cart, type CartItem } from '../../domain/cart/index.ts';
import { NO_PROMO, promoRefusals } from '../../domain/promo/index.ts';
import { type Announcement, applyEdit, type CartEdit } from './cart.edits.ts';
import { type CartContext, type CartEvent, cartMachine } from './cart.machine.ts';
import { customised, packet, packetKey, pads, padsKey } from './cart.spec.ts';

const createdAt = '2025-02-27T14:00:00.000Z';
const twoPads: CartItem = {
  type: 'product',
  data: pads,
  purchaseType: 'oneTimePurchase',
  quantity: 2,
  isQuantifiable: true,
  createdAt,
};
const onePacket: CartItem = {
  type: 'packet',
  data: packet,
  purchaseType: 'subscription',
  quantity: 1,
  isQuantifiable: false,
  createdAt,
};
const cart: Cart = { items: [twoPads, onePacket], promoCode: { code: 'ESKI', error: promoRefusals.expired } };

/** The cart after these edits; without services, so prices do not change. */
function afterwards(...events: readonly CartEvent[]): CartContext {
  const flow = createActor(cartMachine, { input: { cart } }).start();
  for (const event of events) flow.send(event);
  return flow.getSnapshot().context;
}

const untouched: CartContext = {
  cart,
  revision: 0,
  calculation: null,
  removed: [],
  unread: null,
  draft: null,
  announcement: null,
  failure: null,
  isMiscalculated: false,
  isConnected: false,
};
const about = (code: Announcement['code'], line: CartItem | null = null): Pick<CartContext, 'announcement'> => ({
  announcement: { code, name: line?.data.name ?? null, quantity: line?.quantity ?? null, turn: 1 },
});
const { items, promoCode } = cart;
const padsInOtherWay: CartItem = { ...twoPads, purchaseType: 'subscription', quantity: 3 };
const packetInOtherWay: CartItem = { ...onePacket, purchaseType: 'oneTimePurchase' };
const ownPacket: CartItem = { ...packetInOtherWay, type: 'custompacket', data: customised };
const fivePads: CartItem = { ...twoPads, quantity: 5 };
const elsewhere: Cart = { items: [fivePads], promoCode: NO_PROMO };

const edits: readonly [string, CartEdit, Partial<CartContext>][] = [
  [
    'adding what is there makes it one more, bought as chosen now',
    { type: 'line.add', item: { type: 'product', data: pads }, purchaseType: 'subscription', createdAt },
    { cart: { items: [padsInOtherWay, onePacket], promoCode }, ...about('subscribed', padsInOtherWay) },
  ],
  [
    'a packet that is there is bought as chosen now, and no second time',
    { type: 'line.add', item: { type: 'packet', data: packet }, purchaseType: 'oneTimePurchase', createdAt },
    { cart: { items: [twoPads, packetInOtherWay], promoCode }, ...about('added', onePacket) },
  ],
  [
    'adding a packet that is there as it is only says so',
    { type: 'line.add', item: { type: 'packet', data: packet }, purchaseType: onePacket.purchaseType, createdAt },
    { ...about('alreadyThere', onePacket) },
  ],
  [
    'what is new comes last, as many as asked for',
    {
      type: 'line.add',
      item: { type: 'donation', data: pads },
      purchaseType: 'oneTimePurchase',
      quantity: 4,
      createdAt,
    },
    {
      cart: { items: [...items, { ...twoPads, type: 'donation', quantity: 4 }], promoCode },
      ...about('added', { ...twoPads, quantity: 4 }),
    },
  ],
  [
    'a line is bought as chosen',
    { type: 'line.setPurchaseType', key: packetKey, purchaseType: 'oneTimePurchase' },
    { cart: { items: [twoPads, packetInOtherWay], promoCode }, ...about('purchaseTypeChanged', onePacket) },
  ],
  [
    'a line has as many as chosen',
    { type: 'line.setQuantity', key: padsKey, quantity: 5 },
    { cart: { items: [fivePads, onePacket], promoCode }, ...about('quantityChanged', fivePads) },
  ],
  [
    'none of a line takes it out',
    { type: 'line.setQuantity', key: padsKey, quantity: 0 },
    {
      cart: { items: [onePacket], promoCode },
      removed: [{ item: twoPads, index: 0 }],
      ...about('removed', twoPads),
    },
  ],
  [
    'a line is taken out',
    { type: 'line.remove', key: packetKey },
    {
      cart: { items: [twoPads], promoCode },
      removed: [{ item: onePacket, index: 1 }],
      ...about('removed', onePacket),
    },
  ],
  [
    'what was paid leaves, piece by piece, with the code it was paid with, and nothing can be put back',
    { type: 'cart.taken', lines: [{ key: padsKey, quantity: 1 }], promoCode: 'ESKI' },
    { cart: { items: [{ ...twoPads, quantity: 1 }, onePacket], promoCode: NO_PROMO } },
  ],
  [
    'everything is taken out, the code too',
    { type: 'cart.empty' },
    {
      cart: EMPTY_CART,
      removed: [
        { item: twoPads, index: 0 },
        { item: onePacket, index: 1 },
      ],
      ...about('emptied'),
    },
  ],
  [
    'a customised packet takes the place of the one it was made from',
    {
      type: 'cart.replacePacket',
      key: packetKey,
      item: { type: 'custompacket', data: customised },
      purchaseType: 'oneTimePurchase',
      createdAt,
    },
    { cart: { items: [twoPads, ownPacket], promoCode }, ...about('replaced', ownPacket) },
  ],
  ['the cart of another tab counts, without a word', { type: 'cart.synced', cart: elsewhere }, { cart: elsewhere }],
  [
    'a code that is set has no error',
    { type: 'promoCode.set', code: ' aile7 ' },
    { cart: { items, promoCode: { code: 'AILE7', error: null } }, ...about('promoCodeSet') },
  ],
  [
    'a code is taken away with its error',
    { type: 'promoCode.clear' },
    { cart: { items, promoCode: NO_PROMO }, ...about('promoCodeCleared') },
  ],
];

describe('each edit changes the cart and its announcement', () => {
  it.each(edits)('%s', (_, edit, change) => {
    expect(afterwards(edit)).toEqual({ ...untouched, revision: 1, ...change });
  });

  it('a removed line can be restored, and the announcement names it', () => {
    expect(afterwards({ type: 'line.remove', key: padsKey }, { type: 'line.restore' })).toEqual({
      ...untouched,
      revision: 2,
      announcement: { code: 'restored', name: pads.name, quantity: 2, turn: 2 },
    });
  });

  it('a removed line cannot be restored into the cart of another tab', () => {
    const { removed } = afterwards({ type: 'line.remove', key: padsKey }, { type: 'cart.synced', cart: elsewhere });
    expect(removed).toEqual([]);
  });
});

it('a choice on a product page is totalled at once, by purchase type and allowed quantity', () => {
  const choice = { type: 'draft.change', key: padsKey, price: pads.price } as const;
  const totals = [
    afterwards({ ...choice, purchaseType: 'subscription', quantity: 3 }),
    afterwards({ ...choice, purchaseType: 'oneTimePurchase', quantity: 2 }),
    afterwards({ ...choice, purchaseType: 'oneTimePurchase', quantity: -3 }),
    afterwards({ ...choice, purchaseType: 'oneTimePurchase', quantity: 100 }),
  ];
  expect(totals).toEqual([
    { ...untouched, draft: { key: padsKey, total: 30_300 } },
    { ...untouched, draft: { key: padsKey, total: 23_780 } },
    { ...untouched, draft: { key: padsKey, total: 11_890 } },
    { ...untouched, draft: { key: padsKey, total: 1_177_110 } },
  ]);
});

it('edits and storage have the specified time limits, the server 8 s [STORAGE-7 LIMIT-5]', () => {
  expect(cartMachine.implementations.delays).toEqual({ debounce: 500, persistLimit: 5000, calculationLimit: 8000 });
});

it('a paid line cannot be restored', () => {
  const removed = [{ item: twoPads, index: 0 }];
  const paid = { type: 'cart.taken', lines: [{ key: padsKey, quantity: 1 }], promoCode: null } as const;
  expect(applyEdit({ cart, removed }, paid).removed).toEqual([]);
});
