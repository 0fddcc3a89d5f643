import type { Localized } from '../locale/index.ts';

const perfume = { tr: 'Parfüm', en: 'Perfume' };
const dye = { tr: 'Boya', en: 'Dye' };
const bleach = { tr: 'Klorla beyazlatma', en: 'Chlorine bleaching' };
const plastic = { tr: 'Plastik', en: 'Plastic' };
const medicine = { tr: 'İlaç', en: 'Medicine' };

/** Substances that each kind of product does not contain; all pages and answers use this list. */
export const absences = {
  pad: [perfume, dye, bleach],
  pantyliner: [perfume, dye, bleach],
  tampon: [plastic, perfume, dye],
  'heating-patch': [medicine],
} as const satisfies Record<string, readonly Localized[]>;

export type MadeType = keyof typeof absences;

/** "Parfüm, boya ve klorla beyazlatma yok.", "No perfume, no dye, no chlorine bleaching." */
export function absenceSentence(type: MadeType): Localized {
  const [first = '', ...others] = absences[type].map(({ tr }, nth) => (nth === 0 ? tr : tr.toLocaleLowerCase('tr')));
  const last = others.pop();
  const english = absences[type].map(({ en }) => `no ${en.toLowerCase()}`).join(', ');
  return {
    tr: `${[first, ...others].join(', ')}${last === undefined ? '' : ` ve ${last}`} yok.`,
    en: `N${english.slice(1)}.`,
  };
}
