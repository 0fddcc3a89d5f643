import type { Localized } from '../locale/index.ts';
import { intensityOf, type PriceByPurchaseType } from '../product/index.ts';
import type { BoxQuantity } from './boxes.ts';
import type { PacketItem, PacketSlug } from './packet-slug.ts';

export const PACKET_INTENSITIES = ['low', 'medium', 'high', 'very-high'] as const;
/** 1 low, 2 medium, 3 high, 4 very-high. Spec §3. */
export type PacketIntensity = (typeof PACKET_INTENSITIES)[number];

/** Client view of a packet, ready-made or custom. Prices in kuruş. */
export type Packet = {
  readonly id: string;
  readonly slug: PacketSlug;
  readonly name: Localized;
  readonly items: readonly PacketItem[];
  readonly boxes: readonly BoxQuantity[];
  readonly price: PriceByPurchaseType;
  readonly intensity: PacketIntensity;
};

export const PREDEFINED_PACKETS = ['low-intensity', 'gizem-package', 'nazli-package', 'pantyliner-package'] as const;
export type PredefinedPacket = (typeof PREDEFINED_PACKETS)[number];

export const predefinedPacketNames: Readonly<Record<PredefinedPacket, Localized>> = {
  'low-intensity': { tr: 'Hafif Günler Paketi', en: 'Light Days Box' },
  'gizem-package': { tr: 'Gizem’in Paketi', en: 'Gizem’s Box' },
  'nazli-package': { tr: 'Nazlı’nın Paketi', en: 'Nazlı’s Box' },
  'pantyliner-package': { tr: 'Günlük Ped Paketi', en: 'Pantyliner Box' },
};

export const customPacketName: Localized = { tr: 'Senin kutun', en: 'Your own box' };

export const packetIntensityNames: Readonly<Record<PacketIntensity, Localized>> = {
  low: { tr: 'Hafif akış', en: 'Light flow' },
  medium: { tr: 'Normal akış', en: 'Regular flow' },
  high: { tr: 'Yoğun akış', en: 'Heavy flow' },
  'very-high': { tr: 'Çok yoğun akış', en: 'Ultra heavy flow' },
};

/**
 * The flow that the packet is for: the mean intensity of its pads and tampons, weighted by pieces
 * (up to 1.5 low, to 2 medium, to 2.5 high, above very-high). A packet of pantyliners only is low.
 */
export function packetIntensity(items: readonly PacketItem[]): PacketIntensity {
  let pieces = 0;
  let weighted = 0;
  for (const { type, subType, count } of items) {
    const intensity = intensityOf(type, subType);
    if (intensity === null || type === 'pantyliner') continue;
    pieces += count;
    weighted += intensity * count;
  }
  const mean = pieces === 0 ? 1 : weighted / pieces;
  if (mean <= 1.5) return 'low';
  if (mean <= 2) return 'medium';
  return mean <= 2.5 ? 'high' : 'very-high';
}

/** Pieces per sub-type, in the items' order. Spec §3. */
export function packetSummary(
  items: readonly PacketItem[],
): readonly { readonly _subType: string; readonly amount: number }[] {
  return items.map(({ type, subType, count }) => ({ _subType: `${type}-${subType}`, amount: count }));
}
