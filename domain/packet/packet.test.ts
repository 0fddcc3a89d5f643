import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kurus } from '../money/index.ts';
import { subTypesOf } from '../product/index.ts';
import { goldenBoxes } from './boxes.golden.ts';
import {
  cheapestBoxes,
  formatPacketSlug,
  isReachable,
  nextReachable,
  packetContentsKey,
  packetContentsOf,
  packetImagePath,
  packetIntensity,
  packetSummary,
  parsePacketSlug,
  previousReachable,
  reachableCounts,
  type BoxOffer,
  type PacketItem,
} from './index.ts';

const kinds = (['pad', 'pantyliner', 'tampon', 'heating-patch'] as const).flatMap((type) =>
  subTypesOf(type).map((subType) => ({ type, subType })),
);
const packetItems: fc.Arbitrary<PacketItem[]> = fc
  .uniqueArray(fc.constantFrom(...kinds), { minLength: 1 })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(({ type, subType }) =>
        fc.record({ type: fc.constant(type), subType: fc.constant(subType), count: fc.integer({ min: 1, max: 999 }) }),
      ),
    ),
  );

const gizem = 'pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package';

describe('packet slugs (type.subtype.count joined by underscores)', () => {
  it('hold items in catalogue order and a name [PACKET-1]', () => {
    const items: PacketItem[] = [
      { type: 'pantyliner', subType: 'standard', count: 12 },
      { type: 'pad', subType: 'super', count: 20 },
      { type: 'pad', subType: 'standard', count: 8 },
    ];
    expect(formatPacketSlug(items, 'gizem-package')).toBe(gizem);
    expect(formatPacketSlug(items.slice(1, 2))).toBe('pad.super.20_custom');
  });

  it('round trip [PACKET-1]', () => {
    fc.assert(
      fc.property(packetItems, fc.constantFrom('custom', 'gizem-package', 'low-intensity'), (items, name) => {
        const slug = formatPacketSlug(items, name);
        expect(parsePacketSlug(slug)).toBe(slug);
        const contents = packetContentsOf(slug);
        expect(formatPacketSlug(contents.items, contents.name)).toBe(slug);
        expect(contents.items.length).toBe(items.length);
        expect(contents.items).toEqual(expect.arrayContaining(items));
      }),
    );
  });

  it('are reordered when a link has them in another order', () => {
    expect(parsePacketSlug('tampon.mini.8_pad.super.12_custom')).toBe('pad.super.12_tampon.mini.8_custom');
  });

  it('are refused when malformed', () => {
    const bad = [
      '',
      'custom',
      '_custom',
      'pad.super.12',
      'pad.super.0_custom',
      'pad.super.012_custom',
      'pad.mini.8_custom',
      'sock.super.8_custom',
      'donation.standard.1_custom',
      'pad.super.8_pad.super.8_custom',
      'pad.super.8_Bad Name',
      'pad.super.8.1_custom',
      'pad.super.1000_custom',
      'pad.super.8_../etc',
    ];
    expect(bad.map(parsePacketSlug)).toEqual(bad.map(() => null));
  });

  it('determine the picture by contents only [IMAGE-3]', () => {
    const slug = parsePacketSlug(gizem);
    expect(slug && packetImagePath(slug)).toBe(
      '/packets_service/images/pad.standard.8_pad.super.20_pantyliner.standard.12.png',
    );
    const own = parsePacketSlug(gizem.replace('gizem-package', 'custom'));
    expect(own && slug && packetContentsKey(own) === packetContentsKey(slug)).toBe(true);
  });
});

describe('boxes of a custom packet (1 to 3 sum to the size, the cheapest is chosen)', () => {
  it.each(goldenBoxes)('golden: $why ($count) [PACKET-6]', ({ offers, count, expected }) => {
    const choice = cheapestBoxes(offers, count);
    const sizeOf = (product: string): number => offers.find(({ _product }) => _product === product)?.size ?? 0;
    const sizes = choice?.boxes.flatMap(({ _product, quantity }) =>
      Array.from({ length: quantity }, () => sizeOf(_product)),
    );
    expect(choice && { sizes, ...choice.price }).toEqual(expected);
  });

  const offers: fc.Arbitrary<BoxOffer[]> = fc
    .uniqueArray(fc.record({ size: fc.integer({ min: 1, max: 12 }), oneTime: fc.integer({ min: 1, max: 60 }) }), {
      selector: ({ size }) => size,
      minLength: 1,
      maxLength: 4,
    })
    .map((boxes) =>
      boxes.map(({ size, oneTime }) => ({
        _product: `b${size}`,
        size,
        price: { oneTimePurchase: kurus(oneTime), subscription: kurus(oneTime) },
      })),
    );

  it('are as cheap as brute force finds them, and exist only for reachable counts [PACKET-7]', () => {
    fc.assert(
      fc.property(offers, fc.integer({ min: 0, max: 40 }), (sold, count) => {
        const none = { size: 0, price: { oneTimePurchase: 0 } };
        const costs = sold
          .flatMap((a) => [...sold, none].flatMap((b) => [...sold, none].map((c) => [a, b, c])))
          .filter((three) => three.reduce((all, { size }) => all + size, 0) === count)
          .map((three) => three.reduce((all, { price }) => all + price.oneTimePurchase, 0));
        expect(cheapestBoxes(sold, count)?.price.oneTimePurchase ?? null).toBe(
          costs.length > 0 ? Math.min(...costs) : null,
        );
        expect(
          isReachable(
            sold.map(({ size }) => size),
            count,
          ),
        ).toBe(costs.length > 0);
      }),
    );
  });

  it('let the stepper skip unreachable counts', () => {
    const sizes = [8, 12, 24];
    expect(reachableCounts(sizes)).toEqual([8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 56, 60, 72]);
    expect([0, 8, 10, 48, 72].map((count) => nextReachable(sizes, count))).toEqual([8, 12, 12, 56, null]);
    expect([72, 56, 10, 8, 0].map((count) => previousReachable(sizes, count))).toEqual([60, 48, 8, 0, null]);
  });
});

function intensityOfPacket(
  ...items: readonly (readonly [PacketItem['type'], PacketItem['subType'], number])[]
): string {
  return packetIntensity(items.map(([type, subType, count]) => ({ type, subType, count })));
}

describe('packets', () => {
  it('have an intensity by their pads and tampons, low to very-high [PACKET-2]', () => {
    expect([
      intensityOfPacket(['pad', 'standard', 8], ['pantyliner', 'super', 36]),
      intensityOfPacket(['pad', 'standard', 8], ['pad', 'super', 20]),
      intensityOfPacket(['pad', 'super', 12], ['pad', 'super-plus', 8]),
      intensityOfPacket(['tampon', 'super', 8]),
      intensityOfPacket(['pantyliner', 'super', 24]),
    ]).toEqual(['low', 'medium', 'high', 'very-high', 'low']);
  });

  it('have one summary entry per sub-type [PACKET-3]', () => {
    expect(packetSummary([{ type: 'pad', subType: 'super', count: 20 }])).toEqual([
      { _subType: 'pad-super', amount: 20 },
    ]);
  });
});
