import { assign, raise, setup } from 'xstate';
import { milliseconds, seconds } from '../../domain/calendar/index.ts';
import {
  type Cart,
  type CartItemKey,
  type CartRequest,
  EMPTY_CART,
  findItem,
  toCartRequest,
  withinLimits,
  withPrices,
  withPromoAnswer,
  withPromoState,
} from '../../domain/cart/index.ts';
import { type Failure, failureOf, isMiscalculation } from '../../domain/failure/index.ts';
import { type Kurus, times } from '../../domain/money/index.ts';
import { persistLimit } from '../../domain/persisted/index.ts';
import type { PriceByPurchaseType, PurchaseType } from '../../domain/product/index.ts';
import { type CalculatedPromo, isCodeInEffect, normalizePromoCode, type PromoError } from '../../domain/promo/index.ts';
import { ask, connect, isSame, port, type ServicesOf, withEvent, withOutput } from '../kit/index.ts';
import { type Announcement, announcementOf, applyEdit, type CartEdit, type EditableCart } from './cart.edits.ts';

export interface CalculationRequest {
  cart: CartRequest;
  revision: number;
}

/** All amounts in kuruş, VAT included. `charged` = `gross` − `promoDiscount` + `shipping` − `balance`. */
export interface CartCalculation {
  revision: number;
  price: {
    gross: Kurus;
    /** What subscribing saves against one-time purchases; already deducted from `gross`. */
    subscriptionDiscount: Kurus;
    promoDiscount: Kurus;
    shipping: Kurus;
    balance: Kurus;
    charged: Kurus;
  };
  /** The price of one piece of each line that can be bought. */
  lines: readonly { key: CartItemKey; unitPrice: Kurus }[];
  /** Null when no code was sent. */
  promo: CalculatedPromo | null;
  isFirstPurchase: boolean;
  /** Lines that cannot be bought as they are. */
  unavailable: readonly { key: CartItemKey; reason: UnavailableReason }[];
}

export type UnavailableReason =
  'unknown' | 'outOfStock' | 'tooMany' | 'notPurchasable' | 'notForSubscription' | 'notForAccount';

/** Services that the cart calls. Every rejection is a `Failure`. */
const cartPort = port({
  /** The cart stored in this browser, migrated and checked; null when there is none. */
  readCart: ask<void, Cart | null>(),
  /**
   * The server's prices of this cart. Echoes `revision`. Rejects with kind `offline`, `timeout`, `unavailable`, or with
   * the code MISCALCULATION when the prices sent are not the server's. Spec §7 (calculate).
   */
  calculate: ask<CalculationRequest, CartCalculation>(),
});

export type CartServices = ServicesOf<typeof cartPort>;

export type CartEvent =
  | CartEdit
  /** The code was refused before the server was asked. */
  | { type: 'promoCode.refuse'; error: PromoError }
  /** A product page's choice before it is added to the cart: its total is shown at once. */
  | { type: 'draft.change'; key: CartItemKey; price: PriceByPurchaseType; purchaseType: PurchaseType; quantity: number }
  | { type: 'services.attached' }
  | { type: 'session.changed' }
  | { type: 'calculation.retry' }
  | { type: 'network.returned' }
  /** Raised by the machine itself after an edit. */
  | { type: 'cart.changed' };

export interface CartContext extends EditableCart {
  /** Increases with every change. A calculation belongs to one revision. */
  revision: number;
  /** The newest accepted answer. It belongs to the cart as shown only while `hasTag('priced')`. */
  calculation: CartCalculation | null;
  /** Edits made before the stored cart was read; null once it was read, or cannot be. */
  unread: readonly CartEdit[] | null;
  draft: { key: CartItemKey; total: Kurus } | null;
  announcement: Announcement | null;
  failure: Failure | null;
  /** The price shown was not the server's. Spec §4, §8. */
  isMiscalculated: boolean;
  isConnected: boolean;
}

export interface CartInput {
  /** The stored cart when it could be read synchronously; null when `readCart` must be called. */
  cart: Cart | null;
  /** True when the services are connected from the start (default false: `services.attached` follows). */
  isConnected?: boolean;
}

