import type { PriceByPurchaseType, ProductType, PurchaseType } from '../product/index.ts';
import type { PacketIntensity } from './packet.ts';

/** What a filter asks of a packet. Prices in kuruş. */
export interface PacketTraits {
  readonly intensity: PacketIntensity;
  readonly productTypes: readonly ProductType[];
  readonly price: PriceByPurchaseType;
}

export interface PacketWish {
  readonly intensities?: readonly PacketIntensity[];
  readonly productTypes?: readonly ProductType[];
  /** Whose price `maxPrice` means; a one-time purchase unless said. */
  readonly purchaseType?: PurchaseType;
  readonly maxPrice?: number;
}

/** Several entries of a list mean any of them; an empty list asks for nothing in particular. */
export const fitsWish = (packet: PacketTraits, wish: PacketWish): boolean => {
  const { intensities = [], productTypes = [], purchaseType = 'oneTimePurchase', maxPrice } = wish;
  return (
    (intensities.length === 0 || intensities.includes(packet.intensity)) &&
    (productTypes.length === 0 || productTypes.some((type) => packet.productTypes.includes(type))) &&
    (maxPrice === undefined || packet.price[purchaseType] <= maxPrice)
  );
};
