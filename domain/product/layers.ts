import type { Localized } from '../locale/index.ts';
import type { MadeType } from './absences.ts';

export type Layer = { readonly name: Localized; readonly text: Localized };

const cotton: Layer = {
  name: { tr: 'Üst yüzey', en: 'Top sheet' },
  text: { tr: 'Organik pamuk.', en: 'Organic cotton.' },
};
const back: Layer = {
  name: { tr: 'Nefes alan taban', en: 'Breathable back' },
  text: {
    tr: 'Bitki bazlı film: hava geçer, sıvı geçmez. Çöpe at, tuvalete değil.',
    en: 'Plant-based film: lets air through, keeps liquid in. Put it in the bin, not the toilet.',
  },
};

/** Layers of a product, from the outside in; `art/layers.ts` draws the same number. */
export const layers: Readonly<Record<MadeType, readonly Layer[]>> = {
  pad: [
    cotton,
    {
      name: { tr: 'Kanal', en: 'Channel' },
      text: {
        tr: 'Kanı boyuna yayar; ortada göllenmez, kenardan kaçmaz.',
        en: 'Spreads the blood lengthwise: no pool in the middle, no leak at the side.',
      },
    },
    {
      name: { tr: 'Çekirdek', en: 'Core' },
      text: {
        tr: 'Odun selülozu ve emici jel. İçine aldığını geri vermez.',
        en: 'Wood pulp and absorbent gel. What goes in stays in.',
      },
    },
    back,
  ],
  pantyliner: [
    cotton,
    {
      name: { tr: 'İnce çekirdek', en: 'Thin core' },
      text: {
        tr: 'Selüloz; gün boyu gelen birkaç damlaya yeter, kalınlık yapmaz.',
        en: 'Pulp; enough for the few drops of a day, without bulk.',
      },
    },
    back,
  ],
  tampon: [
    {
      name: { tr: 'Kılıf', en: 'Cover' },
      text: { tr: 'Organik pamuk. Kaydırır, lif bırakmaz.', en: 'Organic cotton. Glides, leaves no fibres.' },
    },
    {
      name: { tr: 'Emici kısım', en: 'Absorbent part' },
      text: { tr: 'O da organik pamuk.', en: 'Organic cotton again.' },
    },
    {
      name: { tr: 'İp', en: 'String' },
      text: {
        tr: 'Sıkı örülmüş organik pamuk; dışarıda kalır, çekince çıkar.',
        en: 'Tightly braided organic cotton; it stays outside and comes out when you pull.',
      },
    },
  ],
  'heating-patch': [
    {
      name: { tr: 'Yumuşak yüz', en: 'Soft face' },
      text: {
        tr: 'Çamaşıra değen taraf; cilde doğrudan yapıştırılmaz.',
        en: 'The side that touches fabric; never stick it to bare skin.',
      },
    },
    {
      name: { tr: 'Isıtan katman', en: 'The layer that warms' },
      text: {
        tr: 'Demir tozu, aktif karbon, tuz, su ve odun unu. Havayla buluşunca ısınır.',
        en: 'Iron powder, activated carbon, salt, water and wood flour. It warms up when it meets air.',
      },
    },
    {
      name: { tr: 'Yapışkan taraf', en: 'Sticky side' },
      text: { tr: 'Kumaşa tutunur, çekince iz bırakmaz.', en: 'Grips the fabric and leaves no trace.' },
    },
  ],
};
