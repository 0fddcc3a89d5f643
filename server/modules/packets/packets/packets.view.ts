import { msg } from '#words';
import {
  customPacketName,
  packetContentsOf,
  packetImagePath,
  packetIntensity,
  type PacketSlug,
  packetSummary,
} from '../../../../domain/packet/index.ts';
import { toDecimal } from '../../../../domain/money/index.ts';
import type { PriceByPurchaseType } from '../../../../domain/product/index.ts';
import type { components } from '../../../../openapi/types/packets.d.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import type { CatalogueData, ProductView, SaleProduct } from '../../catalog/index.ts';
import { type PacketBox, type PricedPacket } from './custom-packet.ts';
import { type PacketRow, priceReadyPacket } from './packets.repository.ts';

type Schemas = components['schemas'];
export type PacketView = Schemas['Packet'];

export const toPriceView = ({ subscription, oneTimePurchase }: PriceByPurchaseType): Schemas['PacketPrice'] => ({
  subscription: toDecimal(subscription),
  oneTimePurchase: toDecimal(oneTimePurchase),
});

export type CatalogueLookup = {
  products: ReadonlyMap<string, SaleProduct>;
  views: ReadonlyMap<string, ProductView>;
};

export const lookupOf = ({ products, views }: CatalogueData): CatalogueLookup => ({
  products: new Map(products.map((product) => [product.id, product])),
  views: new Map(views.map((view) => [view._id, view])),
});

type ToView = {
  id: string;
  slug: PacketSlug;
  name: Localized;
  description: Localized;
  boxes: readonly PacketBox[];
  price: PriceByPurchaseType;
  isCustom: boolean;
};

function toPacketView(packet: ToView, { products, views }: CatalogueLookup): PacketView {
  const { items: contents } = packetContentsOf(packet.slug);
  return {
    _id: packet.id,
    slug: packet.slug,
    name: packet.name,
    description: packet.description,
    intensity: packetIntensity(contents),
    summary: [...packetSummary(contents)],
    items: packet.boxes.flatMap(({ productId, quantity }) => {
      const view = views.get(productId);
      return view ? [{ _product: view, quantity }] : [];
    }),
    price: toPriceView(packet.price),
    isCustom: packet.isCustom,
    isInStock: packet.boxes.every(({ productId, quantity }) => (products.get(productId)?.stock ?? 0) >= quantity),
    image: packetImagePath(packet.slug),
  };
}

/** Null when one of its boxes is no longer in the catalogue. */
export function toReadyPacketView(row: PacketRow, lookup: CatalogueLookup): PacketView | null {
  const price = priceReadyPacket(row, lookup.products);
  return price && toPacketView({ ...row, boxes: row.items, price, isCustom: false }, lookup);
}

const customDescription: Localized = msg`Adet adet senin seçtiğin kutu.`;

export const toCustomPacketView = (id: string, packet: PricedPacket, lookup: CatalogueLookup): PacketView =>
  toPacketView(
    {
      id,
      slug: packet.slug,
      name: customPacketName,
      description: customDescription,
      boxes: packet.items,
      price: packet.price,
      isCustom: true,
    },
    lookup,
  );
