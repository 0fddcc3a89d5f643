import type { ExplorerConfig } from 'machine-explorer';
import { accountStories } from './account-stories.ts';

/** Titles and Turkish stories. A flow that is not here shows the first line of its README. */
export const stories: ExplorerConfig['stories'] = {
  ...accountStories,
  auth: {
    tr: { title: 'İçeri girer', text: 'Bir ziyaretçi müşteri olur ya da hesabına geri döner.' },
    en: { title: 'Gets in', text: 'A visitor becomes a customer, or gets back in.' },
  },
  'card-check': {
    tr: {
      title: 'Kart ekler',
      text: 'Müşteri bir kart ekler; bankası kartı 1 lirayla dener ve o lirayı geri verir.',
    },
    en: {
      title: 'Adds a card',
      text: 'A customer adds a card; their bank tests it with one lira, which it gives back.',
    },
  },
  cart: {
    tr: {
      title: 'Sepeti kaybetmeden tutar',
      text: 'Alışverişçi hiçbir dokunuşu kaybetmeyen bir sepet doldurur ve ne tutacağını hep görür.',
    },
    en: {
      title: 'Keeps the cart, loses no tap',
      text: 'A shopper fills a cart that never loses a tap, and always sees what it will cost.',
    },
  },
  'charity-application': {
    tr: {
      title: 'Ürün desteği için başvurur',
      text: 'Bir kurum adım adım, belgeleriyle başvurur; taslak gönderilene kadar cihazda durur.',
    },
    en: {
      title: 'Applies for donated products',
      text: 'A charity applies step by step, with documents; the draft stays on the device until it is sent.',
    },
  },
  checkout: {
    tr: {
      title: 'Sepeti siparişe çevirir',
      text: 'Alışverişçi sepetini ödenmiş bir siparişe çevirir ya da neden olmadığını öğrenir.',
    },
    en: { title: 'Turns a cart into an order', text: 'A shopper turns a cart into a paid order, or learns why not.' },
  },
  'custom-packet': {
    tr: {
      title: 'Kutuyu parça parça kurar',
      text: 'Alışverişçi kendi kutusunu parça parça doldurur; fiyatı hep gözünün önündedir.',
    },
    en: {
      title: 'Builds a box, piece by piece',
      text: 'A shopper fills a box of their own, piece by piece, always seeing what it costs.',
    },
  },
  'mail-action': {
    tr: {
      title: 'E-postadan kutusunu erteler',
      text: 'Biri, e-postanın haber verdiği kutuyu giriş yapmadan atlar ya da erteler; on dakika içinde geri alabilir.',
    },
    en: {
      title: 'Moves a box from the e-mail',
      text: 'A reader of a mail skips or moves the box it announced, without signing in, and can take it back for ten minutes.',
    },
  },
  'mailed-review': {
    tr: {
      title: 'E-postadan değerlendirmeye gelir',
      text: 'Hatırlatmadaki bağlantıyı açan biri, giriş yapınca o siparişin değerlendirmesine gelir.',
    },
    en: {
      title: 'Comes to a review from the e-mail',
      text: 'A customer who opens the link of a review reminder comes to the review of that order, after signing in.',
    },
  },
  'promo-code': {
    tr: {
      title: 'Kodu dener, sonucu söyler',
      text: 'Alışverişçi bir kod getirir: bağlantıdan, kutudan ya da öğrenci olduğu için. Geçip geçmediğini öğrenir.',
    },
    en: {
      title: 'Tries a code, says whether it counts',
      text: 'A shopper brings a code (from a link, from the field, or by being a student) and learns whether it counts.',
    },
  },
  quiz: {
    tr: {
      title: 'Kutusunu testle bulur',
      text: 'Ne alacağını bilmeyen biri sekiz soruyu cevaplar; neyin neden uyduğunu öğrenir.',
    },
    en: {
      title: 'Finds a box by answering',
      text: 'A shopper who does not know what to buy answers eight questions, and learns what fits and why.',
    },
  },
  'quiz-result': {
    tr: {
      title: 'Testin sonucuna bakar',
      text: 'Biri cevaplarının götürdüğü kutuyu okur, ne kadar uyduğunu söyler, dilerse cevaplarını siler.',
    },
    en: {
      title: 'Reads the result of the quiz',
      text: 'A shopper reads the packet their answers led to, says how well it fits, and deletes the answers.',
    },
  },
  search: {
    tr: { title: 'Ara', text: 'Alışverişçi yazar; uyan ürünler, paketler, sorular ve sayfalar yazdıkça görünür.' },
    en: { title: 'Search', text: 'A shopper types; products, boxes, questions and pages that fit appear meanwhile.' },
  },
  'sign-in-code': {
    tr: {
      title: 'E-postasına gelen kodla girer',
      text: 'Bir ziyaretçi şifre yerine e-postasına gelen kodla girer; kod yalnızca istendiği tarayıcıda geçer.',
    },
    en: {
      title: 'Signs in with a mailed code',
      text: 'A visitor signs in with a mailed code instead of a password; it works only in the browser that asked.',
    },
  },
  'three-d-secure': {
    tr: {
      title: 'Bankanın onayını bekler',
      text: 'Alışverişçi kodunu bankanın penceresine yazar; sonucu öğrenene kadar para hakkında doğruyu söyleriz.',
    },
    en: {
      title: 'Waits for the bank',
      text: 'A shopper proves to the bank that the card is theirs, and always knows whether money moved.',
    },
  },
};
