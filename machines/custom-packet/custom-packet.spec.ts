import type { Invariant, PathEvent, Postcondition } from 'model-testing';
import { offline } from '../../domain/failure/index.ts';
import { kurus } from '../../domain/money/index.ts';
import type { BoxOffer } from '../../domain/packet/index.ts';
import { defineFlow, isSame } from '../kit/testing.ts';
import { customPacketCopy } from './custom-packet.copy.ts';
import {
  type Counts,
  type CustomPacketEvent,
  type CustomPacketInput,
  customPacketMachine,
  packedPacket,
  pieces,
} from './custom-packet.machine.ts';

type Step = Postcondition<typeof customPacketMachine>;
type Snapshot = Parameters<NonNullable<Step['given']>>[0];

const offer = (_product: string, size: number, oneTime: number): BoxOffer => ({
  _product,
  size,
  price: { subscription: kurus(oneTime - 1_000), oneTimePurchase: kurus(oneTime) },
});

const input: CustomPacketInput = {
  shelves: [
    { type: 'pad', subType: 'super', offers: [offer('pad-super-8', 8, 8_990), offer('pad-super-12', 12, 13_990)] },
    { type: 'tampon', subType: 'mini', offers: [offer('tampon-mini-8', 8, 7_990)] },
  ],
  slug: null,
  replaces: null,
};

const setCount = (event: PathEvent) => event as unknown as Extract<CustomPacketEvent, { type: 'count.set' }>;

/** An empty box stays empty, any other can be put into the cart. */
const isShown = (after: Snapshot): boolean => after.matches(isSame(after.context.counts, {}) ? 'empty' : 'filled');

/** Boxes of 8 and 12 make up every count of the samples but nine. */
const isPackable = (event: PathEvent): boolean => setCount(event).count !== 9;

const packets: Readonly<Record<string, Counts>> = { 'pad.super.20_gizem-package': { 'pad.super': 20 }, nonsense: {} };

const anywhere = ['empty', 'filled', 'placing', 'placed', 'duplicate', 'failed'];

const inMemory = 'the cart is in the page: putting a packet into it cannot fail and takes no time';

const customPacketInvariants: readonly Invariant<typeof customPacketMachine>[] = [
  {
    name: 'every count can be packed with one to three boxes',
    requirements: 'PACKET-6',
    holds: ({ context }) => {
      const packed = packedPacket(context)?.items.reduce((total, { count }) => total + count, 0) ?? 0;
      return packed === pieces(context);
    },
  },
  {
    name: 'an empty box is never put into the cart',
    holds: (snapshot) => pieces(snapshot.context) > 0 || !snapshot.can({ type: 'packet.add' }),
  },
  {
    name: 'a line of zero pieces is no line',
    requirements: 'PACKET-8',
    holds: ({ context }) => Object.values(context.counts).every((count) => count > 0),
  },
  {
    name: 'what is said to be in the cart is in the box as shown',
    holds: (snapshot) => !snapshot.hasTag('inCart') || pieces(snapshot.context) > 0,
  },
  {
    name: 'the box can be changed in every state',
    holds: (snapshot) => snapshot.can({ type: 'count.set', shelf: 'pad.super', count: 8 }),
  },
];

