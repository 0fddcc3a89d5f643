import { msg } from '#words';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';

export const orderErrors = {
  noteLocked: () => new ApiError(409, 'LETTER_LOCKED', msg`Paketin hazırlandı, mektup artık değişmez.`),
  /** A cancelled order has no parcel. */
  noParcel: () => new ApiError(409, 'LETTER_LOCKED', msg`Bu sipariş gönderilmeyecek, mektup da değişmez.`),
  noteExists: () =>
    new ApiError(409, 'LETTER_EXISTS', msg`Bu siparişin bir mektubu var. Onu değiştirebilir ya da silebilirsin.`),
  packed: () =>
    new ApiError(
      409,
      'ORDER_PACKED',
      msg`Kutun hazırlandı, sipariş artık iptal edilemez. Teslimden sonra iade edebilirsin.`,
    ),
  notCancellable: () => new ApiError(409, 'NOT_CANCELLABLE', msg`Bu siparişin iptal edilecek bir şeyi yok.`),
  problemOpen: () =>
    new ApiError(409, 'PROBLEM_OPEN', msg`Bu sipariş için bize yazmışsın, bakıyoruz. Cevabımız e-postayla gelecek.`),
  notPacked: () =>
    new ApiError(409, 'NOT_PACKED', msg`Bu kutu henüz hazırlanmadı. Vazgeçtiysen siparişi iptal edebilirsin.`),
  alreadyReplaced: () => new ApiError(409, 'ALREADY_REPLACED', msg`Bu siparişin yerine bir kutu zaten gönderildi.`),
  nothingToSend: () => new ApiError(409, 'NOTHING_TO_SEND', msg`Bu siparişten gönderilecek bir şey kalmadı.`),
  soldOut: (data: ApiError['data']) => new ApiError(409, 'OUT_OF_STOCK', msg`Depoda yeterince kutu yok.`, data),
  lineUnknown: () => errors.invalidField('lines', 'LINE_UNKNOWN', msg`Bu kutuda böyle bir satır yok.`),
  tooManyUnits: () => errors.invalidField('lines', 'UNITS_TOO_MANY', msg`Kutuda olandan fazlası gönderilemez.`),
};
