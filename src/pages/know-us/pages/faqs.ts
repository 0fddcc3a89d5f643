import type { PageText } from '../page-text.ts';

export const text: PageText = {
  title: { tr: 'Sık sorulanlar', en: 'Frequently asked' },
  lead: {
    tr: 'Önce kısa cevap, sonra nedeni. Sorun burada yoksa bize yaz.',
    en: 'The short answer first. Write to us if yours is missing.',
  },
  sections: [
    {
      heading: { tr: 'Aboneliği bitirmek zor mu?', en: 'Is it hard to end a subscription?' },
      paragraphs: [
        {
          tr: 'Hayır. Başlatmaktan uzun sürmez, kimseyle konuşman gerekmez ve bir sonraki kutudan itibaren geçerlidir.',
          en: 'No. It takes no longer than starting, you need not talk to anybody, and it counts from the next box on.',
        },
      ],
    },
    {
      heading: { tr: 'İade edebilir miyim?', en: 'Can I send things back?' },
      paragraphs: [
        {
          tr: 'Açılmamış kutuları teslimden sonra 14 gün içinde geri alırız, iade kargosu da bizden. Koruyucu ambalajı açılmış ürün hijyen nedeniyle geri alınamaz.',
          en: 'We take unopened boxes back within 14 days of delivery, and the return is on us. Products whose protective packaging was opened cannot come back, for hygiene.',
        },
      ],
    },
    {
      heading: { tr: 'Kart bilgim sizde mi duruyor?', en: 'Do you keep my card?' },
      paragraphs: [
        {
          tr: 'Hayır. Kartın numarası bizde hiç durmaz; saklamak istersen ödeme kuruluşunda durur, biz yalnızca son dört hanesini biliriz.',
          en: 'No. Your card number never stays with us; if you save it, it stays with the payment provider and we only know its last four digits.',
        },
      ],
    },
    {
      heading: { tr: 'Ödeme yarım kaldı. Para çekildi mi?', en: 'A payment was interrupted. Was I charged?' },
      paragraphs: [
        {
          tr: 'Ödeme sayfasına dön: sana para çekildi mi, çekilmedi mi, yoksa henüz bilmiyor muyuz, ilk cümlede yazar. Bilmiyorsak yeniden ödeme; sonucu bankadan öğrenip e-posta atarız.',
          en: 'Go back to the payment page: its first sentence says whether you were charged, were not, or whether we do not know yet. If we do not know, do not pay again; we ask the bank and write to you.',
        },
      ],
    },
    {
      heading: { tr: 'Hangi boy bana göre?', en: 'Which size is for me?' },
      paragraphs: [
        {
          tr: 'Damla sayısına bak: bir damla hafif, iki damla normal, üç damla yoğun akış içindir. Emin değilsen deneme paketiyle başla.',
          en: 'Look at the drops: one is for light flow, two for regular, three for heavy. If you are not sure begin with the trial pack.',
        },
      ],
    },
  ],
};
