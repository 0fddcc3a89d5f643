import { inLocale, type Locale } from '../../../../domain/locale/index.ts';
import type { PacketIntensity } from '../../../../domain/packet/index.ts';
import {
  parsePageIdentifier,
  picture,
  picturePath,
  productTypeName,
  type ProductType,
  type SubType,
  subTypeNames,
} from '../../../../domain/product/index.ts';
import type { FlowLevel } from '../../pictures/drops.tsx';

/** "Süper ped", "Super pad"; what has one sub-type only goes by its type. */
export function kindName({ type, subType }: { type: ProductType; subType: SubType }, locale: Locale): string {
  const name = inLocale(productTypeName(type), locale);
  if (type !== 'pad' && type !== 'pantyliner' && type !== 'tampon') return name;
  return `${inLocale(subTypeNames[subType], locale)} ${name.toLocaleLowerCase(locale)}`;
}

/** "8 standart ped", "20 super pads": one line per sub-type. `_subType` is a page identifier. */
export function contentsInWords(
  summary: readonly { readonly _subType: string; readonly amount: number }[],
  locale: Locale,
): string[] {
  return summary.flatMap(({ _subType, amount }) => {
    const kind = parsePageIdentifier(_subType);
    if (!kind) return [];
    const name = kindName(kind, locale).toLocaleLowerCase(locale);
    return [`${amount} ${name}${locale === 'en' && amount > 1 ? pluralEnding(name) : ''}`];
  });
}

const pluralEnding = (name: string) => (/(?:ch|sh|s)$/.test(name) ? 'es' : 's');

export const piecesOf = (summary: readonly { readonly amount: number }[]): number =>
  summary.reduce((total, { amount }) => total + amount, 0);

/** A packet in its box, with its name on the front. */
export const packetPicture = (slug: string, locale: Locale): string =>
  picturePath(picture({ entity: 'packet', idType: 'slug', id: slug, variant: locale === 'en' ? 'card-en' : 'card' }));

const levels: Readonly<Record<PacketIntensity, FlowLevel>> = { low: 1, medium: 2, high: 3, 'very-high': 4 };

export const flowOfPacket = (intensity: PacketIntensity): FlowLevel => levels[intensity];

const suffixes = ['', 'lik', 'lik', 'lük', 'lük', 'lik', 'lık', 'lik', 'lik', 'luk'];
const tens = ['', 'luk', 'lik', 'luk', 'lık', 'lik', 'lık', 'lik', 'lik', 'lık'];

/** A box by its size: "24’lük" in Turkish, "24" in English. `joined` precedes it: "8 + 12’lik". */
export function boxSize(size: number, locale: Locale, joined = ''): string {
  if (locale === 'en') return `${joined}${size}`;
  return `${joined}${size}’${suffixes[size % 10] || tens[Math.floor(size / 10) % 10]}`;
}
