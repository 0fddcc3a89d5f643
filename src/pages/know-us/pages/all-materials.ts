import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'İçinde ne var?', en: 'What’s inside' },
  lead: {
    tr: 'Her üründe ne olduğunu, ne olmadığını tek tek yazıyoruz.',
    en: 'We list what is in each product, and what is in none of them.',
  },
  sections: [
    {
      heading: { tr: 'Pedler ve günlük pedler', en: 'Pads and pantyliners' },
      paragraphs: [
        {
          tr: 'Üst yüzey pamuk, çekirdek odun selülozu ve sıvıyı tutan granül (sodyum poliakrilat), alt katman nefes alan film. Yapıştırıcısı solvent içermez.',
          en: 'The top sheet is cotton, the core is wood cellulose and granules that hold liquid (sodium polyacrylate), the back is a breathable film. The adhesive contains no solvents.',
        },
        { tr: 'Parfüm, klorlu ağartma ve boya yoktur.', en: 'There is no perfume, no chlorine bleach and no dye.' },
      ],
    },
    {
      heading: { tr: 'Tamponlar', en: 'Tampons' },
      paragraphs: [
        {
          tr: 'Gövde ve ip pamuktur. Toksik şok sendromu ender ama ciddidir: tamponu en çok sekiz saatte bir değiştir, akışına yeten en düşük emiciliği seç.',
          en: 'Body and string are cotton. Toxic shock syndrome is rare but serious: change a tampon at least every eight hours and choose the lowest absorbency that works for your flow.',
        },
      ],
    },
    {
      heading: { tr: 'Isı bandı', en: 'Heating patch' },
      paragraphs: [
        {
          tr: 'Demir tozu, tuz, aktif kömür, vermikülit ve su: havayla buluşunca ısınır. Çıplak tene ve uyurken kullanma.',
          en: 'Iron powder, salt, activated carbon, vermiculite and water: it warms up when it meets air. Do not use it on bare skin or while asleep.',
        },
      ],
    },
  ],
};
