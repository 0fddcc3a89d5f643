import { assign, fromPromise, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import { toFailure } from '../../domain/failure/index.ts';
import type { PurchaseType } from '../../domain/product/index.ts';
import { canHold, countsOf, packedPacket, pieces, withCount } from './custom-packet.contents.ts';
import type { Placement, PlaceRequest } from './custom-packet.services.ts';
import type {
  CustomPacketContext,
  CustomPacketEvent,
  CustomPacketInput,
  CustomPacketMeta,
  ShelfKey,
} from './custom-packet.types.ts';
import { words } from './custom-packet.words.ts';

export const customPacketMachine = setup({
  types: {} as {
    context: CustomPacketContext;
    events: CustomPacketEvent;
    input: CustomPacketInput;
    tags: 'busy' | 'inCart';
    meta: CustomPacketMeta;
    children: { place: 'placePacket' };
  },
  actors: {
    placePacket: fromPromise<Placement, PlaceRequest>(() => Promise.reject(new Error('placePacket is not connected'))),
  },
  guards: {
    isEmpty: ({ context }) => pieces(context) === 0,
    canHold: ({ context }, { shelf, count }: { shelf: ShelfKey; count: number }) => canHold(context, shelf, count),
    hasRemoved: ({ context }) => context.removed !== null,
    isDuplicate: (_, { placement }: { placement: Placement }) => placement === 'alreadyInCart',
  },
  actions: {
    setCount: assign(({ context }, { shelf, count }: { shelf: ShelfKey; count: number }) => ({
      counts: withCount(context.counts, shelf, count),
    })),
    loadPacket: assign(({ context }, { slug }: { slug: string }) => ({ counts: countsOf(context.shelves, slug) })),
    choosePurchaseType: assign((_, { purchaseType }: { purchaseType: PurchaseType }) => ({ purchaseType })),
    emptyBox: assign(({ context }) => ({ counts: {}, removed: context.counts })),
    restoreBox: assign(({ context }) => ({ counts: context.removed ?? {} })),
    forgetRemoved: assign({ removed: null }),
    rememberFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    rememberTimeout: assign({ failure: toFailure({ name: 'TimeoutError' }) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { placeLimit: seconds(5) },
}).createMachine({
  id: 'customPacket',
  initial: 'opening',
  context: ({ input }) => ({
    shelves: input.shelves,
    counts: countsOf(input.shelves, input.slug),
    purchaseType: input.purchaseType ?? 'subscription',
    replaces: input.replaces,
    removed: null,
    failure: null,
  }),
  on: {
    'count.set': {
      guard: { type: 'canHold', params: ({ event }) => event },
      target: '.opening',
      actions: [{ type: 'setCount', params: ({ event }) => event }, 'forgetRemoved'],
    },
    'packet.load': {
      target: '.opening',
      actions: [{ type: 'loadPacket', params: ({ event }) => event }, 'forgetRemoved'],
    },
    'purchaseType.choose': {
      target: '.opening',
      actions: { type: 'choosePurchaseType', params: ({ event }) => event },
    },
  },
  states: {
    opening: { ...words.opening, always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
    empty: {
      ...words.empty,
      on: { 'packet.restore': { guard: 'hasRemoved', target: 'filled', actions: ['restoreBox', 'forgetRemoved'] } },
    },
    filled: {
      ...words.filled,
      on: {
        'packet.add': { target: 'placing', actions: 'forgetFailure' },
        'packet.empty': { target: 'empty', actions: 'emptyBox' },
      },
    },
    placing: {
      ...words.placing,
      tags: 'busy',
      invoke: {
        id: 'place',
        src: 'placePacket',
        input: ({ context }) => ({
          packet: packedPacket(context)!,
          purchaseType: context.purchaseType,
          replaces: context.replaces,
        }),
        onDone: [
          { guard: { type: 'isDuplicate', params: ({ event }) => ({ placement: event.output }) }, target: 'duplicate' },
          { target: 'placed' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: { placeLimit: { target: 'failed', actions: 'rememberTimeout' } },
    },
    placed: { ...words.placed, tags: 'inCart' },
    duplicate: { ...words.duplicate, tags: 'inCart' },
    failed: { ...words.failed, on: { 'packet.add': { target: 'placing', actions: 'forgetFailure' } } },
  },
});
