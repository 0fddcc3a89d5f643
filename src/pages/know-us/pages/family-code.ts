import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Aile kodu', en: 'Family code' },
  lead: {
    tr: 'Kodunu paylaş: kodunla ilk siparişini veren indirim alır, sen de bakiye kazanırsın.',
    en: 'Share your code: whoever places a first order with it gets a discount, and you earn a balance.',
  },
  sections: [
    {
      heading: { tr: 'Nasıl kullanılır?', en: 'How to use it' },
      paragraphs: [
        {
          tr: 'Her hesabın kendi kodu vardır. Sana gelen bir bağlantıda kod varsa sepetine kendiliğinden işlenir; elle de yazabilirsin.',
          en: 'Every account has a code of its own. If a link you were sent carries one it is put into your cart by itself; you can also type it.',
        },
        {
          tr: 'Kendi kodunu kendi siparişinde kullanamazsın. Kod ilk siparişte geçer.',
          en: 'You cannot use your own code on your own order. A code counts on a first order.',
        },
      ],
    },
    {
      heading: { tr: 'Bakiyen', en: 'Your balance' },
      paragraphs: [
        {
          tr: 'Kazandığın bakiye bir sonraki siparişinde kendiliğinden düşülür; istemezsen ödeme sayfasında kapatırsın.',
          en: 'The balance you earn is taken off your next order by itself; switch it off on the payment page if you would rather keep it.',
        },
      ],
    },
  ],
};
