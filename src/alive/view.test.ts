import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cartItem, EMPTY_CART } from '../../domain/cart/index.ts';
import { kurus } from '../../domain/money/index.ts';
import { invalidPromoCode } from '../../domain/promo/index.ts';
import { connectCart } from '../../machines/cart/index.ts';
import { view } from './view.ts';

const pads = cartItem({
  type: 'product',
  data: {
    _id: 'p1',
    slug: 'pad-super-12',
    name: { tr: 'Süper ped', en: 'Super pads' },
    price: { subscription: kurus(11_890), oneTimePurchase: kurus(13_990) },
    items: [],
  },
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-11-21T10:00:00.000Z',
});
const amount = kurus(13_990);
const none = kurus(0);

/** A cart whose server takes MERCAN10 and no other code. */
function startCart() {
  const codeInCart = (): string | null => actor.getSnapshot().context.cart.promoCode.code;
  const machine = connectCart({
    readCart: () => Promise.resolve(null),
    calculate: ({ revision }) => {
      const code = codeInCart();
      const isGood = code === 'MERCAN10';
      return Promise.resolve({
        revision,
        price: {
          gross: amount,
          subscriptionDiscount: none,
          promoDiscount: none,
          shipping: none,
          balance: none,
          charged: amount,
        },
        lines: [],
        promo:
          code === null
            ? null
            : { status: isGood ? 'ACCEPTED' : 'NOT_ACCEPTED', code, error: isGood ? null : invalidPromoCode },
        isFirstPurchase: false,
        unavailable: [],
      });
    },
  });
  const actor = createActor(machine, { input: { cart: { ...EMPTY_CART, items: [pads] }, isConnected: true } });
  return actor.start();
}

test('a code is said to be added once the server has taken it, and never when it is refused', async () => {
  const cart = startCart();
  const said = () =>
    view.said(cart.getSnapshot(), { locale: 'tr', words: { promoCodeSet: 'Kod eklendi' } }).replace('\u200b', '');
  const setCode = async (code: string) => {
    cart.send({ type: 'promoCode.set', code });
    const before = said();
    await waitFor(cart, (snapshot) => snapshot.hasTag('priced'));
    return [before, said()];
  };
  expect([await setCode('mercan10'), await setCode('yok')]).toEqual([
    ['', 'Kod eklendi'],
    ['', ''],
  ]);
  cart.stop();
});
