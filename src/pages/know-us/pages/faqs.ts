import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Sık sorulanlar', en: 'Frequently asked questions' },
  lead: {
    tr: 'Önce kısa cevap, sonra nedeni. Sorun burada yoksa bize yaz.',
    en: 'The short answer first, then the reason. If your question isn’t here, write to us.',
  },
  sections: [
    {
      heading: { tr: 'Aboneliği bitirmek zor mu?', en: 'Is it hard to end a subscription?' },
      paragraphs: [
        {
          tr: 'Hayır. Başlatmaktan uzun sürmez, kimseyle konuşman gerekmez ve bir sonraki kutudan itibaren geçerlidir.',
          en: 'No. It takes no longer than starting one, you don’t have to talk to anybody, and it applies from the next box.',
        },
      ],
    },
    {
      heading: { tr: 'İade edebilir miyim?', en: 'Can I return things?' },
      paragraphs: [
        {
          tr: 'Açılmamış kutuları teslimden sonra 14 gün içinde geri alırız, iade kargosu da bizden. Koruyucu ambalajı açılmış ürün hijyen nedeniyle geri alınamaz.',
          en: 'We take unopened boxes back within 14 days of delivery, and return shipping is on us. For hygiene reasons, products whose protective packaging has been opened cannot be returned.',
        },
      ],
    },
    {
      heading: { tr: 'Kart bilgim sizde mi duruyor?', en: 'Do you keep my card?' },
      paragraphs: [
        {
          tr: 'Hayır. Kartın numarası bizde hiç durmaz; saklamak istersen ödeme kuruluşunda durur, biz yalnızca son dört hanesini biliriz.',
          en: 'No. We never hold your card number; if you save the card, the payment provider stores it and we only know its last four digits.',
        },
      ],
    },
    {
      heading: { tr: 'Ödeme yarım kaldı. Para çekildi mi?', en: 'A payment was interrupted. Was I charged?' },
      paragraphs: [
        {
          tr: 'Ödeme sayfasına dön: sana para çekildi mi, çekilmedi mi, yoksa henüz bilmiyor muyuz, ilk cümlede yazar. Bilmiyorsak yeniden ödeme; sonucu bankadan öğrenip e-posta atarız.',
          en: 'Go back to the payment page: its first sentence says whether you were charged, were not charged, or whether we don’t know yet. If we don’t know, please don’t pay again; we’ll ask the bank and email you.',
        },
      ],
    },
    {
      heading: { tr: 'Hangi boy bana göre?', en: 'Which size is for me?' },
      paragraphs: [
        {
          tr: 'Damla sayısına bak: bir damla hafif, iki damla normal, üç damla yoğun akış içindir. Emin değilsen deneme kutusuyla başla.',
          en: 'Look at the drops: one is for light flow, two for regular, three for heavy. If you’re not sure, start with the trial box.',
        },
      ],
    },
  ],
};
