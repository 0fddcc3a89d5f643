import { describe, expect, it } from 'vitest';
import { testFlow } from '../../model-testing/vitest.ts';
import { countsOf, packedPacket } from './custom-packet.contents.ts';
import { customPacketFlow } from './custom-packet.samples.ts';

testFlow(customPacketFlow, { describe, expect, it });

const { shelves } = customPacketFlow.inputs.emptyBox;

describe('what goes into the box (Spec §5)', () => {
  it('packs twenty pads into the cheapest boxes and prices both ways of buying', () => {
    expect(packedPacket({ shelves, counts: { 'pad.super': 20 } })).toEqual({
      slug: 'pad.super.20_custom',
      items: [{ type: 'pad', subType: 'super', count: 20 }],
      boxes: [
        { _product: 'pad-super-12', quantity: 1 },
        { _product: 'pad-super-8', quantity: 1 },
      ],
      price: { subscription: 20_980, oneTimePurchase: 22_980 },
    });
  });
  it('leaves out of a link what cannot be packed', () => {
    expect(countsOf(shelves, 'pad.super.9_tampon.mini.8_custom')).toEqual({ 'tampon.mini': 8 });
  });
});
