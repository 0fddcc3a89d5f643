import { expect, it } from 'vitest';
import { customPacket, roomFor } from './edit-subscription.draft.ts';
import { whole } from './edit-subscription.spec.ts';

it('a custom packet costs the sum of its boxes, and takes at most three of a kind', () => {
  const { packable } = whole;
  const boxes = [
    { productId: 'super', quantity: 2 },
    { productId: 'mini', quantity: 1 },
    { productId: 'gone', quantity: 1 },
  ];
  expect(customPacket(boxes, packable)).toEqual({
    key: 'custompacket:mini×1+super×2',
    item: { kind: 'custompacket', boxes: boxes.slice(0, 2) },
    name: { tr: 'Senin kutun', en: 'Your own box' },
    boxes: boxes.slice(0, 2),
    pieces: 'pad.super.24_tampon.mini.16',
    unitPrice: 30_330,
    problem: null,
  });
  expect(customPacket([], packable)).toBeNull();
  expect(packable.map((product) => roomFor(product, boxes, packable))).toEqual([1, 2]);
});
