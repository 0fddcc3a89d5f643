import { HOME_DELIVERY, PLAIN_PARCEL } from '../../../../domain/delivery/index.ts';
import type { WrittenChapter } from './faq.types.ts';

const { earliest, latest } = HOME_DELIVERY.workingDays;
const { outside, label } = PLAIN_PARCEL;

export const delivery: WrittenChapter = {
  slug: 'delivery',
  name: { tr: 'Kargo', en: 'Delivery' },
  description: {
    tr: 'Kargo ne kadar, kutu kaç günde gelir, nereye göndeririz, evde yoksan ne olur?',
    en: 'What delivery costs, how many days it takes, where we send, and what if nobody is at home.',
  },
  sections: [],
  questions: [
    {
      question: { tr: 'Kargo ücreti ne kadar?', en: 'What does delivery cost?' },
      answer: {
        tr: 'Türkiye’nin her yerine kargo bizden, sepetin tutarı ne olursa olsun.',
        en: 'Delivery is on us anywhere in Türkiye, whatever your cart adds up to.',
      },
      keywords: 'kargo bedava ücretsiz gönderim shipping free postage',
    },
    {
      question: { tr: 'Kutum kaç günde gelir?', en: 'How long does delivery take?' },
      answer: {
        tr: `Ödemen onaylandıktan sonra ${earliest}–${latest} iş günü içinde. Pazar günleri ve resmî tatiller sayılmaz. Tahmini günleri ödeme sayfasında ve siparişinde görürsün.`,
        en: `Within ${earliest}–${latest} working days after your payment is confirmed. Sundays and public holidays do not count. You see the expected days at checkout and on your order.`,
      },
      keywords: 'teslimat süresi ne zaman gelir shipping time arrive',
    },
    {
      question: { tr: 'Türkiye dışına gönderiyor musunuz?', en: 'Do you deliver outside Türkiye?' },
      answer: {
        tr: 'Henüz hayır. Şimdilik yalnızca Türkiye’deki adreslere gönderiyoruz.',
        en: 'Not yet. For now we deliver to addresses in Türkiye only.',
      },
      keywords: 'yurt dışı almanya dubai abroad international country',
    },
    {
      question: { tr: 'Kurye geldiğinde evde yoksam?', en: 'What if I am not at home?' },
      answer: {
        tr: 'Kurye kutunu teslim edemezse sana e-posta atarız. Adresin doğruysa bir şey yapman gerekmez; yanlışsa siparişinden düzelt, kutunu yeniden göndeririz.',
        en: 'If the courier cannot deliver your box, we email you. If your address is right you need do nothing; if it is wrong, correct it on your order and we will send the box again.',
      },
      keywords: 'teslim edilemedi kurye bulamadı not delivered courier',
    },
    {
      question: { tr: 'Kolinin üstünde ne yazıyor?', en: 'What does it say on the parcel?' },
      answer: {
        tr: `${outside.tr} ${label.tr}`,
        en: `${outside.en} ${label.en}`,
      },
      keywords: 'paket gizli ambalaj discreet packaging parcel',
    },
    {
      question: { tr: 'Kapımı kuryeye nasıl tarif ederim?', en: 'How do I show the courier my door?' },
      answer: {
        tr: 'Adreslerim sayfasında adresine kapının, zilin ya da girişin bir resmini ekleyebilirsin. Resmi yalnızca sen ve kurye görür; adresi silersen resim de silinir.',
        en: 'On the page My addresses you can add a picture of the door, the bell or the entrance to an address. Only you and the courier see it; deleting the address deletes the picture.',
      },
      keywords: 'adres tarifi fotoğraf photo directions',
    },
  ],
};
