import { expect, test } from 'vitest';
import { kurus } from '../../../domain/money/index.ts';
import { boxSizesOf, intensityOf, subTypesOf } from '../../../domain/product/index.ts';
import type { Product } from '../../services/catalog/index.ts';
import { hrefOfStore, matching } from './store-filter.ts';
import { parseStoreFilter } from './store-search.ts';

const price = { grossAmount: kurus(1), subscription: kurus(1), oneTimePurchase: kurus(1), previous: null };
const name = { tr: '', en: '' };

const shelf = (type: 'pad' | 'heating-patch'): Product[] =>
  subTypesOf(type).flatMap((subType) =>
    boxSizesOf(type).map((productSize) => {
      const slug = `${type}-${subType}-${productSize}`;
      return {
        _id: slug,
        slug,
        type,
        subType,
        name,
        description: name,
        pageIdentifier: `${type}-${subType}`,
        productSize,
        intensity: intensityOf(type, subType),
        price,
        isSuitableFor: { subscription: true, charity: true },
        isPurchasable: true,
        isInStock: true,
        picture: { entity: 'product', idType: 'slug', id: slug, variant: 'card', category: 'menstrual' },
        choice: { type: 'product', data: { _id: slug, slug, name, price, items: [] } },
      };
    }),
  );

const all = [...shelf('pad'), ...shelf('heating-patch')];
const slugs = (type: 'pad' | 'heating-patch', filter: Parameters<typeof matching>[2]) =>
  matching(all, type, filter).map((box) => box.slug);

test('each sub-type shows one box: the middle one unless a size is asked for', () => {
  expect(slugs('pad', {})).toEqual(['pad-standard-12', 'pad-super-12', 'pad-super-plus-12']);
  expect(slugs('pad', { size: 'large', flow: 2 })).toEqual(['pad-super-24']);
  expect(slugs('pad', { size: 'small' })).toEqual(['pad-standard-8', 'pad-super-8', 'pad-super-plus-8']);
});

test('what has no such size or no flow is not there', () => {
  expect(slugs('heating-patch', {})).toEqual(['heating-patch-standard-3']);
  expect(slugs('heating-patch', { size: 'large' })).toEqual(['heating-patch-standard-6']);
  expect([slugs('heating-patch', { size: 'medium' }), slugs('heating-patch', { flow: 1 })]).toEqual([[], []]);
});

test('the address and the filter say the same; nonsense is no filter', () => {
  expect(hrefOfStore('/store/pad', { flow: 2, size: 'large' })).toBe('/store/pad?flow=2&size=large');
  expect(hrefOfStore('/store', {})).toBe('/store');
  expect([parseStoreFilter({ flow: '2', size: 'large' }), parseStoreFilter({ flow: 9, size: 'huge', x: 1 })]).toEqual([
    { flow: 2, size: 'large' },
    {},
  ]);
});
