import { expect, test } from 'vitest';
import { PACKET_INTENSITIES, type PacketIntensity } from '../../../domain/packet/index.ts';
import { filterOfSearch, parsePacketSearch } from './packet-search.ts';
import { hrefOfFilter, toggled } from './packet-address.ts';

test('filters are written into the address in one order, whatever the order of choice', () => {
  const wished = toggled<PacketIntensity>(PACKET_INTENSITIES, ['medium', 'very-high'], 'low');
  const href = hrefOfFilter({ intensities: wished });
  expect(href).toBe('/packets?intensity=low.medium.very-high');
  expect(parsePacketSearch(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).intensity).toBe(
    'low.medium.very-high',
  );
  expect(toggled(PACKET_INTENSITIES, wished, 'medium')).toEqual(['low', 'very-high']);
  expect(toggled<PacketIntensity>(PACKET_INTENSITIES, undefined, 'high')).toEqual(['high']);
});

test('a price limit and its purchase type stay in the address with every other filter', () => {
  const href = '/packets?intensity=low&buy=subscription&max=200&sort=-price&page=2';
  const search = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
  expect(hrefOfFilter(filterOfSearch(search))).toBe(href);
  expect(hrefOfFilter({})).toBe('/packets');
});
