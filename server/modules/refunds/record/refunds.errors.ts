import { msg } from '#words';
import type { NotRefundableReason } from '../../../../domain/refund/index.ts';
import type { components } from '../../../../openapi/types/refunds.d.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';

type Price = components['schemas']['RefundPrice'];

export const refundErrors = {
  linesRefused: (lines: { _line: string; notRefundableReason: NotRefundableReason }[]) =>
    new ApiError(409, 'LINES_NOT_REFUNDABLE', msg`Seçtiklerinden biri iade edilemiyor.`, { lines }),
  amountChanged: (price: Price) =>
    new ApiError(409, 'REFUND_AMOUNT_CHANGED', msg`İade tutarı değişti. Yenisini gösterdik.`, { price }),
  open: (_refund: string) =>
    new ApiError(409, 'REFUND_OPEN', msg`Bu sipariş için bir iade talebin zaten var.`, { _refund }),
  answered: () => new ApiError(409, 'REFUND_ANSWERED', msg`Bu talep sonuçlandı.`),
  /** The boxes have arrived: a withdrawal now would leave boxes and money with the shop. */
  received: () =>
    new ApiError(409, 'REFUND_ANSWERED', msg`Gönderdiğin kutu bize ulaştı; talebini artık geri alamazsın.`),
  moneyUnderWay: () =>
    new ApiError(
      409,
      'MONEY_UNDER_WAY',
      msg`Banka bu ürünün önceki iadesini henüz bildirmedi. Bildirince yeniden dene.`,
    ),
  itemUnknown: () => errors.invalidField('items', 'LINE_UNKNOWN', msg`Bu siparişte böyle bir satır yok.`),
  pictureUnknown: () =>
    errors.invalidField('pictures', 'PICTURE_UNKNOWN', msg`Resimlerden biri artık yok. Yeniden ekle.`),
  lineUnknown: () => errors.invalidField('lines', 'LINE_UNKNOWN', msg`Bu talepte böyle bir satır yok.`),
  tooManyUnits: () => errors.invalidField('lines', 'UNITS_TOO_MANY', msg`İstenenden fazlası geri alınamaz.`),
  noUnits: () => errors.invalidField('lines', 'UNITS_NONE', msg`Hiçbir şey geri alınmayacaksa talebi reddet.`),
};
