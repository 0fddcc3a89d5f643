import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';
import type { MailedAction } from '../plan/subscriptions.tables.ts';

export const mailedErrors = {
  invalid: () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantı geçersiz.`),
  expired: () => new ApiError(422, 'LINK_EXPIRED', msg`Bu bağlantının süresi dolmuş. Hesabına girip oradan bak.`),
  used: (action: MailedAction | null) =>
    new ApiError(422, 'LINK_USED', msg`Bu bağlantı kullanılmış. Hesabına girip oradan bak.`, action ? { action } : {}),
  withdrawn: () =>
    new ApiError(422, 'LINK_WITHDRAWN', msg`Bu bağlantı artık geçerli değil. Hesabına girip oradan değiştir.`),
  undoIsOver: () => new ApiError(422, 'LINK_EXPIRED', msg`Geri almak için süre doldu.`),
  gone: () => new ApiError(409, 'DELIVERY_GONE', msg`Bu kutu zaten gelmeyecek.`),
};
