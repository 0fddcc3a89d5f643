import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('membership-aggreement'),
  changed: '2026-11-27',
  sections: [
    {
      heading: { tr: 'Taraflar ve konu', en: 'Parties and subject' },
      paragraphs: [
        {
          tr: 'Satıcı: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / İstanbul. E-posta: merhaba@mercan.example.',
          en: 'Seller: Mercan Kişisel Bakım Ürünleri Ticaret A.Ş., Caferağa Mah. Moda Cad. No: 48/3, 34710 Kadıköy / Istanbul. Email: merhaba@mercan.example.',
        },
        {
          tr: 'Bu sözleşme, üyenin Mercan hesabını kullanmasını düzenler. Her satış için ayrıca mesafeli satış sözleşmesi kurulur.',
          en: 'This agreement governs the use of a Mercan account. Each sale has a distance-sales agreement of its own.',
        },
      ],
    },
    {
      heading: { tr: 'Hesap', en: 'The account' },
      paragraphs: [
        {
          tr: 'Hesap ücretsizdir. Bilgilerini doğru vermeli, parolanı kimseyle paylaşmamalısın. Hesabını dilediğin an silebilirsin; kanunen tutmamız gereken kayıtlar dışında her şey silinir.',
          en: 'The account is free. The details you give must be true, and you must not share your password. You can delete the account at any time; all is deleted except the records we must keep by law.',
        },
      ],
    },
    {
      heading: { tr: 'Abonelikler', en: 'Subscriptions' },
      paragraphs: [
        {
          tr: 'Abonelik süresizdir. Dilediğin an, gerekçe göstermeden, bir sonraki dönemden itibaren geçerli olmak üzere bitirirsin. Bitirmek başlatmaktan zor değildir.',
          en: 'A subscription has no fixed term. You end it at any time, without giving a reason, from the next cycle on. Ending is no harder than starting.',
        },
      ],
    },
    {
      heading: { tr: 'Uyuşmazlık', en: 'Disputes' },
      paragraphs: [
        {
          tr: 'Tüketici hakem heyetleri ve tüketici mahkemeleri yetkilidir. Türk hukuku uygulanır.',
          en: 'Consumer arbitration committees and consumer courts have jurisdiction. Turkish law applies.',
        },
      ],
    },
  ],
};
