import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kurus } from '../money/index.ts';
import type { PurchaseType } from '../product/index.ts';
import {
  addItem,
  cartItem,
  cartItemKey,
  cartTotals,
  changePurchaseType,
  containsPacket,
  countItems,
  EMPTY_CART,
  emptyCart,
  formerPrice,
  parseCart,
  parseCartItem,
  removeItem,
  replaceItem,
  setQuantity,
  subscriptionsFirst,
  toCartRequest,
  withoutPaid,
  withPrices,
  withPromoAnswer,
  withPromoCode,
  type Cart,
  type CartItem,
  type CartItemType,
} from './index.ts';

function item(type: CartItemType, id: string, purchaseType: PurchaseType = 'oneTimePurchase', quantity = 1): CartItem {
  return cartItem({
    type,
    data: {
      _id: id,
      slug: id,
      name: { tr: id, en: id },
      price: { subscription: kurus(850), oneTimePurchase: kurus(1000) },
      items: type === 'custompacket' ? [{ _product: 'p8', quantity: 2 }] : [],
    },
    purchaseType,
    quantity,
    createdAt: '2026-03-14T09:30:00.000Z',
  });
}

function cartOf(...items: readonly CartItem[]): Cart {
  return { ...EMPTY_CART, items };
}

const pad = item('product', 'pad-super-12');
const packet = item('packet', 'pad.super.20_gizem-package');
const own = item('custompacket', 'pad.super.24_custom');

it('a cart lists subscriptions first, each item in the order of adding', () => {
  const again = item('product', 'again', 'subscription');
  expect(subscriptionsFirst([pad, again, packet])).toEqual([again, pad, packet]);
});

describe('the server’s prices', () => {
  const dearer = withPrices(cartOf(pad, packet), [{ key: cartItemKey(pad), unitPrice: kurus(1100) }]);

  it('replace older prices, and keep the first price [CART-16]', () => {
    const price = { subscription: kurus(850), oneTimePurchase: kurus(1100) };
    expect(dearer).toEqual(cartOf({ ...pad, data: { ...pad.data, price }, priceWhenAdded: pad.data.price }, packet));
    expect(dearer.items.map(formerPrice)).toEqual([1000, null]);
  });

  it('are compared with the first price, however often they change', () => {
    const twice = withPrices(dearer, [{ key: cartItemKey(pad), unitPrice: kurus(1200) }]);
    expect(twice.items.map(formerPrice)).toEqual([1000, null]);
    const back = withPrices(twice, [{ key: cartItemKey(pad), unitPrice: kurus(1000) }]);
    expect(back.items.map(formerPrice)).toEqual([null, null]);
  });

  it('that equal the current ones return the same cart object', () => {
    const cart = cartOf(pad, packet);
    expect(withPrices(cart, [{ key: cartItemKey(pad), unitPrice: kurus(1000) }])).toBe(cart);
  });

  it('survive storage', () => {
    expect(parseCart(JSON.parse(JSON.stringify(dearer)))).toEqual(dearer);
  });
});

describe('adding to the cart', () => {
  it('puts a new item at the end [CART-1]', () => {
    expect(addItem(cartOf(pad), packet)).toEqual(cartOf(pad, packet));
  });

  it.each([1, 5])(
    'raises a quantifiable item by 1 for each of %i, and sets the new purchase type [CART-2 CART-3]',
    (added) => {
      expect(addItem(cartOf(pad, packet), item('product', 'pad-super-12', 'subscription', added))).toEqual(
        cartOf(item('product', 'pad-super-12', 'subscription', 1 + added), packet),
      );
    },
  );

  it('never increases packets, but sets their purchase type [CART-3 CART-4]', () => {
    expect(addItem(cartOf(packet), { ...packet, purchaseType: 'subscription' })).toEqual(
      cartOf({ ...packet, purchaseType: 'subscription' }),
    );
  });

  it('stops at 99 [CART-7]', () => {
    const full = cartOf(item('product', 'x', 'oneTimePurchase', 97));
    expect(countItems(addItem(full, item('product', 'x', 'oneTimePurchase', 3)))).toBe(99);
  });

  it('starts packets at quantity 1, not quantifiable [CART-5]', () => {
    const { quantity, isQuantifiable } = item('packet', 'x', 'subscription', 4);
    expect({ quantity, isQuantifiable }).toEqual({ quantity: 1, isQuantifiable: false });
  });
});

