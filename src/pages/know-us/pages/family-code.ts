import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Aile kodu', en: 'Family code' },
  lead: {
    tr: 'Kodunu paylaş: kodunla ilk siparişini veren indirim alır, sen de bakiye kazanırsın.',
    en: 'Share your code: whoever places their first order with it gets a discount, and you earn account balance.',
  },
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
