import type { Localized } from '../locale/index.ts';
import { absenceSentence, type MadeType } from './absences.ts';

const made: Readonly<Record<MadeType, Localized>> = {
  pad: {
    tr: 'Üst yüzey organik pamuk. Altında sıvıyı yayan bir katman, odun selülozu ve emici jelden bir çekirdek, nefes alan bitki bazlı bir taban.',
    en: 'Organic cotton on top. Below it a layer that spreads, a core of wood pulp and absorbent gel, a breathable plant-based back.',
  },
  pantyliner: {
    tr: 'Organik pamuk üst yüzey, ince bir selüloz çekirdek, nefes alan bitki bazlı bir taban.',
    en: 'Organic cotton on top, a thin pulp core, a breathable plant-based back.',
  },
  tampon: {
    tr: 'Kılıfı, emici kısmı ve ipi organik pamuk.',
    en: 'Cover, core and string are organic cotton.',
  },
  'heating-patch': {
    tr: 'Demir tozu, aktif karbon, tuz, su ve odun unu. Havayla buluşunca ısınır.',
    en: 'Iron powder, activated carbon, salt, water and wood flour. It warms up when it meets air.',
  },
};

const materialsOf = (type: MadeType): Localized => {
  const without = absenceSentence(type);
  return { tr: `${made[type].tr} ${without.tr}`, en: `${made[type].en} ${without.en}` };
};

/** Materials of each kind of product, in one or two sentences, and what it does not contain. */
export const materials: Readonly<Record<MadeType, Localized>> = {
  pad: /* @__PURE__ */ materialsOf('pad'),
  pantyliner: /* @__PURE__ */ materialsOf('pantyliner'),
  tampon: /* @__PURE__ */ materialsOf('tampon'),
  'heating-patch': /* @__PURE__ */ materialsOf('heating-patch'),
};

/** Lengths of pads by sub-type. */
export const PAD_LENGTHS_CM = { standard: 21, super: 24, 'super-plus': 29 } as const;
