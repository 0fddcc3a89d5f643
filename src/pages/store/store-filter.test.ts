import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import type { Product } from '../../services/catalog/index.ts';
import { hrefOfStore, matching, matchingOf } from './store-filter.ts';
import { parseStoreFilter } from './store-search.ts';
import { boxesOf } from './store.samples.ts';

const all = [...boxesOf('pad'), ...boxesOf('heating-patch')];
const slugs = (type: 'pad' | 'heating-patch', filter: Parameters<typeof matching>[2]) =>
  matching(all, type, filter).map((box) => box.slug);

test('each sub-type shows one box: the middle one unless a size is asked for', () => {
  expect(slugs('pad', {})).toEqual(['pad-standard-12', 'pad-super-12', 'pad-super-plus-12']);
  expect(slugs('pad', { size: 'large', flow: 2 })).toEqual(['pad-super-24']);
  expect(slugs('pad', { size: 'small' })).toEqual(['pad-standard-8', 'pad-super-8', 'pad-super-plus-8']);
});

test('products without the chosen size or flow are not listed', () => {
  expect(slugs('heating-patch', {})).toEqual(['heating-patch-standard-3']);
  expect(slugs('heating-patch', { size: 'large' })).toEqual(['heating-patch-standard-6']);
  expect([slugs('heating-patch', { size: 'medium' }), slugs('heating-patch', { flow: 1 })]).toEqual([[], []]);
});

const lira = (box: Product, subscription: number, oneTimePurchase: number): Product => ({
  ...box,
  price: { ...box.price, subscription: kurus(subscription * 100), oneTimePurchase: kurus(oneTimePurchase * 100) },
});

test('a price limit keeps the boxes up to it, by the chosen purchase type', () => {
  const [small, middle, large] = boxesOf('pad');
  const boxes = [lira(small!, 77, 91), lira(middle!, 108, 128), lira(large!, 194, 228)];
  const left = (filter: Parameters<typeof matchingOf>[2]) => matchingOf(boxes, ['pad'], filter).map(({ slug }) => slug);
  expect(left({ max: 120 })).toEqual(['pad-standard-8']);
  expect(left({ max: 120, size: 'medium' })).toEqual(['pad-standard-12']);
  expect(left({ max: 120, size: 'medium', buy: 'oneTimePurchase' })).toEqual([]);
});

test('sorting applies to all shelves, by the price of the chosen purchase type', () => {
  const boxes = [...boxesOf('heating-patch'), ...boxesOf('pad')].map((box, nth) => ({
    ...box,
    price: { ...box.price, subscription: kurus(nth * 100), oneTimePurchase: kurus(10_000 - nth * 100) },
  }));
  const ordered = (filter: Parameters<typeof matchingOf>[2]) =>
    matchingOf(boxes, ['pad', 'heating-patch'], filter).map(({ slug }) => slug);
  const up = ['heating-patch-standard-3', 'pad-standard-12', 'pad-super-12', 'pad-super-plus-12'];
  expect(ordered({})).toEqual([...up.slice(1), up[0]]);
  expect(ordered({ sort: 'price' })).toEqual(up);
  expect(ordered({ sort: '-price' })).toEqual(up.toReversed());
  expect(ordered({ sort: 'price', buy: 'oneTimePurchase' })).toEqual(up.toReversed());
});

test('a filter is read back from its address; invalid values are no filter', () => {
  const filter = { flow: 2, size: 'large', max: 150, buy: 'oneTimePurchase', sort: '-price' } as const;
  const address = '/store/pad?flow=2&size=large&max=150&buy=oneTimePurchase&sort=-price';
  expect(hrefOfStore('/store/pad', filter)).toBe(address);
  expect(parseStoreFilter(Object.fromEntries(new URLSearchParams(address.split('?')[1])))).toEqual(filter);
  expect(hrefOfStore('/store', {})).toBe('/store');
  expect(parseStoreFilter({ flow: 9, size: 'huge', max: -1, buy: 'theft', sort: 'magic', x: 1 })).toEqual({});
});
