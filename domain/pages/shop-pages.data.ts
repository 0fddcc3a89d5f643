import type { Localized } from '../locale/index.ts';

/** Other pages that the search finds, besides products, packets, questions and know-us. */
export const shopPages: readonly { path: string; title: Localized; lead: Localized; keywords: string }[] = [
  {
    path: '/custom-packet',
    title: { tr: 'Kutunu kur', en: 'Build your box' },
    lead: {
      tr: 'Her boydan kaç tane istediğini söyle, biz kutulara sığdıralım.',
      en: 'Say how many of each size you want, and we fit them into boxes.',
    },
    keywords: 'kendi kutum özel paket custom packet own box',
  },
  {
    path: '/packets',
    title: { tr: 'Hazır paketler', en: 'Ready-made boxes' },
    lead: { tr: 'Akışına göre kurulmuş kutular.', en: 'Boxes made for your flow.' },
    keywords: 'paket kutu packets',
  },
  {
    path: '/packets/popular',
    title: { tr: 'Öne çıkanlar', en: 'Featured' },
    lead: {
      tr: 'Nereden başlayacağını bilmiyorsan bu paketlere bak.',
      en: 'Not sure where to start? Look at these boxes.',
    },
    keywords: 'popüler paketler popular boxes',
  },
  {
    path: '/store',
    title: { tr: 'Mağaza', en: 'Store' },
    lead: { tr: 'Bütün ürünler bir arada.', en: 'All products in one place.' },
    keywords: 'bütün ürünler all products shop',
  },
  {
    path: '/quiz',
    title: { tr: 'Testle bul', en: 'Take the quiz' },
    lead: {
      tr: 'Sekiz soru: akışını anlat, kutuna ne gireceğini nedeniyle söyleyelim.',
      en: 'Eight questions: tell us about your flow, and we say what goes into your box and why.',
    },
    keywords: 'test quiz hangi ped bana uygun which pad is right for me',
  },
  {
    path: '/donation-culture',
    title: { tr: 'Bağış kültürü', en: 'Donation culture' },
    lead: {
      tr: 'Bir bağış paketi sepetinden okula, yurda nasıl gider?',
      en: 'How a donation box gets from your cart to a school or a dormitory.',
    },
    keywords: 'bağış paketi bağışlamak donate donation gift',
  },
  {
    path: '/charity',
    title: { tr: 'Kurumlar', en: 'Organisations' },
    lead: {
      tr: 'Kurumun için bağışlanan paketlerden iste, başvurunu izle.',
      en: 'Ask for donated packs for your organisation and follow your application.',
    },
    keywords: 'dernek vakıf okul yurt başvuru charity school apply',
  },
  {
    path: '/app',
    title: { tr: 'Mercan telefonunda', en: 'Mercan on your phone' },
    lead: {
      tr: 'Ana ekranına ekle, takvimine bağla; uygulama çıkınca haberin olsun.',
      en: 'Add it to your home screen, link your calendar, and hear when there is an app.',
    },
    keywords: 'uygulama indir app store google play telefon mobil phone android iphone',
  },
  {
    path: '/account/orders',
    title: { tr: 'Siparişlerim', en: 'My orders' },
    lead: {
      tr: 'Siparişlerin nerede, nasıl iptal ya da iade edilir.',
      en: 'Where your orders are, and how to cancel or return them.',
    },
    keywords: 'sipariş takip kargom tracking orders',
  },
  {
    path: '/account/subscription',
    title: { tr: 'Aboneliğim', en: 'My subscription' },
    lead: {
      tr: 'Sıradaki kutun, günü, içi: atla, değiştir ya da bitir.',
      en: 'Your next box, its day and contents: skip, change or end it.',
    },
    keywords: 'abonelik kutu subscription skip cancel',
  },
];
