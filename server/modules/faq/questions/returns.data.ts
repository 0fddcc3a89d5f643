import { WITHDRAWAL_DAYS } from '../../../../domain/lifecycle/index.ts';
import { HAND_OVER_DAYS, MOST_REFUND_PICTURES, REFUND_ANSWER_DAYS } from '../../../../domain/refund/index.ts';
import type { WrittenChapter } from './faq.types.ts';

export const returns: WrittenChapter = {
  slug: 'returns',
  name: { tr: 'İade', en: 'Returns' },
  description: {
    tr: 'Ne iade edilir, kaç gün içinde, kargoyu kim öder, paran ne zaman ve nereye döner?',
    en: 'What can go back, within how many days, who pays for it, and when your money returns.',
  },
  sections: [],
  questions: [
    {
      question: { tr: 'İade edebilir miyim?', en: 'Can I return things for a refund?' },
      answer: {
        tr: `Açmadıysan evet: teslimden sonra ${WITHDRAWAL_DAYS} gün içinde, neden göstermeden. İade kargosu bizden.\n\nKoruyucu ambalajı açılmış ped, günlük ped ve tampon hijyen nedeniyle geri alınamaz; yönetmelik de böyle diyor.`,
        en: `If you have not opened them, yes: within ${WITHDRAWAL_DAYS} days of delivery, without giving a reason. Return shipping is on us.\n\nPads, pantyliners and tampons whose protective packaging was opened cannot be taken back, for reasons of hygiene; the regulation says so too.`,
      },
      keywords: 'iade cayma hakkı geri verme değişim return refund withdrawal',
    },
    {
      question: { tr: 'Nasıl iade ederim?', en: 'How do I return something?' },
      answer: {
        tr: `Hesabım, Siparişlerim, sipariş, İade et. Neyin, kaç tanesinin döneceğini seçer, ne kadar geri alacağını görür ve gönderirsin. Sonra ${HAND_OVER_DAYS} gün içinde, sana verdiğimiz kodla kargoya bırakırsın.`,
        en: `My account, My orders, the order, Return something. Choose what and how many go back, see what you get for them, and send the request. Then hand the parcel to the carrier within ${HAND_OVER_DAYS} days, with the code we give you.`,
      },
      keywords: 'iade kodu kargo return code how',
    },
    {
      question: { tr: 'İade param ne zaman gelir?', en: 'When do I get my refund?' },
      answer: {
        tr: `Talebine en geç ${REFUND_ANSWER_DAYS} gün içinde cevap verir ve tutarı ödediğin karta geri göndeririz; ekstrene birkaç gün içinde yansır. Bakiyeyle ödediğin pay hemen bakiyene döner.`,
        en: `We answer your request within ${REFUND_ANSWER_DAYS} days at the latest and send the amount back to the card you paid with; it is on your statement a few days later. What you paid with balance goes back to your balance at once.`,
      },
      keywords: 'para iadesi geri ödeme money back refund time',
    },
    {
      question: { tr: 'Siparişimin yalnız bir kısmını iade edebilir miyim?', en: 'Can I return part of an order?' },
      answer: {
        tr: 'Evet, açılmamış ürünleri tek tek seçersin. Hazır paketler ve kendi kurduğun kutu ise bütün olarak döner. Kod kullandıysan indirimin payı düşülür; ne alacağını göndermeden önce görürsün.',
        en: 'Yes, you choose unopened items one by one; a ready-made box or your own box goes back as a whole. If you used a code, its share is taken off; you see what you get before you send the request.',
      },
      keywords: 'kısmi iade partial return',
    },
    {
      question: { tr: 'Ürün hasarlı geldi. Ne yapmalıyım?', en: 'A product arrived damaged. What should I do?' },
      answer: {
        tr: `İade ederken neden olarak “Hasarlı geldi”yi seç; istersen en çok ${MOST_REFUND_PICTURES} fotoğraf ekle. Yenisini istiyorsan siparişinin sayfasından bize yaz; inceler, uygunsa yenisini ücretsiz göndeririz.`,
        en: `Choose “It arrived damaged” as the reason when you return it, with up to ${MOST_REFUND_PICTURES} photos if you like. If you want a new one, write to us on the page of your order; we look into it and, if that is right, send another free of charge.`,
      },
      keywords: 'kusurlu ayıplı bozuk kırık defective broken damaged',
    },
    {
      question: { tr: 'Abonelik kutusunu da iade edebilir miyim?', en: 'Can I return a subscription box too?' },
      answer: {
        tr: `Evet. ${WITHDRAWAL_DAYS} günlük hak her kutu için ayrıca geçerlidir.`,
        en: `Yes. You have ${WITHDRAWAL_DAYS} days for each box anew.`,
      },
      keywords: 'abonelik iade subscription refund',
    },
  ],
};
