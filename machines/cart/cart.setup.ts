import { assign, fromPromise, raise, setup } from 'xstate';
import { milliseconds, seconds } from '../../domain/calendar/index.ts';
import {
  EMPTY_CART,
  findItem,
  withinLimits,
  withPrices,
  withPromoAnswer,
  withPromoState,
  type Cart,
  type CartItemKey,
} from '../../domain/cart/index.ts';
import { failureOf, isMiscalculation, type FailureKind } from '../../domain/failure/index.ts';
import { times } from '../../domain/money/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import { isCodeInEffect, normalizePromoCode, type PromoError } from '../../domain/promo/index.ts';
import { announcementOf, applyEdit } from './cart.edits.ts';
import type { CalculationRequest, CartCalculation } from './cart.services.ts';
import type { CartContext, CartEdit, CartEvent, CartInput, CartMeta } from './cart.types.ts';

type Edit<T extends CartEdit['type']> = Extract<CartEdit, { type: T }>;
type Draft = Extract<CartEvent, { type: 'draft.change' }>;

const notConnected = (service: string) => () => Promise.reject(new Error(`${service} is not connected`));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The line's quantity when it can be counted, else null. */
function countOf({ cart }: CartContext, key: CartItemKey): number | null {
  const line = findItem(cart, key);
  return line?.isQuantifiable ? line.quantity : null;
}

/** What every state of the flow may ask, do and wait for. */
export const cartSetup = setup({
  types: {} as {
    context: CartContext;
    events: CartEvent;
    input: CartInput;
    meta: CartMeta;
    /** `known`: what it holds counts, no other cart is awaited. `storable`: may be written to storage. `busy`: a price is on its way. `priced`: `calculation` is of the cart as shown. */
    tags: 'known' | 'storable' | 'busy' | 'priced' | 'retryable';
    children: { reading: 'readCart'; calculation: 'calculate' };
  },
  actors: {
    readCart: fromPromise<Cart | null>(notConnected('readCart')),
    calculate: fromPromise<CartCalculation, CalculationRequest>(notConnected('calculate')),
  },
  guards: {
    isRead: ({ context }) => context.unread === null,
    isPriceable: ({ context }) => context.isConnected && context.unread === null && context.cart.items.length > 0,
    isFilled: ({ context }) => context.cart.items.length > 0,
    hasLine: ({ context }, { key }: { key: CartItemKey }) => findItem(context.cart, key) !== null,
    hasRemoved: ({ context }) => context.removed.length > 0,
    isOtherPurchaseType: ({ context }, { key, purchaseType }: Edit<'line.setPurchaseType'>) => {
      const line = findItem(context.cart, key);
      return line !== null && line.purchaseType !== purchaseType;
    },
    isOtherQuantity: ({ context }, { key, quantity }: Edit<'line.setQuantity'>) => {
      const count = countOf(context, key);
      return count !== null && count !== quantity;
    },
    isOtherCart: ({ context }, { cart }: { cart: Cart }) => !isSame(context.cart, cart),
    isNewCode: ({ context }, { code }: { code: string }) =>
      normalizePromoCode(code) !== null && !isCodeInEffect(context.cart.promoCode, code),
    hasCode: ({ context }) => context.cart.promoCode.code !== null || context.cart.promoCode.error !== null,
    isNewest: ({ context }, { revision }: { revision: number }) => revision === context.revision,
    isMiscalculation: (_, { error }: { error: unknown }) => isMiscalculation(failureOf(error)),
    isKind: (_, { error, kind }: { error: unknown; kind: FailureKind }) => failureOf(error).kind === kind,
  },
  actions: {
    applyEdit: assign(({ context }, edit: CartEdit) => {
      const after = applyEdit(context, edit);
      const revision = context.revision + 1;
      return {
        ...after,
        revision,
        unread: context.unread === null ? null : [...context.unread, edit],
        announcement: announcementOf(context, after, edit, revision) ?? context.announcement,
      };
    }),
    replayEdits: assign(({ context }, { kept }: { kept: Cart | null }) => {
      const read = (context.unread ?? []).reduce(applyEdit, { cart: kept ?? EMPTY_CART, removed: [] });
      return { ...read, unread: null, revision: context.revision + 1 };
    }),
    forgetUnread: assign({ unread: null }),
    noteChange: raise({ type: 'cart.changed' }),
    renewRevision: assign({ revision: ({ context }) => context.revision + 1 }),
    rememberConnection: assign({ isConnected: true }),
    rememberDraft: assign((_, { key, price, purchaseType, quantity }: Draft) => ({
      draft: { key, total: times(price[purchaseType], withinLimits(quantity)) },
    })),
    refusePromoCode: assign(({ context }, { error }: { error: PromoError }) => ({
      cart: withPromoState(context.cart, { ...context.cart.promoCode, error }),
    })),
    keepCalculation: assign(({ context }, { calculation }: { calculation: CartCalculation }) => {
      const cart = withPrices(context.cart, calculation.lines);
      return {
        calculation,
        cart: calculation.promo ? withPromoAnswer(cart, calculation.promo) : cart,
        failure: null,
        isMiscalculated: false,
      };
    }),
    forgetCalculation: assign({ calculation: null, failure: null, isMiscalculated: false }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    flagMiscalculation: assign({ isMiscalculated: true }),
  },
  delays: {
    /** Debounce default, Spec §9. */
    debounce: milliseconds(500),
    calculationLimit: seconds(8),
    persistLimit,
  },
});
