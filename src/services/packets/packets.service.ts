import type { CartItemData, CartItemType } from '../../../domain/cart/index.ts';
import { toKurus } from '../../../domain/money/index.ts';
import type { PacketTraits } from '../../../domain/packet/index.ts';
import type { PriceByPurchaseType } from '../../../domain/product/index.ts';
import type { components, paths } from '../../../openapi/types/packets.d.ts';
import { type Api, find, read } from '../http/index.ts';

type Wire = components['schemas'];

/** A box inside a packet as a page shows it, with its own price in kuruş. */
type BoxedProduct = Pick<Wire['Product'], '_id' | 'slug' | 'type' | 'subType' | 'name' | 'productSize' | 'picture'> & {
  price: PriceByPurchaseType;
};

/** A ready-made or custom packet, as the contract has it, with prices in kuruş. */
export type Packet = Omit<Wire['Packet'], 'price' | 'items'> & {
  price: PriceByPurchaseType;
  items: { _product: BoxedProduct; quantity: number }[];
  /** Type and data of its cart line. In the cart a custom packet is identified by its slug. */
  choice: { type: CartItemType; data: CartItemData };
};
/** A packet as a list shows it; its page shows the rest. */
export type ShelfPacket = Omit<Packet, 'description' | 'items'>;
export type PageInfo = Wire['PageInfo'];
export interface PacketPage {
  items: ShelfPacket[];
  pageInfo: PageInfo;
}
export type PacketType = Wire['PacketType'];
/** A shelf and one page of its packets. */
export type PacketShelf = PacketType & { packets: PacketPage };
export type PacketFilter = Omit<Wire['PacketFilter'], 'maxPrice'> & {
  /** Kuruş. */
  maxPrice?: number;
};

const toPrice = (price: Wire['PacketPrice']): PriceByPurchaseType => ({
  subscription: toKurus(price.subscription),
  oneTimePurchase: toKurus(price.oneTimePurchase),
});

function toPacket(packet: Wire['Packet']): Packet {
  const price = toPrice(packet.price);
  const items = packet.items.map(({ _product, quantity }) => ({ _product: toBoxed(_product), quantity }));
  const { _id, slug, name, isCustom } = packet;
  const boxes = items.map(({ _product, quantity }) => ({ _product: _product._id, quantity }));
  return {
    ...packet,
    price,
    items,
    choice: {
      type: isCustom ? 'custompacket' : 'packet',
      data: { _id: isCustom ? slug : _id, slug, name, price, items: boxes },
    },
  };
}

function toBoxed({ _id, slug, type, subType, name, productSize, picture, price }: Wire['Product']): BoxedProduct {
  return { _id, slug, type, subType, name, productSize, picture, price: toPrice(price) };
}

function toShelfPacket(packet: Wire['Packet']): ShelfPacket {
  const { description: _description, items: _boxes, ...shown } = toPacket(packet);
  return shown;
}

const toPage = ({ items, pageInfo }: Wire['PacketPage']): PacketPage => ({
  items: items.map(toShelfPacket),
  pageInfo,
});

/** The contract's format of a slug: a URL with another one is not found, and is not an error. */
const isSlug = (raw: string) => /^[a-z0-9._-]{1,300}$/.test(raw);

const client = (api: Api) => api.client<paths>();

/** Spec §9: twelve packets a page unless `filter.limit` says otherwise. */
export async function filterPackets(api: Api, filter: PacketFilter, signal?: AbortSignal): Promise<PacketPage> {
  const { maxPrice, ...rest } = filter;
  const body = { ...rest, ...(maxPrice === undefined ? {} : { maxPrice: maxPrice / 100 }) };
  return toPage(await read(client(api).POST('/packets_service/v2/packet/filter', { body, signal })));
}

/** The filtered properties of all packets, to count the matches of each choice. */
export async function listPacketTraits(api: Api): Promise<PacketTraits[]> {
  const params = { query: { limit: 100 } };
  const { items } = await read(client(api).GET('/packets_service/v2/packet', { params }));
  return items.map((packet) => ({
    intensity: packet.intensity,
    productTypes: [...new Set(packet.items.map(({ _product }) => _product.type))],
    price: toPrice(packet.price),
  }));
}

export async function listPopularPackets(api: Api, signal?: AbortSignal): Promise<ShelfPacket[]> {
  return (await read(client(api).GET('/packets_service/v2/packet/popular', { signal }))).map(toShelfPacket);
}

/** The first four packets that go with `slug` (a packet or a product), without `slug` itself. Spec §7, §9. */
export async function listSuggestedPackets(api: Api, slug?: string, signal?: AbortSignal): Promise<ShelfPacket[]> {
  if (slug !== undefined && !isSlug(slug)) return [];
  const params = { query: { limit: 4, ...(slug === undefined ? {} : { slug }) } };
  return (await read(client(api).GET('/packets_service/v2/packet/suggestions', { params, signal }))).map(toShelfPacket);
}

export async function findPacketBySlug(api: Api, slug: string, signal?: AbortSignal): Promise<Packet | null> {
  if (!isSlug(slug)) return null;
  const params = { path: { slug } };
  const packet = await find(client(api).GET('/packets_service/v2/packet/slug/{slug}', { params, signal }));
  return packet && toPacket(packet);
}

/** The packets with these ids that are still sold, in the order of the ids. */
export async function findPacketsById(api: Api, ids: readonly string[], signal?: AbortSignal): Promise<ShelfPacket[]> {
  const asked = ids.map((id) =>
    find(client(api).GET('/packets_service/v2/packet/{id}', { params: { path: { id } }, signal })),
  );
  return (await Promise.all(asked)).flatMap((packet) => (packet ? [toShelfPacket(packet)] : []));
}

/** Shelves by product type, in their order. Spec §7. */
export function listPacketTypes(api: Api, signal?: AbortSignal): Promise<PacketType[]> {
  const params = { query: { algorithm: 'ProductType', sort: 'sortOrder' } } as const;
  return read(client(api).GET('/packets_service/v2/packet-type', { params, signal }));
}

export async function findPacketShelf(
  api: Api,
  slug: string,
  page = 0,
  signal?: AbortSignal,
): Promise<PacketShelf | null> {
  if (!isSlug(slug)) return null;
  const params = { path: { slug }, query: { page } };
  const shelf = await find(client(api).GET('/packets_service/v2/packet-type/slug/{slug}', { params, signal }));
  return shelf && { ...shelf.packetType, packets: toPage(shelf.packets) };
}
