import { knowUsPage } from '../../../../domain/pages/index.ts';
import { materials } from '../../../../domain/product/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('why-pantyliner'),
  sections: [
    {
      heading: { tr: 'Şart mı?', en: 'Do I need one?' },
      paragraphs: [
        {
          tr: 'Hayır. Günlük akıntı olağandır ve kendi başına bir şey gerektirmez. Adetin son günlerinde, arada lekelenince, tampona ya da adet kabına yedek olarak işe yarar.',
          en: 'No. Everyday discharge is normal and needs nothing by itself. A pantyliner helps in the last days of a period, with spotting in between, and as backup for a tampon or a cup.',
        },
        {
          tr: 'Kaşıntı, kötü koku ya da renk değişikliği varsa günlük ped çözüm değildir; bir doktora sor.',
          en: 'With itching, a bad smell or a change of colour a pantyliner is no answer; ask a doctor.',
        },
      ],
    },
    { heading: { tr: 'İçinde ne var?', en: 'What is inside?' }, paragraphs: [materials.pantyliner] },
    {
      heading: { tr: 'Üç kesim', en: 'Three cuts' },
      paragraphs: [
        {
          tr: 'Tanga: dar ve ince, kenarı katlanmaz. Standart: her çamaşıra uyar. Süper: bir parmak daha uzun, biraz daha emici.',
          en: 'Thong: narrow and thin, no folded edges. Standard: fits everything. Super: a little longer and a little more absorbent.',
        },
      ],
    },
    {
      heading: { tr: 'Ne zaman değiştirilir?', en: 'When do I change it?' },
      paragraphs: [
        {
          tr: 'Nemlendiğinde. Gece çıkarıp tenini havalandırmak iyidir.',
          en: 'When it feels damp. Taking it off at night lets your skin breathe.',
        },
      ],
    },
  ],
};
