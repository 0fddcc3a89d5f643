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
          tr: 'Kodunla ilk siparişini veren arkadaşının iade süresi bitince sana bakiye ekleriz. Kartı ve adresi, senin siparişlerindekilerden ve sana daha önce kazandıran arkadaşlarınınkilerden farklı olmalı; e-posta adresinin onun olduğu da o güne kadar, en az siparişinden sonraki 30 gün içinde, belli olmalı. Bunlar onun indirimini etkilemez.',
          en: 'When the time for returns is over for a friend who placed a first order with your code, we add to your balance. Their card and address must differ from those of your own orders and of friends who earned you something before, and their email address must be known to be theirs by then, or at least within 30 days after their order. None of this affects their discount.',
        },
        {
          tr: 'Kazandığın bakiye bir sonraki siparişinde kendiliğinden düşülür; istemezsen ödeme sayfasında kapatırsın.',
          en: 'The balance you earn is taken off your next order automatically; switch it off at checkout if you would rather keep it.',
        },
      ],
    },
  ],
};
