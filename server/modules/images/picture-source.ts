import {
  drawBox,
  drawDonation,
  drawGift,
  drawPack,
  drawPiece,
  drawProduct,
  drawScene,
  drawTray,
  isKind,
  type Language,
  sceneNames,
} from '../../../art/index.ts';
import {
  CUSTOM_PACKET_NAME,
  isReachable,
  PACKET_INTENSITIES,
  packetContentsKey,
  packetContentsOf,
  packetIntensity,
  parsePacketSlug,
} from '../../../domain/packet/index.ts';
import {
  boxSizesOf,
  DEFAULT_CATEGORY,
  isProductType,
  parsePageIdentifier,
  parseProductSlug,
  type ProductCoordinates,
  subTypesOf,
} from '../../../domain/product/index.ts';
import { boxOfId } from '../catalog/index.ts';
import { packetNameOfSlug, packetSlugOfId } from '../packets/index.ts';

/** A picture as SVG: `draw(width)` sets its width in pixels; without a width it fills its container. */
export type PictureSource = { draw(width?: number): string };

export type PictureAddress = { entity: string; idType: string; id: string; variant: string; category: string };

type Size = { width?: number };
const sized = (width: number | undefined): Size => (width === undefined ? {} : { width });

/** `card-en` → card, English. Words on the packs are Turkish unless asked for. */
function readVariant(variant: string): { shape: string; language: Language } {
  return variant.endsWith('-en')
    ? { shape: variant.slice(0, -'-en'.length), language: 'en' }
    : { shape: variant, language: 'tr' };
}

const kindOf = ({ type, subType }: Omit<ProductCoordinates, 'size'>): string => `${type}.${subType}`;

function productPicture(box: ProductCoordinates, variant: string): PictureSource | null {
  const { shape, language } = readVariant(variant);
  const kind = kindOf(box);
  switch (shape) {
    case 'card':
    case 'detail':
      return { draw: (width) => drawProduct(box, { language, ...sized(width) }) };
    case 'tray':
      return isKind(kind) ? { draw: (width) => drawTray(`${kind}.${box.size}`, { language, ...sized(width) }) } : null;
    case 'piece':
      return isKind(kind) ? { draw: (width) => drawPiece(kind, sized(width)) } : null;
    default:
      return null;
  }
}

const middleSize = (sizes: readonly number[]): number => sizes[Math.floor((sizes.length - 1) / 2)] ?? 1;

/** The middle box of a page or type: pictures of the page show it. */
function boxOfPage(slug: string): ProductCoordinates | null {
  const page = parsePageIdentifier(slug);
  if (page) return { ...page, size: middleSize(boxSizesOf(page.type)) };
  if (!isProductType(slug)) return null;
  const subTypes = subTypesOf(slug);
  const subType = subTypes[Math.floor((subTypes.length - 1) / 2)];
  return subType ? { type: slug, subType, size: middleSize(boxSizesOf(slug)) } : null;
}

function packetPicture(rawSlug: string, variant: string): PictureSource | null {
  const slug = parsePacketSlug(rawSlug);
  if (slug === null) return null;
  const { items } = packetContentsOf(slug);
  if (!items.every(({ type, count }) => isReachable(boxSizesOf(type), count))) return null;
  const contents = packetContentsKey(slug);
  const { shape, language } = readVariant(variant);
  // Title on the front: "Gizem’in Paketi" becomes "Gizem’in".
  const title = packetNameOfSlug(slug)?.[language].replace(/ (Paketi|Paket|Box)$/, '');
  const named = title === undefined ? {} : { title };
  const level = (PACKET_INTENSITIES.indexOf(packetIntensity(items)) + 1) as 1 | 2 | 3 | 4;
  switch (shape) {
    case 'card':
    case 'detail':
      return { draw: (width) => drawBox(contents, { language, level, ...named, ...sized(width) }) };
    case 'tray':
      return { draw: (width) => drawTray(contents, { language, ...sized(width) }) };
    default:
      return null;
  }
}

function scenePicture(id: string, variant: string): PictureSource | null {
  const name = sceneNames.find((known) => known === id);
  const { language } = readVariant(variant);
  return name ? { draw: (width) => drawScene(name, { language, ...sized(width) }) } : null;
}

/** The picture a descriptor names (Spec §3, §7), or null when there is none: screens then show a placeholder. */
export function findPicture({ entity, idType, id, variant, category }: PictureAddress): PictureSource | null {
  if (category !== DEFAULT_CATEGORY) return null;
  switch (entity) {
    case 'product': {
      const box = idType === 'id' ? boxOfId(id) : (parseProductSlug(id) ?? boxOfPage(id));
      return box && productPicture(box, variant);
    }
    case 'product-type':
    case 'product-sub-type': {
      const box = boxOfPage(id);
      return box && productPicture(box, variant);
    }
    case 'packet': {
      const slug = idType === 'id' ? packetSlugOfId(id) : id;
      return slug === null ? null : packetPicture(slug, variant);
    }
    case 'scene':
      return scenePicture(id, variant);
    case 'gift':
      return { draw: (width) => drawGift({ language: readVariant(variant).language, ...sized(width) }) };
    case 'donation':
      return { draw: (width) => drawDonation({ language: readVariant(variant).language, ...sized(width) }) };
    case 'pack':
      return isKind(id) ? { draw: (width) => drawPack(id, sized(width)) } : null;
    default:
      return null;
  }
}

/** Picture of `pad.standard.8_pad.super.12`, a packet's slug without its last segment. Null if no boxes sum to it. */
export const findPacketPicture = (name: string): PictureSource | null =>
  packetPicture(`${name}_${CUSTOM_PACKET_NAME}`, 'card');

/** The picture at a path of this site; null for any other path. */
export function findPictureByPath(path: string): PictureSource | null {
  const url = new URL(path, 'https://pictures.invalid');
  if (url.host !== 'pictures.invalid') return null;
  const segments = url.pathname.split('/').slice(1).map(decodeSegment);
  const [service = '', version = '', image = '', entity = '', idType = '', id = ''] = segments;
  if (service === 'catalog_service' && version === 'v1' && image === 'image' && segments.length === 6) {
    const variant = url.searchParams.get('variant') ?? 'card';
    return findPicture({ entity, idType, id, variant, category: url.searchParams.get('category') ?? DEFAULT_CATEGORY });
  }
  if (service === 'packets_service' && version === 'images' && segments.length === 3 && image.endsWith('.png')) {
    return findPacketPicture(image.slice(0, -'.png'.length));
  }
  const scene = /^([a-z-]+)\.(tr|en)\.svg$/.exec(version);
  if (service === 'art' && segments.length === 2 && scene) return scenePicture(scene[1] ?? '', `card-${scene[2]}`);
  return null;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
