import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('terms-of-use'),
  changed: '2026-11-27',
  sections: [
    {
      heading: { tr: 'Genel', en: 'In general' },
      paragraphs: [
        {
          tr: 'Satıcı: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul. E-posta: merhaba@mercan.example.',
          en: 'Seller: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / Istanbul. Email: merhaba@mercan.example.',
        },
        {
          tr: 'Site içerikleri bilgi içindir, doktor görüşünün yerini tutmaz. Olağan dışı ağrın ya da kanaman olursa doktora git.',
          en: 'The contents of the site inform; they do not replace medical advice. See a doctor about unusual pain or bleeding.',
        },
      ],
    },
    {
      heading: { tr: 'Kodlar ve indirimler', en: 'Codes and discounts' },
      paragraphs: [
        {
          tr: 'Bir siparişte tek kod geçer. Kötüye kullanılan kodlar iptal edilebilir; verilmiş siparişleri etkilemez.',
          en: 'One code counts per order. Codes that are abused can be withdrawn; orders already placed are not affected.',
        },
      ],
    },
    {
      heading: { tr: 'Haklar', en: 'Rights' },
      paragraphs: [
        {
          tr: 'Çizimler, metinler ve yazılım Mercan’a aittir. Sarman da.',
          en: 'Drawings, texts and software belong to Mercan. So does Sarman, the cat.',
        },
      ],
    },
  ],
};
