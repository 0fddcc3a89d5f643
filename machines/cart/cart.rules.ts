import { isSame } from '../kit/testing.ts';
import {
  type Cart,
  cartItemKey,
  EMPTY_CART,
  findItem,
  isQuantifiable,
  QUANTITY_LIMIT,
} from '../../domain/cart/index.ts';
import { ZERO_KURUS } from '../../domain/money/index.ts';
import { invalidPromoCode, isCodeInEffect, normalizePromoCode } from '../../domain/promo/index.ts';
import type { Invariant, PathEvent, StepPromise } from 'model-testing';
import { applyEdit, type CartEdit } from './cart.edits.ts';
import type { CartCalculation, cartMachine } from './cart.machine.ts';

const free = { subscription: ZERO_KURUS, oneTimePurchase: ZERO_KURUS };

export const cartRules: readonly Invariant<typeof cartMachine>[] = [
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
    name: 'a blank promo code is never held',
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

type Step = StepPromise<typeof cartMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

/** The cart after an edit; `cart.edits.test.ts` says what each makes of it, by whole values. A code that is blank or in effect is ignored (Spec §5), and so is emptying an empty cart. */
function edited({ context }: Snapshot, event: PathEvent): Cart {
  const edit = event as unknown as CartEdit;
  const isIgnored =
    edit.type === 'promoCode.set'
      ? normalizePromoCode(edit.code) === null || isCodeInEffect(context.cart.promoCode, edit.code)
      : edit.type === 'cart.empty' && context.cart.items.length === 0;
  return isIgnored ? context.cart : applyEdit(context, edit).cart;
}

/** A price can be asked for: the kept cart is read, the services are there, and something is in it. */
const isPriceable = ({ context }: Snapshot): boolean =>
  context.isConnected && context.unread === null && context.cart.items.length > 0;
const isRepriced = (after: Snapshot): boolean =>
  after.matches({ calculation: isPriceable(after) ? 'waiting' : 'idle' });
/** Until the new price is there the old one stays in sight. */
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

export const cartPromises: readonly Step[] = [
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
