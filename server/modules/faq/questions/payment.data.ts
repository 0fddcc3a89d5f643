import { PAY_WITHIN_DAYS, RETRY_DAYS } from '../../../../domain/dunning/index.ts';
import type { WrittenChapter } from './faq.types.ts';

export const payment: WrittenChapter = {
  slug: 'payment',
  name: { tr: 'Ödeme', en: 'Payment' },
  description: {
    tr: 'Nasıl ödenir, kart nerede durur, ödeme yarım kalırsa ne olur, kodlar nasıl işler?',
    en: 'How to pay, where your card is kept, what if a payment breaks off, and how codes work.',
  },
  sections: [
    { slug: 'cards', name: { tr: 'Kart', en: 'Cards' } },
    { slug: 'codes', name: { tr: 'Kod ve bakiye', en: 'Codes and balance' } },
  ],
  questions: [
    {
      section: 'cards',
      question: { tr: 'Nasıl ödeyebilirim?', en: 'How can I pay?' },
      answer: {
        tr: 'Kredi kartı ya da banka kartıyla. Bankan seni kendi sayfasında doğrular (3-D Secure). Hesabında bakiye varsa önce o düşülür; istemezsen ödeme sayfasında kapatırsın. Kapıda ödeme ve taksit yok.',
        en: 'By credit or debit card. Your bank confirms it is you on its own page (3-D Secure). Balance in your account is used first; you can switch that off at checkout. There is no cash on delivery and there are no instalments.',
      },
      keywords: 'ödemek öderim ödenir pay kapıda ödeme taksit havale nakit cash instalment transfer methods',
    },
    {
      section: 'cards',
      question: { tr: 'Kart bilgim sizde mi duruyor?', en: 'Do you keep my card?' },
      answer: {
        tr: 'Hayır. Kart numaran ve güvenlik kodun bizde saklanmaz. Saklamak istersen kart ödeme kuruluşunda durur; biz yalnızca üzerindeki adı, son dört hanesini, bankasını ve son kullanma tarihini tutarız.',
        en: 'No. We store neither your card number nor its security code. If you save the card, the payment provider keeps it, and we hold only the name on it, its last four digits, its bank and its expiry date.',
      },
      keywords: 'güvenli güvenlik kredi kartı safe secure credit card',
    },
    {
      section: 'cards',
      question: { tr: 'Ödeme yarım kaldı. Para çekildi mi?', en: 'A payment was interrupted. Was I charged?' },
      answer: {
        tr: 'Ödeme sayfasına dön: para çekildi mi, çekilmedi mi, yoksa henüz bilmiyor muyuz, ilk cümlede yazar. Bilmiyorsak yeniden ödeme; sonucu bankadan öğrenip e-posta atarız.',
        en: 'Go back to the payment page: its first sentence says whether you were charged, were not charged, or whether we don’t know yet. If we don’t know, please don’t pay again; we’ll ask the bank and email you.',
      },
      keywords: 'hata çift çekim iki kez para gitti error charged twice double',
    },
    {
      section: 'cards',
      question: {
        tr: 'Aboneliğimde kartımdan çekilemezse ne olur?',
        en: 'What if my card fails for a subscription box?',
      },
      answer: {
        tr: `Sana yazarız. Kartında para yoksa ${RETRY_DAYS.join(', ')} gün sonra yeniden deneriz; sen de ${PAY_WITHIN_DAYS} gün içinde aynı kartla ya da başka bir kartla ödeyebilirsin. Ödenmezse o kutu iptal olur; borç kalmaz.`,
        en: `We write to you. If there was not enough on the card we try again ${RETRY_DAYS.join(', ')} days later; you can also pay within ${PAY_WITHIN_DAYS} days with the same card or another. If it stays unpaid, that box is cancelled and you owe nothing.`,
      },
      keywords: 'ödeme reddedildi yetersiz bakiye limit declined failed',
    },
    {
      section: 'cards',
      question: { tr: 'Kartımı nasıl değiştiririm?', en: 'How do I change my card?' },
      answer: {
        tr: 'Hesabım, Kartlarım’dan yeni kart eklersin. Bankan kartı onaylasın diye bir lira tutulur ve hemen bırakılır; para çekilmez. Sonra aboneliğinin hangi karttan ödeneceğini Aboneliğim sayfasında seçersin.',
        en: 'Add a new card under My account, My cards. One lira is held so that your bank confirms the card, and released at once; nothing is charged. Then choose under My subscription which card pays.',
      },
      keywords: 'kart güncelleme yeni kart update card',
    },
    {
      question: { tr: 'Fatura ya da ödeme belgesi alabilir miyim?', en: 'Can I get a receipt?' },
      answer: {
        tr: 'Siparişinin sayfasında, ne ödediğini ve içindeki KDV’yi gösteren bir PDF var. Bu bir ödeme belgesidir, e-Arşiv faturası değildir.',
        en: 'The page of your order has a PDF that shows what you paid and the VAT in it. It is a proof of payment, not an e-Arşiv invoice.',
      },
      keywords: 'fatura fiş kdv invoice receipt vat',
    },
    {
      section: 'codes',
      question: { tr: 'İndirim kodumu nereye yazarım?', en: 'Where do I enter my discount code?' },
      answer: {
        tr: 'Sepetine. Bir siparişte tek kod geçer. Kod geçmezse nedeni hemen altında yazar, sepetin olduğu gibi kalır.',
        en: 'In your cart. One code counts per order. If it does not count, the reason stands right below it, and your cart stays as it is.',
      },
      keywords: 'kupon promosyon kampanya promo coupon voucher',
    },
    {
      section: 'codes',
      question: { tr: 'Aile kodu nedir?', en: 'What is the family code?' },
      answer: {
        tr: 'Senin kodun. Kodunla ilk siparişini veren indirim alır; onun iade süresi bitince, kartı ve adresi seninkilerden farklıysa ve e-posta adresinin onun olduğu belliyse, sen de bakiye kazanırsın. Kendi kodunu kendin kullanamazsın. Kodunu Hesabım, Aile kodumuz sayfasında bulursun.',
        en: 'Your own code. Whoever places a first order with it gets a discount; when their time for returns is over, you get balance, provided their card and address differ from yours and their email address is known to be theirs. You cannot use your own code. You find it under My account, Our family code.',
      },
      keywords: 'arkadaş davet referans invite friend referral',
    },
  ],
};
