import { knowUsPage } from '../../../../domain/pages/index.ts';
import { CONTACT_EMAIL } from '../../../../domain/brand.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('test-results'),
  sections: [
    {
      heading: { tr: 'Neden rakam yok?', en: 'Why are there no numbers?' },
      paragraphs: [
        {
          tr: 'Elimizde bağımsız bir laboratuvarın imzaladığı rapor olmadan sayı yazmayız. İlk rapor çıktığında, partisi ve tarihiyle, tamamı bu sayfaya gelecek.',
          en: 'We do not write down a number without a report that an independent laboratory has signed. When the first one is out, all of it comes to this page, with its batch and date.',
        },
      ],
    },
    {
      heading: { tr: 'Neye baktıracağız?', en: 'What we will have tested' },
      paragraphs: [
        {
          tr: 'Tenine değen katta klorlu bileşikler, formaldehit, ftalatlar ve parfüm alerjenleri. Pedlerde ne kadar tuttuğu, ne kadar çabuk çektiği, ne kadar geri verdiği. Tamponlarda emicilik sınıfı.',
          en: 'In the layer that touches your skin: chlorinated compounds, formaldehyde, phthalates and perfume allergens. In pads: how much they hold, how fast, and how much comes back. In tampons: the absorbency class.',
        },
      ],
    },
    {
      heading: { tr: 'Nasıl okunur?', en: 'How to read it' },
      paragraphs: [
        {
          tr: '“Bulunmadı”, cihazın gördüğü sınırın altında demektir; sınırı da yazacağız. Bir test sonucu “sana dokunmaz” demek değildir: kaşıntı ya da kızarıklık olursa kullanmayı bırak, geçmezse doktora git.',
          en: '“Not found” means below what the instrument can see; we will print that limit too. A test does not mean that something suits you: if it itches or turns red, stop using it, and see a doctor if that does not go away.',
        },
      ],
    },
    {
      heading: { tr: 'Sorun mu var?', en: 'Something wrong?' },
      paragraphs: [
        {
          tr: `Paketin üstündeki parti numarasıyla ${CONTACT_EMAIL} adresine yaz.`,
          en: `Write to ${CONTACT_EMAIL} with the batch number on the pack.`,
        },
      ],
    },
  ],
};
