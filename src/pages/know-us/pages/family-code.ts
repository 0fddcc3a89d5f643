import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('family-code'),
  sections: [
    {
      heading: { tr: 'Nasıl kullanılır?', en: 'How to use it' },
      paragraphs: [
        {
          tr: 'Her hesabın kendi kodu vardır. Sana gelen bir bağlantıda kod varsa sepetine kendiliğinden işlenir; elle de yazabilirsin.',
          en: 'Every account has a code of its own. If a link you were sent contains one, it is applied to your cart automatically; you can also type it.',
        },
        {
          tr: 'Kendi kodunu kendi siparişinde kullanamazsın. Kod ilk siparişte geçer.',
          en: 'You cannot use your own code on your own order. A code works on a first order.',
        },
      ],
    },
    {
      heading: { tr: 'Bakiyen', en: 'Your balance' },
      paragraphs: [
        {
          tr: 'Kazandığın bakiye bir sonraki siparişinde kendiliğinden düşülür; istemezsen ödeme sayfasında kapatırsın.',
          en: 'The balance you earn is taken off your next order automatically; switch it off at checkout if you would rather keep it.',
        },
      ],
    },
  ],
};
