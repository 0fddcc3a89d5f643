import type { Localized } from '../locale/index.ts';

/** What each kind of product is made of, in one sentence or two: the product page and the pages of know-us say the same. */
export const materials = {
  pad: {
    tr: 'Üst yüzey organik pamuk. Altında sıvıyı yayan bir katman, odun selülozu ve emici jelden bir çekirdek, nefes alan bitki bazlı bir taban. Parfüm, boya ve klorla beyazlatma yok.',
    en: 'Organic cotton on top. Below it a layer that spreads, a core of wood pulp and absorbent gel, a breathable plant-based back. No perfume, no dye, no chlorine bleaching.',
  },
  pantyliner: {
    tr: 'Organik pamuk üst yüzey, ince bir selüloz çekirdek, nefes alan taban. Parfüm ve boya yok.',
    en: 'Organic cotton on top, a thin pulp core, a breathable back. No perfume, no dye.',
  },
  tampon: {
    tr: 'Kılıfı, emici kısmı ve ipi organik pamuk. Plastik, parfüm ve boya yok.',
    en: 'Cover, core and string are organic cotton. No plastic, no perfume, no dye.',
  },
  'heating-patch': {
    tr: 'Demir tozu, aktif karbon, tuz, su ve odun unu. Havayla buluşunca ısınır; ilaç içermez.',
    en: 'Iron powder, activated carbon, salt, water and wood flour. It warms up when it meets air; there is no medicine in it.',
  },
} as const satisfies Record<string, Localized>;
