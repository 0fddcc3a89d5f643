import {
  formatPageIdentifier,
  materials,
  PAD_LENGTHS_CM,
  type ProductType,
  type SubType,
} from '../../../../domain/product/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

/** One line under a type's name. */
export const typeDescriptions: Readonly<Record<ProductType, Localized>> = {
  pad: {
    tr: 'Üstü organik pamuk, üç boy. Gündüze, geceye, yoğun güne.',
    en: 'Organic cotton on top, in three sizes. For day, night and the heaviest day.',
  },
  pantyliner: {
    tr: 'İnce ve kokusuz. Son günlere, arada kalan her güne.',
    en: 'Thin and unscented. For the last days and all the days between.',
  },
  tampon: {
    tr: 'Aplikatörsüz, organik pamuk. Denizde, sporda, uzun günde.',
    en: 'Organic cotton, no applicator. For the sea, for sport, for long days.',
  },
  'heating-patch': {
    tr: 'Çamaşırının dışına yapışır; karnını ya da belini ısıtır.',
    en: 'Sticks to the outside of your underwear and warms your belly or lower back.',
  },
  donation: { tr: 'Bir kutu da okula, yurda, gıda bankasına.', en: 'One box for a school, a dormitory, a food bank.' },
  trial: {
    tr: 'Her türden ikişer tane. Önce dene, sonra karar ver.',
    en: 'Two of each kind in one small box. Try first, decide later.',
  },
};

/** `occasion`: when it is worn, in a few words; only for a sub-type among several. */
type PageText = { description: Localized; fit: Localized; occasion?: Localized };

