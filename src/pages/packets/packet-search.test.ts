import { expect, test } from 'vitest';
import { filterOfSearch, parsePacketSearch, searchOfFilter } from './packet-search.ts';

test('an address contains the whole filter [DIALOG-14]', () => {
  const raw = {
    intensity: 'low.very-high',
    type: 'pad.heating-patch',
    buy: 'subscription',
    max: '350',
    sort: '-price',
    page: '3',
  };
  expect(filterOfSearch(raw)).toEqual({
    intensities: ['low', 'very-high'],
    productTypes: ['pad', 'heating-patch'],
    purchaseType: 'subscription',
    maxPrice: 35_000,
    sort: '-price',
    page: 2,
  });
});

test('a parameter may be repeated, as a form sends it', () => {
  expect(parsePacketSearch({ type: ['tampon', 'pad.donation', 7], max: ['1', '2'] })).toMatchObject({
    type: 'pad.tampon.donation',
    max: undefined,
  });
});

test('invalid values in an address are left out', () => {
  expect(filterOfSearch({ intensity: 'huge', type: 7, buy: 'theft', max: -1, sort: 'magic', page: 'x' })).toEqual({});
  expect(filterOfSearch({ max: 10_000_001, page: 10_001 })).toEqual({});
  expect(filterOfSearch({ max: 10_000_000, page: 10_000 })).toEqual({ maxPrice: 1_000_000_000, page: 9999 });
});

test('the codes of a link are kept when invalid parameters are dropped', () => {
  expect(parsePacketSearch({ page: 1, sort: 'magic', promoCode: 'MERCAN10', familyCode: 'AILE', extra: 1 })).toEqual({
    ...searchOfFilter({}),
    promoCode: 'MERCAN10',
    familyCode: 'AILE',
  });
});

test('a filter written to an address is read back unchanged [DIALOG-14]', () => {
  const search = parsePacketSearch({ intensity: 'medium', page: 2, sort: 'sortOrder', extra: 1 });
  expect(search).toEqual({
    intensity: 'medium',
    type: undefined,
    buy: undefined,
    max: undefined,
    sort: undefined,
    page: 2,
  });
  expect(searchOfFilter(filterOfSearch(search))).toEqual(search);
});
