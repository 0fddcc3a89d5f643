import { useLingui } from '@lingui/react/macro';
import { type DataPart, KEPT_YEARS } from '../../../domain/account/index.ts';

/** Title, purpose and retention of each part of the data file: KVKK article 11 in words. */
export function usePartWords(): Record<DataPart, { title: string; why: string; howLong: string }> {
  const { t } = useLingui();
  const whileOpen = t`Hesabın açık olduğu sürece.`;
  const years = (count: number) => t`${count} yıl.`;
  return {
    account: { title: t`Hesap bilgilerin`, why: t`Sözleşmeyi kurmak ve sana ulaşmak için.`, howLong: whileOpen },
    signIn: { title: t`Giriş bilgilerin`, why: t`Hesabına yalnızca sen gir diye.`, howLong: whileOpen },
    addresses: { title: t`Adreslerin`, why: t`Kutun nereye gidecek, bilelim diye.`, howLong: whileOpen },
    cards: {
      title: t`Kayıtlı kartların`,
      why: t`Bir daha yazma diye; numarası bizde değil, ödeme kuruluşunda.`,
      howLong: t`Sen silene ya da hesabın kapanana kadar.`,
    },
    orders: {
      title: t`Siparişlerin`,
      why: t`Sözleşmeyi yerine getirmek ve kanunun istediği kayıt için.`,
      howLong: years(KEPT_YEARS.orders),
    },
    payments: {
      title: t`Ödemelerin`,
      why: t`Para nereden geldi, nereye gitti, bilinsin diye.`,
      howLong: t`Adın ve adresin hesabın kapanana kadar; tutarlar defterimizde kalır.`,
    },
    subscriptions: { title: t`Aboneliklerin`, why: t`Kutun zamanında gelsin diye.`, howLong: whileOpen },
    agreements: {
      title: t`Onayladığın sözleşmeler`,
      why: t`Neyi onayladığın kanıtlanabilsin diye.`,
      howLong: years(KEPT_YEARS.agreements),
    },
    consents: {
      title: t`İzinlerin`,
      why: t`Yalnızca izin verdiğin yoldan yazalım diye.`,
      howLong: t`İzin bittikten sonra ${KEPT_YEARS.consents} yıl.`,
    },
    applications: {
      title: t`Bağış başvuruların`,
      why: t`Başvurunu değerlendirmek ve koliyi göndermek için.`,
      howLong: t`Hesabın kapanana kadar; belgelerin karardan 2 yıl sonra silinir.`,
    },
    newsletter: { title: t`Bülten kaydın`, why: t`İstediğin için.`, howLong: t`Hesabın kapanana kadar.` },
    codes: { title: t`Kodların ve kuponların`, why: t`İndirimin ve bakiyen doğru olsun diye.`, howLong: whileOpen },
    reviews: {
      title: t`Yorumların`,
      why: t`Paylaşmak istediğin için.`,
      howLong: t`Hesabın kapanınca adsız kalır.`,
    },
    quizzes: {
      title: t`Kutu sorularına cevapların`,
      why: t`Açık rızanla: sana uyan kutuyu önermek için.`,
      howLong: t`Sen silene ya da hesabın kapanana kadar.`,
    },
    mails: {
      title: t`Sana yazdıklarımız`,
      why: t`Ulaştığından emin olmak için.`,
      howLong: t`İçeriği bir hafta, gönderildiği bilgisi altı ay.`,
    },
    errorReports: {
      title: t`Hata bildirimleri`,
      why: t`Bozulanı onarmak için; yalnızca izin verdiysen.`,
      howLong: t`30 gün.`,
    },
  };
}
