import type { LandingContent, LandingText } from '../landing-blocks.ts';

const english: LandingContent = {
  title: 'Mercan in the Emirates: not yet',
  description:
    'Mercan does not deliver to the United Arab Emirates yet. See what we make, and leave your email to hear when we do.',
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Dubai, Abu Dhabi, Sharjah',
      title: 'Your cycle travels.',
      accent: 'Our boxes, not yet.',
      lead: 'Pads, pantyliners, tampons and a heating patch, packed by your own flow. Today we deliver within Türkiye only. Leave your email and we will tell you when we reach the Emirates.',
    },
    {
      type: 'pictures',
      items: [
        {
          scene: 'gulf-night',
          title: 'For the night',
          text: 'A box filled by your own flow, from the lightest day to the longest night.',
        },
        {
          scene: 'gulf-heat',
          title: 'For the heat',
          text: 'Tampons for the sea, pantyliners for the days in between.',
        },
        {
          scene: 'gulf-home',
          title: 'For the day off',
          text: 'A heating patch for the belly or the back. Cats not included.',
        },
      ],
    },
    {
      type: 'form',
      title: 'Hear it first.',
      text: 'We announce it in our newsletter: confirm your address once and you are on the list. Leave whenever you like.',
    },
    {
      type: 'proof',
      items: [
        { icon: 'check', title: 'What is inside is written', text: 'The materials of every product are on its page.' },
        {
          icon: 'box',
          title: 'You are welcome to look around',
          text: 'The whole shop is open to you; only the delivery address has to be in Türkiye.',
        },
        {
          icon: 'info',
          title: 'What we do not know yet',
          text: 'The day, and the price in dirhams. We will not guess.',
        },
      ],
    },
    {
      type: 'questions',
      title: 'Before you ask',
      items: [
        {
          id: 'order',
          title: 'Can I order to the Emirates today?',
          text: 'No. For now, orders go to addresses in Türkiye only.',
        },
        {
          id: 'price',
          title: 'What does it cost?',
          text: 'Prices are in Turkish lira, on every product’s page. There is no price in dirhams yet.',
        },
        {
          id: 'address',
          title: 'What do you do with my address?',
          text: 'We send one email to confirm it. If you do not confirm, we do not write again.',
        },
      ],
    },
  ],
};

const turkish: LandingContent = {
  title: 'Mercan Emirlikler’de: henüz değil',
  description:
    'Mercan şimdilik Birleşik Arap Emirlikleri’ne teslimat yapmıyor. Neler yaptığımıza bak, başlayınca haber verelim.',
  blocks: [
    {
      type: 'hero',
      eyebrow: 'Dubai, Abu Dabi, Şarika',
      title: 'Döngün seninle geliyor.',
      accent: 'Kutun, henüz değil.',
      lead: 'Akışına göre ped, günlük ped, tampon ve ısı bandı. Bugün yalnızca Türkiye’ye teslim ediyoruz. E-postanı bırak, Emirlikler’e geldiğimizde haber verelim.',
    },
    {
      type: 'pictures',
      items: [
        {
          scene: 'gulf-night',
          title: 'Gece için',
          text: 'En hafif günden en uzun geceye, akışına göre dolan bir kutu.',
        },
        { scene: 'gulf-heat', title: 'Sıcak için', text: 'Denize tampon, aradaki günlere günlük ped.' },
        {
          scene: 'gulf-home',
          title: 'Evde kalınan gün için',
          text: 'Karna ya da bele bir ısı bandı. Kedi dâhil değil.',
        },
      ],
    },
    {
      type: 'form',
      title: 'İlk sen duy.',
      text: 'Haberi bültenimizde veririz: adresini bir kez onayla, listedesin. İstediğin an çık.',
    },
    {
      type: 'proof',
      items: [
        { icon: 'check', title: 'İçinde ne olduğu yazılı', text: 'Her ürünün malzemesi kendi sayfasında.' },
        {
          icon: 'box',
          title: 'Gezmek serbest',
          text: 'Bütün mağaza sana açık; yalnızca teslimat adresinin Türkiye’de olması gerekiyor.',
        },
        { icon: 'info', title: 'Henüz bilmediğimiz', text: 'Günü ve dirhem fiyatı. Tahmin yürütmüyoruz.' },
      ],
    },
    {
      type: 'questions',
      title: 'Sormadan önce',
      items: [
        {
          id: 'order',
          title: 'Bugün Emirlikler’e sipariş verebilir miyim?',
          text: 'Hayır. Siparişler şimdilik yalnızca Türkiye’deki adreslere gidiyor.',
        },
        {
          id: 'price',
          title: 'Ne kadar?',
          text: 'Fiyatlar Türk lirasıyla, her ürünün kendi sayfasında. Dirhem fiyatı henüz yok.',
        },
        {
          id: 'address',
          title: 'Adresimle ne yapıyorsunuz?',
          text: 'Onaylaman için bir e-posta göndeririz. Onaylamazsan bir daha yazmayız.',
        },
      ],
    },
  ],
};

export const text: LandingText = (locale) => (locale === 'en' ? english : turkish);