const postconditions: readonly Step[] = [
  {
    name: 'the box opens with what its link holds; what cannot be packed is left out',
    requirements: 'PACKET-13',
    on: ['start'],
    to: isShown,
  },
  {
    name: 'a count that one to three boxes make up is taken at once',
    requirements: 'PACKET-6',
    on: ['count.set'],
    from: anywhere,
    given: (_, event) => isPackable(event),
    to: (after, before, event) => {
      const { shelf, count } = setCount(event);
      const { [shelf]: _, ...others } = before.context.counts;
      const { [shelf]: current, ...rest } = after.context.counts;
      return isShown(after) && (current ?? 0) === count && isSame(rest, others);
    },
  },
  {
    name: 'any other count changes nothing',
    requirements: 'PACKET-6',
    on: ['count.set'],
    from: anywhere,
    given: (_, event) => !isPackable(event),
    to: (after, before) => after.value === before.value && after.context === before.context,
  },
  {
    name: 'a ready-made packet takes the place of what was in the box',
    on: ['packet.load'],
    from: anywhere,
    to: (after, _, { slug }) => isShown(after) && isSame(after.context.counts, packets[slug as string]),
  },
  {
    name: 'how to buy can be chosen at any time, and the box can be put into the cart again',
    on: ['purchaseType.choose'],
    from: anywhere,
    to: (after, _, event) => isShown(after) && after.context.purchaseType === event['purchaseType'],
  },
  {
    name: 'a box is emptied at once, and what was in it can come back',
    on: ['packet.empty'],
    from: ['filled'],
    to: (after, before) => after.matches('empty') && after.context.removed === before.context.counts,
  },
  {
    name: 'what was taken out comes back as it was; an empty box stays empty where nothing was',
    on: ['packet.restore'],
    from: ['empty'],
    to: (after, before) => isShown(after) && after.context.counts === (before.context.removed ?? before.context.counts),
  },
  {
    name: 'what came back, or was filled again, does not come back again',
    on: ['count.set', 'packet.load', 'packet.restore'],
    given: (_, event) => event.type !== 'count.set' || isPackable(event),
    to: ({ context }) => context.removed === null,
  },
  {
    name: 'a box with something in it is put into the cart, also after a failure',
    on: ['packet.add'],
    from: ['filled', 'failed'],
    to: (after) => after.matches('placing') && after.context.failure === null,
  },
  {
    name: 'what the cart took is in the cart',
    on: ['place.done.added', 'place.done.replaced'],
    to: ['placed'],
  },
  {
    name: 'a box that is there already is not added again',
    requirements: 'PACKET-9',
    on: ['place.done.alreadyInCart'],
    to: ['duplicate'],
  },
  {
    name: 'that the cart does not answer is shown, and the box is kept',
    on: ['place.failed', 'after.placeLimit'],
    to: (after, before, { error }) =>
      after.matches('failed') &&
      (error ? isSame(after.context.failure, error) : after.context.failure?.kind === 'timeout') &&
      after.context.counts === before.context.counts,
  },
];

/**
 * Counts jump between the sums of one to three boxes, so only counts that can be packed are offered. The price is
 * known at every step; whether the packet is already in the cart is decided by the cart.
 */
export const customPacketFlow = defineFlow(customPacketMachine, {
  name: 'custom-packet',
  description: {
    tr: {
      title: 'Kutuyu parça parça kurar',
      text: 'Alışverişçi kendi kutusunu parça parça doldurur; fiyatı hep gözünün önündedir.',
    },
    en: {
      title: 'Builds a box, piece by piece',
      text: 'A shopper fills a box of their own, piece by piece, always seeing what it costs.',
    },
  },
  copy: customPacketCopy,
  inputs: {
    emptyBox: input,
    readyMade: { ...input, slug: 'pad.super.20_gizem-package', purchaseType: 'oneTimePurchase' },
    inPlaceOfALine: { ...input, slug: 'tampon.mini.8_custom', replaces: 'custompacket:tampon.mini.8_custom' },
    junk: { ...input, slug: 'nonsense' },
  },
  events: {
    'count.set': [
      { shelf: 'pad.super', count: 8 },
      { shelf: 'pad.super', count: 36 },
      { shelf: 'pad.super', count: 9 },
      { shelf: 'pad.super', count: 0 },
    ],
    'purchaseType.choose': [{ purchaseType: 'oneTimePurchase' }, { purchaseType: 'subscription' }],
    'packet.load': [{ slug: 'pad.super.20_gizem-package' }, { slug: 'nonsense' }],
  },
  outcomes: {
    place: {
      done: { added: 'added', replaced: 'replaced', alreadyInCart: 'alreadyInCart' },
      failed: { noCart: offline() },
    },
  },
  project: ({ context }) => ({
    counts: context.counts,
    purchaseType: context.purchaseType,
    removed: context.removed !== null,
    failure: context.failure !== null,
  }),
  tags: { busy: ['placing'], inCart: ['placed', 'duplicate'] },
  invariants: customPacketInvariants,
  postconditions,
  beyondBrowser: [
    { item: 'customPacket.placing place failed[0]', reason: inMemory },
    { item: 'customPacket.placing after placeLimit[0]', reason: inMemory },
    { item: 'customPacket.failed packet.add[0]', reason: inMemory },
  ],
  equivalent: [
    {
      mutant: 'retarget to customPacket.opening: customPacket.empty packet.restore[0]',
      reason: 'what was removed is never empty, so `opening` leads to filled at once',
    },
    {
      mutant: 'retarget to customPacket.opening: customPacket.filled packet.empty[0]',
      reason: 'an emptied box makes `opening` lead to empty at once',
    },
  ],
});
