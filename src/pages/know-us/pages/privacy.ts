import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('privacy'),
  changed: '2026-11-27',
  sections: [
    {
      heading: { tr: 'Neyi görürüz', en: 'What we see' },
      paragraphs: [
        {
          tr: 'Hesabını, adreslerini, siparişlerini ve bize yazdıklarını. Kart numaran ödeme kuruluşuna gider; bizde saklanmaz.',
          en: 'Your account, addresses, orders and what you write to us. Your card number goes to the payment provider; we do not keep it.',
        },
      ],
    },
    {
      heading: { tr: 'Ölçüm', en: 'Measuring' },
      paragraphs: [
        {
          tr: 'Sayfaların nasıl kullanıldığını ancak çerez tercihlerinde izin verirsen ölçeriz; ölçtüklerimizi Google’la paylaşmak için ayrıca iznini isteriz. Reddedersen dükkân aynı şekilde çalışır.',
          en: 'We measure how pages are used only if you allow it in the cookie choices; we ask separately whether we may share what we measure with Google. If you refuse, the shop works just the same.',
        },
      ],
    },
    {
      heading: { tr: 'Güvenlik', en: 'Security' },
      paragraphs: [
        {
          tr: 'Parolan geri döndürülemez biçimde (argon2id) saklanır. Oturum anahtarın kısa ömürlüdür ve çıkış yapınca geçersiz olur.',
          en: 'Your password is stored in a form that cannot be reversed (argon2id). Your session token is short-lived and ends when you sign out.',
        },
      ],
    },
  ],
};
