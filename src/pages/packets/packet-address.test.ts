import { expect, test } from 'vitest';
import { PACKET_INTENSITIES, type PacketIntensity } from '../../../domain/packet/index.ts';
import { parsePacketSearch } from './packet-search.ts';
import { hrefOfFilter, toggled } from './packet-address.ts';

test('wishes stand in the address in one order, in whichever they were made: no link leads to another address', () => {
  const wished = toggled<PacketIntensity>(PACKET_INTENSITIES, ['medium', 'very-high'], 'low');
  const href = hrefOfFilter({ intensities: wished });
  expect(href).toBe('/packets?intensity=low.medium.very-high');
  expect(parsePacketSearch(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).intensity).toBe(
    'low.medium.very-high',
  );
  expect(toggled(PACKET_INTENSITIES, wished, 'medium')).toEqual(['low', 'very-high']);
  expect(toggled<PacketIntensity>(PACKET_INTENSITIES, undefined, 'high')).toEqual(['high']);
});
