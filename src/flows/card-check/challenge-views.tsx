import { Trans } from '@lingui/react/macro';
import { challengeViews } from '../three-d-secure/challenge-views.tsx';

/** 3-D Secure texts of a card check, in place of an order's: nothing is bought, and the bank returns the 1 lira. */
export const cardCheckViews = challengeViews({
  unapproved: <Trans>Onaylamadan vazgeçersen kartın eklenmez.</Trans>,
  closing: <Trans>Sonucu bankana soruyoruz. Onaylamadıysan kartın eklenmez.</Trans>,
  eitherWay: <Trans>Onayladıysan kartın kaydedilmiş olabilir. Öğrenince Kartlarım sayfasında görürsün.</Trans>,
  proof: {
    money: <Trans>Kartından para çekilmez; tutulan 1 lira geri verilir.</Trans>,
    lookupFailed: (
      <Trans>
        Şu an sunucumuzdan cevap alamıyoruz. Kodu onayladıysan kartın kaydedilmiş olabilir; bağlantı gelince sonucu
        kendimiz öğrenip burada söyleriz.
      </Trans>
    ),
    settling: <Trans>Birkaç saniye sürer. Sayfayı kapatsan da doğrulama yarım kalmaz.</Trans>,
    closingTitle: <Trans>Doğrulamayı kapatıyoruz</Trans>,
    abandonFailed: (
      <Trans>Sunucumuz ya da bankan yanıt vermiyor. Burada kalırsan denemeyi sürdürür, sonucu söyleriz.</Trans>
    ),
    suspendedTitle: (
      <Trans>
        Oturumun bitti, <em>doğrulaman bizde</em>
      </Trans>
    ),
  },
});
