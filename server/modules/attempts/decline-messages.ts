import type { DeclineCode } from '../../../domain/payment/index.ts';
import type { Localized } from '../../platform/errors/api-error.ts';

const messages: Readonly<Record<DeclineCode, Localized>> = {
  insufficientFunds: {
    tr: 'Kartının limiti yetmedi. Para çekilmedi.',
    en: 'Your card has too little left on it. You have not been charged.',
  },
  doNotHonour: {
    tr: 'Bankan ödemeyi onaylamadı. Para çekilmedi.',
    en: 'Your bank did not approve the payment. You have not been charged.',
  },
  cardExpired: {
    tr: 'Kartının süresi dolmuş. Para çekilmedi.',
    en: 'Your card has expired. You have not been charged.',
  },
  securityCodeWrong: {
    tr: 'Güvenlik kodu tutmadı. Para çekilmedi.',
    en: 'The security code does not match. You have not been charged.',
  },
  cardInvalid: {
    tr: 'Kart bilgileri tutmadı. Para çekilmedi.',
    en: 'The card details do not match. You have not been charged.',
  },
  cardLostOrStolen: {
    tr: 'Bankan bu kartı kabul etmiyor. Para çekilmedi.',
    en: 'Your bank does not accept this card. You have not been charged.',
  },
  cardNotPermitted: {
    tr: 'Bu kart internet alışverişine kapalı. Para çekilmedi.',
    en: 'This card is not open to online payments. You have not been charged.',
  },
  challengeFailed: {
    tr: 'Banka seni doğrulayamadı. Para çekilmedi.',
    en: 'The bank could not confirm it was you. You have not been charged.',
  },
  challengeCancelled: {
    tr: 'Banka sayfasında vazgeçtin. Para çekilmedi.',
    en: 'You cancelled on the bank’s page. You have not been charged.',
  },
  challengeExpired: {
    tr: 'Onay süresi doldu. Para çekilmedi.',
    en: 'The time to confirm has run out. You have not been charged.',
  },
  challengeNotStarted: {
    tr: 'Bankan bu kart için onay sayfası açmadı. Para çekilmedi.',
    en: 'Your bank did not open its page for this card. You have not been charged.',
  },
  challengeRequired: {
    tr: 'Bankan onayını istiyor. Para çekilmedi.',
    en: 'Your bank asks you to confirm. You have not been charged.',
  },
  amountMismatch: {
    tr: 'Banka başka bir tutar çekti; tamamı sana iade edildi.',
    en: 'The bank took another amount; all of it went back to you.',
  },
  cancelled: {
    tr: 'Ödeme iptal edildi. Para çekilmedi.',
    en: 'The payment was cancelled. You have not been charged.',
  },
  refused: {
    tr: 'Bankan ödemeyi onaylamadı. Para çekilmedi.',
    en: 'Your bank did not approve the payment. You have not been charged.',
  },
};

/** Why there is no charge, in words for the customer. Every one says where the money is. */
export const declineMessage = (code: DeclineCode): Localized => messages[code];
