import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Fiyat politikası', en: 'Price policy' },
  lead: {
    tr: 'Gördüğün fiyat ödediğin fiyattır. KDV içinde, kargo bizden.',
    en: 'The price you see is the price you pay. VAT is in it, shipping is on us.',
  },
  changed: '2026-11-21',
  sections: [
    {
      heading: { tr: 'Fiyatlar', en: 'Prices' },
      paragraphs: [
        {
          tr: 'Bütün fiyatlar Türk lirasıdır ve KDV dâhildir. Sepetteki toplam her zaman sunucumuzda yeniden hesaplanır; sen öderken fiyat değişmişse ödeme başlamaz, sana yeni fiyatı gösteririz.',
          en: 'All prices are in Turkish lira and include VAT. The total of your cart is always worked out again on our server; if a price changed while you were paying, the payment does not start and you see the new one.',
        },
      ],
    },
    {
      heading: { tr: 'Üstü çizili fiyat', en: 'Struck-through prices' },
      paragraphs: [
        {
          tr: 'Üstü çizili fiyat, o ürünün son 30 gündeki en düşük fiyatıdır. Önce yükseltip sonra indirmeyiz.',
          en: 'A struck-through price is the lowest of the last 30 days. We do not raise a price in order to lower it.',
        },
      ],
    },
    {
      heading: { tr: 'Abonelik fiyatı', en: 'Subscription price' },
      paragraphs: [
        {
          tr: 'Aboneliğinin fiyatı her yenilemede o günün abonelik fiyatıdır. Fiyat değişecekse yenilemeden önce e-postayla haber veririz; istersen atlarsın ya da bitirirsin.',
          en: 'Your subscription renews at the subscription price of that day. If it is going to change we write before the renewal; skip it or end it if you like.',
        },
      ],
    },
  ],
};
