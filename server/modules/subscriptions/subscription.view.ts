import {
  addDays,
  dayOf,
  FURTHEST_ORDER_DAYS,
  CUTOFF_DAYS,
  lastChangeDay,
  parseCalendarDay,
  startOfDay,
} from '../../../domain/calendar/index.ts';
import { isExpired } from '../../../domain/card/index.ts';
import { toDecimal, ZERO_KURUS } from '../../../domain/money/index.ts';
import { priceOrder, type PricingLine } from '../../../domain/pricing/index.ts';
import type { components } from '../../../openapi/types/subscriptions.d.ts';
import type { AppContext } from '../../platform/context.ts';
import { findCard, type SavedCard } from '../cards/index.ts';
import type { WithCatalogue } from '../catalog/index.ts';
import {
  customPacketId,
  findPackets,
  listPacketRows,
  lookupOf,
  type PacketView,
  priceCustomPacket,
  toCustomPacketView,
  toReadyPacketView,
} from '../packets/index.ts';
import type { StoredSubscription, StoredSubscriptionLine, SubscriptionWithLines } from './subscriptions.repository.ts';

type Wire = components['schemas'];
type Lookup = ReturnType<typeof lookupOf>;
type Shown = {
  lookup: Lookup;
  packets: ReadonlyMap<string, PacketView>;
  prices: ReadonlyMap<string, PricingLine['price']>;
};

function toCardView(card: SavedCard, now: Date): Wire['Subscription']['card'] {
  return {
    _id: card.id,
    alias: card.alias,
    cardHolderName: card.holder,
    lastFourDigits: card.lastFour,
    brand: card.brand,
    bankName: card.bankName,
    expireMonth: card.expireMonth,
    expireYear: card.expireYear,
    isExpired: isExpired({ month: Number(card.expireMonth), year: Number(card.expireYear) }, now.getTime()),
    isPrimary: card.isPrimary,
    isInUse: true,
  };
}

/** The packets of some lines as the shelf shows them now, with their prices in kuruş, by line. */
async function showPackets(
  context: AppContext<WithCatalogue>,
  lines: readonly StoredSubscriptionLine[],
): Promise<Shown> {
  const { data } = await context.catalogue.read();
  const lookup = lookupOf(data);
  const packets = new Map<string, PacketView>();
  const prices = new Map<string, PricingLine['price']>();
  const ready = lines.filter(({ kind }) => kind === 'packet');
  const rows = await listPacketRows(
    context.db,
    ready.flatMap(({ itemId }) => itemId ?? []),
  );
  for (const line of ready) {
    const row = rows.find(({ id }) => id === line.itemId);
    const view = row && toReadyPacketView(row, lookup);
    if (view) packets.set(line.id, view);
  }
  for (const line of lines.filter(({ kind }) => kind === 'custompacket')) {
    const boxes = (line.boxes ?? []).map(({ productId, boxes: quantity }) => ({ productId, quantity }));
    const priced = priceCustomPacket(lookup.products, boxes);
    if (!priced) continue;
    packets.set(line.id, toCustomPacketView(customPacketId(priced.contents), priced, lookup));
    prices.set(line.id, priced.price);
  }
  return { lookup, packets, prices };
}

async function pricesOf(
  context: AppContext<WithCatalogue>,
  shown: Shown,
  lines: readonly StoredSubscriptionLine[],
): Promise<PricingLine[]> {
  const ready = await findPackets(
    context.db,
    lines.flatMap(({ kind, itemId }) => (kind === 'packet' && itemId ? [itemId] : [])),
  );
  return lines.flatMap((line): PricingLine[] => {
    const id = line.itemId ?? '';
    const price =
      line.kind === 'product'
        ? shown.lookup.products.get(id)?.price
        : (shown.prices.get(line.id) ?? ready.get(id)?.price);
    return price ? [{ key: line.id, price, quantity: line.quantity, purchaseType: 'subscription' }] : [];
  });
}

function orderDays({ status, nextOrderDay }: StoredSubscription, now: Date) {
  const next =
    nextOrderDay === null || status === 'CANCELLED' || status === 'PAUSED' ? null : parseCalendarDay(nextOrderDay);
  if (next === null) {
    return { nextOrderDate: null, earliestNextOrderDate: null, latestNextOrderDate: null, cutoffAt: null };
  }
  const today = dayOf(now.getTime());
  const cutoff = new Date(startOfDay(addDays(lastChangeDay(next), 1)));
  return {
    nextOrderDate: next,
    earliestNextOrderDate: addDays(today, CUTOFF_DAYS + 1),
    latestNextOrderDate: addDays(today, FURTHEST_ORDER_DAYS),
    cutoffAt: cutoff.toISOString(),
  };
}

/** A subscription as the contract shows it: what it holds, at what it would cost today. */
export async function showSubscription(
  context: AppContext<WithCatalogue>,
  { subscription, lines }: SubscriptionWithLines,
): Promise<Wire['Subscription']> {
  const now = context.clock.now();
  const shown = await showPackets(context, lines);
  const { price } = priceOrder({
    lines: await pricesOf(context, shown, lines),
    promo: null,
    balance: ZERO_KURUS,
  });
  const toProduct = ({ id, itemId, quantity }: StoredSubscriptionLine): Wire['SubscriptionProduct'][] => {
    const product = shown.lookup.views.get(itemId ?? '');
    return product ? [{ _id: id, product, quantity }] : [];
  };
  const { accountId, cardId } = subscription;
  const card = cardId === null ? null : await findCard(context.db, accountId, cardId);
  const products = lines.filter(({ kind }) => kind === 'product');
  return {
    _id: subscription.id,
    name: subscription.name,
    status: subscription.status,
    packets: lines
      .filter(({ kind, isExtra }) => kind !== 'product' && !isExtra)
      .map((line) => ({
        _packet: shown.packets.get(line.id) ?? null,
        quantity: line.quantity,
        sortOrder: line.sortOrder,
      })),
    products: products.filter(({ isExtra }) => !isExtra).flatMap(toProduct),
    extras: products.filter(({ isExtra }) => isExtra).flatMap(toProduct),
    price: {
      _currency: 'TRY',
      grossOriginalAmount: toDecimal(price.grossOriginalAmount),
      grossSubscriptionDiscountAmount: toDecimal(price.grossSubscriptionDiscountAmount),
      grossPromoDiscountAmount: toDecimal(price.grossPromoDiscountAmount),
      shippingAmount: toDecimal(price.shippingAmount),
      balanceAmount: toDecimal(price.balanceAmount),
      chargedAmount: toDecimal(price.chargedAmount),
    },
    card: card && toCardView(card, now),
    _deliveryAddress: subscription.deliveryAddressId,
    _billingAddress: subscription.billingAddressId,
    intervalDays: subscription.intervalDays,
    cycle: subscription.cycle,
    ...orderDays(subscription, now),
    skipReasons: subscription.skipReasons,
    isSkipped: subscription.isSkipped,
    createdAt: subscription.createdAt.toISOString(),
    cancelledAt: subscription.cancelledAt?.toISOString() ?? null,
  };
}
