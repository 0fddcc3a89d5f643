import { expect, test } from 'vitest';
import type { ShelfProduct } from '../plan/subscription.types.ts';
import { goesWith } from './goes-with.ts';

const shelf = (
  [
    ['pad', 'standard', [12, 8]],
    ['pad', 'super', [8, 12]],
    ['pad', 'super-plus', [12, 8]],
    ['pantyliner', 'thong', [24, 12]],
    ['pantyliner', 'standard', [12, 24]],
    ['tampon', 'mini', [8, 16]],
    ['tampon', 'standard', [8]],
    ['heating-patch', 'standard', [3]],
  ] as const
).flatMap(([type, subType, sizes]) =>
  sizes.map((size): Pick<ShelfProduct, 'type' | 'subType' | 'size'> => ({ type, subType, size })),
);
const namesFor = (contents: string) =>
  goesWith(contents, shelf).map(({ type, subType, size }) => `${type}.${subType}.${size}`);

test.each([
  ['pad.super.24', ['pantyliner.standard.12', 'heating-patch.standard.3', 'pad.standard.8', 'pad.super-plus.8']],
  ['tampon.mini.16_pantyliner.standard.12', ['heating-patch.standard.3', 'pantyliner.thong.12', 'tampon.standard.8']],
  [
    'pad.standard.8_pad.super.20_pantyliner.standard.12_heating-patch.standard.3',
    ['pad.super-plus.8', 'pantyliner.thong.12'],
  ],
  ['', ['pantyliner.standard.12', 'heating-patch.standard.3']],
])(
  'with a box of %s go things it does not hold, of families its owner uses or that go beside any',
  (contents, names) => {
    expect(namesFor(contents)).toEqual(names);
  },
);
