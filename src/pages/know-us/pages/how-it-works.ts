import { PLAIN_PARCEL } from '../../../../domain/delivery/index.ts';
import { knowUsPage } from '../../../../domain/pages/index.ts';
import type { PageText } from '../page-text.ts';

const { outside } = PLAIN_PARCEL;

export const text: PageText = {
  ...knowUsPage('how-it-works'),
  sections: [
    {
      heading: { tr: '1. Kutunu seç', en: '1. Choose your box' },
      paragraphs: [
        {
          tr: 'Hazır bir paket al ya da kutunu kendin kur: her boydan kaç tane istediğini söyle, biz kutulara sığdıralım. Kutular 8, 12, 16, 24 ya da 36’lık olduğu için sayılar bu boyların toplamlarına göre atlar.',
          en: 'Take a ready-made box or build your own: tell us how many of each you want and we’ll find the packs that fit. They hold 8, 12, 16, 24 or 36, so the numbers jump between their sums.',
        },
        {
          tr: 'Tek seferlik alabilirsin ya da abone olursun. Abonelik her zaman daha ucuzdur; ikisinin fiyatı da yan yana durur.',
          en: 'Buy once or subscribe. Subscribing is always cheaper, and you always see both prices side by side.',
        },
      ],
    },
    {
      heading: { tr: '2. Kapına gelsin', en: '2. It comes to your door' },
      paragraphs: [
        {
          tr: `Kargo bizden. ${outside.tr}`,
          en: `Shipping is on us. ${outside.en}`,
        },
        {
          tr: 'Abonelikte yeni kutun 8 haftada bir, yani iki döngüde bir yola çıkar.',
          en: 'With a subscription, a new box ships every 8 weeks: every two cycles.',
        },
      ],
    },
    {
      heading: { tr: '3. Atla, değiştir, bitir', en: '3. Skip, change, end' },
      paragraphs: [
        {
          tr: 'Kutunu atlamak, tarihini kaydırmak, içini değiştirmek ya da aboneliği bitirmek için kimseyi aramazsın. Kutunun içini ve gününü sipariş gününe dört gün kalana kadar değiştirirsin; atlamak ya da aboneliği bitirmek için parası çekilene kadar vaktin var.',
          en: 'You don’t have to call anyone to skip a delivery, move its date, change its contents or end the subscription. You can change the contents and the day of a box until four days before its order day, and skip it or end the subscription until it is charged.',
        },
      ],
    },
  ],
};
