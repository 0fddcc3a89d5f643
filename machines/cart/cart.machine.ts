import { EMPTY_CART, toCartRequest } from '../../domain/cart/index.ts';
import { cartSetup } from './cart.setup.ts';
import type { CartEdit } from './cart.types.ts';
import { words } from './cart.words.ts';

const asEvent = <TEvent>({ event }: { event: TEvent }) => event;

/** Every edit does the same: apply it at once, then let the price follow. */
const edit = [{ type: 'applyEdit', params: ({ event }: { event: CartEdit }) => event }, 'noteChange'] as const;

export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  ...words.cart,
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
    'line.add': { ...words.adding, actions: edit },
    'line.setPurchaseType': { guard: { type: 'isOtherPurchaseType', params: asEvent }, actions: edit },
    'line.setQuantity': { guard: { type: 'isOtherQuantity', params: asEvent }, actions: edit },
    'line.remove': { guard: { type: 'hasLine', params: asEvent }, actions: edit },
    'line.restore': { guard: 'hasRemoved', actions: edit },
    'cart.empty': { guard: 'isFilled', actions: edit },
    'cart.paid': { actions: edit },
    'cart.replacePacket': { actions: edit },
    'cart.synced': { guard: { type: 'isOtherCart', params: asEvent }, actions: edit },
    'promoCode.set': { guard: { type: 'isNewCode', params: asEvent }, actions: edit },
    'promoCode.clear': { guard: 'hasCode', actions: edit },
    'promoCode.refuse': { actions: { type: 'refusePromoCode', params: asEvent } },
    'draft.change': { actions: { type: 'rememberDraft', params: asEvent } },
    'services.attached': { actions: ['rememberConnection', 'noteChange'] },
    'session.changed': { actions: ['renewRevision', 'noteChange'] },
  },
  states: {
    storage: {
      ...words.storage,
      initial: 'hydrating',
      states: {
        hydrating: {
          ...words.hydrating,
          always: { guard: 'isRead', target: 'ready', actions: 'noteChange' },
          invoke: {
            id: 'reading',
            src: 'readCart',
            onDone: {
              target: 'ready',
              actions: [{ type: 'replayEdits', params: ({ event }) => ({ kept: event.output }) }, 'noteChange'],
            },
            onError: 'unreadable',
          },
          after: { persistLimit: 'unreadable' },
        },
        ready: { ...words.ready, tags: ['known', 'storable'] },
        unreadable: {
          ...words.unreadable,
          tags: 'known',
          entry: ['forgetUnread', 'noteChange'],
        },
      },
    },
    calculation: {
      ...words.calculation,
      initial: 'idle',
      on: {
        'cart.changed': [
          { guard: 'isPriceable', target: '.waiting' },
          { target: '.idle', actions: 'forgetCalculation' },
        ],
      },
      states: {
        idle: { ...words.idle },
        waiting: { ...words.waiting, tags: 'busy', after: { debounce: 'calculating' } },
        calculating: {
          ...words.calculating,
          tags: 'busy',
          invoke: {
            id: 'calculation',
            src: 'calculate',
            input: ({ context }) => ({ cart: toCartRequest(context.cart), revision: context.revision }),
            onDone: [
              {
                guard: { type: 'isNewest', params: ({ event }) => event.output },
                target: 'current',
                actions: { type: 'keepCalculation', params: ({ event }) => ({ calculation: event.output }) },
              },
              { target: 'failed' },
            ],
            onError: [
              {
                guard: { type: 'isMiscalculation', params: ({ event }) => ({ error: event.error }) },
                target: 'failed',
                actions: [
                  { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
                  'flagMiscalculation',
                ],
              },
              {
                guard: { type: 'isKind', params: ({ event }) => ({ error: event.error, kind: 'offline' }) },
                target: 'offline',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'isKind', params: ({ event }) => ({ error: event.error, kind: 'timeout' }) },
                target: 'timedOut',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'failed',
                actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
          after: { calculationLimit: 'timedOut' },
        },
        current: { ...words.current, tags: 'priced' },
        failed: { ...words.failed, tags: 'retryable', on: { 'calculation.retry': 'calculating' } },
        offline: {
          ...words.offline,
          tags: 'retryable',
          on: { 'calculation.retry': 'calculating', 'network.returned': 'calculating' },
        },
        timedOut: { ...words.timedOut, tags: 'retryable', on: { 'calculation.retry': 'calculating' } },
      },
    },
  },
});
