import type { components } from '../../../../openapi/types/packets.d.ts';
import type { PacketIntensity } from '../../../../domain/packet/index.ts';
import type { ProductType } from '../../../../domain/product/index.ts';

export type PacketTypeView = components['schemas']['PacketType'];

/** Selects the packets of a shelf. */
export type PacketRule =
  { by: 'ProductType'; productType: ProductType } | { by: 'Intensity'; intensity: PacketIntensity } | { by: 'Popular' };

type Shelf = Pick<PacketTypeView, 'slug' | 'name' | 'description'> & { rule: PacketRule };

const shelves: readonly Shelf[] = [
  {
    slug: 'pad-packets',
    name: { tr: 'Ped paketleri', en: 'Pad boxes' },
    description: {
      tr: 'İçinde ped olan her paket: yalnız ped ya da yanında günlük ped ve tampon.',
      en: 'Every box with pads in it, alone or with pantyliners and tampons.',
    },
    rule: { by: 'ProductType', productType: 'pad' },
  },
  {
    slug: 'tampon-packets',
    name: { tr: 'Tampon paketleri', en: 'Tampon boxes' },
    description: {
      tr: 'Yalnız tampon ya da yanında ped ve günlük ped: tamponlu her paket.',
      en: 'Tampons alone, or with pads and pantyliners beside them.',
    },
    rule: { by: 'ProductType', productType: 'tampon' },
  },
  {
    slug: 'pantyliner-packets',
    name: { tr: 'Günlük ped paketleri', en: 'Pantyliner boxes' },
    description: {
      tr: 'Son günler ve arada kalan günler için: içinde günlük ped olan paketler.',
      en: 'For the last days and the days between: every box with pantyliners.',
    },
    rule: { by: 'ProductType', productType: 'pantyliner' },
  },
  {
    slug: 'heating-patch-packets',
    name: { tr: 'Isı bantlı paketler', en: 'Boxes with a heating patch' },
    description: {
      tr: 'Ağrılı günlere hazırlıklı: pedlerin yanında ısı bandı da gelir.',
      en: 'Ready for days that hurt: heating patches come along with the pads.',
    },
    rule: { by: 'ProductType', productType: 'heating-patch' },
  },
  {
    slug: 'low-intensity',
    name: { tr: 'Hafif akış', en: 'Light flow' },
    description: {
      tr: 'Günde iki üç değişim: akışın hafifse sana yetecek paketler.',
      en: 'Two or three changes a day: boxes that are enough for a light flow.',
    },
    rule: { by: 'Intensity', intensity: 'low' },
  },
  {
    slug: 'medium-intensity',
    name: { tr: 'Normal akış', en: 'Regular flow' },
    description: {
      tr: 'Günde üç dört değişim: normal bir akışa göre kurulmuş paketler.',
      en: 'Three or four changes a day: boxes made for a regular flow.',
    },
    rule: { by: 'Intensity', intensity: 'medium' },
  },
  {
    slug: 'high-intensity',
    name: { tr: 'Yoğun akış', en: 'Heavy flow' },
    description: {
      tr: 'Günde beş altı değişim: yoğun akışta yedeksiz bırakmayan paketler.',
      en: 'Five or six changes a day: boxes that last through a heavy flow.',
    },
    rule: { by: 'Intensity', intensity: 'high' },
  },
  {
    slug: 'very-high-intensity',
    name: { tr: 'Çok yoğun akış', en: 'Ultra heavy flow' },
    description: {
      tr: 'İki saatte bir değişim: en çok tutan boylar, bol bol. Saat başıysa bir doktora da sor.',
      en: 'A change every two hours: the sizes that hold the most. If it is every hour, ask a doctor too.',
    },
    rule: { by: 'Intensity', intensity: 'very-high' },
  },
  {
    slug: 'popular',
    name: { tr: 'Öne çıkanlar', en: 'Popular' },
    description: { tr: 'Nereden başlayacağını bilmiyorsan buradan.', en: 'Not sure where to start? Start here.' },
    rule: { by: 'Popular' },
  },
];

export type PacketShelf = { view: PacketTypeView; rule: PacketRule };

/** The shelves of the packet store, in their order; ids from `…000000000201`. */
export const packetShelves: readonly PacketShelf[] = shelves.map(({ slug, name, description, rule }, index) => ({
  view: {
    _id: `0192f0c1-7a10-7000-8000-${(0x201 + index).toString(16).padStart(12, '0')}`,
    slug,
    name,
    description,
    algorithm: rule.by,
    sortOrder: index + 1,
  },
  rule,
}));
