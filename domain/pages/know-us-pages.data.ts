import type { Localized } from '../locale/index.ts';

/** A page of text below /know-us. */
export interface KnowUsPage {
  name: string;
  title: Localized;
  /** The first sentence of the page, also its description for search engines. */
  lead: Localized;
  /** Further search words, in either language. */
  keywords: string;
}

interface KnowUsGroup {
  heading: Localized;
  pages: readonly KnowUsPage[];
}

/** All pages below /know-us, in the order of the index; the index, the sitemap and the search use this list. */
export const knowUsGroups: readonly KnowUsGroup[] = [
  {
    heading: { tr: 'Ürünlerde ne var?', en: 'What is in our products?' },
    pages: [
      {
        name: 'why-pad',
        title: { tr: 'Neden bu ped?', en: 'Why this pad?' },
        lead: {
          tr: 'Bir pedin içinde kaç kat var, hangi boy kime yeter, ne zaman değiştirilir? Sırayla anlatalım.',
          en: 'How many layers a pad has, which size is enough for whom, and when to change it. One thing at a time.',
        },
        keywords: 'katman malzeme boy layers',
      },
      {
        name: 'why-pantyliner',
        title: { tr: 'Neden bu günlük ped?', en: 'Why this pantyliner?' },
        lead: {
          tr: 'Her gün günlük ped takmak şart değil. Ne zaman işe yarar, hangisi hangi çamaşıra uyar, burada.',
          en: 'Nobody has to wear a pantyliner every day. When one helps, and which one fits which underwear.',
        },
        keywords: 'akıntı çamaşır underwear discharge',
      },
      {
        name: 'why-tampon',
        title: { tr: 'Neden bu tampon?', en: 'Why this tampon?' },
        lead: {
          tr: 'Hangi boy, en çok kaç saat, ilk kez nasıl takılır, ne zaman tampon yerine ped? Sırayla.',
          en: 'Which size, for how many hours at most, how to start, and when to wear a pad instead.',
        },
        keywords: 'toksik şok saat toxic shock hours',
      },
      {
        name: 'why-heating-patch',
        title: { tr: 'Neden bu ısı bandı?', en: 'Why this heating patch?' },
        lead: {
          tr: 'Kablosuz, ilaçsız sıcaklık: nasıl ısınır, nereye yapışır, kimler önce doktora sormalı?',
          en: 'Warmth without a cable or a medicine: how it heats, where it sticks, and who should ask a doctor first.',
        },
        keywords: 'sıcak ağrı warm pain',
      },
      {
        name: 'all-materials',
        title: { tr: 'İçinde ne var?', en: 'What’s inside' },
        lead: {
          tr: 'Her üründe ne olduğunu, ne olmadığını tek tek yazıyoruz.',
          en: 'We list what is in each product, and what is in none of them.',
        },
        keywords: 'malzeme içerik pamuk demir tozu ingredients materials iron powder',
      },
      {
        name: 'test-results',
        title: { tr: 'Test sonuçları', en: 'Test results' },
        lead: {
          tr: 'Henüz yayımladığımız bir laboratuvar raporu yok. Neyi ölçtüreceğimizi ve nasıl yazacağımızı şimdiden söyleyelim.',
          en: 'We have not published a laboratory report yet. Here is what we will have measured and how we will show it.',
        },
        keywords: 'laboratuvar rapor lab report',
      },
    ],
  },
  {
    heading: { tr: 'Nasıl yürüyor?', en: 'How does it work?' },
    pages: [
      {
        name: 'how-it-works',
        title: { tr: 'Nasıl çalışır?', en: 'How it works' },
        lead: {
          tr: 'Kutunu seç, kapına gelsin, istediğin an atla ya da bitir. Uzun hâli bu kadar.',
          en: 'Choose your box, get it at your door, skip or end it whenever you like. That’s the long version.',
        },
        keywords: 'abonelik kutu subscription box',
      },
      {
        name: 'faqs',
        title: { tr: 'Sık sorulanlar', en: 'Frequently asked questions' },
        lead: {
          tr: 'Önce kısa cevap, sonra nedeni. Sorun burada yoksa bize yaz.',
          en: 'The short answer first, then the reason. If your question isn’t here, write to us.',
        },
        keywords: 'sss soru yardım help faq questions',
      },
      {
        name: 'price-policy',
        title: { tr: 'Fiyat politikası', en: 'Pricing policy' },
        lead: {
          tr: 'Gördüğün fiyat ödediğin fiyattır. KDV içinde, kargo bizden.',
          en: 'The price you see is the price you pay. VAT is included and shipping is on us.',
        },
        keywords: 'zam kdv ücret price vat',
      },
      {
        name: 'students',
        title: { tr: 'Öğrenciye indirim', en: 'Student discount' },
        lead: {
          tr: 'Öğrenci hesabında indirim kodun her sepette kendiliğinden işler.',
          en: 'With a student account your discount code is applied to every cart automatically.',
        },
        keywords: 'üniversite edu university',
      },
      {
        name: 'family-code',
        title: { tr: 'Aile kodu', en: 'Family code' },
        lead: {
          tr: 'Kodunu paylaş: kodunla ilk siparişini veren indirim alır, sen de bakiye kazanırsın.',
          en: 'Share your code: whoever places their first order with it gets a discount, and you earn account balance.',
        },
        keywords: 'davet arkadaş bakiye referral friend balance',
      },
    ],
  },
  {
    heading: { tr: 'Metinler', en: 'The small print' },
    pages: [
      {
        name: 'kvkk',
        title: { tr: 'KVKK aydınlatma metni', en: 'Data protection notice (KVKK)' },
        lead: {
          tr: 'Hangi veriyi, neden, ne kadar süre tuttuğumuz. Bu bir bilgilendirmedir; onay değildir.',
          en: 'Which data we keep, why and for how long. This informs you; it asks for no consent.',
        },
        keywords: 'kişisel veri gdpr personal data',
      },
      {
        name: 'privacy',
        title: { tr: 'Gizlilik', en: 'Privacy' },
        lead: {
          tr: 'Kısası: işimize yarayanı tutarız, fazlasını tutmayız, satmayız.',
          en: 'In short: we keep what we need, nothing more, and we sell nothing.',
        },
        keywords: 'kişisel veri data',
      },
      {
        name: 'cookies',
        title: { tr: 'Çerezler', en: 'Cookies' },
        lead: {
          tr: 'Gerekenler hep açık, geri kalanı sen evet demeden çalışmaz.',
          en: 'The necessary ones are always on; the others do not run until you say yes.',
        },
        keywords: 'çerez tercihleri analytics',
      },
      {
        name: 'membership-aggreement',
        title: { tr: 'Üyelik sözleşmesi', en: 'Membership agreement' },
        lead: {
          tr: 'Hesap açınca aramızda geçerli olan kurallar: senin ve bizim yapacaklarımız.',
          en: 'The rules between us once you have an account: your part and ours.',
        },
        keywords: 'sözleşme contract',
      },
      {
        name: 'terms-of-use',
        title: { tr: 'Kullanım koşulları', en: 'Terms of use' },
        lead: {
          tr: 'Siteyi kullanırken bilmen gerekenler: satıcı kim, kodlar nasıl sayılır, haklar kimin?',
          en: 'What to know when using this site: who sells, how codes count, and who owns what.',
        },
        keywords: 'şartlar satıcı conditions seller',
      },
    ],
  },
];
