import { cartItemKey, findItem, isQuantifiable, QUANTITY_LIMIT } from '../../domain/cart/index.ts';
import { ZERO_KURUS } from '../../domain/money/index.ts';
import type { Invariant } from 'model-testing';
import type { cartMachine } from './cart.machine.ts';

const free = { subscription: ZERO_KURUS, oneTimePurchase: ZERO_KURUS };

export const cartInvariants: readonly Invariant<typeof cartMachine>[] = [
  {
    name: 'a price is shown as the price only for exactly this cart',
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
    holds: ({ context }) =>
      context.cart.items.every(
        ({ type, quantity }) => quantity >= 1 && quantity <= (isQuantifiable(type) ? QUANTITY_LIMIT : 1),
      ),
  },
  {
    name: 'a blank promo code is never held',
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
