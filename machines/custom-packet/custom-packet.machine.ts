import { assign, setup } from 'xstate';
import { seconds } from '../../domain/calendar/index.ts';
import type { CartItemKey } from '../../domain/cart/index.ts';
import { type Failure, timedOut } from '../../domain/failure/index.ts';
import {
  type BoxOffer,
  type BoxQuantity,
  cheapestBoxes,
  formatPacketSlug,
  isReachable,
  nextReachable,
  packetContentsOf,
  type PacketItem,
  type PacketSlug,
  parsePacketSlug,
  previousReachable,
  priceOfLines,
} from '../../domain/packet/index.ts';
import type { PriceByPurchaseType, ProductType, PurchaseType, SubType } from '../../domain/product/index.ts';
import { ask, connect, port, type ServicesOf, withEvent, withFailure, withOutput } from '../kit/index.ts';

/** One row of the builder: a sub-type and the boxes it is sold in. */
export interface PacketShelf {
  type: ProductType;
  subType: SubType;
  offers: readonly BoxOffer[];
}

/** "type.subType" */
export type ShelfKey = `${ProductType}.${SubType}`;
export type Counts = Readonly<Partial<Record<ShelfKey, number>>>;

export interface CustomPacketInput {
  shelves: readonly PacketShelf[];
  /** Slug of a packet to begin with, or null for an empty one. Contents that cannot be packed are left out. */
  slug: string | null;
  /** Default: subscription. Spec §4, §9. */
  purchaseType?: PurchaseType;
  /** The cart line this packet takes the place of; null adds a new one. Spec §4. */
  replaces: CartItemKey | null;
}

export interface CustomPacketContext {
  shelves: readonly PacketShelf[];
  counts: Counts;
  purchaseType: PurchaseType;
  replaces: CartItemKey | null;
  /** The contents before the packet was emptied, for undo. */
  removed: Counts | null;
  failure: Failure | null;
}

export type CustomPacketEvent =
  | { type: 'count.set'; shelf: ShelfKey; count: number }
  | { type: 'purchaseType.choose'; purchaseType: PurchaseType }
  | { type: 'packet.load'; slug: string }
  | { type: 'packet.empty' }
  | { type: 'packet.restore' }
  | { type: 'packet.add' };

type EventOf<Type extends CustomPacketEvent['type']> = Extract<CustomPacketEvent, { type: Type }>;

/** A packet whose counts can be packed. `price` in kuruş. */
export interface PackedPacket {
  slug: PacketSlug;
  items: readonly PacketItem[];
  boxes: readonly BoxQuantity[];
  price: PriceByPurchaseType;
}

export interface PlaceRequest {
  packet: PackedPacket;
  purchaseType: PurchaseType;
  replaces: CartItemKey | null;
}

/** `alreadyInCart`: a packet with these contents is there ('already-exist-in-cart', Spec §4); nothing was changed. */
export type Placement = 'added' | 'replaced' | 'alreadyInCart';

const customPacketPort = port({
  /** Puts the packet into the cart, or in the place of the line it replaces with quantity 1. Spec §4. */
  placePacket: ask<PlaceRequest, Placement>(),
});

export type CustomPacketServices = ServicesOf<typeof customPacketPort>;

type Box = { shelves: readonly PacketShelf[]; counts: Counts };

export const shelfKey = ({ type, subType }: Pick<PacketShelf, 'type' | 'subType'>): ShelfKey => `${type}.${subType}`;

const sizesOf = (shelves: readonly PacketShelf[], key: ShelfKey) =>
  shelves.find((shelf) => shelfKey(shelf) === key)?.offers.map(({ size }) => size) ?? [];

export const countOf = ({ counts }: Box, key: ShelfKey): number => counts[key] ?? 0;

/** The next count that can be packed, or null at the top. */
export const countAbove = (box: Box, key: ShelfKey) => nextReachable(sizesOf(box.shelves, key), countOf(box, key));
/** The next lower count; 0 removes the line; null at 0. */
export const countBelow = (box: Box, key: ShelfKey) => previousReachable(sizesOf(box.shelves, key), countOf(box, key));

const canHold = ({ shelves }: Box, key: ShelfKey, count: number): boolean =>
  count === 0 || isReachable(sizesOf(shelves, key), count);

/** A count of zero removes the line. Spec §4. */
function withCount(counts: Counts, key: ShelfKey, count: number): Counts {
  const { [key]: _, ...others } = counts;
  return count === 0 ? others : { ...others, [key]: count };
}