const pageTexts: Readonly<Record<string, PageText>> = {
  'pad-standard': {
    description: {
      tr: `Kanatlı, ${PAD_LENGTHS_CM.standard} cm. İlk ve son günlerde, okulda, ofiste: orada olduğunu unutursun.`,
      en: `With wings, ${PAD_LENGTHS_CM.standard} cm. For first and last days, school, office: you forget it is there.`,
    },
    fit: {
      tr: 'Hafif akışa göre. İki üç saatte bir değiştiriyorsan Süper’e geç.',
      en: 'Made for a light flow. If you change it every two or three hours, move up to Super.',
    },
    occasion: { tr: 'İlk ve son günler, okul, ofis', en: 'First and last days, school, office' },
  },
  'pad-super': {
    description: {
      tr: `Kanatlı, ${PAD_LENGTHS_CM.super} cm, üç milimetre. Gün boyu oturup kalkarken yerinden oynamaz.`,
      en: `With wings, ${PAD_LENGTHS_CM.super} cm, three millimetres thin. Stays where it is while you get on with your day.`,
    },
    fit: {
      tr: 'Normal akışa göre; günün çoğu için. Gece yan yatıyorsan Süper Plus daha rahat.',
      en: 'Made for a regular flow, most of the day. If you sleep on your side, Super Plus is easier.',
    },
    occasion: { tr: 'Günün çoğu', en: 'Most of the day' },
  },
  'pad-super-plus': {
    description: {
      tr: `${PAD_LENGTHS_CM['super-plus']} cm, arkası geniş. Geceye, uzun yola ve en yoğun güne.`,
      en: `${PAD_LENGTHS_CM['super-plus']} cm with a wide back. For the night, a long journey and the heaviest day.`,
    },
    fit: {
      tr: 'Yoğun akışa göre. Saat başı değiştirmen gerekiyorsa bir doktora da sor.',
      en: 'Made for a heavy flow. If you have to change every hour, ask a doctor too.',
    },
    occasion: { tr: 'Gece, uzun yol, en yoğun gün', en: 'Night, long journeys, the heaviest day' },
  },
  'pantyliner-thong': {
    description: {
      tr: 'Tangaya göre kesilmiş, dar ve ince. Kenarı katlanmaz, görünmez.',
      en: 'Cut for a thong, narrow and thin. No folded edges, nothing shows.',
    },
    fit: {
      tr: 'Lekelenme ve günlük akıntı için. Adetin ilk günlerine yetmez.',
      en: 'For spotting and everyday discharge. Not enough for the first days of a period.',
    },
    occasion: { tr: 'Lekelenme, günlük akıntı', en: 'Spotting, everyday discharge' },
  },
  'pantyliner-standard': {
    description: {
      tr: 'Her çamaşıra uyan boy. Son günlerde, arada, istersen her gün.',
      en: 'The size that fits everything. For the last days and every day.',
    },
    fit: { tr: 'Çok hafif akış ve günlük akıntı için.', en: 'For a very light flow and everyday discharge.' },
    occasion: { tr: 'Son günler, arada, istersen her gün', en: 'Last days and every day' },
  },
  'pantyliner-super': {
    description: {
      tr: 'Bir parmak daha uzun, biraz daha emici. Tampona yedek ya da adetin son günlerine.',
      en: 'A little longer, a little more absorbent. Backup for a tampon, or the end of a period.',
    },
    fit: {
      tr: 'Son günlerin akışı ve günlük akıntı için. Yoğun günde ped kullan.',
      en: 'For the flow of the last days and everyday discharge. Use a pad on heavy days.',
    },
    occasion: { tr: 'Adetin sonu, tampona yedek', en: 'End of a period, backup for a tampon' },
  },
  'tampon-mini': {
    description: {
      tr: 'En küçük boy. İlk kez deneyenlere ve hafif günlere.',
      en: 'The smallest size. For a first try and for the light days.',
    },
    fit: {
      tr: 'Hafif akışa göre. İhtiyacının en küçüğünü seç.',
      en: 'Made for a light flow. Always take the smallest that does the job.',
    },
    occasion: { tr: 'İlk deneme, hafif günler', en: 'First try, light days' },
  },
  'tampon-standard': {
    description: {
      tr: 'Günün çoğuna yeten boy. Denizde, sporda, uzun yolda da.',
      en: 'The size that does for most of the day. In the sea and at sport, too.',
    },
    fit: {
      tr: 'Normal akışa göre. Dört saatten önce doluyorsa Süper’e geç.',
      en: 'Made for a regular flow. If it is full before four hours, move up to Super.',
    },
    occasion: { tr: 'Günün çoğu, deniz, spor', en: 'Most of the day, sea, sport' },
  },
  'tampon-super': {
    description: {
      tr: 'Yoğun günlerin boyu. Akışın hafifleyince daha küçüğüne dön.',
      en: 'The size for heavy days. Go back to a smaller one when the flow eases.',
    },
    fit: {
      tr: 'Yalnız yoğun akışta kullan; gereğinden emicisi kurutur.',
      en: 'Use it on a heavy flow only; more than you need dries you out.',
    },
    occasion: { tr: 'Yalnız yoğun günler', en: 'Heavy days only' },
  },
  'heating-patch-standard': {
    description: {
      tr: 'Çamaşırının üstüne yapıştır, birkaç dakikada ısınsın. Kablo yok, su torbası yok.',
      en: 'Stick it to the outside of your underwear and feel it warm up in minutes. No cable, no hot-water bottle.',
    },
    fit: {
      tr: 'Karın ve bel için. Çıplak tene yapıştırma, onunla uyuma.',
      en: 'For belly and lower back. Not on bare skin, and not while you sleep.',
    },
  },
  'donation-standard': {
    description: {
      tr: '24 süper ped. Okula, yurda, gıda bankasına ulaştırırız.',
      en: '24 super pads. We take them to a school, a dormitory, a food bank.',
    },
    fit: {
      tr: 'Kargosu bizden. Bağış paketine indirim kodu uygulanabilir; abonelik olmaz.',
      en: 'Delivery is on us. Codes work on it; it is not sold by subscription.',
    },
  },
  'trial-standard': {
    description: {
      tr: 'İki standart ped, iki süper ped, iki günlük ped, iki tampon. Hangisi sana göre, kendin gör.',
      en: 'Two standard pads, two super pads, two pantyliners, two tampons. See for yourself which one suits you.',
    },
    fit: {
      tr: 'Tek seferlik. Beğendiğini kutuna ekler, kalanını bir arkadaşına verirsin.',
      en: 'Sold once. Put what you like into your box and give the rest to a friend.',
    },
  },
};

export type Detail = { heading: Localized; text: Localized };

const inside = { tr: 'İçinde ne var?', en: 'What is inside?' };
const use = { tr: 'Nasıl kullanılır?', en: 'How is it used?' };
const away = { tr: 'Sonra nereye?', en: 'And afterwards?' };