describe('changing the cart', () => {
  const key = cartItemKey(pad);
  const three = cartOf(item('product', 'pad-super-12', 'oneTimePurchase', 3), packet);

  it('sets a quantity within 1–99; zero removes [CART-7 CART-8]', () => {
    expect([setQuantity(three, key, 7), setQuantity(three, key, 500)].map(countItems)).toEqual([8, 100]);
    expect(setQuantity(three, key, 0)).toEqual(cartOf(packet));
    expect(setQuantity(three, cartItemKey(packet), 2)).toEqual(three);
  });

  it('changes the purchase type, removes and empties [CART-6 CART-9 CART-10]', () => {
    expect(changePurchaseType(cartOf(pad, packet), key, 'subscription')).toEqual(
      cartOf({ ...pad, purchaseType: 'subscription' }, packet),
    );
    expect(removeItem(three, key)).toEqual(cartOf(packet));
    expect(emptyCart()).toEqual({ items: [], promoCode: { code: null, error: null } });
  });

  it('replaces the chosen packet by the customised one, in its place, with quantity 1 [PACKET-10]', () => {
    expect(replaceItem(cartOf(packet, pad), cartItemKey(packet), { ...own, quantity: 4 })).toEqual(cartOf(own, pad));
    expect(replaceItem(cartOf(packet, pad, own), cartItemKey(packet), own)).toEqual(cartOf(own, pad));
    expect(replaceItem(cartOf(pad), 'packet:gone', own)).toEqual(cartOf(pad, own));
  });

  it("knows a packet that 'already-exist-in-cart' by its contents [PACKET-9]", () => {
    expect(
      ['pad.super.20_custom', 'pad.super.20_gizem-package', 'pad.super.24_custom', 'pad.super.8_custom', 'junk'].map(
        (slug) => containsPacket(cartOf(packet, own, pad), slug),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it('stores NOT_ACCEPTED as the error and clears it when another code is set', () => {
    const error = { code: '302', message: { tr: 'bitti', en: 'over' } };
    const refused = withPromoAnswer(withPromoCode(cartOf(pad), ' mercan10 '), {
      status: 'NOT_ACCEPTED',
      code: 'MERCAN10',
      error,
    });
    expect(refused.promoCode).toEqual({ code: 'MERCAN10', error });
    expect(withPromoCode(refused, 'other').promoCode).toEqual({ code: 'OTHER', error: null });
  });
});

const paidFor = (...lines: { key: string; quantity: number }[]) => ({ lines, promoCode: 'MERCAN10' });

describe('an order is paid', () => {
  const pads = { key: cartItemKey(pad), quantity: 1 };
  const three = item('product', 'pad-super-12', 'subscription', 3);

  it('only the paid pieces are removed, whatever was added or changed meanwhile [CART-17]', () => {
    expect(withoutPaid(cartOf(three, packet, own), paidFor(pads, { key: cartItemKey(own), quantity: 1 }))).toEqual(
      cartOf({ ...three, quantity: 2 }, packet),
    );
  });

  it('a line that is gone or has fewer pieces now removes nothing else', () => {
    expect(
      withoutPaid(cartOf(pad, packet), paidFor({ ...pads, quantity: 4 }, { key: 'donation:1', quantity: 1 })),
    ).toEqual(cartOf(packet));
  });

  it('the used promo code is removed too; a different one stays', () => {
    const left = ['mercan10', 'YENI10'].map((code) =>
      withoutPaid(withPromoCode(cartOf(pad, packet), code), paidFor(pads)),
    );
    expect(left.map(({ promoCode }) => promoCode)).toEqual([
      { code: null, error: null },
      { code: 'YENI10', error: null },
    ]);
  });

  it('a fully paid cart becomes empty', () => {
    expect(withoutPaid(withPromoCode(cartOf(pad), 'YENI10'), paidFor(pads))).toEqual(EMPTY_CART);
  });
});

describe('totals', () => {
  it('are summed by purchase type', () => {
    const cart = cartOf(item('product', 'a', 'subscription', 2), item('product', 'b', 'oneTimePurchase', 3));
    expect(cartTotals(cart)).toEqual({ subscription: 1700, oneTimePurchase: 3000, total: 4700 });
  });
});

describe('the request for a calculation', () => {
  it('names lines, never prices; a custom packet by its boxes [CART-18]', () => {
    expect(toCartRequest(cartOf(pad, own))).toEqual({
      items: [
        { type: 'product', _id: 'pad-super-12', purchaseType: 'oneTimePurchase', quantity: 1 },
        {
          type: 'custompacket',
          slug: 'pad.super.24_custom',
          items: [{ _product: 'p8', quantity: 2 }],
          purchaseType: 'oneTimePurchase',
          quantity: 1,
        },
      ],
    });
  });
});

const types: readonly CartItemType[] = ['product', 'packet', 'custompacket', 'donation'];
const anyItem = fc
  .record({
    type: fc.constantFrom(...types),
    id: fc.constantFrom('a', 'b', 'c'),
    purchaseType: fc.constantFrom<PurchaseType>('subscription', 'oneTimePurchase'),
    quantity: fc.integer({ min: 1, max: 99 }),
  })
  .map(({ type, id, purchaseType, quantity }) => item(type, id, purchaseType, quantity));

describe('any sequence of operations', () => {
  const operation = fc.oneof(
    anyItem.map((added) => (cart: Cart) => addItem(cart, added)),
    fc.tuple(anyItem, fc.integer({ min: -5, max: 200 })).map(
      ([chosen, quantity]) =>
        (cart: Cart) =>
          setQuantity(cart, cartItemKey(chosen), quantity),
    ),
    anyItem.map((chosen) => (cart: Cart) => removeItem(cart, cartItemKey(chosen))),
    fc.tuple(anyItem, anyItem).map(
      ([chosen, by]) =>
        (cart: Cart) =>
          replaceItem(cart, cartItemKey(chosen), by),
    ),
  );

  it('keeps one line per item, quantities within 1–99, packets at 1, and survives storage', () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
        const cart = operations.reduce((before, operate) => operate(before), EMPTY_CART);
        expect(new Set(cart.items.map(cartItemKey)).size).toBe(cart.items.length);
        expect(
          cart.items.filter(({ quantity, isQuantifiable }) => quantity < 1 || quantity > (isQuantifiable ? 99 : 1)),
        ).toEqual([]);
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
    );
  });
});

describe('reading a stored cart', () => {
  it('drops invalid lines and duplicates [CART-15]', () => {
    const junk = [
      null,
      7,
      { ...pad, quantity: 0 },
      { ...pad, quantity: 1.5 },
      { ...pad, type: 'gift' },
      { ...pad, purchaseType: 'rent' },
      { ...pad, createdAt: 'yesterday' },
      { ...pad, data: { ...pad.data, price: { subscription: -1, oneTimePurchase: 5 } } },
      { ...pad, data: { ...pad.data, items: [{ _product: 'x' }] } },
      { ...pad, data: { ...pad.data, name: { tr: 'x' } } },
      { ...pad, data: { ...pad.data, _id: '' } },
    ];
    expect(junk.map(parseCartItem)).toEqual(junk.map(() => null));
    expect(parseCart({ items: [...junk, pad, pad], promoCode: 'nonsense' })).toEqual(cartOf(pad));
  });

  it('ignores stored limits', () => {
    const stored = {
      items: [
        { ...packet, quantity: 9, isQuantifiable: true },
        { ...pad, quantity: 5000 },
      ],
    };
    expect(parseCart(stored)?.items.map(({ quantity, isQuantifiable }) => [quantity, isQuantifiable])).toEqual([
      [1, false],
      [99, true],
    ]);
  });

  it('returns null for an invalid cart', () => {
    expect([null, 'x', [], {}, { items: {} }].map(parseCart)).toEqual([null, null, null, null, null]);
  });
});
