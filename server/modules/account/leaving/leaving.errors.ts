import { msg } from '#words';
import type { ClosingObstacle } from '../../../../domain/account/index.ts';
import { ApiError, type Localized } from '../../../platform/errors/api-error.ts';

const words: Readonly<Record<ClosingObstacle, Localized>> = {
  LOCKED_BOX_EXISTS: msg`Hazırlanmaya alınan bir kutun var, parası henüz çekilmedi. O kutuyu iptal edersen hesabını silebilirsin.`,
  OPEN_ORDER_EXISTS: msg`Teslim edilmemiş bir siparişin var. Eline ulaşınca hesabını silebilirsin.`,
  DUE_PAYMENT_EXISTS: msg`Ödenmemiş bir siparişin var. Önce öde ya da vazgeç, sonra hesabını silebilirsin.`,
  OPEN_REFUND_EXISTS: msg`Cevap bekleyen bir iaden var. Sonuçlanınca hesabını silebilirsin.`,
  PAYMENT_IN_PROGRESS: msg`Bitmemiş bir ödemen var. Sonucu belli olunca hesabını silebilirsin.`,
};

/** Something must end before the account can be closed. */
export const stillOpen = (code: ClosingObstacle) => new ApiError(409, code, words[code]);
