import { useLingui } from '@lingui/react/macro';

export interface NavigationLink {
  label: string;
  href: string;
}

/** The main menu. */
export function useMainLinks(): NavigationLink[] {
  const { t } = useLingui();
  return [
    { label: t`Ped`, href: '/store/pad' },
    { label: t`Günlük ped`, href: '/store/pantyliner' },
    { label: t`Tampon`, href: '/store/tampon' },
    { label: t`Isı bandı`, href: '/product/heating-patch' },
    { label: t`Paketler`, href: '/packets' },
    { label: t`Kutunu kur`, href: '/custom-packet' },
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
        { label: t`En çok seçilenler`, href: '/packets/popular' },
        { label: t`Kutunu kur`, href: '/custom-packet' },
        { label: t`Testle bul`, href: '/quiz' },
        { label: t`Isı bandı`, href: '/product/heating-patch' },
        { label: t`Deneme kutusu`, href: '/product/trial' },
      ],
    },
    {
      title: t`Yardım`,
      links: [
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
        { label: t`Kullanım koşulları`, href: '/know-us/terms-of-use' },
      ],
    },
  ];
}
