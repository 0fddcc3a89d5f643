import { msg } from '#words';
import { toDecimal } from '../../../../domain/money/index.ts';
import type { OrderPrice } from '../../../../domain/pricing/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import { findOrder } from '../../orders/index.ts';

export const dueErrors = {
  notDue: async (tx: Tx, accountId: string, orderId: string) => {
    const found = await findOrder(tx, accountId, orderId);
    const orderStatus = found?.order.status ?? 'CANCELLED';
    return new ApiError(409, 'NOT_DUE', msg`Bu ödeme artık bekleyen bir ödeme değil.`, { orderStatus });
  },
  unknownCard: () => new ApiError(404, 'CARD_NOT_FOUND', msg`Bu kart artık kayıtlı değil. Başka bir kart seç.`),
  expiredCard: () => errors.invalidField('card._card', 'expired', msg`Bu kartın süresi dolmuş. Başka bir kart seç.`),
  miscalculation: ({ grossOriginalAmount, chargedAmount }: Pick<OrderPrice, 'grossOriginalAmount' | 'chargedAmount'>) =>
    new ApiError(409, 'MISCALCULATION', msg`Fiyatlar değişti. Yeni tutarı gösterdik.`, {
      grossOriginalAmount: toDecimal(grossOriginalAmount),
      chargedAmount: toDecimal(chargedAmount),
    }),
  soldOut: () =>
    new ApiError(409, 'OUT_OF_STOCK', msg`Kutundaki bir ürün şu an kalmadı. Para çekilmedi.`, { products: [] }),
};
