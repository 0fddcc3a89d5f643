import { MOST_BOXES } from '../../../../domain/packet/index.ts';
import { boxSizesOf, materials, PAD_LENGTHS_CM } from '../../../../domain/product/index.ts';
import type { WrittenChapter } from './faq.types.ts';

const sizes = (type: 'pad' | 'pantyliner' | 'tampon' | 'heating-patch') => boxSizesOf(type).join(', ');

export const products: WrittenChapter = {
  slug: 'products',
  name: { tr: 'Ürünler', en: 'Products' },
  description: {
    tr: 'Hangi boy sana göre, içinde ne var, kutuda kaç tane var, nereye atılır?',
    en: 'Which size is for you, what is inside, how many are in a box, and where it goes afterwards.',
  },
  sections: [
    { slug: 'choosing', name: { tr: 'Seçmek', en: 'Choosing' } },
    { slug: 'inside', name: { tr: 'İçindekiler', en: 'What is inside' } },
  ],
  questions: [
    {
      section: 'choosing',
      question: { tr: 'Hangi boy bana göre?', en: 'Which size is for me?' },
      answer: {
        tr: 'Damla sayısına bak: bir damla hafif, iki damla normal, üç damla yoğun, dört damla çok yoğun akış içindir. Emin değilsen deneme kutusuyla başla.',
        en: 'Look at the drops: one is for light flow, two for regular, three for heavy, four for ultra heavy. If you’re not sure, start with the trial box.',
      },
      keywords: 'beden akış emicilik size absorbency flow',
    },
    {
      section: 'choosing',
      question: { tr: 'Gece hangi ped?', en: 'Which pad for the night?' },
      answer: {
        tr: `Süper Plus: ${PAD_LENGTHS_CM['super-plus']} cm, arkası geniş. Süper ${PAD_LENGTHS_CM.super} cm, Standart ${PAD_LENGTHS_CM.standard} cm; onlar gündüz ve hafif günler için daha rahat.`,
        en: `Super Plus: ${PAD_LENGTHS_CM['super-plus']} cm with a wide back. Super is ${PAD_LENGTHS_CM.super} cm and Standard ${PAD_LENGTHS_CM.standard} cm; they are easier by day and on light days.`,
      },
      keywords: 'gece pedi uyku uzun kanatlı overnight sleep long wings',
    },
    {
      section: 'choosing',
      question: { tr: 'Deneme kutusunda ne var?', en: 'What is in the trial box?' },
      answer: {
        tr: 'İki standart ped, iki süper ped, iki standart günlük ped, iki standart tampon. Tek seferlik satılır, aboneliği yoktur.',
        en: 'Two standard pads, two super pads, two standard pantyliners, two standard tampons. It is sold once and has no subscription.',
      },
      keywords: 'numune örnek sample trial',
    },
    {
      section: 'choosing',
      question: { tr: 'Kutularda kaç tane var?', en: 'How many are in a box?' },
      answer: {
        tr: `Pedler ${sizes('pad')}; günlük pedler ${sizes('pantyliner')}; tamponlar ${sizes('tampon')}; ısı bantları ${sizes('heating-patch')} adetlik kutularda. Kendi kutunu kurarken bir boydan en çok ${MOST_BOXES} kutuyu dolduracak kadar seçersin.`,
        en: `Pads come in ${sizes('pad')}, pantyliners in ${sizes('pantyliner')}, tampons in ${sizes('tampon')} and heating patches in ${sizes('heating-patch')}. In a box of your own you choose as many of one kind as fill up to ${MOST_BOXES} packs.`,
      },
      keywords: 'adet paket sayısı count pieces pack',
    },
    {
      section: 'choosing',
      question: { tr: 'Adet kabı ya da külot satıyor musunuz?', en: 'Do you sell menstrual cups or period underwear?' },
      answer: {
        tr: 'Hayır. Ped, günlük ped, tampon ve ısı bandı satıyoruz.',
        en: 'No. We sell pads, pantyliners, tampons and heating patches.',
      },
      keywords: 'kupa kap regl külodu menstrual cup underwear',
    },
    {
      section: 'inside',
      question: { tr: 'Pedlerin içinde ne var?', en: 'What is in your pads?' },
      answer: materials.pad,
      keywords: 'malzeme organik pamuk parfüm klor plastik material cotton perfume chlorine',
    },
    {
      section: 'inside',
      question: { tr: 'Günlük pedlerin içinde ne var?', en: 'What is in your pantyliners?' },
      answer: materials.pantyliner,
      keywords: 'malzeme pamuk parfüm material cotton perfume',
    },
    {
      section: 'inside',
      question: { tr: 'Tamponların içinde ne var?', en: 'What is in your tampons?' },
      answer: {
        tr: `${materials.tampon.tr}\n\nHangi boyu seçersen seç, bir tamponu en çok 8 saat kullan. Ateş ya da döküntü olursa çıkar ve doktora git.`,
        en: `${materials.tampon.en}\n\nWhichever size you choose, wear a tampon for at most 8 hours. With fever or a rash, take it out and see a doctor.`,
      },
      keywords: 'malzeme pamuk aplikatör material cotton applicator',
    },
    {
      section: 'inside',
      question: { tr: 'Isı bandı nasıl ısınıyor?', en: 'How does the heating patch get warm?' },
      answer: materials['heating-patch'],
      keywords: 'ısı bandı içerik heat patch ingredients',
    },
    {
      section: 'inside',
      question: { tr: 'Ürünleriniz laboratuvarda test edildi mi?', en: 'Were your products tested in a laboratory?' },
      answer: {
        tr: 'Yayımladığımız bir laboratuvar raporu henüz yok; o yüzden rakam da yazmıyoruz. İlk rapor çıkınca tamamını Test sonuçları sayfasına koyacağız.',
        en: 'We have not published a laboratory report yet, so we write no numbers either. When there is one, we will publish all of it on the page Test results.',
      },
      keywords: 'test rapor sertifika lab report certificate',
    },
    {
      question: { tr: 'Kullandıktan sonra nereye atmalıyım?', en: 'Where do they go after use?' },
      answer: {
        tr: 'Sargısına sar, çöpe at. Tuvalete atma: tıkar ve çözünmez.',
        en: 'Roll it into its wrap and bin it. Never the toilet: it blocks pipes and does not dissolve.',
      },
      keywords: 'çöp tuvalet geri dönüşüm bin toilet recycle',
    },
  ],
};