const bin: Localized = {
  tr: 'Sargısına sar, çöpe at. Tuvalete atma: tıkar ve çözünmez.',
  en: 'Roll it into its wrap and bin it. Never the toilet: it blocks pipes and does not dissolve.',
};

const typeDetails: Readonly<Record<ProductType, readonly Detail[]>> = {
  pad: [
    { heading: inside, text: materials.pad },
    {
      heading: use,
      text: {
        tr: 'Kanatları çamaşırının kenarından alta katla. Dört saatte bir, yoğun günde daha sık değiştir.',
        en: 'Fold the wings under the edge of your underwear. Change every four hours, more often on heavy days.',
      },
    },
    { heading: away, text: bin },
  ],
  pantyliner: [
    { heading: inside, text: materials.pantyliner },
    {
      heading: use,
      text: {
        tr: 'Çamaşırının ortasına yapıştır. Nemlendiğinde değiştir.',
        en: 'Stick it to the middle of your underwear. Change it when it feels damp.',
      },
    },
    { heading: away, text: bin },
  ],
  tampon: [
    { heading: inside, text: materials.tampon },
    {
      heading: use,
      text: {
        tr: 'Temiz ellerle, rahat bir duruşta yerleştir; ipi dışarıda kalır. Dört ila sekiz saatte bir değiştir, gece sekiz saati geçirme.',
        en: 'Insert it with clean hands, in an easy position; the string stays outside. Change it every four to eight hours and never wear one longer than eight, nights included.',
      },
    },
    {
      heading: { tr: 'Bilmen gereken', en: 'What you should know' },
      text: {
        tr: 'Toksik şok sendromu çok nadirdir ama ciddidir. Ani ateş, kusma, döküntü ya da baş dönmesi olursa tamponu çıkar ve hemen doktora git.',
        en: 'Toxic shock syndrome is very rare but serious. With sudden fever, vomiting, a rash or dizziness, take the tampon out and see a doctor at once.',
      },
    },
    { heading: away, text: bin },
  ],
  'heating-patch': [
    { heading: inside, text: materials['heating-patch'] },
    {
      heading: use,
      text: {
        tr: 'Ambalajı kullanacağın zaman aç. Çamaşırın dış yüzüne yapıştır. Cildin yanıyorsa hemen çıkar.',
        en: 'Open it when you need it. Stick it to the outside of your underwear. Take it off at once if your skin burns.',
      },
    },
    {
      heading: { tr: 'Kimler kullanmasın?', en: 'Who should not use it?' },
      text: {
        tr: 'Hamileysen, dolaşım bozukluğun ya da şeker hastalığın varsa önce doktoruna sor.',
        en: 'If you are pregnant, have poor circulation or diabetes, ask your doctor first.',
      },
    },
  ],
  donation: [
    {
      heading: { tr: 'Nereye gidiyor?', en: 'Where does it go?' },
      text: {
        tr: 'Başvurusunu onayladığımız okul, yurt, dernek ve gıda bankalarına. Paket sana değil onlara gider.',
        en: 'To schools, dormitories, associations and food banks whose application we approved. It goes to them, not to you.',
      },
    },
  ],
  trial: [
    {
      heading: inside,
      text: {
        tr: '2 standart ped, 2 süper ped, 2 standart günlük ped, 2 standart tampon.',
        en: '2 standard pads, 2 super pads, 2 standard pantyliners, 2 standard tampons.',
      },
    },
  ],
};

function textsOf(page: { type: ProductType; subType: SubType }): PageText {
  const texts = pageTexts[formatPageIdentifier(page)];
  if (!texts) throw new RangeError(`No texts for ${formatPageIdentifier(page)}`);
  return texts;
}

export const pageDescription = (page: { type: ProductType; subType: SubType }): Localized => textsOf(page).description;

export const pageOccasion = (page: { type: ProductType; subType: SubType }): Localized => {
  const { occasion } = textsOf(page);
  if (!occasion) throw new RangeError(`No occasion for ${formatPageIdentifier(page)}`);
  return occasion;
};

/** What a product page says besides its first line, in reading order. */
export const pageDetails = (page: { type: ProductType; subType: SubType }): Detail[] => [
  { heading: { tr: 'Kime göre?', en: 'Who is it for?' }, text: textsOf(page).fit },
  ...typeDetails[page.type],
];
