import { byCatalogueOrder, isProductType, isSubTypeOf, type ProductType, type SubType } from '../product/index.ts';

declare const packetSlugBrand: unique symbol;

/** "pad.standard.8_pad.super.20_gizem-package": items in catalogue order, then one segment with the packet's name. */
export type PacketSlug = string & { readonly [packetSlugBrand]: true };

/** `count` pieces of one sub-type. */
export type PacketItem = { readonly type: ProductType; readonly subType: SubType; readonly count: number };

export type PacketContents = { readonly items: readonly PacketItem[]; readonly name: string };

export const CUSTOM_PACKET_NAME = 'custom';
/** Most pieces of one sub-type in a custom packet's slug. */
export const PACKET_COUNT_LIMIT = 999;

/**
 * Sorts the items into catalogue order. Items are of different sub-types, with counts 1–999; `name` is kebab-case.
 * Throws RangeError otherwise.
 */
export function formatPacketSlug(items: readonly PacketItem[], name: string = CUSTOM_PACKET_NAME): PacketSlug {
  const slug = [...items.toSorted(byCatalogueOrder).map(formatPacketItem), name].join('_');
  if (!isPacketSlug(slug)) throw new RangeError(`Not a packet: ${slug}`);
  return slug;
}

/** The slug in its canonical form (items in catalogue order), or null if it is not a packet's. Spec §3. */
export function parsePacketSlug(raw: string): PacketSlug | null {
  const contents = parseContents(raw);
  return contents && formatPacketSlug(contents.items, contents.name);
}

export function packetContentsOf(slug: PacketSlug): PacketContents {
  const contents = parseContents(slug);
  if (!contents) throw new TypeError(`Not a packet slug: ${slug}`);
  return contents;
}

/** Whether `raw` is the slug of a custom packet. */
export function isCustomPacket(raw: string): boolean {
  return parseContents(raw)?.name === CUSTOM_PACKET_NAME;
}

/** The slug without its last segment: equal contents, equal key (and equal picture), whatever the name. */
export function packetContentsKey(slug: PacketSlug): string {
  return slug.slice(0, slug.lastIndexOf('_'));
}

/** Path below the assets base. Spec §7. */
export function packetImagePath(slug: PacketSlug): string {
  return `/packets_service/images/${packetContentsKey(slug)}.png`;
}

function isPacketSlug(raw: string): raw is PacketSlug {
  return parseContents(raw) !== null;
}

function formatPacketItem({ type, subType, count }: PacketItem): string {
  return `${type}.${subType}.${count}`;
}

function parseContents(raw: string): PacketContents | null {
  const segments = raw.split('_');
  const name = segments.pop();
  if (name === undefined || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || segments.length === 0) return null;
  const items: PacketItem[] = [];
  for (const segment of segments) {
    const item = parseItem(segment);
    if (!item || items.some(({ type, subType }) => type === item.type && subType === item.subType)) return null;
    items.push(item);
  }
  return { items: items.toSorted(byCatalogueOrder), name };
}

function parseItem(segment: string): PacketItem | null {
  const [type, subType, count, ...rest] = segment.split('.');
  if (rest.length > 0 || !isProductType(type) || type === 'donation' || type === 'trial') return null;
  if (!isSubTypeOf(type, subType) || count === undefined || !/^[1-9]\d{0,2}$/.test(count)) return null;
  return { type, subType, count: Number(count) };
}

/** The packet of a cart's or order's line, ready-made or custom; null for any other line. */
export const packetOfLine = ({ type, slug }: { type: string; slug: string }) =>
  type === 'packet' || type === 'custompacket' ? parsePacketSlug(slug) : null;
