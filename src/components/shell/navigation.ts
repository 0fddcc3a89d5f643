import { useLingui } from '@lingui/react/macro';
import { picture, picturePath } from '../../../domain/product/index.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface MainLink extends NavigationLink {
  /** Path of its picture in the phone's menu. */
  src: string;
}

const pictureOf = (entity: 'product' | 'packet', id: string, variant = 'card') =>
  picturePath(picture({ entity, idType: 'slug', id, variant }));

/** The main menu. */
export function useMainLinks(): MainLink[] {
  const { t } = useLingui();
  return [
    { label: t`Ped`, href: '/store/pad', src: pictureOf('product', 'pad-super-12') },
    { label: t`Günlük ped`, href: '/store/pantyliner', src: pictureOf('product', 'pantyliner-standard-24') },
    { label: t`Tampon`, href: '/store/tampon', src: pictureOf('product', 'tampon-standard-16') },
    { label: t`Isı bandı`, href: '/product/heating-patch', src: pictureOf('product', 'heating-patch-standard-3') },
    {
      label: t`Paketler`,
      href: '/packets',
      src: pictureOf('packet', 'pad.standard.8_pad.super.20_pantyliner.standard.12_gizem-package'),
    },
    { label: t`Kutunu kur`, href: '/custom-packet', src: pictureOf('packet', 'pad.super.20_custom', 'tray') },
  ];
}

/** Further links of the phone's menu. */
export function useMenuLinks(): NavigationLink[] {
  const { t } = useLingui();
  return [
    { label: t`Öne çıkanlar`, href: '/packets/popular' },
    { label: t`Testle bul`, href: '/quiz' },
    { label: t`Siparişim nerede?`, href: '/account/orders' },
    { label: t`İçinde ne var?`, href: '/know-us/all-materials' },
    { label: t`Sık sorulanlar`, href: '/know-us/faqs' },
  ];
}

/** Links below the pages of an account and of a purchase. */
export function useLegalLinks(): NavigationLink[] {
  const { t } = useLingui();
  return [
    { label: t`İade ve cayma`, href: '/know-us/faqs/returns' },
    { label: t`Mesafeli satış`, href: '/know-us/terms-of-use' },
    { label: t`KVKK aydınlatma metni`, href: '/know-us/kvkk' },
    { label: t`Çerezler`, href: '/know-us/cookies' },
  ];
}

/** The footer's columns. */
export function useFooterColumns(): { title: string; links: NavigationLink[] }[] {
  const { t } = useLingui();
  return [
    {
      title: t`Mağaza`,
      links: [
        { label: t`Bütün ürünler`, href: '/store' },
        { label: t`Hazır paketler`, href: '/packets' },
        { label: t`Öne çıkanlar`, href: '/packets/popular' },
        { label: t`Kutunu kur`, href: '/custom-packet' },
        { label: t`Testle bul`, href: '/quiz' },
        { label: t`Isı bandı`, href: '/product/heating-patch' },
        { label: t`Deneme kutusu`, href: '/product/trial' },
      ],
    },
    {
      title: t`Yardım`,
      links: [
        { label: t`Siparişim nerede?`, href: '/account/orders' },
        { label: t`İade ve cayma`, href: '/know-us/faqs/returns' },
        { label: t`Teslimat`, href: '/know-us/faqs/delivery' },
        { label: t`Sık sorulanlar`, href: '/know-us/faqs' },
        { label: t`Nasıl çalışır?`, href: '/know-us/how-it-works' },
        { label: t`Fiyat politikası`, href: '/know-us/price-policy' },
      ],
    },
    {
      title: t`Biz`,
      links: [
        { label: t`Bizi tanı`, href: '/know-us' },
        { label: t`Bağış kültürü`, href: '/donation-culture' },
        { label: t`Kurumlar`, href: '/charity' },
        { label: t`İçinde ne var?`, href: '/know-us/all-materials' },
        { label: t`Öğrenciye indirim`, href: '/know-us/students' },
        { label: t`Aile kodu`, href: '/know-us/family-code' },
        { label: t`Mercan telefonunda`, href: '/app' },
      ],
    },
    {
      title: t`Metinler`,
      links: [
        { label: t`KVKK aydınlatma metni`, href: '/know-us/kvkk' },
        { label: t`Gizlilik`, href: '/know-us/privacy' },
        { label: t`Çerezler`, href: '/know-us/cookies' },
        { label: t`Üyelik sözleşmesi`, href: '/know-us/membership-aggreement' },
        { label: t`Mesafeli satış, kullanım koşulları`, href: '/know-us/terms-of-use' },
      ],
    },
  ];
}
