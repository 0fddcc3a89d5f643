import { fill, msg } from '#words';
import type { OrderStatus } from '../../../../domain/lifecycle/index.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { errors } from '../../../platform/errors/error-catalogue.ts';
import type { NotAdoptable } from '../../subscriptions/index.ts';
import { operationsMoves } from '../../orders/index.ts';

export const operationsErrors = {
  moveRefused: (event: string, status: OrderStatus) =>
    new ApiError(409, 'MOVE_REFUSED', fill(msg`Bu sipariş {status} durumunda; {event} yapılamaz.`, { status, event }), {
      status,
      moves: operationsMoves(status),
    }),
  stockTooLow: (least: number) =>
    new ApiError(
      409,
      'STOCK_TOO_LOW',
      fill(msg`Bu kadar kutu yok. En az {least} kutu kalmalı, çünkü ödemesi sürüyor.`, { least }),
      { least },
    ),
  codeTaken: () => new ApiError(409, 'CODE_TAKEN', msg`Böyle bir kod zaten var.`),
  /** The bank has no such payment, or a payment here already has it. */
  notMissing: () => new ApiError(409, 'NOT_MISSING', msg`Bankada bu adla duran ve burada eksik olan bir ödeme yok.`),
  notAdoptable: (because: NotAdoptable) =>
    new ApiError(409, 'NOT_ADOPTABLE', msg`Bu ödeme bir teslimata sayılamıyor. Karta iade edebilirsin.`, { because }),
  alreadyAnswered: () => new ApiError(409, 'ALREADY_ANSWERED', msg`Bu soruna cevap verilmiş.`),
  /** Hiding a review needs a reason, which its author gets by mail. */
  reasonMissing: () => errors.invalidField('words', 'required', msg`Yazana nedenini söyle.`),
  /** Customers who subscribe today were shown today’s price. */
  tooSoon: () => errors.invalidField('from', 'tooSoon', msg`Yeni fiyat en erken yarın başlar.`),
  /** A shipment needs carrier and tracking number, so that the customer can follow it. */
  shipmentMissing: () =>
    errors.invalidField('trackingNumber', 'required', msg`Kargo şirketini ve takip numarasını yaz.`),
};
