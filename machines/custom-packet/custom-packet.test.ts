import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  connectCustomPacket,
  countsOf,
  type CustomPacketInput,
  customPacketMachine,
  packedPacket,
  type PlaceRequest,
} from './custom-packet.machine.ts';
import { customPacketFlow } from './custom-packet.spec.ts';

const { inputs } = customPacketFlow;
const { shelves } = inputs.emptyBox;

const twentyPads = {
  slug: 'pad.super.20_custom',
  items: [{ type: 'pad', subType: 'super', count: 20 }],
  boxes: [
    { _product: 'pad-super-12', quantity: 1 },
    { _product: 'pad-super-8', quantity: 1 },
  ],
  price: { subscription: 20_980, oneTimePurchase: 22_980 },
};
const eightTampons = {
  slug: 'tampon.mini.8_custom',
  items: [{ type: 'tampon', subType: 'mini', count: 8 }],
  boxes: [{ _product: 'tampon-mini-8', quantity: 1 }],
  price: { subscription: 6_990, oneTimePurchase: 7_990 },
};

describe('what goes into the box', () => {
  it('packs twenty pads into the cheapest boxes and prices both ways of buying', () => {
    expect(packedPacket({ shelves, counts: { 'pad.super': 20 } })).toEqual(twentyPads);
  });
  it('ignores the contents of a link that cannot be packed [PACKET-13]', () => {
    expect(countsOf(shelves, 'pad.super.9_tampon.mini.8_custom')).toEqual({ 'tampon.mini': 8 });
  });
});

function askedFor(input: CustomPacketInput): PlaceRequest[] {
  const asked: PlaceRequest[] = [];
  const flow = createActor(
    connectCustomPacket({ placePacket: (request) => (asked.push(request), Promise.resolve('added')) }),
    { input },
  ).start();
  flow.send({ type: 'packet.add' });
  return asked;
}

describe('the request to the cart', () => {
  it('adds the packet with the chosen purchase type, replacing nothing', () => {
    expect(askedFor(inputs.readyMade)).toEqual([
      {
        packet: twentyPads,
        purchaseType: 'oneTimePurchase',
        replaces: null,
      },
    ]);
  });
  it('subscribes by default, replacing the line the packet was made from [PACKET-12]', () => {
    expect(askedFor(inputs.inPlaceOfALine)).toEqual([
      {
        packet: eightTampons,
        purchaseType: 'subscription',
        replaces: 'custompacket:tampon.mini.8_custom',
      },
    ]);
  });
});

it('the cart has five seconds to answer (the specification names no limit)', () => {
  expect(customPacketMachine.implementations.delays).toEqual({ placeLimit: 5000 });
});