type EventOf<Type extends CartEvent['type']> = Extract<CartEvent, { type: Type }>;

/** Instead of `withFailure`, which would add the parser of all server answers (600 bytes) to the early script. */
type Rejection = { error: unknown };

/** The line's quantity when it can be counted, else null. */
function countOf({ cart }: CartContext, key: CartItemKey): number | null {
  const line = findItem(cart, key);
  return line?.isQuantifiable ? line.quantity : null;
}

/** Every edit is applied at once; the price is calculated afterwards. */
const edit = [{ type: 'applyEdit', params: ({ event }: { event: CartEdit }) => event }, 'noteChange'] as const;

export const cartMachine = setup({
  types: {} as {
    context: CartContext;
    events: CartEvent;
    input: CartInput;
    /** The analytics event that the transition reports. Spec §7. */
    meta: { analytics?: 'AddToCart' };
    /** `known`: no other cart is awaited. `storable`: may be stored. `busy`: pricing. `priced`: prices are current. */
    tags: 'known' | 'storable' | 'busy' | 'priced' | 'retryable';
    children: { reading: 'readCart'; calculation: 'calculate' };
  },
  actors: cartPort.actors,
  guards: {
    isRead: ({ context }) => context.unread === null,
    isPriceable: ({ context }) => context.isConnected && context.unread === null && context.cart.items.length > 0,
    isFilled: ({ context }) => context.cart.items.length > 0,
    hasLine: ({ context }, { key }: { key: CartItemKey }) => findItem(context.cart, key) !== null,
    hasRemoved: ({ context }) => context.removed.length > 0,
    isOtherPurchaseType: ({ context }, { key, purchaseType }: EventOf<'line.setPurchaseType'>) => {
      const line = findItem(context.cart, key);
      return line !== null && line.purchaseType !== purchaseType;
    },
    isOtherQuantity: ({ context }, { key, quantity }: EventOf<'line.setQuantity'>) => {
      const count = countOf(context, key);
      return count !== null && count !== quantity;
    },
    isOtherCart: ({ context }, { cart }: { cart: Cart }) => !isSame(context.cart, cart),
    isNewCode: ({ context }, { code }: { code: string }) =>
      normalizePromoCode(code) !== null && !isCodeInEffect(context.cart.promoCode, code),
    hasCode: ({ context }) => context.cart.promoCode.code !== null || context.cart.promoCode.error !== null,
    isNewest: ({ context }, { output }: { output: CartCalculation }) => output.revision === context.revision,
    isMiscalculation: (_, { error }: Rejection) => isMiscalculation(failureOf(error)),
    isOffline: (_, { error }: Rejection) => failureOf(error).kind === 'offline',
    isTimedOut: (_, { error }: Rejection) => failureOf(error).kind === 'timeout',
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
    replayEdits: assign(({ context }, { output }: { output: Cart | null }) => {
      const read = (context.unread ?? []).reduce(applyEdit, { cart: output ?? EMPTY_CART, removed: [] });
      return { ...read, unread: null, revision: context.revision + 1 };
    }),
    forgetUnread: assign({ unread: null }),
    noteChange: raise({ type: 'cart.changed' }),
    renewRevision: assign({ revision: ({ context }) => context.revision + 1 }),
    rememberConnection: assign({ isConnected: true }),
    rememberDraft: assign((_, { key, price, purchaseType, quantity }: EventOf<'draft.change'>) => ({
      draft: { key, total: times(price[purchaseType], withinLimits(quantity)) },
    })),
    refusePromoCode: assign(({ context }, { error }: { error: PromoError }) => ({
      cart: withPromoState(context.cart, { ...context.cart.promoCode, error }),
    })),
    keepCalculation: assign(({ context }, { output }: { output: CartCalculation }) => {
      const cart = withPrices(context.cart, output.lines);
      return {
        calculation: output,
        cart: output.promo ? withPromoAnswer(cart, output.promo) : cart,
        failure: null,
        isMiscalculated: false,
      };
    }),
    forgetCalculation: assign({ calculation: null, failure: null, isMiscalculated: false }),
    rememberFailure: assign((_, { error }: Rejection) => ({ failure: failureOf(error) })),
    flagMiscalculation: assign({ isMiscalculated: true }),
  },
  delays: {
    /** Debounce default, Spec §9. */
    debounce: milliseconds(500),
    calculationLimit: seconds(8),
    persistLimit,
  },
}).createMachine({
  id: 'cart',
  type: 'parallel',
  context: ({ input }) => ({
    cart: input.cart ?? EMPTY_CART,
    revision: 0,
    calculation: null,
    removed: [],
    unread: input.cart === null ? [] : null,
    draft: null,
    announcement: null,
    failure: null,
    isMiscalculated: false,
    isConnected: input.isConnected ?? false,
  }),
  on: {
    'line.add': { meta: { analytics: 'AddToCart' }, actions: edit },
    'line.setPurchaseType': { guard: withEvent('isOtherPurchaseType'), actions: edit },
    'line.setQuantity': { guard: withEvent('isOtherQuantity'), actions: edit },
    'line.remove': { guard: withEvent('hasLine'), actions: edit },
    'line.restore': { guard: 'hasRemoved', actions: edit },
    'cart.empty': { guard: 'isFilled', actions: edit },
    'cart.taken': { actions: edit },
    'cart.replacePacket': { actions: edit },
    'cart.synced': { guard: withEvent('isOtherCart'), actions: edit },
    'promoCode.set': { guard: withEvent('isNewCode'), actions: edit },
    'promoCode.clear': { guard: 'hasCode', actions: edit },
    'promoCode.refuse': { actions: withEvent('refusePromoCode') },
    'draft.change': { actions: withEvent('rememberDraft') },
    'services.attached': { actions: ['rememberConnection', 'noteChange'] },
    'session.changed': { actions: ['renewRevision', 'noteChange'] },
  },
  states: {
    storage: {
      initial: 'hydrating',
      states: {
        hydrating: {
          always: { guard: 'isRead', target: 'ready', actions: 'noteChange' },
          invoke: {
            id: 'reading',
            src: 'readCart',
            onDone: { target: 'ready', actions: [withOutput('replayEdits'), 'noteChange'] },
            onError: 'unreadable',
          },
          after: { persistLimit: 'unreadable' },
        },
        ready: { tags: ['known', 'storable'] },
        unreadable: { tags: 'known', entry: ['forgetUnread', 'noteChange'] },
      },
    },
    calculation: {
      initial: 'idle',
      on: {
        'cart.changed': [
          { guard: 'isPriceable', target: '.waiting' },
          { target: '.idle', actions: 'forgetCalculation' },
        ],
      },
      states: {
        idle: {},
        waiting: { tags: 'busy', after: { debounce: 'calculating' } },
        calculating: {
          tags: 'busy',
          invoke: {
            id: 'calculation',
            src: 'calculate',
            input: ({ context }) => ({ cart: toCartRequest(context.cart), revision: context.revision }),
            onDone: [
              { guard: withOutput('isNewest'), target: 'current', actions: withOutput('keepCalculation') },
              { target: 'failed' },
            ],
            onError: [
              {
                guard: withEvent('isMiscalculation'),
                target: 'failed',
                actions: [withEvent('rememberFailure'), 'flagMiscalculation'],
              },
              { guard: withEvent('isOffline'), target: 'offline', actions: withEvent('rememberFailure') },
              { guard: withEvent('isTimedOut'), target: 'timedOut', actions: withEvent('rememberFailure') },
              { target: 'failed', actions: withEvent('rememberFailure') },
            ],
          },
          after: { calculationLimit: 'timedOut' },
        },
        current: { tags: 'priced' },
        failed: { tags: 'retryable', on: { 'calculation.retry': 'calculating' } },
        offline: { tags: 'retryable', on: { 'calculation.retry': 'calculating', 'network.returned': 'calculating' } },
        timedOut: { tags: 'retryable', on: { 'calculation.retry': 'calculating' } },
      },
    },
  },
});

export const connectCart = (services: CartServices) => connect(cartMachine, cartPort, services);
