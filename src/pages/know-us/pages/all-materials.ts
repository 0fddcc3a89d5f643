import { knowUsPage } from '../../../../domain/pages/index.ts';
import { materials } from '../../../../domain/product/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('all-materials'),
  sections: [
    { heading: { tr: 'Pedler', en: 'Pads' }, paragraphs: [materials.pad] },
    { heading: { tr: 'Günlük pedler', en: 'Pantyliners' }, paragraphs: [materials.pantyliner] },
    {
      heading: { tr: 'Tamponlar', en: 'Tampons' },
      paragraphs: [
        materials.tampon,
        {
          tr: 'Toksik şok sendromu çok nadirdir ama ciddidir: tamponu en geç sekiz saatte bir değiştir, akışına yeten en küçük boyu seç.',
          en: 'Toxic shock syndrome is very rare but serious: change a tampon at least every eight hours and choose the smallest size that is enough for your flow.',
        },
      ],
    },
    {
      heading: { tr: 'Isı bandı', en: 'Heating patch' },
      paragraphs: [
        materials['heating-patch'],
        { tr: 'Çıplak tene ve uyurken kullanma.', en: 'Do not use it on bare skin or while asleep.' },
      ],
    },
  ],
};
