import { knowUsPage } from '../../../../domain/pages/index.ts';
import { materials } from '../../../../domain/product/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('why-heating-patch'),
  sections: [
    {
      heading: { tr: 'Nasıl ısınır?', en: 'How does it heat?' },
      paragraphs: [
        materials['heating-patch'],
        {
          tr: 'Isıyı, havayla buluşup paslanan demir verir. Bu yüzden ambalajı ancak kullanacağın zaman aç; açık bant kenarda soğur ve bir daha ısınmaz.',
          en: 'The heat comes from iron that rusts as it meets air. So open the wrapper only when you need it; an open patch cools down by itself and does not heat again.',
        },
      ],
    },
    {
      heading: { tr: 'Nereye yapışır?', en: 'Where does it stick?' },
      paragraphs: [
        {
          tr: 'Çamaşırının dış yüzüne, karnına ya da beline gelecek yere. Çıplak tene yapıştırma, onunla uyuma. Cildin yanıyorsa hemen çıkar.',
          en: 'To the outside of your underwear, over your belly or lower back. Not on bare skin, and not while you sleep. Take it off at once if your skin burns.',
        },
      ],
    },
    {
      heading: { tr: 'Ağrıyı geçirir mi?', en: 'Does it stop the pain?' },
      paragraphs: [
        {
          tr: 'Sıcaklık birçok kişiye iyi gelir, herkese değil. Ağrın günlük işini aksatıyorsa bununla idare etme; bir doktora sor.',
          en: 'Warmth helps many people, not everybody. If the pain keeps you from your day, do not just put up with it; ask a doctor.',
        },
      ],
    },
    {
      heading: { tr: 'Önce doktora sor', en: 'Ask a doctor first' },
      paragraphs: [
        {
          tr: 'Hamileysen, dolaşım bozukluğun ya da şeker hastalığın varsa.',
          en: 'If you are pregnant, have poor circulation or diabetes.',
        },
      ],
    },
  ],
};
