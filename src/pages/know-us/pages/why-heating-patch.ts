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
          tr: 'Isıyı, havayla buluşup paslanan demir verir. Bu yüzden ambalajı ancak kullanacağın zaman aç; açılan bant sen kullanmasan da ısınır, soğuyunca bir daha ısınmaz.',
          en: 'The heat comes from iron that rusts as it meets air. So open the wrapper only when you need it; an open patch heats up whether you wear it or not, and once cold it does not heat again.',
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
          tr: 'Söz veremeyiz: sıcak bazı insanları rahatlatır, herkesi değil. Isı bandı ilaç değildir. Ağrın gününü aksatıyorsa bununla idare etme; bir doktora sor.',
          en: 'We cannot promise that: warmth eases things for some people, not for everybody. The patch is not a medicine. If the pain keeps you from your day, do not just put up with it; ask a doctor.',
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
