import type { PriceByPurchaseType, ProductType, PurchaseType } from '../product/index.ts';
import type { PacketIntensity } from './packet.ts';

/** The properties of a packet that filters use. Prices in kuruş. */
export interface PacketTraits {
  readonly intensity: PacketIntensity;
  readonly productTypes: readonly ProductType[];
  readonly price: PriceByPurchaseType;
}

export interface PacketWish {
  readonly intensities?: readonly PacketIntensity[];
  readonly productTypes?: readonly ProductType[];
  /** The purchase type that `maxPrice` is for; default one-time purchase. */
  readonly purchaseType?: PurchaseType;
  readonly maxPrice?: number;
}

/** A list with several entries means any of them; an empty list does not filter. */
export const fitsWish = (packet: PacketTraits, wish: PacketWish): boolean => {
  const { intensities = [], productTypes = [], purchaseType = 'oneTimePurchase', maxPrice } = wish;
  return (
    (intensities.length === 0 || intensities.includes(packet.intensity)) &&
    (productTypes.length === 0 || productTypes.some((type) => packet.productTypes.includes(type))) &&
    (maxPrice === undefined || packet.price[purchaseType] <= maxPrice)
  );
};
