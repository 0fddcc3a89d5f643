import { msg } from '#words';
import { ApiError } from '../../platform/errors/api-error.ts';

export const orderErrors = {
  letterLocked: () => new ApiError(409, 'LETTER_LOCKED', msg`Paketin hazırlandı, mektup artık değişmez.`),
  /** Nothing is packed of an order that is off. */
  noParcel: () => new ApiError(409, 'LETTER_LOCKED', msg`Bu sipariş gönderilmeyecek, mektup da değişmez.`),
  letterExists: () =>
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
};
