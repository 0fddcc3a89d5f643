import { expect, test } from 'vitest';
import { boxItemKey, contentsOf, joinPieces } from './box-item.ts';

test('equal items have equal keys, in whatever order their boxes are listed', () => {
  const [one, two] = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 2 },
  ];
  expect(boxItemKey({ kind: 'custompacket', boxes: [one, two] })).toBe('custompacket:a×1+b×2');
  expect(boxItemKey({ kind: 'custompacket', boxes: [two, one] })).toBe('custompacket:a×1+b×2');
  expect([boxItemKey({ kind: 'product', id: 'a' }), boxItemKey({ kind: 'packet', id: 'a' })]).toEqual([
    'product:a',
    'packet:a',
  ]);
});

test('equal boxes match, in whatever order a custom packet lists its pieces', () => {
  const [ready, own] = [{ kind: 'packet', id: 'gizem' } as const, { kind: 'custompacket', boxes: [] } as const];
  expect(
    contentsOf([
      { item: ready, pieces: 'pad.super.24_gizem-package', quantity: 2 },
      { item: own, pieces: 'tampon.mini.16_pad.super.12_custom', quantity: 1 },
    ]),
  ).toEqual({ 'packet:gizem': 2, 'pad.super.12_tampon.mini.16': 1 });
});

test('pieces of one kind are summed; names and entries without a count are left out', () => {
  const things = [
    { pieces: 'pad.super.12', quantity: 2 },
    { pieces: 'pad.super.8_tampon.mini.16_gizem-package', quantity: 1 },
    { pieces: '', quantity: 3 },
  ];
  expect(joinPieces(things)).toBe('pad.super.32_tampon.mini.16');
});
