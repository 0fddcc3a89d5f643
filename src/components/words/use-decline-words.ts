import { useLingui } from '@lingui/react/macro';

/** Why the bank said no, and what helps, for every code of the contract. */
export function useDeclineWords(): (declineCode: string) => string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    insufficientFunds: t`Kartın limiti ya da bakiyesi bu tutara yetmiyor. Başka bir kart deneyebilir ya da bankanla konuşup yeniden gelebilirsin.`,
    doNotHonour: t`Bankan gerekçe söylemeden reddetti. Kartının internet alışverişine açık olduğuna bak ya da bankanı ara; başka bir kart da deneyebilirsin.`,
    cardExpired: t`Bu kartın süresi dolmuş. Yeni kartınla deneyebilirsin.`,
    securityCodeWrong: t`Güvenlik kodu tutmadı. Kartın arkasındaki üç haneye bir daha bak.`,
    cardInvalid: t`Kart numarası bankanda tanınmadı. Rakamlara bir daha bak ya da başka bir kart dene.`,
    cardLostOrStolen: t`Bankan bu kartı kullanıma kapatmış. Bankanı ara; bu arada başka bir kart deneyebilirsin.`,
    cardNotPermitted: t`Bu kart bu tür ödemeye kapalı. Bankandan internet alışverişini açmasını isteyebilir ya da başka bir kart deneyebilirsin.`,
    challengeFailed: t`Bankan onay kodunu doğrulamadı. Yeniden dene ya da başka bir kart seç.`,
    challengeCancelled: t`Bankanın sayfasında vazgeçildi. İstersen yeniden deneyebilirsin.`,
    challengeExpired: t`Onay süresi doldu. Kod gelmediyse bankanı ara; hazır olunca yeniden dene.`,
    challengeNotStarted: t`Bankan onay sayfasını açmadı. Biraz sonra yeniden dene ya da başka bir kart seç.`,
    challengeRequired: t`Bankan bu ödemeyi onaylamanı istiyor. Yeniden dene; bu kez onay sayfası açılacak.`,
    amountMismatch: t`Bankan siparişinden başka bir tutar çekti, biz de ödemeyi iptal ettik. Hesap özetinde bir süre ikisi de görünebilir.`,
    cancelled: t`Ödeme iptal edildi. İstersen yeniden deneyebilirsin.`,
    refused: t`Bankan bu ödemeyi kabul etmedi. Başka bir kart deneyebilirsin.`,
    expired: t`Ödeme onaylanmadan kapandı: süresi doldu, ondan vazgeçildi ya da bankaya ulaşılamadı. Hazır olunca yeniden deneyebilirsin.`,
    refunded: t`Onay çok geç geldi; tutarı geri gönderdik. İstersen yeniden deneyebilirsin.`,
  };
  return (declineCode) => words[declineCode] ?? words['refused']!;
}
