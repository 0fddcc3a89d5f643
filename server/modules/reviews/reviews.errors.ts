import { msg } from '#words';
import { ApiError } from '../../platform/errors/api-error.ts';

/** Errors of a reminder's link. */
export const reminderErrors = {
  invalid: () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantı geçersiz.`),
  expired: () => new ApiError(422, 'LINK_EXPIRED', msg`Bu bağlantının süresi dolmuş. Hesabına girip oradan bak.`),
  used: () => new ApiError(422, 'LINK_USED', msg`Bu kutuda değerlendireceğin bir şey kalmadı.`),
  withdrawn: () =>
    new ApiError(422, 'LINK_WITHDRAWN', msg`Bu bağlantı artık geçerli değil. Hesabına girip oradan bak.`),
};
