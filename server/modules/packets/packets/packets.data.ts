import { type PredefinedPacket, predefinedPacketNames } from '../../../../domain/packet/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

export type ReadyPacket = {
  /** Last segment of the slug. */
  key: string;
  /** `type.subType.count`, joined by `_`. */
  contents: string;
  name: Localized;
  description: Localized;
  discountPercent: number;
  popularOrder?: number;
};

/** The packet's slug: `pad.standard.8_pad.super.20_gizem-package`. */
export const slugOf = ({ contents, key }: Pick<ReadyPacket, 'contents' | 'key'>): string => `${contents}_${key}`;

const predefined = (key: PredefinedPacket) => ({ key, name: predefinedPacketNames[key] });

/** The shelf of ready-made packets, in its order. */
export const readyPackets: readonly ReadyPacket[] = [
  {
    ...predefined('low-intensity'),
    contents: 'pad.standard.8_pantyliner.standard.12',
    description: {
      tr: 'Akışın hafifse fazlasına gerek yok: birkaç gün ped, kalan günler günlük ped.',
      en: 'A light flow needs no more: a few days of pads, then pantyliners.',
    },
    discountPercent: 5,
    popularOrder: 3,
  },
  {
    ...predefined('gizem-package'),
    contents: 'pad.standard.8_pad.super.20_pantyliner.standard.12',
    description: {
      tr: 'İlk günler süper, sonra standart ped; biterken günlük ped. İki döngüye yeter.',
      en: 'Super pads for the first days, then standard ones, pantyliners at the end. Enough for two cycles.',
    },
    discountPercent: 6,
    popularOrder: 1,
  },
  {
    ...predefined('nazli-package'),
    contents: 'pad.super.12_pantyliner.standard.12_tampon.standard.8',
    description: {
      tr: 'Gündüz tampon, gece ped, son günler günlük ped. Hepsinden, gereği kadar.',
      en: 'Tampons by day, pads by night, pantyliners at the end. Some of each, none too many.',
    },
    discountPercent: 6,
    popularOrder: 2,
  },
  {
    ...predefined('pantyliner-package'),
    contents: 'pantyliner.thong.12_pantyliner.standard.12_pantyliner.super.12',
    description: {
      tr: 'Üç boy günlük ped, 36 parça. Hangi çamaşırı giyersen giy.',
      en: 'Three cuts of pantyliner, 36 pieces. Whatever you wear.',
    },
    discountPercent: 6,
    popularOrder: 4,
  },
  {
    key: 'medium-intensity',
    contents: 'pad.standard.8_pad.super.24_pad.super-plus.8_pantyliner.standard.12',
    name: { tr: 'Normal Akış Paketi', en: 'Regular Flow Box' },
    description: {
      tr: 'Günde üç dört ped değiştirenler için: gündüz süper, gece süper plus, son günler standart.',
      en: 'For three or four changes a day: super by day, super plus by night, standard at the end.',
    },
    discountPercent: 6,
    popularOrder: 5,
  },
  {
    key: 'high-intensity',
    contents: 'pad.super.20_pad.super-plus.12_pantyliner.super.12',
    name: { tr: 'Yoğun Akış Paketi', en: 'Heavy Flow Box' },
    description: {
      tr: 'Yoğun günleri uzun sürenlere. Geceye süper plus, gündüze süper.',
      en: 'For heavy days that last. Super plus for the night, super for the day.',
    },
    discountPercent: 7,
    popularOrder: 6,
  },
  {
    key: 'very-high-intensity',
    contents: 'pad.super.8_pad.super-plus.32_pantyliner.super.24',
    name: { tr: 'Çok Yoğun Akış Paketi', en: 'Ultra Heavy Flow Box' },
    description: {
      tr: 'İki saatte bir değiştiriyorsan kutun yarı yolda bitmesin diye dolu dolu.',
      en: 'A change every two hours? Full enough not to run out halfway.',
    },
    discountPercent: 8,
  },
  {
    key: 'first-period',
    contents: 'pad.standard.16_pad.super.8_pantyliner.standard.12',
    name: { tr: 'İlk Adet Paketi', en: 'First Period Box' },
    description: {
      tr: 'İlk kez adet görenlere. Küçük boylar, çantaya sığan sargılar, acele yok.',
      en: 'For a first period. Smaller sizes, wraps that fit a school bag, no hurry.',
    },
    discountPercent: 6,
  },
  {
    key: 'night-package',
    contents: 'pad.super-plus.24_pantyliner.super.12',
    name: { tr: 'Gece Paketi', en: 'Night Box' },
    description: {
      tr: 'Arkası geniş ped, sabaha kadar yerinde. Çarşafı düşünmeden uyu.',
      en: 'Pads with a wide back that stay put till morning. Sleep, and forget the sheets.',
    },
    discountPercent: 5,
  },
  {
    key: 'tampon-package',
    contents: 'tampon.mini.8_tampon.standard.24_tampon.super.8',
    name: { tr: 'Tampon Paketi', en: 'Tampon Box' },
    description: {
      tr: 'Yalnız tampon: ilk gün süper, ortası standart, son günler mini.',
      en: 'Tampons only: super on day one, standard in the middle, mini at the end.',
    },
    discountPercent: 6,
  },
  {
    key: 'swim-package',
    contents: 'pantyliner.thong.12_tampon.standard.8_tampon.super.8',
    name: { tr: 'Deniz Paketi', en: 'Swim Box' },
    description: {
      tr: 'Yüzerken tampon, kıyıda tanga günlük ped. Tatil takvime uymasa da olur.',
      en: 'Tampons for the water, thong pantyliners for the shore. Your holiday need not match your calendar.',
    },
    discountPercent: 5,
  },
  {
    key: 'campus-package',
    contents: 'pad.standard.8_pad.super.12_tampon.mini.8',
    name: { tr: 'Kampüs Paketi', en: 'Campus Box' },
    description: {
      tr: 'Sırt çantasına, dolaba, yurda. Ders, kütüphane, gece nöbeti.',
      en: 'For the backpack, the locker, the dorm. Lectures, library, late nights.',
    },
    discountPercent: 7,
  },
  {
    key: 'new-mother-package',
    contents: 'pad.super-plus.48_pantyliner.super.24',
    name: { tr: 'Lohusa Paketi', en: 'New Mother Box' },
    description: {
      tr: 'Doğumdan sonraki haftalar için en uzun, en çok tutan boylar.',
      en: 'The longest pads that hold the most, for the weeks after birth.',
    },
    discountPercent: 8,
  },
  {
    key: 'warm-package',
    contents: 'pad.super.12_pad.super-plus.8_heating-patch.standard.3',
    name: { tr: 'Sıcacık Paket', en: 'Warm Box' },
    description: {
      tr: 'Ağrılı geçen günler için: pedlerin yanında üç ısı bandı.',
      en: 'For days that hurt: three heating patches come along.',
    },
    discountPercent: 6,
  },
  {
    key: 'thong-package',
    contents: 'pantyliner.thong.24_pantyliner.standard.12',
    name: { tr: 'Her Gün Paketi', en: 'Every Day Box' },
    description: {
      tr: 'Döngünün dışındaki günler için ince günlük pedler, çoğu tanga.',
      en: 'Thin pantyliners for all the other days, most of them thong.',
    },
    discountPercent: 5,
  },
  {
    key: 'household-package',
    contents: 'pad.standard.24_pad.super.24_pantyliner.standard.36_tampon.standard.16',
    name: { tr: 'Ev Halkı Paketi', en: 'Household Box' },
    description: {
      tr: 'Aynı evde iki kişi, aynı dolap. İki döngü boyunca kimse kimsenin pedini almasın.',
      en: 'Two people, one cupboard. Two cycles in which nobody borrows.',
    },
    discountPercent: 8,
  },
];
