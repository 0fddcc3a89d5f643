import { knowUsPage } from '../../../../domain/pages/index.ts';
import { materials, PAD_LENGTHS_CM } from '../../../../domain/product/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('why-pad'),
  sections: [
    { heading: { tr: 'Kat kat', en: 'Layer by layer' }, paragraphs: [materials.pad] },
    {
      heading: { tr: 'Üç boy, aynı malzeme', en: 'Three sizes, the same materials' },
      paragraphs: [
        {
          tr: `Standart ${PAD_LENGTHS_CM.standard} cm, hafif akışa göre. Süper ${PAD_LENGTHS_CM.super} cm, günün çoğu için. Süper Plus ${PAD_LENGTHS_CM['super-plus']} cm, arkası geniş; geceye ve en yoğun güne.`,
          en: `Standard is ${PAD_LENGTHS_CM.standard} cm, for a light flow. Super is ${PAD_LENGTHS_CM.super} cm, for most of the day. Super Plus is ${PAD_LENGTHS_CM['super-plus']} cm with a wide back, for the night and the heaviest day.`,
        },
        {
          tr: 'Az akışta büyük boyun bir yararı yok. Kutunda boyları karıştır: her gün aynı değil.',
          en: 'On a light day a bigger size gains you nothing. Mix the sizes in your box: your days are not all the same.',
        },
      ],
    },
    {
      heading: { tr: 'Ne zaman değiştirilir?', en: 'When do I change it?' },
      paragraphs: [
        {
          tr: 'Dört saatte bir, yoğun günde daha sık. Standart’ı iki üç saatte bir değiştiriyorsan Süper’e geç. Süper Plus’ı saat başı değiştirmen gerekiyorsa bir doktora da sor.',
          en: 'Every four hours, more often on heavy days. If you change Standard every two or three hours, move up to Super. If Super Plus needs changing every hour, ask a doctor too.',
        },
      ],
    },
    {
      heading: { tr: 'Ped sana göre değilse', en: 'If pads are not for you' },
      paragraphs: [
        {
          tr: 'Denizde ve sporda tampon daha rahat olabilir; gece sekiz saatten uzun uyuyorsan ped tak. Adet kabı satmıyoruz ama sana uyan oysa onu kullan; yanında bir günlük ped yeter.',
          en: 'A tampon can be easier in the sea and at sport; if you sleep longer than eight hours, wear a pad. We do not sell menstrual cups, but if a cup works for you, use one; a pantyliner with it is enough.',
        },
      ],
    },
  ],
};
