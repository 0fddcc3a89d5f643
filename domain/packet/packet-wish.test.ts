import { expect, test } from 'vitest';
import { kurus } from '../money/index.ts';
import { fitsWish, type PacketTraits, type PacketWish } from './packet-wish.ts';

const packet = (intensity: PacketTraits['intensity'], productTypes: PacketTraits['productTypes'], lira: number) => ({
  intensity,
  productTypes,
  price: { subscription: kurus(lira * 85), oneTimePurchase: kurus(lira * 100) },
});

const shelf = [
  packet('low', ['pad', 'pantyliner'], 160),
  packet('medium', ['pad', 'tampon'], 300),
  packet('low', ['tampon'], 400),
];

test.each<[string, PacketWish, number[]]>([
  ['nothing in particular', { intensities: [], productTypes: [] }, [0, 1, 2]],
  ['any of several flows', { intensities: ['low', 'high'] }, [0, 2]],
  ['any of several products, and a flow', { intensities: ['low'], productTypes: ['tampon', 'heating-patch'] }, [2]],
  ['a limit means the price of a one-time purchase', { maxPrice: 30_000 }, [0, 1]],
  ['unless it means that of a subscription', { maxPrice: 34_000, purchaseType: 'subscription' }, [0, 1, 2]],
  ['a limit that the subscription alone keeps', { maxPrice: 25_500, purchaseType: 'subscription' }, [0, 1]],
])('a filter asks for %s', (_, wish, places) => {
  expect(shelf.flatMap((each, place) => (fitsWish(each, wish) ? [place] : []))).toEqual(places);
});
