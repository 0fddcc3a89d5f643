import {
  formatPageIdentifier,
  type ProductCoordinates,
  type ProductType,
  type SubType,
} from '../../../../domain/product/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

type Page = { type: ProductType; subType: SubType };

/** Names of pages: the sub-type, without a box size. */
const pageNames: Readonly<Record<string, Localized>> = {
  'pad-standard': { tr: 'Standart ped', en: 'Standard pads' },
  'pad-super': { tr: 'Süper ped', en: 'Super pads' },
  'pad-super-plus': { tr: 'Süper Plus ped', en: 'Super Plus pads' },
  'pantyliner-thong': { tr: 'Tanga günlük ped', en: 'Thong pantyliners' },
  'pantyliner-standard': { tr: 'Standart günlük ped', en: 'Standard pantyliners' },
  'pantyliner-super': { tr: 'Süper günlük ped', en: 'Super pantyliners' },
  'tampon-mini': { tr: 'Mini tampon', en: 'Mini tampons' },
  'tampon-standard': { tr: 'Standart tampon', en: 'Standard tampons' },
  'tampon-super': { tr: 'Süper tampon', en: 'Super tampons' },
  'heating-patch-standard': { tr: 'Isı bandı', en: 'Heating patch' },
  'donation-standard': { tr: 'Bağış paketi', en: 'Donation box' },
  'trial-standard': { tr: 'Deneme kutusu', en: 'Trial box' },
};

export function pageName(page: Page): Localized {
  const name = pageNames[formatPageIdentifier(page)];
  if (!name) throw new RangeError(`No name for ${formatPageIdentifier(page)}`);
  return name;
}

/** "12’li", "6’lı", "3’lü": the suffix follows the vowel the number ends with. */
function turkishCount(size: number): string {
  const endings: Readonly<Record<number, string>> = {
    3: 'lü',
    6: 'lı',
    8: 'li',
    12: 'li',
    16: 'lı',
    24: 'lü',
    36: 'lı',
  };
  return `${size}’${endings[size] ?? 'li'}`;
}

/** "Süper ped · 12’li". A donation and a trial come in one size, which is omitted. */
export function boxName(box: ProductCoordinates): Localized {
  const name = pageName(box);
  if (box.size === 1) return name;
  return { tr: `${name.tr} · ${turkishCount(box.size)}`, en: `${name.en} · ${box.size}` };
}