/** The counts of a packet's slug; counts that cannot be packed are left out, an invalid slug gives none. */
export function countsOf(shelves: readonly PacketShelf[], slug: string | null): Counts {
  const parsed = slug === null ? null : parsePacketSlug(slug);
  if (!parsed) return {};
  return packetContentsOf(parsed).items.reduce<Counts>((counts, item) => {
    const key = shelfKey(item);
    return canHold({ shelves, counts }, key, item.count) ? withCount(counts, key, item.count) : counts;
  }, {});
}

export const pieces = ({ counts }: Pick<Box, 'counts'>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The boxes that make up each line at the lowest price; null while the packet is empty. Spec §5. */
export function packedPacket({ shelves, counts }: Box): PackedPacket | null {
  const lines = shelves.flatMap((shelf) => {
    const count = counts[shelfKey(shelf)] ?? 0;
    const choice = count > 0 ? cheapestBoxes(shelf.offers, count) : null;
    return choice ? [{ item: { type: shelf.type, subType: shelf.subType, count } satisfies PacketItem, choice }] : [];
  });
  if (lines.length === 0) return null;
  const items = lines.map(({ item }) => item);
  return {
    slug: formatPacketSlug(items),
    items,
    boxes: lines.flatMap(({ choice }) => choice.boxes),
    price: priceOfLines(lines.map(({ choice }) => ({ price: choice.price, quantity: 1 }))),
  };
}

export const customPacketMachine = setup({
  types: {} as {
    context: CustomPacketContext;
    events: CustomPacketEvent;
    input: CustomPacketInput;
    tags: 'busy' | 'inCart';
    children: { place: 'placePacket' };
  },
  actors: customPacketPort.actors,
  guards: {
    isEmpty: ({ context }) => pieces(context) === 0,
    canHold: ({ context }, { shelf, count }: EventOf<'count.set'>) => canHold(context, shelf, count),
    hasRemoved: ({ context }) => context.removed !== null,
    isDuplicate: (_, { output }: { output: Placement }) => output === 'alreadyInCart',
  },
  actions: {
    setCount: assign(({ context }, { shelf, count }: EventOf<'count.set'>) => ({
      counts: withCount(context.counts, shelf, count),
    })),
    loadPacket: assign(({ context }, { slug }: EventOf<'packet.load'>) => ({
      counts: countsOf(context.shelves, slug),
    })),
    choosePurchaseType: assign((_, { purchaseType }: EventOf<'purchaseType.choose'>) => ({ purchaseType })),
    emptyBox: assign(({ context }) => ({ counts: {}, removed: context.counts })),
    restoreBox: assign(({ context }) => ({ counts: context.removed ?? {} })),
    forgetRemoved: assign({ removed: null }),
    rememberFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    rememberTimeout: assign({ failure: timedOut() }),
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
    'count.set': { guard: withEvent('canHold'), target: '.opening', actions: [withEvent('setCount'), 'forgetRemoved'] },
    'packet.load': { target: '.opening', actions: [withEvent('loadPacket'), 'forgetRemoved'] },
    'purchaseType.choose': { target: '.opening', actions: withEvent('choosePurchaseType') },
  },
  states: {
    opening: { always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'filled' }] },
    empty: {
      on: { 'packet.restore': { guard: 'hasRemoved', target: 'filled', actions: ['restoreBox', 'forgetRemoved'] } },
    },
    filled: {
      on: {
        'packet.add': { target: 'placing', actions: 'forgetFailure' },
        'packet.empty': { target: 'empty', actions: 'emptyBox' },
      },
    },
    placing: {
      tags: 'busy',
      invoke: {
        id: 'place',
        src: 'placePacket',
        input: ({ context }) => ({
          packet: packedPacket(context)!,
          purchaseType: context.purchaseType,
          replaces: context.replaces,
        }),
        onDone: [{ guard: withOutput('isDuplicate'), target: 'duplicate' }, { target: 'placed' }],
        onError: { target: 'failed', actions: withFailure('rememberFailure') },
      },
      after: { placeLimit: { target: 'failed', actions: 'rememberTimeout' } },
    },
    placed: { tags: 'inCart' },
    duplicate: { tags: 'inCart' },
    failed: { on: { 'packet.add': { target: 'placing', actions: 'forgetFailure' } } },
  },
});

export const connectCustomPacket = (services: CustomPacketServices) =>
  connect(customPacketMachine, customPacketPort, services);
