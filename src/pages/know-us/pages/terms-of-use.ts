import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('terms-of-use'),
  changed: '2026-11-28',
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
      heading: { tr: 'Mesafeli satış', en: 'Distance sale' },
      paragraphs: [
        {
          tr: 'Ödemeden önce ön bilgilendirme formunu ve mesafeli satış sözleşmesini, siparişinle doldurulmuş olarak okursun; ikisini onaylamadan ödeme alınmaz. Onayladığın metinler e-postana gelir ve siparişinin sayfasında durur.',
          en: 'Before you pay you read the preliminary information form and the distance-sales agreement, filled in with your order; nothing is charged before you accept both. The texts you accepted are emailed to you and stay on the page of your order.',
        },
        {
          tr: 'Teslimden sonra 14 gün içinde, gerekçe göstermeden cayabilirsin; kargosu bizden. Koruyucu ambalajı açılmış ürün, sağlık ve hijyen bakımından geri alınamaz.',
          en: 'You can withdraw within 14 days of delivery without giving a reason; the return costs you nothing. Products whose protective packaging was opened cannot come back, for health and hygiene.',
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
