import { parseCalendarDay } from '../../../domain/calendar/index.ts';
import type { SubscriptionStatus } from '../../../domain/lifecycle/index.ts';
import type { Localized } from '../../../domain/locale/index.ts';
import { type Kurus, toKurus } from '../../../domain/money/index.ts';
import { type IntervalDays, joinPieces } from '../../../domain/subscription/index.ts';
import type { Delivery } from '../../../machines/subscription/index.ts';
import type { components, paths } from '../../../openapi/types/subscriptions.d.ts';
import { type Api, read } from '../http/index.ts';

type Wire = components['schemas']['Subscription'];

/** A subscription of the contract: days of Istanbul, amounts in kuruş. */
export interface Subscription {
  _id: string;
  name: string;
  status: SubscriptionStatus;
  /** Delivery days of the next delivery. */
  nextWindow: Delivery['window'] | null;
  intervalDays: IntervalDays;
  /** Charge of the next delivery. */
  charged: Kurus;
  cardEnd: string | null;
  /** The saved card it is paid with. */
  cardId: string | null;
  lines: { key: string; name: Localized; quantity: number }[];
  /** `pad.super.12_tampon.mini.8`: every piece of a delivery, for its picture. */
  contents: string;
}

export function toSubscription(wire: Wire): Subscription {
  const { packets, products } = wire;
  const next = wire.deliveries.find(({ state }) => state !== 'skipped');
  const boxes = [
    ...packets.flatMap(({ _packet, quantity }) =>
      (_packet?.items ?? []).map((box) => ({ product: box._product, quantity: box.quantity * quantity })),
    ),
    ...products,
  ];
  return {
    _id: wire._id,
    name: wire.name,
    status: wire.status,
    nextWindow: next ? toWindow(next.arrival) : null,
    intervalDays: wire.intervalDays as IntervalDays,
    charged: toKurus(wire.price.chargedAmount),
    cardEnd: wire.card?.lastFourDigits ?? null,
    cardId: wire.card?._id ?? null,
    lines: [
      ...packets.flatMap(({ _packet, quantity }) =>
        _packet ? [{ key: _packet._id, name: _packet.name, quantity }] : [],
      ),
      ...products.map(({ _id, product, quantity }) => ({ key: _id, name: product.name, quantity })),
    ],
    contents: joinPieces(
      boxes.map(({ product: { type, subType, productSize }, quantity }) => ({
        pieces: `${type}.${subType}.${productSize}`,
        quantity,
      })),
    ),
  };
}

const toWindow = ({ earliest, latest }: components['schemas']['Delivery']['arrival']): Delivery['window'] => ({
  earliest: parseCalendarDay(earliest)!,
  latest: parseCalendarDay(latest)!,
});

export const toDelivery = (wire: components['schemas']['Delivery']): Delivery => ({
  cycle: wire.cycle,
  state: wire.state,
  orderDay: parseCalendarDay(wire.orderDate)!,
  window: toWindow(wire.arrival),
  changeUntil: wire.changeUntil,
  deliveryAddressId: wire._deliveryAddress,
  gift: wire.gift,
  charged: toKurus(wire.price.chargedAmount),
  why: wire.why,
});

/** This customer's subscriptions that are not cancelled. Spec §7. */
export async function listSubscriptions(api: Api, signal?: AbortSignal): Promise<Subscription[]> {
  const params = { query: { query: '{}' } };
  const found = await read(api.client<paths>().GET('/private/user/subscriptions', { params, signal }));
  return found.map(toSubscription);
}

/** Ended subscriptions, the last first. */
export async function listEndedSubscriptions(api: Api, signal?: AbortSignal): Promise<Subscription[]> {
  const found = await read(
    api.client<paths>().GET('/private/user/subscriptions/get-deactivated-subscriptions', { signal }),
  );
  return found.map(toSubscription);
}
