import { msg } from '#words';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errors } from '../../platform/errors/error-catalogue.ts';

const levels = 'intensityOfEachDay';

export const quizErrors = {
  consentRequired: () =>
    new ApiError(422, 'CONSENT_REQUIRED', msg`Bu cevaplar sağlık verisi sayılır. Açık rızan olmadan alamayız.`),
  linkInvalid: () => new ApiError(422, 'INVALID_TOKEN', msg`Bu bağlantı geçersiz.`),
  linkExpired: () =>
    new ApiError(422, 'LINK_EXPIRED', msg`Bu bağlantının süresi dolmuş. Soruları yeniden cevaplayabilirsin.`),
  levelForEachDay: () => errors.invalidField(levels, 'mismatch', msg`Reglinin her günü için bir akış seç.`),
  flowOnOneDay: () => errors.invalidField(levels, 'notAccepted', msg`En az bir günde akış olmalı.`),
};
