import { msg } from '#words';
import type { DeclineCode } from '../../../../domain/payment/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';

const messages: Readonly<Record<DeclineCode, Localized>> = {
  insufficientFunds: msg`Kartının limiti yetmedi. Para çekilmedi.`,
  doNotHonour: msg`Bankan ödemeyi onaylamadı. Para çekilmedi.`,
  cardExpired: msg`Kartının süresi dolmuş. Para çekilmedi.`,
  securityCodeWrong: msg`Güvenlik kodu tutmadı. Para çekilmedi.`,
  cardInvalid: msg`Kart bilgileri tutmadı. Para çekilmedi.`,
  cardLostOrStolen: msg`Bankan bu kartı kabul etmiyor. Para çekilmedi.`,
  cardNotPermitted: msg`Bu kart internet alışverişine kapalı. Para çekilmedi.`,
  challengeFailed: msg`Banka seni doğrulayamadı. Para çekilmedi.`,
  challengeCancelled: msg`Banka sayfasında vazgeçtin. Para çekilmedi.`,
  challengeExpired: msg`Onay süresi doldu. Para çekilmedi.`,
  challengeNotStarted: msg`Bankan bu kart için onay sayfası açmadı. Para çekilmedi.`,
  challengeRequired: msg`Bankan onayını istiyor. Para çekilmedi.`,
  amountMismatch: msg`Banka başka bir tutar çekti; tamamı sana iade edildi.`,
  cancelled: msg`Ödeme iptal edildi. Para çekilmedi.`,
  refused: msg`Bankan ödemeyi onaylamadı. Para çekilmedi.`,
};

/** The customer's text for a decline. Each one says where the money is. */
export const declineMessage = (code: DeclineCode): Localized => messages[code];
