import type { Invariant } from 'model-testing';
import { type customPacketMachine, packedPacket, pieces } from './custom-packet.machine.ts';

export const customPacketRules: readonly Invariant<typeof customPacketMachine>[] = [
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
