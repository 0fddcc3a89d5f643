import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { cartItem, EMPTY_CART } from '../../domain/cart/index.ts';
import { invalidPromoCode } from '../../domain/promo/index.ts';
import { answerTo, pads } from '../../machines/cart/cart.spec.ts';
import { connectCart } from '../../machines/cart/index.ts';
import { view } from './view.ts';

const padsLine = cartItem({
  type: 'product',
  data: pads,
  purchaseType: 'oneTimePurchase',
  createdAt: '2026-11-21T10:00:00.000Z',
});

/** A cart whose server takes MERCAN10 and no other code. */
function startCart() {
  const codeInCart = (): string | null => actor.getSnapshot().context.cart.promoCode.code;
  const machine = connectCart({
    readCart: () => Promise.resolve(null),
    calculate: (request) => {
      const code = codeInCart();
      const isGood = code === 'MERCAN10';
      const promo = isGood
        ? ({ status: 'ACCEPTED', code, error: null } as const)
        : ({ status: 'NOT_ACCEPTED', code: code ?? '', error: invalidPromoCode } as const);
      return Promise.resolve(answerTo(request, code === null ? null : promo));
    },
  });
  const actor = createActor(machine, { input: { cart: { ...EMPTY_CART, items: [padsLine] }, isConnected: true } });
  return actor.start();
}

test('a promo code is announced once the server accepts it, and never if refused', async () => {
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
