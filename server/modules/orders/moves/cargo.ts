import { msg } from '#words';
import { carrierDayAfter, dayOf, HOLIDAYS } from '../../../../domain/calendar/index.ts';
import { HOME_DELIVERY } from '../../../../domain/delivery/index.ts';
import type { OrderEvent } from '../../../../domain/lifecycle/index.ts';
import type { Localized } from '../../../platform/errors/api-error.ts';
import type { StoredOrder } from '../order/index.ts';
import type { Cargo } from '../order/orders.tables.ts';

/** The carrier of a parcel and its tracking number. */
export type Shipment = { carrier: string; trackingNumber: string; trackingUrl: string | null };

const movementOf = (event: OrderEvent): Localized | null => {
  if (event === 'ship' || event === 'sendAgain') return msg`Kargoya verildi`;
  if (event === 'out') return msg`Kurye yola çıktı`;
  if (event === 'deliver') return msg`Teslim edildi`;
  if (event === 'fail') return msg`Teslim edilemedi`;
  return null;
};

/** The parcel's carrier history after a move, the latest first; null when the move adds nothing to it. */
export function advanceCargo(
  { cargo, deliveryAddress }: Pick<StoredOrder, 'cargo' | 'deliveryAddress'>,
  event: OrderEvent,
  shipment: Shipment | undefined,
  now: Date,
): Cargo | null {
  const text = movementOf(event);
  const known = shipment ?? cargo;
  if (text === null || !known) return null;
  const isSent = event === 'ship' || event === 'sendAgain';
  const { state } = deliveryAddress.location;
  const place = isSent ? 'İstanbul' : state.name.tr;
  const { latest } = HOME_DELIVERY.workingDays;
  return {
    carrier: known.carrier,
    trackingNumber: known.trackingNumber,
    trackingUrl: known.trackingUrl,
    estimatedDelivery: isSent
      ? carrierDayAfter(dayOf(now.getTime()), latest - 1, HOLIDAYS)
      : (cargo?.estimatedDelivery ?? null),
    movements: [{ at: now.toISOString(), place, text }, ...(cargo?.movements ?? [])],
  };
}
