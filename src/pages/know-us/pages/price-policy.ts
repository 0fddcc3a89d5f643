import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Fiyat politikası', en: 'Pricing policy' },
  lead: {
    tr: 'Gördüğün fiyat ödediğin fiyattır. KDV içinde, kargo bizden.',
    en: 'The price you see is the price you pay. VAT is included and shipping is on us.',
  },
  changed: '2026-11-21',
  sections: [
    {
      heading: { tr: 'Fiyatlar', en: 'Prices' },
      paragraphs: [
        {
          tr: 'Bütün fiyatlar Türk lirasıdır ve KDV dâhildir. Sepetteki toplam her zaman sunucumuzda yeniden hesaplanır; sen öderken fiyat değişmişse ödeme başlamaz, sana yeni fiyatı gösteririz.',
          en: 'All prices are in Turkish lira and include VAT. The total of your cart is always recalculated on our server; if a price changes while you are paying, the payment does not start and we show you the new price.',
        },
      ],
    },
    {
      heading: { tr: 'Üstü çizili fiyat', en: 'Struck-through prices' },
      paragraphs: [
        {
          tr: 'Üstü çizili fiyat, o ürünün son 30 gündeki en düşük fiyatıdır. Önce yükseltip sonra indirmeyiz.',
          en: 'A struck-through price is that product’s lowest price of the last 30 days. We don’t raise prices in order to lower them.',
        },
      ],
    },
    {
      heading: { tr: 'Abonelik fiyatı', en: 'Subscription price' },
      paragraphs: [
        {
          tr: 'Aboneliğinin fiyatı her yenilemede o günün abonelik fiyatıdır. Fiyat değişecekse yenilemeden önce e-postayla haber veririz; istersen atlarsın ya da bitirirsin.',
          en: 'Your subscription renews at the subscription price of that day. If it is going to change, we’ll email you before the renewal; you can skip it or cancel.',
        },
      ],
    },
  ],
};
