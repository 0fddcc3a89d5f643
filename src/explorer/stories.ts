import type { ExplorerConfig } from 'machine-explorer';

/** Titles and Turkish stories. A flow that is not here shows the first line of its README. */
export const stories: ExplorerConfig['stories'] = {
  address: {
    tr: { title: 'Kutunun yolunu yazar', text: 'Bir müşteri kutunun nereye geleceğini yazar: ülkeden kapıya kadar.' },
    en: {
      title: 'Says where the box goes',
      text: 'A customer writes down where the box should go, from country to door.',
    },
  },
  auth: {
    tr: { title: 'İçeri girer', text: 'Bir ziyaretçi müşteri olur ya da hesabına geri döner.' },
    en: { title: 'Gets in', text: 'A visitor becomes a customer, or gets back in.' },
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
  'open-payment': {
    tr: {
      title: 'Yarım kalan ödemeyi unutmaz',
      text: 'Yarım kalmış bir ödeme, sonucu okunana kadar alışverişçiye gittiği her yerde söylenir.',
    },
    en: {
      title: 'Follows a payment that was left',
      text: 'Wherever the shopper goes, an unfinished payment is shown until they have seen how it ended.',
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
  session: {
    tr: {
      title: 'Kim olduğunu hatırlar',
      text: 'Dükkân kimin alışveriş yaptığını hatırlar, süresi dolunca fark eder, yeniden sorarken hiçbir şeyi kaybetmez.',
    },
    en: {
      title: 'Remembers who is shopping',
      text: 'The shop remembers who is shopping, notices when it no longer may, and loses nothing when it must ask again.',
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
