import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

export const text: PageText = {
  ...knowUsPage('price-policy'),
  changed: '2026-11-26',
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
          tr: 'Fiyat artarsa sana e-postayla yazarız. Yeni fiyat aboneliğinde en erken, artış gününden ve e-postamızdan 30 gün sonra geçerli olur; o zamana kadar eski fiyatı ödersin. İstemezsen atlarsın, duraklatırsın ya da bitirirsin. Fiyat düşerse düştüğü gün geçerli olur.',
          en: 'If a price rises, we’ll email you. Your subscription pays the new price no sooner than 30 days after the day of the rise and 30 days after our email; until then you pay the old one. If you don’t want it, you can skip, pause or end it. A lower price counts from its first day.',
        },
      ],
    },
  ],
};
